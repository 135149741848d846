import { type Direction, directions, isStandable, Tile } from '../../dungeon/grid.ts';
import { hasComponent } from '../../game/bundles.ts';
import type { Rules } from '../../game/campaign.ts';
import { unknown } from '../../game/world.ts';
import type { View } from './view.ts';

/**
 * What a bot keeps in mind of the floor that it is on, and how far everything is. Arrays have one
 * entry a cell, row by row.
 */
export interface Chart {
  readonly depth: number;
  readonly width: number;
  readonly height: number;
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
  const cells = width * height;
  return {
    depth,
    width,
    height,
    tiles: Uint8Array.from(view.tiles),
    things: Uint16Array.from(view.things),
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
}

/** The number of the cell that somebody stands on. */
export function cellAt(
  { width }: { readonly width: number },
  at: { x: number; y: number },
): number {
  return at.y * width + at.x;
}

/** Adds what the hero sees now. */
export function look(chart: Chart, view: View): void {
  const { cells, count } = view.seen;
  for (let n = 0; n < count; n++) {
    const cell = cells[n];
    if (view.tiles[cell] !== unknown) chart.tiles[cell] = view.tiles[cell];
    chart.things[cell] = view.things[cell];
  }
  chart.taken.fill(0);
  for (const foe of view.foes) chart.taken[cellAt(chart, foe)] = 1;
  const here = cellAt(chart, view.hero);
  // Who has just dug or found a door knows it, and who stands somewhere knows that he can.
  if (chart.tiles[here] === unknown) chart.tiles[here] = Tile.floor;
  chart.trodden[here]++;
}

/** Whether the chart shows ground there. */
export function isOpen(chart: Chart, cell: number): boolean {
  const tile = chart.tiles[cell];
  return tile !== unknown && isStandable(tile);
}

/** The ways that one may go or strike under the rules, as far as the hero knows. */
export function waysOf({ ways }: Rules): readonly Direction[] {
  return ways === 'orthogonal' ? straight : directions;
}

const straight = directions.filter(({ dx, dy }) => dx === 0 || dy === 0);

/** Whether corners that are known let one go from a cell to a neighbour. */
export function isWay(chart: Chart, rules: Rules, cell: number, { dx, dy }: Direction): boolean {
  if (dx === 0 || dy === 0) return true;
  if (rules.ways === 'orthogonal') return false;
  if (rules.ways === 'free') return true;
  return isOpen(chart, cell + dx) && isOpen(chart, cell + dy * chart.width);
}

/** The neighbour of a cell in a direction, −1 outside the floor. */
export function neighbour(chart: Chart, cell: number, { dx, dy }: Direction): number {
  const { width, height } = chart;
  const x = (cell % width) + dx;
  const to = cell + dy * width + dx;
  return x < 0 || x >= width || to < 0 || to >= width * height ? -1 : to;
}

/** Finds the shortest ways from a cell over all that `accepts`, whose neighbours count as reached. */
export function flood(
  chart: Chart,
  rules: Rules,
  from: number,
  accepts: (cell: number) => boolean,
): void {
  const { steps, before, order, width } = chart;
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
      const to = cell + way.dy * width + way.dx;
      if (to < 0 || to >= steps.length || steps[to] >= 0 || !isOpen(chart, to)) continue;
      if (!isWay(chart, rules, cell, way)) continue;
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

/** The first step of the last flood's way to a cell that it reached. */
export function stepTo(chart: Chart, goal: number): Direction | null {
  const { before, steps, width } = chart;
  if (steps[goal] <= 0) return null;
  let cell = goal;
  while (steps[cell] > 1) cell = before[cell];
  const from = before[cell];
  const dy = Math.floor(cell / width) - Math.floor(from / width);
  const dx = (cell % width) - (from % width);
  return { dx: dx as Direction['dx'], dy: dy as Direction['dy'] };
}

/** Whether standing on a cell would show something new: beside it is what was never seen. */
export function isFrontier(chart: Chart, cell: number): boolean {
  if (chart.trodden[cell] > 0 || chart.barred[cell]) return false;
  const { tiles, width } = chart;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (tiles[cell + dy * width + dx] === unknown) return true;
    }
  }
  return false;
}
