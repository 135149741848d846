import { afterEach, expect, test, vi } from 'vitest';
import { makeHelp } from '../../../src/page/options/help.ts';
import { type PlainElement, plainPage, plainSettings } from '../plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('help shows the goal and the keys of the game that is played when it opens', () => {
  plainPage();
  let game = { goal: { en: 'Find the jewel.' }, key: 'z' };
  const rows = () => [{ group: 'place' as const, does: 'Dig', keys: [game.key] }];
  const help = makeHelp(
    plainSettings(),
    () => game.goal,
    rows,
    () => false,
  );
  // A game whose pack is gone chooses no other campaign: no setting changes.
  game = { goal: { en: 'Cross the moor.' }, key: 'q' };
  help.open();
  const shown = help.dialog as unknown as PlainElement;
  expect(shown.open).toBe(true);
  expect(shown.textContent).toContain('Cross the moor.');
  expect(shown.querySelector('kbd')?.textContent).toBe('q');
});
