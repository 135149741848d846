import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/game/campaign.ts';
import { kindOf } from '../../src/game/entity.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { layoutText } from '../../src/state/column-layout.ts';
import { contentHash, hashOf } from '../../src/state/hash.ts';
import { restoreAcrossVersions } from '../../src/state/restore-across-versions.ts';
import { readSnapshot, restore, snapshotOf } from '../../src/state/snapshot.ts';
import { SnapshotError } from '../../src/state/snapshot-error.ts';
import { expectSound } from '../expect-sound.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';

/**
 * Snapshots of every version of the format, as the game of that time wrote them. They are never
 * written again: a saved game of any version must open.
 */
const folder = 'tests/state/formats';
const campaigns = [campaign, rogueCampaign, arenaCampaign];

/** A stored snapshot, with the hashes of that time. */
interface Stored {
  readonly content: string;
  readonly hash: string;
  readonly facts: ReturnType<typeof factsOf>;
}

/** The facts of a game that a player notices, which no later version of the game may lose. */
function factsOf(game: Game) {
  const { hero, stores, turn, score, floors } = game;
  const { Position, Health } = stores;
  return {
    turn,
    score,
    floors: floors.size,
    depth: Position.depth[hero],
    cell: [Position.x[hero], Position.y[hero]],
    health: Health.current[hero],
    bag: bagOf(game, hero).map((item) => kindOf(game, item).id),
    log: game.log.map(({ id }) => id),
  };
}

function storedSnapshots(): {
  name: string;
  played: Campaign;
  bytes: Uint8Array;
  stored: Stored;
}[] {
  return readdirSync(folder).flatMap((version) =>
    campaigns.map((played) => {
      const path = `${folder}/${version}/${played.id}`;
      const stored: Stored = JSON.parse(readFileSync(`${path}.json`, 'utf8'));
      const bytes = new Uint8Array(readFileSync(`${path}.bin`));
      return { name: `${version} of ${played.id}`, played, bytes, stored };
    }),
  );
}

describe.each(storedSnapshots())('the snapshot of $name', ({ played, bytes, stored }) => {
  test('a stored snapshot opens, and the player finds the same game', () => {
    const { game, changes } = restoreAcrossVersions(played, bytes);
    const { bag, log, ...facts } = factsOf(game);
    const { bag: storedBag, log: storedLog, ...storedFacts } = stored.facts;
    const { removedKinds, droppedLines } = changes;
    const hint =
      'Games that players have saved lose this. Convert it in src/state, or keep the old name; do ' +
      'not change the files in tests/state/formats.';
    expect(facts, hint).toEqual(storedFacts);
    expect(bag, hint).toEqual(storedBag.filter((kind) => !removedKinds.includes(kind)));
    expect(log.length, hint).toBe(storedLog.length - droppedLines);
    expectSound(game);
    const decide = bots.careful(game, 'on');
    for (let n = 0; n < 100 && !game.ending; n++) takeTurn(game, decide());
    expectSound(game);
  });

  test('a stored snapshot opens with the hash that it had, or is refused where exactness is required', () => {
    const { layout } = readSnapshot(played, bytes);
    if (layout === layoutText && stored.content === contentHash(played)) {
      expect(hashOf(restore(played, bytes))).toBe(stored.hash);
      expect(hashOf(restoreAcrossVersions(played, bytes).game)).toBe(stored.hash);
    } else expect(() => restore(played, bytes)).toThrow(SnapshotError);
  });
});

test.each(campaigns)(
  'a snapshot of $id in the present version of the format is stored',
  (played) => {
    const game = newGame(played, 'shield');
    const decide = bots.careful(game, game.seed);
    for (let n = 0; n < 60 && !game.ending; n++) takeTurn(game, decide());
    const bytes = snapshotOf(game);
    const version = `${folder}/version-${bytes[4]}`;
    const path = `${version}/${played.id}`;
    if (existsSync(`${path}.bin`)) return;
    mkdirSync(version, { recursive: true });
    const stored: Stored = {
      content: contentHash(played),
      hash: hashOf(game),
      facts: factsOf(game),
    };
    writeFileSync(`${path}.bin`, bytes);
    writeFileSync(`${path}.json`, `${JSON.stringify(stored, null, 2)}\n`);
    expect.fail(`${path}.bin was missing and has been written: commit it, and run the test again.`);
  },
);
