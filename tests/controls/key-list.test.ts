import { describe, expect, test } from 'vitest';
import { keySets } from '../../src/controls/controls.ts';
import { keyName, keyRows } from '../../src/controls/key-list.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';

describe.each(keySets)('in the set %s', (set) => {
  test.each(languages)('the key list in %s names each control and its keys', (language) => {
    const rows = keyRows(set, wordsOf(language), campaign);
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
  const listed = (played: Campaign) => keyRows('vi', words, played).map(({ does }) => does);

  test('in Simple, where the hero digs and carries but cannot search or throw', () => {
    const rows = listed(campaign);
    expect(rows).toEqual(expect.arrayContaining([keys.dig, keys.bag, keys.pickup, keys.run]));
    for (const row of [keys.search, keys.throw]) expect(rows).not.toContain(row);
  });

  test('in the arena, where the hero carries nothing and there are no diagonal steps', () => {
    const rows = listed(arenaCampaign);
    for (const row of [keys.bag, keys.confirm, keys.pickup, keys.dig, keys.diagonal]) {
      expect(rows).not.toContain(row);
    }
  });

  test('in Rogue, where the hero searches, throws and picks up by walking', () => {
    const rows = listed(rogueCampaign);
    expect(rows).toEqual(expect.arrayContaining([keys.search, keys.throw, keys.bag]));
    for (const row of [keys.dig, keys.pickup]) expect(rows).not.toContain(row);
  });
});

test('the bag is X in the vi set and i in the qwe set; a capital I would look like a bar', () => {
  expect(keyName('bag', 'vi', wordsOf('en'))).toBe('X');
  expect(keyName('bag', 'qwe', wordsOf('en'))).toBe('i');
});

const words = wordsOf('en');

test('the key list of Simple in the vi set has all keys in order', () => {
  const { keys, caps } = words.ui;
  const rows = keyRows('vi', words, campaign).map(({ does, keys }) => [does, ...keys]);
  expect(rows).toEqual([
    [keys.move, '↑ ↓ ← →', caps.numpad, 'H J K L Y U B N'],
    [keys.diagonal, caps.diagonal],
    [keys.run, 'F', 'Shift + H J K L Y U B N'],
    [keys.wait, '.', caps.numpad5],
    [keys.here, caps.space],
    [keys.pickup, 'P'],
    [keys.down, '>'],
    [keys.up, '<'],
    [keys.dig, 'T'],
    [keys.bag, 'X', 'i'],
    [keys.confirm, 'Z', 'Enter'],
    [keys.back, 'X', 'Esc'],
    [keys.look, 'G'],
    [keys.language, 'V'],
    [keys.copySeed, 'R'],
    [keys.panel, 'M'],
    [keys.inspect, 'O'],
    [keys.help, '?'],
    [keys.menu, 'Esc'],
  ]);
});

test('the key list of Rogue in the qwe set has search and throw', () => {
  const { keys, caps } = words.ui;
  const rows = keyRows('qwe', words, rogueCampaign).map(({ does, keys }) => [does, ...keys]);
  expect(rows).toContainEqual([keys.wait, 'S', '.', caps.numpad5]);
  expect(rows).toContainEqual([keys.search, 'B']);
  const back = rows.findIndex(([does]) => does === keys.back);
  expect(rows[back + 1]).toEqual([keys.throw, 'i']);
});
