import { type Cell, directions, isStandable, Tile, tileAt } from '../../src/dungeon/grid.ts';
import { allowsStep } from '../../src/game/actors/movement.ts';
import { has, heroCell } from '../../src/game/entity.ts';
import { trapsOn } from '../../src/game/floors/floor-contents.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { bonusesOf } from '../../src/game/items/identification.ts';
import type { Game } from '../../src/game/world.ts';

type Step = { readonly dx: -1 | 0 | 1; readonly dy: -1 | 0 | 1 };

/**
 * The first step of a shortest path on the real floor, also through secret doors. Avoids traps unless
 * `overTraps`. Null if there is no path.
 */
export function stepTo(game: Game, goal: Cell, overTraps: boolean): Step | null {
  const { grid } = game.floor;
  const { x, y } = heroCell(game);
  const { Position } = game.stores;
  const avoided = overTraps ? [] : trapsOn(game);
  const traps = new Set(avoided.map((trap) => Position.y[trap] * grid.width + Position.x[trap]));
  const first = new Map<number, Step | null>([[y * grid.width + x, null]]);
  const queue: Cell[] = [{ x, y }];
  for (const at of queue) {
    for (const { dx, dy } of directions) {
      const next = { x: at.x + dx, y: at.y + dy };
      const index = next.y * grid.width + next.x;
      const tile = tileAt(grid, next.x, next.y);
      if (first.has(index) || !(isStandable(tile) || tile === Tile.secretDoor)) continue;
      if (!allowsStep(game, at, dx, dy)) continue;
      // Steps into and out of a secret door are orthogonal.
      const passing = tileAt(grid, at.x, at.y) === Tile.secretDoor || tile === Tile.secretDoor;
      if (passing && dx !== 0 && dy !== 0) continue;
      if (traps.has(index)) continue;
      const step = first.get(at.y * grid.width + at.x) ?? { dx, dy };
      if (next.x === goal.x && next.y === goal.y) return step;
      first.set(index, step);
      queue.push(next);
    }
  }
  return null;
}

/** The cell of the stairs. */
export function stairsOf({ floor: { grid } }: Game): Cell {
  const cell = grid.tiles.indexOf(Tile.stairsDown);
  return { x: cell % grid.width, y: Math.floor(cell / grid.width) };
}

/** The value of the items in the bag by the price list of Rogue. */
export function price(game: Game): number {
  const { Item, Stick } = game.stores;
  return bagOf(game, game.hero).reduce((sum, item) => {
    const bonus = bonusesOf(game, item).reduce((a, b) => a + b, 0);
    const charges = has(game, item, 'Stick') ? 20 * Stick.charges[item] : 0;
    return sum + Math.max(0, Item.worth[item] * (1 + 10 * bonus) * Item.count[item]) + charges;
  }, 0);
}
