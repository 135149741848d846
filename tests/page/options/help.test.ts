import { afterEach, expect, test, vi } from 'vitest';
import { makeHelp } from '../../../src/page/options/help.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { type PlainElement, plainPage, plainSettings } from '../plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

const { ui } = wordsOf('en');

type Source = Parameters<typeof makeHelp>[1];

const rows: ReturnType<Source['rows']> = [
  { control: null, group: 'moving', does: ui.keys.move, keys: ['↑'] },
  { control: 'explore', group: 'automatic', does: 'Explore the floor', keys: ['o', 'O'] },
  { control: 'eat', group: 'items', does: 'Eat', keys: ['e'] },
  { control: 'menu', group: 'game', does: 'Menu', keys: ['z', 'Enter'] },
  { control: 'drink', group: 'items', does: 'Drink', keys: ['q'] },
];

/** The open help of a game. Returns the dialog, and functions that read it. */
function opened(source: Partial<Source> = {}, device: { touch?: boolean; pad?: boolean } = {}) {
  plainPage();
  const help = makeHelp(
    plainSettings(),
    {
      goal: () => ({ en: 'Win.' }),
      rows: () => rows,
      steps: () => [],
      icon: (name) => document.createElement(`icon-${name}`),
      padButton: (control) => `<${control}>`,
      ...source,
    },
    {
      usesTouch: () => device.touch ?? false,
      usesKeyboard: () => false,
      hasPad: () => device.pad ?? false,
    },
  );
  help.open();
  const dialog = help.dialog as unknown as PlainElement;
  return {
    dialog,
    tabs: () => dialog.querySelectorAll('button').filter(({ className }) => className === 'small'),
    sections: () =>
      dialog
        .querySelectorAll('section')
        .map(({ children }) => (children as PlainElement[]).map(({ textContent }) => textContent)),
  };
}

test('help shows the goal and the most important keys of the game that is played when it opens', () => {
  const { dialog } = opened({ goal: () => ({ en: 'Cross the moor.' }) });
  expect(dialog.open).toBe(true);
  expect(dialog.textContent).toContain('Cross the moor.');
  // An important action has its first key; another action is on the page of all keys.
  expect(dialog.textContent).toContain(`${ui.buttons.explore}Explore the floor`);
  expect(dialog.querySelectorAll('kbd').map(({ textContent }) => textContent)).toEqual([
    '↑',
    'o',
    'z',
  ]);
  expect(dialog.querySelectorAll('icon-compass')).toHaveLength(1);
});

test('the rose of the help names each direction with its own key, and draws a point for it', () => {
  const steps = [
    { point: 'north', key: 'w' },
    { point: 'southEast', key: '' },
  ] as const;
  const { dialog } = opened({ steps: () => steps });
  expect(dialog.textContent).toContain(`${ui.direction.north}w${ui.direction.southEast}`);
  // A bright and a dark half for each.
  expect(dialog.querySelectorAll('polygon')).toHaveLength(4);
});

test('the second page of the help has all keys under the headings of their groups', () => {
  const { sections, tabs } = opened();
  tabs()[1].onclick();
  expect(sections()).toEqual([
    [ui.keyGroup.moving, '', `${ui.keys.move}↑`],
    [ui.keyGroup.automatic, 'Explore the flooroO'],
    [ui.keyGroup.items, 'EateDrinkq'],
    [ui.keyGroup.game, 'MenuzEnter'],
  ]);
  expect(tabs().map((tab) => (tab as { ariaCurrent?: unknown }).ariaCurrent)).toEqual([
    null,
    'page',
    null,
  ]);
});

test.each([
  { touch: true, heading: 'touch', by: 'Tap', other: /click/i },
  { touch: false, heading: 'mouse', by: 'Click', other: /\btap\b|pinch/i },
] as const)(
  'help lists each effect with its gesture by $heading, and the keys only where there is a keyboard',
  ({ touch, heading, by, other }) => {
    const { dialog, sections } = opened({}, { touch });
    const [name, list] = sections().at(-1) ?? [];
    expect(name).toBe(ui.gestures[heading]);
    expect(list).not.toMatch(other);
    expect(dialog.querySelector('kbd') === null).toBe(touch);
    const gestures = Object.keys(ui.gestures).filter((one) => `${one}${by}` in ui.gestures);
    for (const one of gestures as ('step' | 'look')[]) {
      expect(list).toContain(ui.gestures[one] + ui.gestures[`${one}${by}`]);
    }
  },
);

test('help has a page with the buttons of a gamepad for the commands of the game, if there is a gamepad', () => {
  expect(opened().tabs()[2].hidden).toBe(true);
  const { dialog, tabs } = opened({}, { pad: true });
  expect(tabs()[2].hidden).toBe(false);
  tabs()[2].onclick();
  expect(dialog.textContent).toContain(`${ui.keys.explore}<explore>`);
  expect(dialog.textContent).toContain(`${ui.keys.move}${ui.gamepad.moves}`);
  expect(dialog.textContent).not.toContain(ui.keys.dig);
});
