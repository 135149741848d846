import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Campaign } from '../../src/game/campaign.ts';
import { takeTurn } from '../../src/game/game.ts';
import { drawsOf, keyOf, rndOf } from '../../src/game/random.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { hashOf } from '../../src/state/hash.ts';
import { readState } from '../../src/state/read-state.ts';
import { restoreAcrossVersions } from '../../src/state/restore-across-versions.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { SnapshotError } from '../../src/state/snapshot-error.ts';
import { writeState } from '../../src/state/write-state.ts';
import { arenaCampaign, campaign, give, rogueCampaign, scene } from '../world.ts';
import { otherSnapshot, sealed } from './rewrite-snapshot.ts';

const folder = 'tests/state/formats';
const campaigns = [campaign, rogueCampaign, arenaCampaign];
const stored = readdirSync(folder).flatMap((version) =>
  campaigns.map((played) => ({
    name: `${version} of ${played.id}`,
    version,
    played,
    bytes: new Uint8Array(readFileSync(`${folder}/${version}/${played.id}.bin`)),
  })),
);

/** Whole numbers below a limit, equal in every run of the test. */
function randomNumbers(seed: string): (limit: number) => number {
  return rndOf(drawsOf(keyOf(seed), 0, 0));
}

/** The game that `open` returns; null if it throws a SnapshotError, the only error it may throw. */
function attempt(open: () => Game): Game | null {
  try {
    return open();
  } catch (error) {
    expect(error).toBeInstanceOf(SnapshotError);
    expect((error as Error).message).toMatch(/^[A-Z][^\n]*\.$/);
    return null;
  }
}

test.each(stored)(
  '600 damaged copies of the snapshot in $name are refused',
  ({ name, played, bytes }) => {
    const random = randomNumbers(name);
    for (let n = 0; n < 600; n++) {
      let damaged = bytes.slice(0, random(bytes.length));
      if (n % 4 > 0) {
        damaged = bytes.slice();
        damaged[random(bytes.length)] ^= 1 << random(8);
      }
      expect(attempt(() => restore(played, damaged))).toBeNull();
      expect(attempt(() => restoreAcrossVersions(played, damaged).game)).toBeNull();
    }
  },
);

/** A game that hostile bytes became must be sound enough to be played and saved. */
function expectPlayable(played: Campaign, game: Game): void {
  const { current, max } = game.stores.Health;
  expect(current[game.hero]).toBeLessThanOrEqual(max[game.hero]);
  expect(hashOf(restore(played, snapshotOf(game)))).toBe(hashOf(game));
  const decide = bots.random(game, 'hostile');
  for (let n = 0; n < 5 && !game.ending; n++) takeTurn(game, decide());
}

test.each(stored.filter(({ version }) => version === 'version-3'))(
  'hostile copies of the snapshot in $name, with a checksum that matches, are refused or playable',
  ({ name, played, bytes }) => {
    const random = randomNumbers(name);
    const body = bytes.subarray(40);
    let refused = 0;
    for (let n = 0; n < 80; n++) {
      const hostile = body.slice(0, n % 10 === 0 ? 32 + random(body.length - 32) : body.length);
      // Every other copy is one of another version of the campaign.
      if (n % 2 === 0) hostile.fill(0, 0, 32);
      const at = 32 + random(hostile.length);
      const value = [hostile[at] ^ (1 << random(8)), random(256), 255][n % 3];
      if (n % 4 === 0) hostile.fill(value, at, at + 4);
      else hostile[at] = value;
      const game = attempt(() => restoreAcrossVersions(played, sealed(hostile)).game);
      if (game) expectPlayable(played, game);
      else refused++;
    }
    expect(refused).toBeGreaterThan(13);
  },
);

/** The place that the error about bytes which end too early names; the text of any other error. */
function placeOf(read: () => Game): string {
  try {
    read();
    return 'no error';
  } catch (error) {
    const text = String(error);
    return text.match(/Invalid game state: (\S.*): the bytes end too early\. /)?.[1] ?? text;
  }
}

/** The places that the errors name when a state ends earlier and earlier, in their order in the state. */
function placesOf(length: number, read: (length: number) => Game): string[] {
  const places = new Set<string>();
  for (let end = 0; end < length; end += 3) {
    const place = placeOf(() => read(end));
    places.add(/^[A-Z]\w*(\.\w+)?$/.test(place) ? 'a component or its field' : place);
  }
  return [...places];
}

test('the error about a state that ends early names the place', () => {
  const game = scene('##### #@.r# #####');
  give(game, 'dagger');
  const state = writeState(game);
  const start = ['head', 'head.floors', 'a component or its field', 'carried'];
  const cells = ['tiles', 'memory', 'rememberedThings', 'visible'].map(
    (name) => `floor 1: ${name}`,
  );
  const read = (end: number) => readState(campaign, state.slice(0, end));
  expect(placesOf(state.length, read)).toEqual([...start, ...cells, 'pending']);

  const body = otherSnapshot(game, () => {}).subarray(40);
  const readStart = (end: number) => restore(campaign, sealed(body.slice(0, end)));
  expect(placesOf(body.length - state.length, readStart)).toEqual([
    'content',
    'layout',
    'campaign',
  ]);
  const readOther = (end: number) =>
    restoreAcrossVersions(campaign, sealed(body.slice(0, end - state.length))).game;
  expect(placesOf(state.length, readOther)).toEqual([...start, 'floor 1', 'pending']);
});
