import { cellsApart } from '../../dungeon/distance.ts';
import {
  allCells,
  type Cell,
  type Grid,
  isPassable,
  isStandable,
  orthogonal,
  Tile,
  tileAt,
} from '../../dungeon/grid.ts';
import type { Rnd } from '../../dungeon/rnd.ts';
import { roomAt } from '../../dungeon/rooms.ts';
import { shuffled } from '../../dungeon/shuffled.ts';
import type { Campaign } from '../campaign.ts';
import { featureGrounds } from '../components.ts';
import { fieldOf, type Kind, kindHas, type ScatteredSpawn } from '../kinds.ts';
import { drawsOf, type Key, Purpose, rndOf } from '../random.ts';
import type { FloorPlan, Inhabitant } from './floor-plan.ts';
import { blocksWalkers } from './place-feature.ts';

/**
 * Scatters the traps and features of bundles over a planned floor: on bare cells of rooms, and doors in doorways. The
 * traps of Rogue, and how many there are, come from its generator (`dungeon/generators/rogue.ts`). Each cell that
 * becomes impassable leaves the walkable cells around it connected by orthogonal steps, so every place that could
 * be reached can still be reached.
 */
export function scatter(
  campaign: Campaign,
  plan: FloorPlan,
  depth: number,
  key: Key,
  visit: number,
): Inhabitant[] {
  const placed: Inhabitant[] = [];
  const kinds = campaign.kinds.filter(({ spawn: { scattered } }) => {
    return scattered && depth >= scattered.from && depth <= scattered.to;
  });
  if (kinds.length === 0) return placed;
  const { grid } = plan.terrain;
  const state: Scattering = {
    plan,
    grid: { ...grid, tiles: grid.tiles.slice() },
    taken: takenCells(plan),
  };
  for (const cell of plan.vault?.barriers ?? []) state.grid.tiles[cell] = Tile.rock;
  for (const kind of kinds) {
    // Each kind has its own random numbers, so that one does not influence the others.
    const number = visit * mostKinds + campaign.kinds.indexOf(kind);
    const rnd = rndOf(drawsOf(key, depth, Purpose.features, number));
    placed.push(...scatterKind(state, kind, kind.spawn.scattered as ScatteredSpawn, rnd));
  }
  return placed;
}

/** An upper limit of the kinds of a campaign. */
const mostKinds = 65_536;

/** A floor in the course of scattering. Impassable features are rock in `grid`. */
interface Scattering {
  readonly plan: FloorPlan;
  readonly grid: Grid;
  /** Cells with something on them, as row × width + column. */
  readonly taken: Set<number>;
}

function takenCells({
  arrival,
  up,
  terrain,
  monsters,
  items,
  traps,
  features,
  vault,
}: FloorPlan): Set<number> {
  const { width } = terrain.grid;
  const all = [arrival, up, terrain.down, ...monsters, ...items, ...traps, ...features];
  const taken = all.flatMap((cell) => (cell ? [cell.y * width + cell.x] : []));
  return new Set([...taken, ...(vault?.cells ?? [])]);
}

function scatterKind(
  state: Scattering,
  kind: Kind,
  { chance, most, size }: ScatteredSpawn,
  rnd: Rnd,
): Inhabitant[] {
  const ground = kindHas(kind, 'Feature')
    ? featureGrounds[fieldOf(kind, 'Feature', 'ground')]
    : 'floor';
  const place = ({ x, y }: Cell): Inhabitant => {
    state.taken.add(y * state.grid.width + x);
    if (blocksWalkers(ground)) state.grid.tiles[y * state.grid.width + x] = Tile.rock;
    return { kind, x, y };
  };
  if (ground === 'door') {
    const doorways = shuffled(
      allCells(state.grid).filter((cell) => isDoorway(state, cell)),
      rnd,
    );
    return doorways
      .filter(() => rnd(100) < chance)
      .slice(0, most)
      .map(place);
  }
  const placed: Inhabitant[] = [];
  for (let n = 0; n < most; n++) {
    if (rnd(100) >= chance) continue;
    const free = allCells(state.grid).filter((cell) => mayScatterOn(state, cell, ground));
    if (free.length === 0) break;
    const pool = [place(free[rnd(free.length)])];
    while (pool.length < size) {
      const shore = pool
        .flatMap(({ x, y }) => orthogonal.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })))
        .filter((cell) => mayScatterOn(state, cell, ground));
      if (shore.length === 0) break;
      pool.push(place(shore[rnd(shore.length)]));
    }
    placed.push(...pool);
  }
  return placed;
}

/**
 * Whether a cell is floor of a room with nothing on it, not beside the arrival cell or stairs, and may get this ground.
 */
function mayScatterOn(
  state: Scattering,
  cell: Cell,
  ground: (typeof featureGrounds)[number],
): boolean {
  const { plan, grid, taken } = state;
  const { arrival, up, terrain } = plan;
  if (tileAt(grid, cell.x, cell.y) !== Tile.floor || taken.has(cell.y * grid.width + cell.x)) {
    return false;
  }
  if (terrain.rooms.length > 0 && !roomAt(terrain.rooms, cell.x, cell.y)) return false;
  const isNear = (other: Cell | null) => other !== null && cellsApart(cell, other) <= 1;
  if (isNear(arrival) || isNear(up) || isNear(terrain.down)) return false;
  return !blocksWalkers(ground) || staysConnected(grid, cell);
}

/** Clockwise from north. */
const ring = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** Whether orthogonal steps among its eight neighbours connect the walkable cells beside a cell. */
function staysConnected(grid: Grid, { x, y }: Cell): boolean {
  const open = ring.map(([dx, dy]) => isPassable(tileAt(grid, x + dx, y + dy)));
  // The parts of the ring that contain an orthogonal neighbour.
  let parts = 0;
  let beside = 0;
  for (let n = 0; n < 8; n += 2) {
    if (!open[n]) continue;
    beside++;
    // The next orthogonal neighbour continues the part if the corner between them is open.
    if (!(open[n + 1] && open[(n + 2) % 8])) parts++;
  }
  return beside > 0 && parts <= 1;
}

/** Whether a cell is outside of rooms, with walls on two opposite sides and ground on the others. */
function isDoorway({ plan, grid, taken }: Scattering, { x, y }: Cell): boolean {
  const tile = tileAt(grid, x, y);
  if (tile !== Tile.door && tile !== Tile.floor) return false;
  if (taken.has(y * grid.width + x) || roomAt(plan.terrain.rooms, x, y)) return false;
  const [north, east, south, west] = orthogonal.map(({ dx, dy }) =>
    isStandable(tileAt(grid, x + dx, y + dy)),
  );
  return north === south && east === west && north !== east;
}
