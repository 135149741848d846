import { expect, test } from 'vitest';
import type { Campaign } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { draw } from '../../src/game/random.ts';
import { restore, snapshotOf } from '../../src/game/snapshot.ts';
import { hashOf } from '../../src/game/state.ts';
import type { Game } from '../../src/game/world.ts';
import { stateOf } from '../plain-state.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';
import { commandHere } from '../../src/game/queries.ts';

const steps = [-1, 0, 1] as const;

function anything(game: Game, n: number): Command {
  const roll = (k: number, sides: number) =>
    Math.floor(draw(game.key, n, k, 99, 0) * sides);
  const here = commandHere(game);
  if (here && roll(1, 3) === 0) return here;
  const dx = steps[roll(2, 3)];
  const dy = steps[roll(3, 3)];
  const slot = roll(4, 6);
  const pick = roll(5, 20);
  if (pick === 0) return { type: 'dig', dx, dy };
  if (pick === 1) return { type: 'equip', slot };
  if (pick === 2) return { type: 'put', slot };
  if (pick === 3) return { type: 'throw', slot, dx, dy };
  if (pick === 4) return { type: 'search' };
  return { type: 'move', dx, dy };
}

test.each<[string, Campaign]>([
  ['simple', campaign],
  ['rogue', rogueCampaign],
  ['arena', arenaCampaign],
])('%s', (_, played) => {
  for (const seed of ['a', 'b', 'c']) {
    const plain = newGame(played, seed);
    let saved = newGame(played, seed);
    for (let n = 0; n < 300 && !plain.ending; n++) {
      const command = anything(plain, n);
      takeTurn(plain, command);
      saved = restore(played, snapshotOf(saved));
      takeTurn(saved, command);
      expect(stateOf(saved)).toEqual(stateOf(plain));
      expect(hashOf(saved)).toBe(hashOf(plain));
    }
    console.log(seed, plain.turn, plain.score, plain.floor.depth, snapshotOf(plain).length);
  }
});
