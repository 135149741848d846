import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { simple } from '../../src/content/simple/campaign.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import {
  type Files,
  type Mod,
  modsOn,
  mostMods,
  namesOfMods,
  readMods,
  storeMods,
  withMods,
} from '../../src/records/mods.ts';
import { deleteSave, readSave, type SavedGame, writeSave } from '../../src/records/save.ts';
import { hashOf } from '../../src/state/hash.ts';

const mod = (file: string, more: Partial<Mod> = {}): Mod => ({
  campaign: 'simple',
  file,
  text: '{}',
  on: true,
  ...more,
});

const slime = JSON.stringify({
  name: { en: 'slime' },
  look: { glyph: 'S', colour: '#7fd6a0' },
  spawn: { depths: { '1+': 5 } },
  Health: { max: 9 },
  Stats: { attack: 3, defence: 2 },
  AI: { mind: 'hunter' },
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

describe('a save', () => {
  const load = (id: string, files: Files) =>
    id === simple.id ? loadCampaign(simple, files) : null;
  const read = (files: Files) => readSave(() => files, load);
  const save = (seed: string, mods: Files, inspected = false) => {
    const game = newGame(loadCampaign(simple, mods), seed);
    takeTurn(game, { type: 'wait' });
    writeSave({ game, commands: [{ type: 'wait' }], mods, inspected });
  };
  const seedOf = (found: ReturnType<typeof read>) => found && 'game' in found && found.game.seed;
  const files = { 'slime.json': slime };

  test('a save is restored with the mods of the game, whatever other mods are on', () => {
    save('a', files);
    const found = read({ ...files, 'imp.json': slime });
    expect(seedOf(found)).toBe('a');
    expect(found && 'mods' in found && found.mods).toEqual(files);
    save('b', {});
    expect(seedOf(read(files))).toBe('b');
  });

  test('a save whose mods are missing waits until they are installed again, also if another game is saved', () => {
    save('a', files);
    expect(read({})).toEqual({ needs: ['slime.json'] });
    save('b', {});
    expect(seedOf(read({}))).toBe('b');
    deleteSave();
    expect(read({})).toEqual({ needs: ['slime.json'] });
    expect(read({ 'slime.json': `${slime} ` })).toEqual({ needs: ['slime.json'] });
    expect(seedOf(read(files))).toBe('a');
    expect(seedOf(read(files))).toBe('a');
    deleteSave();
    expect(read(files)).toBeNull();
  });

  test('a restored game has the same commands and continues in the same way', () => {
    const game = newGame(loadCampaign(simple), 'a');
    const commands = [{ type: 'wait' }, { type: 'move', dx: 1, dy: 0 }] as const;
    for (const command of commands) takeTurn(game, command);
    writeSave({ game, commands, mods: {}, inspected: false });
    const found = read({}) as SavedGame;
    expect(found.commands).toEqual(commands);
    for (const one of [game, found.game]) takeTurn(one, { type: 'wait' });
    expect(hashOf(found.game)).toBe(hashOf(game));
  });

  test('a save is ignored if its game is over or it is damaged, of another version or of other content', () => {
    const key = 'simple-roguelike-unfinished';
    save('a', {});
    const record = JSON.parse(stored.get(key) ?? '{}');
    const wrong = [
      { ...record, version: 1 },
      { ...record, snapshot: record.snapshot.slice(2) },
      { ...record, snapshot: 'no hex digits' },
      { ...record, campaign: 'other' },
    ];
    for (const one of wrong) {
      stored.set(key, JSON.stringify(one));
      expect(read({})).toBeNull();
    }
    stored.set(key, JSON.stringify(record));
    const points = { ...simple.points, depth: 31 };
    expect(
      readSave(
        () => ({}),
        () => loadCampaign({ ...simple, points }),
      ),
    ).toBeNull();
    // The content is back: nothing was deleted.
    expect(read({})).toMatchObject({ inspected: false });
    const game = newGame(loadCampaign(simple), 'a');
    game.ending = { won: false, by: 'hunger' };
    writeSave({ game, commands: [], mods: {}, inspected: false });
    expect(read({})).toBeNull();
  });

  test('a save remembers that the inspector was used', () => {
    for (const inspected of [true, false]) {
      save('a', {}, inspected);
      expect(read({})).toMatchObject({ inspected });
    }
  });
});
