import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { simple } from '../../src/content/simple/campaign.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import {
  type Files,
  keepMods,
  type Mod,
  modsOn,
  mostMods,
  namesOfMods,
  readMods,
  withMods,
} from '../../src/records/mods.ts';
import {
  forgetUnfinished,
  keepUnfinished,
  readUnfinished,
  type Unfinished,
} from '../../src/records/unfinished.ts';
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
  test('are found again as they were kept', () => {
    const mods = [mod('slime.json'), mod('imp.json', { on: false, campaign: 'rogue' })];
    expect(keepMods(mods)).toBe(true);
    expect(readMods()).toEqual(mods);
  });

  test('that are nonsense are passed over, and the others stay', () => {
    const key = 'simple-roguelike-mods';
    keepMods([mod('slime.json')]);
    const [good] = JSON.parse(stored.get(key) ?? '') as unknown[];
    const bad = [3, null, { ...mod('../rat.json') }, mod('big.json', { text: 'x'.repeat(20_001) })];
    stored.set(key, JSON.stringify([...bad, good]));
    expect(readMods()).toEqual([mod('slime.json')]);
    for (const text of ['{', '"mods"', '{"on":true}']) {
      stored.set(key, text);
      expect(readMods()).toEqual([]);
    }
  });

  test('last as long as the page where storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(keepMods([mod('slime.json')])).toBe(false);
    expect(readMods()).toEqual([]);
  });

  test('of the same name replace one another, and there are no more than there may be', () => {
    const changed = mod('slime.json', { text: '{"a":1}' });
    expect(withMods([mod('slime.json')], [changed])).toEqual([changed]);
    const many = Array.from({ length: mostMods + 5 }, (_, i) => mod(`m${i}.json`));
    expect(withMods([], many)).toHaveLength(mostMods);
  });

  test('that are off, or of another campaign, are not among those that are on', () => {
    const mods = [
      mod('a.json'),
      mod('b.json', { on: false }),
      mod('c.json', { campaign: 'rogue' }),
    ];
    expect(modsOn(mods, 'simple')).toEqual({ 'a.json': '{}' });
  });

  test('are named by file and hash, so that another text is another mod', () => {
    const [first] = namesOfMods({ 'a.json': '{}' });
    expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(namesOfMods({ 'a.json': '{ }' })[0].hash).not.toBe(first.hash);
  });
});

describe('an unfinished game', () => {
  const load = (id: string, files: Files) =>
    id === simple.id ? loadCampaign(simple, files) : null;
  const read = (files: Files) => readUnfinished(() => files, load);
  const keep = (seed: string, mods: Files, inspected = false) => {
    const game = newGame(loadCampaign(simple, mods), seed);
    takeTurn(game, { type: 'wait' });
    keepUnfinished({ game, commands: [{ type: 'wait' }], mods, inspected });
  };
  const seedOf = (left: ReturnType<typeof read>) => left && 'game' in left && left.game.seed;
  const files = { 'slime.json': slime };

  test('goes on with the mods that it was played with, whatever else is on by now', () => {
    keep('a', files);
    const left = read({ ...files, 'imp.json': slime });
    expect(seedOf(left)).toBe('a');
    expect(left && 'mods' in left && left.mods).toEqual(files);
    keep('b', {});
    expect(seedOf(read(files))).toBe('b');
  });

  test('waits for its mods, outlasts another game, and comes back with them', () => {
    keep('a', files);
    expect(read({})).toEqual({ needs: ['slime.json'] });
    keep('b', {});
    expect(seedOf(read({}))).toBe('b');
    forgetUnfinished();
    expect(read({})).toEqual({ needs: ['slime.json'] });
    expect(read({ 'slime.json': `${slime} ` })).toEqual({ needs: ['slime.json'] });
    expect(seedOf(read(files))).toBe('a');
    expect(seedOf(read(files))).toBe('a');
    forgetUnfinished();
    expect(read(files)).toBeNull();
  });

  test('is restored exactly, with its commands, and plays on', () => {
    const game = newGame(loadCampaign(simple), 'a');
    const commands = [{ type: 'wait' }, { type: 'move', dx: 1, dy: 0 }] as const;
    for (const command of commands) takeTurn(game, command);
    keepUnfinished({ game, commands, mods: {}, inspected: false });
    const left = read({}) as Unfinished;
    expect(left.commands).toEqual(commands);
    for (const one of [game, left.game]) takeTurn(one, { type: 'wait' });
    expect(hashOf(left.game)).toBe(hashOf(game));
  });

  test('is not offered if it is over, damaged, of an older version or of other content', () => {
    const key = 'simple-roguelike-unfinished';
    keep('a', {});
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
      readUnfinished(
        () => ({}),
        () => loadCampaign({ ...simple, points }),
      ),
    ).toBeNull();
    const game = newGame(loadCampaign(simple), 'a');
    game.ending = { won: false, by: 'hunger' };
    keepUnfinished({ game, commands: [], mods: {}, inspected: false });
    expect(read({})).toBeNull();
  });

  test('that was looked into with the inspector is known for it when it goes on', () => {
    for (const inspected of [true, false]) {
      keep('a', {}, inspected);
      expect(read({})).toMatchObject({ inspected });
    }
  });
});
