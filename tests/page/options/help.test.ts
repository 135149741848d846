import { afterEach, expect, test, vi } from 'vitest';
import { makeHelp } from '../../../src/page/options/help.ts';
import { type PlainElement, plainPage, plainSettings } from '../plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('help shows the goal and the keys of the game that is played when it opens', () => {
  plainPage();
  let game = { goal: { en: 'Find the jewel.' }, key: 'z' };
  const rows = () => [{ group: 'place' as const, does: 'Dig', keys: [game.key] }];
  const help = makeHelp(plainSettings(), () => game.goal, rows, {
    usesTouch: () => false,
    usesKeyboard: () => true,
    hasPad: () => false,
  });
  // A game whose pack is gone chooses no other campaign: no setting changes.
  game = { goal: { en: 'Cross the moor.' }, key: 'q' };
  help.open();
  const shown = help.dialog as unknown as PlainElement;
  expect(shown.open).toBe(true);
  expect(shown.textContent).toContain('Cross the moor.');
  expect(shown.querySelector('kbd')?.textContent).toBe('q');
});

test.each([
  { usesTouch: true, heading: 'touch', by: 'Tap', other: /click/i },
  { usesTouch: false, heading: 'mouse', by: 'Click', other: /\btap\b|pinch/i },
] as const)(
  'help lists the keys under the headings of their groups, and each effect with its gesture by $heading',
  ({ usesTouch, heading, by, other }) => {
    const made = plainPage();
    const settings = plainSettings();
    const { ui } = settings.words;
    const rows = [
      { group: 'items' as const, does: 'Eat', keys: ['e'] },
      { group: 'game' as const, does: 'Choose', keys: ['z', 'Enter'] },
      { group: 'items' as const, does: 'Drink', keys: ['q'] },
    ];
    const help = makeHelp(
      settings,
      () => ({ en: 'Win.' }),
      () => rows,
      { usesTouch: () => usesTouch, usesKeyboard: () => false, hasPad: () => false },
    );
    help.open();
    const sections = made
      .filter(({ localName }) => localName === 'section')
      .map(({ children }) => (children as PlainElement[]).map(({ textContent }) => textContent));
    expect(sections).toEqual([
      [ui.keyGroup.items, 'EateDrinkq'],
      [ui.keyGroup.game, 'ChoosezEnter'],
      [ui.gestures[heading], expect.not.stringMatching(other)],
    ]);
    // Fingers come first, and the keys are folded.
    const folded = made.find(({ localName }) => localName === 'details');
    expect([folded?.children.length, folded?.open]).toEqual([usesTouch ? 2 : 1, false]);
    const gestures = Object.keys(ui.gestures).filter((name) => `${name}${by}` in ui.gestures);
    for (const name of gestures as ('step' | 'look')[]) {
      expect(sections[2][1]).toContain(ui.gestures[name] + ui.gestures[`${name}${by}`]);
    }
  },
);
