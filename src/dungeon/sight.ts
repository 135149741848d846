import { type Grid, isStandable, type Room, roomAt, roomWith, tileAt } from './grid.ts';

/** What one sees: `visible` is 1 for each of the first `count` of `cells`, and 0 for all others. */
export interface Sight {
  readonly visible: Uint8Array;
  /** Cell numbers, each once, in no particular order; has room for every cell of the grid. */
  readonly cells: Uint32Array;
  count: number;
}

/** Sight of nothing yet, on a grid of so many cells. */
export function makeSight(cells: number): Sight {
  return { visible: new Uint8Array(cells), cells: new Uint32Array(cells), count: 0 };
}

/** Takes the sight back from what was seen: work for what was seen, not for the whole grid. */
export function clearSight(sight: Sight): void {
  const { visible, cells, count } = sight;
  for (let n = 0; n < count; n++) visible[cells[n]] = 0;
  sight.count = 0;
}

/** Sees the cells of a rectangle, its bounds included and inside the grid. */
function seeBox(sight: Sight, width: number, x1: number, y1: number, x2: number, y2: number): void {
  for (let y = y1; y <= y2; y++) {
    for (let cell = y * width + x1; cell <= y * width + x2; cell++) see(sight, cell);
  }
}

function see(sight: Sight, cell: number): void {
  if (sight.visible[cell]) return;
  sight.visible[cell] = 1;
  sight.cells[sight.count++] = cell;
}

/** Sight of the whole grid. */
export function wholeSight(sight: Sight): void {
  if (sight.count === sight.visible.length) return;
  for (let cell = 0; cell < sight.visible.length; cell++) see(sight, cell);
}

/**
 * Room sight: in a room one sees all of it and the ring of walls and doorways around it; elsewhere
 * (a doorway, an opened wall) only the 3 × 3 cells around.
 */
export function roomSight(
  grid: Grid,
  rooms: readonly Room[],
  x: number,
  y: number,
  sight: Sight,
): void {
  clearSight(sight);
  const room = roomAt(rooms, x, y);
  seeBox(
    sight,
    grid.width,
    Math.max((room?.x1 ?? x) - 1, 0),
    Math.max((room?.y1 ?? y) - 1, 0),
    Math.min((room?.x2 ?? x) + 1, grid.width - 1),
    Math.min((room?.y2 ?? y) + 1, grid.height - 1),
  );
}

/**
 * Sight by light: the eight cells around, and from anywhere in a lit room, its doorways included, all
 * of it with its walls. From outside a room its walls do not show.
 */
export function lightSight(
  grid: Grid,
  rooms: readonly Room[],
  x: number,
  y: number,
  sight: Sight,
): void {
  clearSight(sight);
  const room = roomWith(rooms, x, y);
  for (let row = Math.max(0, y - 1); row <= Math.min(grid.height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(grid.width - 1, x + 1); column++) {
      if (room || isStandable(tileAt(grid, column, row))) see(sight, row * grid.width + column);
    }
  }
  if (!room || room.dark) return;
  seeBox(sight, grid.width, room.x1 - 1, room.y1 - 1, room.x2 + 1, room.y2 + 1);
}
