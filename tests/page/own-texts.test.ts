import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MenuActions, makeMenu } from '../../src/page/menu.ts';
import type { MakePortrait } from '../../src/page/portrait.ts';
import { makeQuestion } from '../../src/page/question.ts';
import type { Settings } from '../../src/page/settings.ts';
import { makeSheets, type SheetSource } from '../../src/page/sheets/sheets.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { type PlainElement, plainPage, plainSettings } from './plain-page.ts';

const { ui } = wordsOf('en');
let settings: Settings;
/** How often the page was drawn since the dialog of a test was made. */
let drawn: number;

beforeEach(() => {
  plainPage();
  settings = plainSettings();
});
afterEach(() => vi.unstubAllGlobals());

/** Counts the drawings of everything that follows the settings, such as the map. */
function countDrawings(): void {
  drawn = -1;
  settings.follow(() => {
    drawn++;
  });
}

const textOf = (element: Element | HTMLElement | null) =>
  (element as unknown as PlainElement | null)?.textContent;

test('a question shows its own texts, and does not draw the rest of the page again', () => {
  const { dialog, ask } = makeQuestion(settings, 'question');
  countDrawings();
  const yes = { value: true, label: () => 'Yes' };
  ask(
    () => 'Really?',
    [yes],
    () => 'Inspector',
  );
  expect(textOf(dialog)).toContain('Really?');
  expect(textOf(dialog.querySelector('h2'))).toBe('Inspector');
  ask(() => 'And now?', [yes]);
  expect(textOf(dialog)).toContain('And now?');
  expect(textOf(dialog.querySelector('h2'))).toBe(ui.saves.heading);
  expect(drawn).toBe(0);
});

test('the menu says whether the game is kept, and does not draw the rest of the page again', () => {
  const { dialog, open } = makeMenu(settings, {
    hasBag: () => true,
    hasDiscoveries: () => false,
    canRepeat: () => false,
    fetch: () => {},
    keyOf: () => '',
  } as unknown as MenuActions);
  countDrawings();
  const note = () => dialog.querySelector('small');
  open('seed', false);
  expect(note()?.hidden).toBe(true);
  open('seed', true);
  expect(note()?.hidden).toBe(false);
  expect(textOf(dialog)).toContain(`${ui.toTitle} ${ui.savedOnLeaving}`);
  expect(drawn).toBe(0);
});

test('a page of the sheets has its own heading and content, and does not draw the rest of the page again', () => {
  const line = { turns: '1', text: 'You wake up.', tone: 'plain' };
  const source = {
    log: () => [line],
    logNote: () => '',
    discoveries: () => null,
    floorMap: () => null,
    floor: () => [],
  };
  const { dialog, open } = makeSheets(
    settings,
    source as unknown as SheetSource,
    (() => {}) as unknown as MakePortrait,
  );
  countDrawings();
  open('log');
  expect(textOf(dialog.querySelector('h2'))).toBe(ui.sheet.log);
  expect(textOf(dialog)).toContain(line.text);
  open('floor');
  expect(textOf(dialog.querySelector('h2'))).toBe(ui.sheet.floor);
  expect(textOf(dialog)).not.toContain(line.text);
  expect(drawn).toBe(0);
});
