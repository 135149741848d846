import { type Grid, isStandable, type Room, roomAt, roomWith, tileAt } from './grid.ts';

/** What one sees. */
export interface Sight {
  /** By cell: 1 for what is seen, else 0. */
  readonly visible: Uint8Array;
  /** The same memory, and as eight cells in each number, a few more at its end. */
  readonly view: DataView;
  readonly octets: Float64Array;
  /** Of the grid. */
  readonly width: number;
  /** The rows with all that is seen, from `top` to `bottom`; no row where nothing is. */
  top: number;
  bottom: number;
  /** By such a row, the columns that have all that is seen there; not all between need be. */
  readonly left: Int32Array;
  readonly right: Int32Array;
}

/** Sight of nothing yet, on a grid of this size. */
export function makeSight({ width, height }: Pick<Grid, 'width' | 'height'>): Sight {
  const octets = new Float64Array(Math.ceil((width * height) / 8));
  return {
    visible: new Uint8Array(octets.buffer, 0, width * height),
    view: new DataView(octets.buffer),
    octets,
    width,
    top: height,
    bottom: -1,
    left: new Int32Array(height).fill(width),
    right: new Int32Array(height).fill(-1),
  };
}

/** Takes the sight back from what was seen: work for what was seen, not for the whole grid. */
export function clearSight(sight: Sight): void {
  const { octets, width, left, right, top, bottom } = sight;
  for (let y = top; y <= bottom; y++) {
    // What else the first and the last eight cells hold is taken back as well.
    const first = (y * width + left[y]) >> 3;
    const last = (y * width + right[y]) >> 3;
    if (last - first > 20) octets.fill(0, first, last + 1);
    else for (let octet = first; octet <= last; octet++) octets[octet] = 0;
    left[y] = width;
    right[y] = -1;
  }
  sight.top = left.length;
  sight.bottom = -1;
}

/** Eight cells that are seen, as a number, and four. */
const eight = new Float64Array(new Uint8Array(8).fill(1).buffer)[0];
const four = 0x01010101;

/** Marks cells of a row as seen, many at once: the last ones may be marked twice. */
export function paint({ visible, view }: Sight, from: number, to: number): void {
  if (to - from >= 7) {
    for (let cell = from; cell < to - 7; cell += 8) view.setFloat64(cell, eight);
    view.setFloat64(to - 7, eight);
  } else if (to - from >= 3) {
    view.setInt32(from, four);
    view.setInt32(to - 3, four);
  } else for (let cell = from; cell <= to; cell++) visible[cell] = 1;
}

/** Takes the cells of a row, bounds included, into what `visible` may say is seen. */
export function widen(sight: Sight, y: number, x1: number, x2: number): void {
  const { left, right } = sight;
  if (y < sight.top) sight.top = y;
  if (y > sight.bottom) sight.bottom = y;
  if (x1 < left[y]) left[y] = x1;
  if (x2 > right[y]) right[y] = x2;
}

/** The same for the cells of a column. */
export function stretch(sight: Sight, x: number, y1: number, y2: number): void {
  const { left, right } = sight;
  if (y1 < sight.top) sight.top = y1;
  if (y2 > sight.bottom) sight.bottom = y2;
  for (let y = y1; y <= y2; y++) {
    if (x < left[y]) left[y] = x;
    if (x > right[y]) right[y] = x;
  }
}

/** Sees the cells of a row, bounds included. */
export function seeRow(sight: Sight, y: number, x1: number, x2: number): void {
  const start = y * sight.width;
  paint(sight, start + x1, start + x2);
  widen(sight, y, x1, x2);
}

/** Sees the cells of a rectangle, its bounds included and inside the grid. */
function seeBox(sight: Sight, x1: number, y1: number, x2: number, y2: number): void {
  for (let y = y1; y <= y2; y++) seeRow(sight, y, x1, x2);
}

/** Sight of the whole grid. */
export function wholeSight(sight: Sight): void {
  const { visible, width, left, right } = sight;
  sight.top = 0;
  sight.bottom = left.length - 1;
  visible.fill(1);
  left.fill(0);
  right.fill(width - 1);
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
      if (room || isStandable(tileAt(grid, column, row))) seeRow(sight, row, column, column);
    }
  }
  if (!room || room.dark) return;
  seeBox(sight, room.x1 - 1, room.y1 - 1, room.x2 + 1, room.y2 + 1);
}
