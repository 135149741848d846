import { type Cell, Tile } from '../dungeon/grid.ts';
import { monstersInSight } from '../game/actors/actors.ts';
import { cellOf, heroCell } from '../game/entity.ts';
import { squaredDistance } from '../game/goals/steps.ts';
import { kindHas } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';

/** The kind of the thing that the hero remembers on a cell; 0 for none. Deep water is ground. */
export function listedThing({ campaign, floor: { memory } }: Game, at: number): number {
  const thing = memory.things[at];
  const isWater = memory.tiles[at] === Tile.deep && kindHas(campaign.kinds[thing], 'Feature');
  return isWater ? 0 : thing;
}

/**
 * The cells worth a look, as far as the hero knows: the monsters in view, then sensed things, then
 * items and found traps, then stairs, each group nearest first.
 */
export function pointsOfInterest(game: Game): Cell[] {
  const { grid, memory } = game.floor;
  const hero = heroCell(game);
  const monsters = monstersInSight(game).map((monster) => cellOf(game, monster));
  const items: Cell[] = [];
  const stairs: Cell[] = [];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const at = y * grid.width + x;
      if (listedThing(game, at) !== 0) items.push({ x, y });
      const tile = memory.tiles[at];
      if (tile === Tile.stairsDown || tile === Tile.stairsUp) stairs.push({ x, y });
    }
  }
  const sensed = game.sensed.map(({ x, y }) => ({ x, y }));
  const groups = [monsters, sensed, items, stairs].map((cells) =>
    cells.sort((a, b) => squaredDistance(a, hero) - squaredDistance(b, hero)),
  );
  const keyOf = ({ x, y }: Cell) => y * grid.width + x;
  return [...new Map(groups.flat().map((cell) => [keyOf(cell), cell])).values()];
}
