import { Tile, tileAt } from '../../dungeon/grid.ts';
import type { Command } from '../commands.ts';
import { heroCell } from '../entity.ts';
import { pickupLimit } from '../items/bag-limits.ts';
import { itemName } from '../items/item-names.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { itemsAt } from './floor-contents.ts';
import { stairsAt } from './stairs.ts';

/**
 * Messages about the cell under the hero: one for each item, and one for stairs. They are said on arrival (by a step,
 * stairs, a fall or a teleport), not in every turn.
 */
export function reportCell(game: Game): void {
  const { x, y } = heroCell(game);
  for (const item of itemsAt(game, x, y)) {
    say(game, 'normal', 'hereItem', { item: itemName(game, item) });
  }
  const tile = tileAt(game.floor.grid, x, y);
  if (tile === Tile.stairsDown) say(game, 'normal', 'hereDown');
  if (tile === Tile.stairsUp) say(game, 'normal', 'hereUp');
}

/**
 * The command for the context key: pick up, else down, else up; null if the cell has nothing. An item
 * that is too heavy does not hide the stairs.
 */
export function commandHere(game: Game): Command | null {
  const { x, y } = heroCell(game);
  const [stairs] = stairsAt(game, tileAt(game.floor.grid, x, y));
  const [item] = itemsAt(game, x, y);
  if (item === undefined) return stairs ? { type: stairs } : null;
  const fits = pickupLimit(game, game.hero, item) === null;
  return stairs && !fits ? { type: stairs } : { type: 'pickup' };
}
