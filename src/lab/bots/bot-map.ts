import {
  type Cell,
  type Direction,
  directions,
  isStandable,
  orthogonal,
  Tile,
} from '../../dungeon/grid.ts';
import type { Rules } from '../../game/campaign.ts';
import { unknown } from '../../game/floor.ts';
import { hasComponent } from '../../game/kinds.ts';
import type { View } from './view.ts';

/**
 * What a bot keeps in mind of the floor that it is on, and how far everything is. Arrays have one
 * entry a cell, row by row, with a border of rock around the floor so that every cell of the floor has
 * eight neighbours.
 */
export interface Chart {
  readonly depth: number;
  /** Cells from one row to the next: the floor's width and its border. */
  readonly stride: number;
  /** Tiles as last seen, also of dark floor that the hero has forgotten; or `unknown`. */
  readonly tiles: Uint8Array;
  /** Kinds of things as last seen, 0 for none. */
  readonly things: Uint16Array;
  /** Turns spent on the cell. */
  readonly trodden: Uint16Array;
  /** How often it was searched from here. */
  readonly searched: Uint16Array;
  /** 1 for what has turned out not to be worth going for. */
  readonly barred: Uint8Array;
  /** 1 for the kinds that are traps, by their number. */
  readonly isTrap: Uint8Array;
  /** The sorts of gear whose worn one cannot be taken off. */
  readonly clings: { Weapon: boolean; Armour: boolean };
  /** 1 where a monster shows. */
  readonly taken: Uint8Array;
  /** Steps from where the last flood began, −1 where it did not come. */
  readonly steps: Int32Array;
  /** The cell before on a shortest way. */
  readonly before: Int32Array;
  /** The cells that the last flood reached, nearest first: the first `reached` of them. */
  readonly order: Int32Array;
  reached: number;
}

/** A chart with all that the hero remembers of his floor. */
export function drawChart(view: View): Chart {
  const { depth, width, height } = view;
  const stride = width + 2;
  const cells = stride * (height + 2);
  const chart: Chart = {
    depth,
    stride,
    tiles: new Uint8Array(cells).fill(Tile.rock),
    things: new Uint16Array(cells),
    trodden: new Uint16Array(cells),
    searched: new Uint16Array(cells),
    barred: new Uint8Array(cells),
    isTrap: Uint8Array.from(view.kinds, (kind) => Number(hasComponent(kind, 'Trap'))),
    clings: { Weapon: false, Armour: false },
    taken: new Uint8Array(cells),
    steps: new Int32Array(cells),
    before: new Int32Array(cells),
    order: new Int32Array(cells),
    reached: 0,
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = cellAt(chart, { x, y });
      chart.tiles[cell] = view.tiles[y * width + x];
      chart.things[cell] = view.things[y * width + x];
    }
  }
  return chart;
}

/** The number that a cell of the floor has on the chart. */
export function cellAt({ stride }: Chart, { x, y }: Cell): number {
  return (y + 1) * stride + x + 1;
}

/** Adds what the hero sees now. */
export function look(chart: Chart, view: View): void {
  const { top, bottom, left, right } = view.seen;
  const { width, hero, foes, visible } = view;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const seen = y * width + x;
      if (!visible[seen]) continue;
      const cell = (y + 1) * chart.stride + x + 1;
      if (view.tiles[seen] !== unknown) chart.tiles[cell] = view.tiles[seen];
      chart.things[cell] = view.things[seen];
    }
  }
  chart.taken.fill(0);
  for (const foe of foes) chart.taken[cellAt(chart, foe)] = 1;
  chart.trodden[cellAt(chart, hero)]++;
}

/** Whether the chart shows ground there. */
export function isOpen(chart: Chart, cell: number): boolean {
  const tile = chart.tiles[cell];
  return tile !== unknown && isStandable(tile);
}

/** The ways that one may go or strike under the rules. */
export function waysOf({ ways }: Rules): readonly Direction[] {
  return ways === 'orthogonal' ? orthogonal : directions;
}

/** The neighbour of a cell of the floor in a direction. */
export function neighbour({ stride }: Chart, cell: number, { dx, dy }: Direction): number {
  return cell + dy * stride + dx;
}

/** Whether corners that are known let one go from a cell to a neighbour. */
export function isWay(chart: Chart, rules: Rules, cell: number, { dx, dy }: Direction): boolean {
  if (dx === 0 || dy === 0) return true;
  if (rules.ways === 'orthogonal') return false;
  if (rules.ways === 'free') return true;
  return isOpen(chart, cell + dx) && isOpen(chart, cell + dy * chart.stride);
}

/** Finds the shortest ways from a cell over all that `accepts`; cells beside those are reached too. */
export function flood(
  chart: Chart,
  rules: Rules,
  from: number,
  accepts: (cell: number) => boolean,
): void {
  const { steps, before, order } = chart;
  const ways = waysOf(rules);
  steps.fill(-1);
  steps[from] = 0;
  before[from] = from;
  order[0] = from;
  let reached = 1;
  for (let n = 0; n < reached; n++) {
    const cell = order[n];
    if (n > 0 && !accepts(cell)) continue;
    for (const way of ways) {
      const to = neighbour(chart, cell, way);
      if (steps[to] >= 0 || !isOpen(chart, to) || !isWay(chart, rules, cell, way)) continue;
      steps[to] = steps[cell] + 1;
      before[to] = cell;
      order[reached++] = to;
    }
  }
  chart.reached = reached;
}

/** The nearest cell of the last flood that `accepts`, or −1. */
export function nearest(chart: Chart, accepts: (cell: number) => boolean): number {
  for (let n = 0; n < chart.reached; n++) if (accepts(chart.order[n])) return chart.order[n];
  return -1;
}

/** The first step of the last flood's way to a cell that it reached; null for where it began. */
export function stepTo(chart: Chart, goal: number): Direction | null {
  const { before, steps, stride } = chart;
  if (steps[goal] <= 0) return null;
  let cell = goal;
  while (steps[cell] > 1) cell = before[cell];
  return directionOf(stride, cell - before[cell]);
}

function directionOf(stride: number, offset: number): Direction {
  const dy = Math.round(offset / stride);
  return { dx: (offset - dy * stride) as Direction['dx'], dy: dy as Direction['dy'] };
}

/** Whether standing on a cell would show something new: beside it is what was never seen. */
export function isFrontier({ tiles, trodden, barred, stride }: Chart, cell: number): boolean {
  if (trodden[cell] > 0 || barred[cell]) return false;
  for (let row = cell - stride; row <= cell + stride; row += stride) {
    if (tiles[row - 1] === unknown || tiles[row] === unknown || tiles[row + 1] === unknown) {
      return true;
    }
  }
  return false;
}
