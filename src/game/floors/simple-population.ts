import { cellsApart } from '../../dungeon/distance.ts';
import type { GeneratedFloor } from '../../dungeon/generators/generated-floor.ts';
import { type Cell, Tile } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import type { Campaign } from '../campaign.ts';
import { rollSimpleItem } from '../items/item-generation.ts';
import { drawsOf, type Key, Purpose, pick } from '../random.ts';
import type { Inhabitant } from './floor-plan.ts';
import { rollMonster } from './monster-choice.ts';

/**
 * The population of a floor of rooms, as in Simple: 0 to 2 monsters in each room, and an item in half of
 * the rooms. They are on different floor cells, not on stairs and not on or beside the arrival cell. A
 * room without such a cell stays empty. `monster-choice.ts` chooses a monster by the weights in `spawn.depths` of the
 * bundles, and `items/item-generation.ts` an item by the group and the level in `spawn.item`.
 */
export function populateRooms(
  campaign: Campaign,
  { grid, rooms }: GeneratedFloor,
  depth: number,
  arrival: Cell,
  key: Key,
  genocided: ReadonlySet<string>,
): { monsters: Inhabitant[]; items: Inhabitant[] } {
  const next = drawsOf(key, depth, Purpose.population);
  const taken = new Set<number>();
  const freeCells = (room: Room) => {
    const cells: Cell[] = [];
    for (let y = room.y1; y <= room.y2; y++) {
      for (let x = room.x1; x <= room.x2; x++) {
        const index = y * grid.width + x;
        const near = cellsApart({ x, y }, arrival) <= 1;
        if (!near && grid.tiles[index] === Tile.floor && !taken.has(index)) cells.push({ x, y });
      }
    }
    return cells;
  };
  const place = (room: Room): Cell | null => {
    const cells = freeCells(room);
    if (cells.length === 0) return null;
    const cell = cells[pick(next(), cells.length)];
    taken.add(cell.y * grid.width + cell.x);
    return cell;
  };

  const monsters: Inhabitant[] = [];
  const items: Inhabitant[] = [];
  for (const room of rooms) {
    for (let count = pick(next(), 3); count > 0; count--) {
      const cell = place(room);
      const kind = cell && rollMonster(campaign, depth, next, genocided);
      if (kind) monsters.push({ kind, ...cell });
    }
    if (next() < 0.5) {
      const cell = place(room);
      const item = cell && rollSimpleItem(campaign, depth, next);
      if (item) items.push({ ...item, ...cell });
    }
  }
  return { monsters, items };
}
