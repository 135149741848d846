import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { type SystemName, systems } from '../../src/game/systems/order.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { hashOf } from '../../src/state/hash.ts';
import { keyframeOf, rewind } from '../../src/state/keyframe.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { stateOf } from '../plain-state.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';

const campaigns: [string, Campaign][] = [
  ['simple', campaign],
  ['rogue', rogueCampaign],
  ['arena', arenaCampaign],
];

/** The commands of a game that a bot plays, and the hash of the state after each. */
function played(campaign: Campaign, seed: string, turns: number): [Command, string][] {
  const game = newGame(campaign, seed);
  const decide = bots.random(game, seed);
  const run: [Command, string][] = [];
  while (run.length < turns && !game.ending) {
    const command = decide();
    takeTurn(game, command);
    run.push([command, hashOf(game)]);
  }
  return run;
}

/** The bytes of a snapshot as text, which compares faster. */
function textOf(game: Game): string {
  return bytesToHex(snapshotOf(game));
}

describe.each(campaigns)('a game of %s', (_, campaign) => {
  test('that is saved and loaded after every turn goes on as if it never had been', () => {
    let game = newGame(campaign, 'saved');
    for (const [command, hash] of played(campaign, 'saved', 200)) {
      game = restore(campaign, snapshotOf(game));
      takeTurn(game, command);
      expect(hashOf(game)).toBe(hash);
    }
    expect(stateOf(restore(campaign, snapshotOf(game)))).toEqual(stateOf(game));
  });

  test('that is taken back after every turn, and now and then by twenty, goes on as it did', () => {
    const game = newGame(campaign, 'back');
    const run = played(campaign, 'back', 120);
    let far = { keyframe: keyframeOf(game), turn: 0 };
    run.forEach(([command, hash], turn) => {
      const near = keyframeOf(game);
      const known = hashOf(game);
      takeTurn(game, command);
      expect(hashOf(game)).toBe(hash);
      rewind(game, near);
      expect(hashOf(game)).toBe(known);
      takeTurn(game, command);
      expect(hashOf(game)).toBe(hash);
      if (turn % 20 > 0) return;
      rewind(game, far.keyframe);
      for (const [again] of run.slice(far.turn, turn + 1)) takeTurn(game, again);
      expect(hashOf(game)).toBe(hash);
      far = { keyframe: keyframeOf(game), turn: turn + 1 };
    });
    expect(stateOf(restore(campaign, snapshotOf(game)))).toEqual(stateOf(game));
  });

  test('can be saved, loaded and taken back between two systems', () => {
    const game = newGame(campaign, 'between');
    let calls = 0;
    let before = { bytes: snapshotOf(game), text: '', keyframe: keyframeOf(game) };
    const isWatched = () => calls % 11 === 0;
    game.probe = {
      enter: () => {
        calls++;
        if (!isWatched()) return;
        before = { bytes: snapshotOf(game), text: textOf(game), keyframe: keyframeOf(game) };
      },
      leave: (name) => {
        if (!isWatched()) return;
        const after = textOf(game);
        const loaded = restore(campaign, before.bytes);
        expect(textOf(loaded)).toBe(before.text);
        systems[name as SystemName](loaded);
        expect(textOf(loaded)).toBe(after);
        const { events } = game;
        rewind(game, before.keyframe);
        expect(textOf(game)).toBe(before.text);
        systems[name as SystemName](game);
        expect(textOf(game)).toBe(after);
        game.events = events;
      },
    };
    for (const [command, hash] of played(campaign, 'between', 40)) {
      takeTurn(game, command);
      expect(hashOf(game)).toBe(hash);
    }
    expect(calls).toBeGreaterThan(100);
  });
});
