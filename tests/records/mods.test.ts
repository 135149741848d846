import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mostMods } from '../../src/bundles/limits.ts';
import {
  type Mod,
  modsOn,
  namesOfMods,
  readMods,
  storeMods,
  withMods,
} from '../../src/records/mods.ts';

const mod = (file: string, more: Partial<Mod> = {}): Mod => ({
  campaign: 'simple',
  file,
  text: '{}',
  on: true,
  ...more,
});

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('mods', () => {
  test('stored mods are read unchanged', () => {
    const mods = [mod('slime.json'), mod('imp.json', { on: false, campaign: 'rogue' })];
    expect(storeMods(mods)).toBe(true);
    expect(readMods()).toEqual(mods);
  });

  test('stored mods that cannot be read are ignored, and valid ones are read', () => {
    const key = 'simple-roguelike-mods';
    storeMods([mod('slime.json')]);
    const [good] = JSON.parse(stored.get(key) ?? '') as unknown[];
    const bad = [3, null, { ...mod('../rat.json') }, mod('big.json', { text: 'x'.repeat(20_001) })];
    stored.set(key, JSON.stringify([...bad, good]));
    expect(readMods()).toEqual([mod('slime.json')]);
    for (const text of ['{', '"mods"', '{"on":true}']) {
      stored.set(key, text);
      expect(readMods()).toEqual([]);
    }
  });

  test('mods cannot be stored where storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(storeMods([mod('slime.json')])).toBe(false);
    expect(readMods()).toEqual([]);
  });

  test('a mod replaces one of the same name, and the number of mods is limited', () => {
    const changed = mod('slime.json', { text: '{"a":1}' });
    expect(withMods([mod('slime.json')], [changed])).toEqual([changed]);
    const many = Array.from({ length: mostMods + 5 }, (_, i) => mod(`m${i}.json`));
    expect(withMods([], many)).toHaveLength(mostMods);
  });

  test('modsOn returns only mods of the campaign that are switched on', () => {
    const mods = [
      mod('a.json'),
      mod('b.json', { on: false }),
      mod('c.json', { campaign: 'rogue' }),
    ];
    expect(modsOn(mods, 'simple')).toEqual({ 'a.json': '{}' });
  });

  test('mods with the same file name and different texts have different hashes', () => {
    const [first] = namesOfMods({ 'a.json': '{}' });
    expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(namesOfMods({ 'a.json': '{ }' })[0].hash).not.toBe(first.hash);
  });
});
