import { describe, expect, test } from 'vitest';
import { keyRows, stepKeys } from '../../src/controls/key-list.ts';
import { keyName, keyNameInText } from '../../src/controls/key-names.ts';
import { compassPoints, type KeyTable, keyTables } from '../../src/controls/key-tables.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';

const tables = Object.keys(keyTables) as KeyTable[];

describe.each(tables)('in the table %s', (table) => {
  test.each(languages)('the key list in %s names each control and its keys', (language) => {
    const rows = keyRows(keyTables[table], wordsOf(language), campaign);
    expect(rows.length).toBeGreaterThan(14);
    for (const { does, keys } of rows) {
      expect(does).not.toBe('');
      expect([does, keys.length > 0 && keys.every((name) => name !== '')]).toEqual([does, true]);
    }
  });
});

describe('the key list has only controls that the hero can use', () => {
  const words = wordsOf('en');
  const { keys } = words.ui;
  const listed = (played: Campaign) =>
    keyRows(keyTables[played.keys], words, played).map(({ does }) => does);

  test('the key list has only the possible actions in Simple, where the hero digs and carries but cannot search or throw', () => {
    const rows = listed(campaign);
    expect(rows).toEqual(expect.arrayContaining([keys.dig, keys.bag, keys.pickup, keys.run]));
    for (const row of [keys.search, keys.throw]) expect(rows).not.toContain(row);
  });

  test('the key list has only the possible actions in the arena, where the hero carries nothing and there are neither stairs nor diagonal steps', () => {
    const rows = listed(arenaCampaign);
    const absent = [keys.bag, keys.confirm, keys.pickup, keys.dig, keys.diagonal];
    for (const row of [...absent, keys.here, keys.down, keys.up]) {
      expect(rows).not.toContain(row);
    }
  });

  test('the key list has only the possible actions in Rogue, where the hero searches, throws and picks up by walking', () => {
    const rows = listed(rogueCampaign);
    expect(rows).toEqual(expect.arrayContaining([keys.search, keys.throw, keys.bag]));
    for (const row of [keys.dig, keys.pickup]) expect(rows).not.toContain(row);
  });
});

test('hints show the first key of a control', () => {
  expect(keyName('bag', keyTables.tutorial, wordsOf('en'))).toBe('x');
  expect(keyName('bag', keyTables.rogue, wordsOf('en'))).toBe('i');
  expect(keyName('panel', keyTables.rogue, wordsOf('en'))).toBe('');
  expect(keyName('attack', keyTables.rogue, wordsOf('en'))).toBe('Tab');
});

const words = wordsOf('en');
const { keys, caps } = words.ui;
test.each(tables)(
  'in the text view, where Tab moves the focus, attack of table %s has the key F',
  (table) => {
    expect(keyNameInText('attack', keyTables[table], wordsOf('en'))).toBe('F');
  },
);

const listOf = (table: KeyTable, played: Campaign) =>
  keyRows(keyTables[table], words, played).map((row) => [row.does, ...row.keys]);

test('the key list of Simple has the keys of the tutorials in order', () => {
  expect(listOf('tutorial', campaign)).toEqual([
    [keys.move, '↑ ↓ ← →', caps.numpad],
    [keys.diagonal, caps.diagonal],
    [keys.count, '1 … 9'],
    [keys.run, 'f', caps.letter, 'Ctrl + ↑ ↓ ← →'],
    [keys.wait, '.', caps.numpad5],
    [keys.rest, 'R'],
    [keys.explore, 'o'],
    [keys.fetch, ','],
    [keys.attack, 'Tab', 'F'],
    [keys.again, 'a'],
    [keys.here, caps.space],
    [keys.pickup, 'p'],
    [keys.down, '>'],
    [keys.up, '<'],
    [keys.dig, 't'],
    [keys.bag, 'x', 'i'],
    [keys.eat, 'e'],
    [keys.drink, 'q'],
    [keys.wield, 'w'],
    [keys.wear, 'W'],
    [keys.takeOff, 'T'],
    [keys.drop, 'd'],
    [keys.examine, ';', '_'],
    [keys.log, 'm'],
    [keys.character, '@', 'C'],
    [keys.floor, 'M'],
    [keys.describe, "'"],
    [keys.zoomIn, '+'],
    [keys.zoomOut, '-'],
    [keys.zoomReset, '='],
    [keys.confirm, 'z', 'Enter'],
    [keys.back, 'x', 'Esc'],
    [keys.help, '?'],
    [keys.menu, 'Esc'],
    [keys.giveUp, 'Q'],
  ]);
});

test('the key list of Rogue has the letters of Rogue', () => {
  const rows = listOf('rogue', rogueCampaign);
  expect(rows).toEqual(
    expect.arrayContaining([
      [keys.search, 's'],
      [keys.bag, 'i'],
      [keys.confirm, 'Enter'],
      [keys.throw, 't'],
      [keys.wield, 'w'],
      [keys.wear, 'W'],
      [keys.takeOff, 'T'],
      [keys.drink, 'q'],
      [keys.eat, 'e'],
      [keys.drop, 'd'],
    ]),
  );
});

const stepsOf = (table: KeyTable, played: Campaign) =>
  Object.fromEntries(
    stepKeys(keyTables[table], words, played).map(({ point, key }) => [point, key]),
  );

test('each direction has its letter, in the ring around S for the left hand, and the arena has no diagonals', () => {
  expect(stepsOf('rogue', rogueCampaign)).toEqual({
    ...{ northWest: 'y', north: 'k', northEast: 'u', west: 'h' },
    ...{ east: 'l', southWest: 'b', south: 'j', southEast: 'n' },
  });
  expect(stepsOf('left', rogueCampaign)).toMatchObject({ northWest: 'q', south: 'x' });
  expect(stepsOf('tutorial', arenaCampaign)).toEqual({
    north: 'k',
    west: 'h',
    east: 'l',
    south: 'j',
  });
});

test('a direction without a key stays in the rose, and without letters none runs', () => {
  const own = { ...keyTables.tutorial, north: [], west: ['F1'] };
  const steps = stepKeys(own, words, campaign);
  expect(steps).toHaveLength(8);
  expect(steps).toContainEqual({ point: 'north', key: '' });
  const none = Object.fromEntries(compassPoints.map((point) => [point, ['F1']]));
  const run = keyRows({ ...own, ...none }, words, campaign).find(({ does }) => does === keys.run);
  expect(run?.keys).toEqual(['f', 'Ctrl + ↑ ↓ ← →']);
});

test('the key list of the left hand waits with S', () => {
  const rows = listOf('left', rogueCampaign);
  expect(rows).toContainEqual([keys.wait, 's', '.', caps.numpad5]);
  expect(rows).toContainEqual([keys.search, 'b']);
});

test('the key list has choosing, going back, help, menu and giving up in one group', () => {
  for (const played of [campaign, rogueCampaign]) {
    const rows = keyRows(keyTables[played.keys], words, played);
    const last = rows.filter(({ group }) => group === 'game').map(({ does }) => does);
    expect(last).toEqual([keys.confirm, keys.back, keys.help, keys.menu, keys.giveUp]);
    const items = rows.filter(({ group }) => group === 'items').map(({ does }) => does);
    expect(items).toEqual(expect.arrayContaining([keys.bag, keys.eat, keys.drop]));
  }
});

test('each group of the key list is in one piece, and the groups have the order of their headings', () => {
  for (const table of tables) {
    for (const played of [campaign, arenaCampaign, rogueCampaign]) {
      const groups = keyRows(keyTables[table], words, played).map(({ group }) => group);
      const present = Object.keys(words.ui.keyGroup).filter((group) =>
        groups.some((one) => one === group),
      );
      expect(groups.filter((group, n) => group !== groups[n - 1])).toEqual(present);
    }
  }
});
