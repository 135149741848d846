import { Tile } from '../../dungeon/grid.ts';
import type { Game } from '../world.ts';

/**
 * The directions in which the stairs on a tile can be taken now, the usual one first; empty for a tile without stairs.
 * With `victory: 'escape'`, all stairs also lead up once the hero has held a prize. `actions/stairs.ts` takes them, and
 * `enter-floor.ts` moves the hero. The generators in `dungeon/generators/` choose where stairs down are, and
 * `open-floor.ts` places stairs up.
 */
export function stairsAt({ campaign, prizeHeld }: Game, tile: number): ('down' | 'up')[] {
  if (tile === Tile.stairsUp) return ['up'];
  if (tile !== Tile.stairsDown) return [];
  const bothWays = campaign.rules.victory === 'escape' && prizeHeld;
  return bothWays ? ['up', 'down'] : ['down'];
}
