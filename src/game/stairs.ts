import { Tile, tileAt } from '../dungeon/grid.ts';
import { burden } from './bag.ts';
import type { Command } from './commands.ts';
import { has, heroCell } from './entity.ts';
import { itemsAt } from './floor-contents.ts';
import type { Game } from './world.ts';

/** Where stairs of this tile lead now, the way that one most likely wants first; none: no stairs. */
export function stairsAt({ campaign, prizeHeld }: Game, tile: number): ('down' | 'up')[] {
  if (tile === Tile.stairsUp) return ['up'];
  if (tile !== Tile.stairsDown) return [];
  const bothWays = campaign.rules.victory === 'escape' && prizeHeld;
  return bothWays ? ['up', 'down'] : ['down'];
}

/**
 * The command for "do what is here": pick up, else down, else up; null where there is nothing.
 * An item that is too heavy does not hide the stairs.
 */
export function commandHere(game: Game): Command | null {
  const { x, y } = heroCell(game);
  const tile = tileAt(game.floor.grid, x, y);
  const stairs = stairsAt(game, tile)[0] ?? null;
  const [item] = itemsAt(game, x, y);
  const fits =
    item !== undefined && has(game, game.hero, 'Bag') && burden(game, game.hero, item) === null;
  if (item !== undefined && (stairs === null || fits)) {
    return { type: 'pickup' };
  }
  return stairs && { type: stairs };
}
