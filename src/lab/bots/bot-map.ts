import { admits, type Cell, type Direction, Gait, Tile } from '../../dungeon/grid.ts';
import { directionsOf } from '../../dungeon/movement-rule.ts';
import type { Rules } from '../../game/campaign.ts';
import { unknown } from '../../game/floors/floor.ts';
import { isFixture } from '../../game/kinds.ts';
import type { BotView } from './view.ts';

/**
 * A bot's memory of a floor. Arrays have one entry per cell, row by row. A border of rock around the floor
 * gives every cell eight neighbours.
 */
export interface BotMap {
  readonly depth: number;
  /** Cells from one row to the next: the width of the floor and its border. */
  readonly stride: number;
  /** Tiles as last seen, including dark floor that the hero has forgotten; or `unknown`. */
  readonly tiles: Uint8Array;
  /** Kind numbers of items and traps as last seen, 0 for none. */
  readonly things: Uint16Array;
  /** The turn in which the hero last came to a new cell. */
  newCellTurn: number;
  /** Whether the hero was blind in the last view. */
  wasBlind: boolean;
  /** Turns that the hero has spent on the cell, since its last blindness. */
  readonly visits: Uint16Array;
  /** Searches from this cell. */
  readonly searches: Uint16Array;
  /** 1 for cells that are not worth a visit. */
  readonly avoided: Uint8Array;
  /** 1 for kinds that are traps or features, by kind number. */
  readonly isFixture: Uint8Array;
  /** Whether the worn weapon, armour or a ring is cursed, so that it cannot be taken off. */
  readonly cursed: { Weapon: boolean; Armour: boolean; Ring: boolean };
  /** 1 for cells with a visible monster that does not let the hero pass. */
  readonly occupied: Uint8Array;
}

/** The shortest routes from one or more cells over the known floor. */
export interface Routes {
  /** The cells that can be reached, nearest first. */
  readonly reached: Int32Array;
  /** Steps to each cell; −1 for cells that cannot be reached. */
  readonly steps: Int32Array;
  /** The cell before each reached cell. */
  readonly previous: Int32Array;
}

/** A map of everything that the hero remembers of the floor. */
export function newBotMap(view: BotView): BotMap {
  const { depth, width, height } = view;
  const stride = width + 2;
  const cells = stride * (height + 2);
  const map: BotMap = {
    depth,
    stride,
    tiles: new Uint8Array(cells).fill(Tile.rock),
    things: new Uint16Array(cells),
    newCellTurn: view.turn,
    wasBlind: false,
    visits: new Uint16Array(cells),
    searches: new Uint16Array(cells),
    avoided: new Uint8Array(cells),
    isFixture: Uint8Array.from(view.kinds, (kind) => Number(isFixture(kind))),
    cursed: { Weapon: false, Armour: false, Ring: false },
    occupied: new Uint8Array(cells),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = cellAt(map, { x, y });
      map.tiles[cell] = view.tiles[y * width + x];
      map.things[cell] = view.things[y * width + x];
    }
  }
  return map;
}

/** The index of a cell of the floor on the map. */
export function cellAt({ stride }: BotMap, { x, y }: Cell): number {
  return (y + 1) * stride + x + 1;
}

/** Adds everything that the hero sees now. */
export function addView(map: BotMap, view: BotView): void {
  const { top, bottom, left, right } = view.seen;
  const { width, hero, enemies, obstacles, visible } = view;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const n = y * width + x;
      if (!visible[n]) continue;
      const cell = cellAt(map, { x, y });
      if (view.tiles[n] !== unknown) map.tiles[cell] = view.tiles[n];
      map.things[cell] = view.things[n];
    }
  }
  // A blind hero does not see the cells next to its way.
  if (map.wasBlind && !hero.blind) map.visits.fill(0);
  map.wasBlind = hero.blind;
  map.occupied.fill(0);
  for (const cell of [...enemies, ...obstacles]) map.occupied[cellAt(map, cell)] = 1;
  if (map.visits[cellAt(map, hero)]++ === 0) map.newCellTurn = view.turn;
}

/** Whether a cell is known to be open. */
export function isOpen(map: BotMap, cell: number): boolean {
  const tile = map.tiles[cell];
  return tile !== unknown && admits(tile, Gait.walk | Gait.open);
}

/** The neighbour of a cell of the floor in a direction. */
export function neighbour({ stride }: BotMap, cell: number, { dx, dy }: Direction): number {
  return cell + dy * stride + dx;
}

/** Whether the rules and the known corners allow a step from a cell to a neighbour. */
export function mapAllowsStep(
  map: BotMap,
  rules: Rules,
  cell: number,
  { dx, dy }: Direction,
): boolean {
  if (dx === 0 || dy === 0) return true;
  if (rules.ways === 'orthogonal') return false;
  if (rules.ways === 'free') return true;
  return isOpen(map, cell + dx) && isOpen(map, cell + dy * map.stride);
}

/** The shortest routes from cells over cells that can be crossed, and to the neighbours of these. */
export function routesFrom(
  map: BotMap,
  rules: Rules,
  starts: readonly number[],
  canCross: (cell: number, steps: number) => boolean,
): Routes {
  const cells = map.tiles.length;
  const steps = new Int32Array(cells).fill(-1);
  const previous = new Int32Array(cells);
  const reached = new Int32Array(cells);
  let count = 0;
  for (const start of starts) {
    steps[start] = 0;
    reached[count++] = start;
  }
  for (let n = 0; n < count; n++) {
    const cell = reached[n];
    if (steps[cell] > 0 && !canCross(cell, steps[cell])) continue;
    for (const direction of directionsOf(rules.ways)) {
      const to = neighbour(map, cell, direction);
      const isNew = steps[to] < 0 && isOpen(map, to);
      if (!isNew || !mapAllowsStep(map, rules, cell, direction)) continue;
      steps[to] = steps[cell] + 1;
      previous[to] = cell;
      reached[count++] = to;
    }
  }
  return { reached: reached.subarray(0, count), steps, previous };
}

/** The nearest reached cell that fits; undefined for none. */
export function nearestCell(
  { reached }: Routes,
  fits: (cell: number) => boolean,
): number | undefined {
  return reached.find(fits);
}

/** The first step of the route to a reached cell; null for the start. */
export function stepTo({ stride }: BotMap, routes: Routes, goal: number): Direction | null {
  const { steps, previous } = routes;
  if (steps[goal] <= 0) return null;
  let cell = goal;
  while (steps[cell] > 1) cell = previous[cell];
  return directionOf(stride, cell - previous[cell]);
}

function directionOf(stride: number, offset: number): Direction {
  // A direction never contains −0.
  const dy = Math.round(offset / stride) || 0;
  return { dx: (offset - dy * stride) as Direction['dx'], dy: dy as Direction['dy'] };
}

/** Whether a cell that the hero has not visited is next to an unknown cell. */
export function isFrontier({ tiles, visits, avoided, stride }: BotMap, cell: number): boolean {
  if (visits[cell] > 0 || avoided[cell]) return false;
  for (let row = cell - stride; row <= cell + stride; row += stride) {
    if (tiles[row - 1] === unknown || tiles[row] === unknown || tiles[row + 1] === unknown) {
      return true;
    }
  }
  return false;
}
