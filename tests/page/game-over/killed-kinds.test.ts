import { afterEach, expect, test, vi } from 'vitest';
import { makeKilledKinds } from '../../../src/page/game-over/killed-kinds.ts';
import { scene } from '../../world.ts';
import { PlainElement, plainPage, plainSettings } from '../plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('a victory lists each kind that the hero has killed, with its number and picture, the most frequent first', () => {
  plainPage();
  const portraitOf = () => new PlainElement('i') as unknown as HTMLElement;
  const settings = plainSettings();
  const killed = makeKilledKinds(settings, portraitOf);
  const shown = killed.element as unknown as PlainElement;
  const game = scene('### #@# ###');
  expect(shown.hidden).toBe(true);
  killed.show(game, {
    since: 0,
    kills: new Map([
      ['wolf', 1],
      ['bat', 1],
      ['rat', 2],
      ['of a pack that is gone', 3],
    ]),
  });
  expect(shown.hidden).toBe(false);
  const lines = shown.querySelector('ul')?.children as PlainElement[];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['rat ×2', 'bat', 'wolf']);
  expect(lines.every((line) => line.querySelector('i') !== null)).toBe(true);
  const later = new Map<string, number>();
  killed.show(game, { since: 0, kills: later });
  expect(shown.hidden).toBe(true);
  // The past of a continued game is known later.
  later.set('bat', 7);
  settings.refresh();
  expect(shown.hidden).toBe(false);
  expect(shown.querySelector('ul')?.textContent).toBe('bat ×7');
});

test('the killed kinds of a victory have a heading of their own, not the label of their number', async () => {
  plainPage();
  const settings = plainSettings();
  const killed = makeKilledKinds(settings, () => new PlainElement('i') as unknown as HTMLElement);
  const heading = (killed.element as unknown as PlainElement).querySelector('h2');
  await settings.choose({ language: 'ja' });
  expect(heading?.textContent).toBe('倒したモンスター');
});
