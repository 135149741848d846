import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { type SystemName, systems } from '../../src/game/systems/turn-order.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { wildBundles } from '../../src/lab/fuzz/wild.ts';
import { hashOf } from '../../src/state/hash.ts';
import { readState } from '../../src/state/read-state.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { writeState } from '../../src/state/write-state.ts';
import { crowdedHall } from '../bench/crowd.ts';
import { stateOf } from '../plain-state.ts';
import { simple } from '../sources.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';

/** A monster that knows where the hero is only by noise. */
const listener = {
  name: { en: 'listener' },
  look: { glyph: 'L', colour: '#ffffff', sprite: 'rat' },
  Health: { max: 60 },
  Stats: { attack: 1, defence: 1 },
  AI: { mind: 'hunter' },
  Senses: { sight: 1, hearing: 50 },
};

const crowds = [
  { of: 'Simple', played: campaign },
  { of: 'Rogue', played: rogueCampaign },
  { of: 'the arena', played: arenaCampaign },
  {
    of: 'Simple and listeners',
    played: loadCampaign(simple, { './listener.json': JSON.stringify(listener) }),
  },
  ...['x', 'y', 'z'].map((seed) => ({
    of: `random bundles with the seed ${seed}`,
    played: loadCampaign(simple, wildBundles(campaign, seed)),
  })),
];
/** Rogue has the most systems and components. */
const games = [
  { played: campaign, id: campaign.id, seed: 'sword' },
  { played: arenaCampaign, id: arenaCampaign.id, seed: 'sword' },
  ...['sword', 'net', 'trident'].map((seed) => ({
    played: rogueCampaign,
    id: rogueCampaign.id,
    seed,
  })),
];

/** The commands with which a bot plays a game, and the hash of the state after each. */
function play(game: Game, turns: number): [Command, string][] {
  const decide = bots.random(game, game.seed);
  const commands: [Command, string][] = [];
  while (commands.length < turns && !game.ending) {
    const command = decide();
    takeTurn(game, command);
    commands.push([command, hashOf(game)]);
  }
  return commands;
}

/** A hall in which monsters of all kinds are awake, with a hero that survives for a while. */
function crowd(played: Campaign): Game {
  const game = crowdedHall(40, played);
  const { AI, Health } = game.stores;
  for (const monster of game.floor.monsters) AI.awake[monster] = 1;
  Health.max[game.hero] = 900;
  Health.current[game.hero] = 900;
  return game;
}

/**
 * Plays a game that `begin` makes twice. In the second one, every system also runs on a restored copy
 * of the game, and must leave the same state. Returns the number of compared calls.
 */
function compareSystems(begin: () => Game, turns: number): number {
  const game = begin();
  let before = writeState(game);
  let calls = 0;
  game.probe = {
    enter() {
      before = writeState(game);
    },
    leave(system) {
      calls++;
      const restored = readState(game.campaign, before);
      systems[system as SystemName](restored);
      expect(Buffer.compare(writeState(restored), writeState(game)), `after ${system}`).toBe(0);
    },
  };
  for (const [command, hash] of play(begin(), turns)) {
    takeTurn(game, command);
    expect(hashOf(game)).toBe(hash);
  }
  return calls;
}

describe.each(games)('a game of $id with the seed $seed', ({ played, seed }) => {
  test('a game goes on unchanged when it is restored from a snapshot after every turn', () => {
    let game = newGame(played, seed);
    for (const [command, hash] of play(newGame(played, seed), 40)) {
      game = restore(played, snapshotOf(game));
      takeTurn(game, command);
      expect(hashOf(game)).toBe(hash);
    }
    expect(stateOf(restore(played, snapshotOf(game)))).toEqual(stateOf(game));
  });

  test('a game can be restored before every call of a system, which then leaves the same state', () => {
    expect(compareSystems(() => newGame(played, seed), 5)).toBeGreaterThan(25);
  });
});

describe.each(crowds)('a crowd of $of', ({ played }) => {
  test('a game can be restored before every call of a system, which then leaves the same state', () => {
    expect(compareSystems(() => crowd(played), 3)).toBeGreaterThan(75);
  });
});
