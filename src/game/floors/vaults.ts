import { cellsApart } from '../../dungeon/distance.ts';
import { openEnclosedStairs } from '../../dungeon/generators/enclosed-stairs.ts';
import type { GeneratedFloor } from '../../dungeon/generators/generated-floor.ts';
import { type Cell, Tile } from '../../dungeon/grid.ts';
import { nearestAnywhere } from '../../dungeon/paths.ts';
import { contains, type Room, roomAt } from '../../dungeon/rooms.ts';
import { shuffled } from '../../dungeon/shuffled.ts';
import { type Drawing, type Stamped, stampSomewhere } from '../../dungeon/stamp.ts';
import { type Campaign, kindById } from '../campaign.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import {
  type FloorPlan,
  type FloorRequest,
  fixedInhabitants,
  type Inhabitant,
  type PlacedVault,
  withInhabitants,
} from './floor-plan.ts';
import { onlyDepthsOf } from './vault-depths.ts';

/** Vaults: rooms that are drawn by hand, and placed on generated floors. A floor has at most one. */

/**
 * The floor with a vault of its depth; null without one. A vault has its own random numbers, and
 * moves only the monsters and items that were in its place.
 */
export function placeVault(
  { campaign, depth, key, history }: FloorRequest,
  plan: FloorPlan,
): (FloorPlan & { readonly vault: PlacedVault }) | null {
  const { genocided, visit } = history;
  const near = campaign.vaults.filter(({ from, to }) => from <= depth && depth <= to);
  const isFirst = visit === 0 && near.some(({ once }) => once);
  const only = isFirst ? onlyDepthsOf(campaign, key) : null;
  const vaults = near.filter((vault) => !vault.once || only?.get(vault) === depth);
  if (vaults.length === 0) return null;
  const rnd = rndOf(drawsOf(key, depth, Purpose.vault, visit));
  const terrain = withOpenStairs(plan.terrain, plan.up);
  const isReserved = reservedCells(campaign, depth, plan);
  const order = shuffled(vaults, rnd);
  // A vault with `once` goes first: the others have further floors.
  for (const vault of [...order.filter(({ once }) => once), ...order.filter(({ once }) => !once)]) {
    if (rnd(100) >= vault.chance) continue;
    const stamped = stampSomewhere(terrain.grid, vault, plan.arrival, isReserved, rnd);
    if (!stamped) continue;
    const { width } = terrain.grid;
    const drawn = vault.cells.flatMap((cell, at) => {
      const x = stamped.left + (at % vault.width);
      const y = stamped.top + Math.floor(at / vault.width);
      return cell ? [{ ...cell, x, y }] : [];
    });
    const things = drawn.flatMap(({ thing, x, y }) =>
      thing === null ? [] : [{ kind: kindById(campaign, thing), x, y }],
    );
    const at = ({ x, y }: Cell) => y * width + x;
    const cells = drawn.map(at);
    const moved = { ...plan, ...outside(stamped, cells, plan) };
    return {
      ...withInhabitants(
        moved,
        things.filter(({ kind }) => !genocided.has(kind.id)),
      ),
      terrain: withRoom(terrain, vault, stamped),
      vault: { id: vault.id, cells, barriers: drawn.filter(({ blocks }) => blocks).map(at) },
    };
  }
  return null;
}

/** A copy of the terrain of a floor whose stairs can be left, as when the floor is opened. */
function withOpenStairs(terrain: GeneratedFloor, up: Cell | null): GeneratedFloor {
  const grid = { ...terrain.grid, tiles: terrain.grid.tiles.slice() };
  if (up) openEnclosedStairs(grid, up);
  if (terrain.down) openEnclosedStairs(grid, terrain.down);
  return { ...terrain, grid };
}

/** Whether a vault must not cover a cell: at stairs, or under something that cannot move. */
function reservedCells(
  campaign: Campaign,
  depth: number,
  plan: FloorPlan,
): (x: number, y: number) => boolean {
  const { width } = plan.terrain.grid;
  const fixed = [...fixedInhabitants(campaign, depth), ...plan.traps, ...plan.features];
  const taken = new Set(fixed.map(({ x, y }) => y * width + x));
  const ways = [plan.arrival, plan.up, plan.terrain.down];
  return (x, y) =>
    taken.has(y * width + x) || ways.some((way) => way && cellsApart(way, { x, y }) <= 1);
}

/** The monsters and items of a floor. Each one in the place of a vault moves to the nearest free floor beside it. */
function outside(
  { grid }: Stamped,
  cells: readonly number[],
  { monsters, items }: FloorPlan,
): Pick<FloorPlan, 'monsters' | 'items'> {
  const covered = new Set(cells);
  const taken = new Set([...monsters, ...items].map(({ x, y }) => y * grid.width + x));
  const isFree = (x: number, y: number) => {
    const at = y * grid.width + x;
    return grid.tiles[at] === Tile.floor && !covered.has(at) && !taken.has(at);
  };
  const moved = (one: Inhabitant): Inhabitant => {
    if (!covered.has(one.y * grid.width + one.x)) return one;
    const cell = nearestAnywhere(grid, one, isFree);
    if (!cell) return one;
    taken.add(cell.y * grid.width + cell.x);
    return { ...one, ...cell };
  };
  return { monsters: monsters.map(moved), items: items.map(moved) };
}

/**
 * The terrain with a vault, whose inside is a room of its own. A cell in several rooms belongs to the first of them, so
 * the hero does not see into the vault from outside.
 */
function withRoom(
  { rooms, ...terrain }: GeneratedFloor,
  drawing: Drawing,
  stamped: Stamped,
): GeneratedFloor {
  const { grid, entrances } = stamped;
  const own = roomOf(drawing, stamped);
  // Floors without rooms stay without.
  if (!own || rooms.length === 0) return { ...terrain, grid, rooms };
  if (rooms.every(({ exits }) => !exits)) return { ...terrain, grid, rooms: [own, ...rooms] };
  // Where rooms have doors, monsters find their way by them.
  for (const { x, y } of entrances) {
    const at = y * grid.width + x;
    if (grid.tiles[at] === Tile.floor) grid.tiles[at] = Tile.door;
  }
  const around = rooms.map((room) => {
    const shared = entrances.filter(({ x, y }) => contains(room, x, y) && !roomAt([room], x, y));
    return room.exits ? { ...room, exits: [...room.exits, ...shared] } : room;
  });
  return { ...terrain, grid, rooms: [{ ...own, exits: entrances }, ...around] };
}

/** The room inside of a vault; null for a vault with less than half of its rim closed. */
function roomOf({ width, height, cells }: Drawing, { left, top }: Stamped): Room | null {
  if (width < 3 || height < 3) return null;
  const rim = cells.filter((_, at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  });
  const walls = rim.filter((cell) => cell?.tile === Tile.wall || cell?.tile === Tile.weakWall);
  if (walls.length * 2 < rim.length) return null;
  return { x1: left + 1, y1: top + 1, x2: left + width - 2, y2: top + height - 2 };
}
