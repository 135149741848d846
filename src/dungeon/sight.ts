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
  readonly height: number;
  /** The box of all that is seen, bounds included; not all in it need be. Nothing is where it has no rows. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Sight of nothing yet, on a grid of this size. */
export function makeSight({ width, height }: Pick<Grid, 'width' | 'height'>): Sight {
  const octets = new Float64Array(Math.ceil((width * height) / 8));
  return {
    visible: new Uint8Array(octets.buffer, 0, width * height),
    view: new DataView(octets.buffer),
    octets,
    width,
    height,
    top: height,
    bottom: -1,
    left: width,
    right: -1,
  };
}

/** Takes the sight back from what was seen: work for what was seen, not for the whole grid. */
export function clearSight(sight: Sight): void {
  const { octets, width, height, left, right, top, bottom } = sight;
  for (let y = top; y <= bottom; y++) {
    // What else the first and the last eight cells hold is taken back as well.
    const last = (y * width + right) >> 3;
    for (let octet = (y * width + left) >> 3; octet <= last; octet++) octets[octet] = 0;
  }
  sight.top = height;
  sight.bottom = -1;
  sight.left = width;
  sight.right = -1;
}

/** Eight cells that have the same byte, as a number. */
export function eightOf(byte: number): number {
  return new Float64Array(new Uint8Array(8).fill(byte).buffer)[0];
}

/** Eight cells that are seen, and four. */
const eight = eightOf(1);
const four = 0x01010101;

/** Marks cells of a row as seen, one at least, many at once: some may be marked twice. */
export function paint({ visible, view }: Sight, from: number, to: number): void {
  if (to - from >= 7) {
    view.setFloat64(from, eight, true);
    for (let cell = from + 8; cell < to - 7; cell += 8) view.setFloat64(cell, eight, true);
    view.setFloat64(to - 7, eight, true);
  } else if (to - from >= 3) {
    view.setInt32(from, four, true);
    view.setInt32(to - 3, four, true);
  } else {
    visible[from] = 1;
    visible[(from + to) >> 1] = 1;
    visible[to] = 1;
  }
}

/** Takes the cells of a rectangle, its bounds included, into what `visible` may say is seen. */
export function widen(sight: Sight, x1: number, y1: number, x2: number, y2: number): void {
  if (x1 < sight.left) sight.left = x1;
  if (y1 < sight.top) sight.top = y1;
  if (x2 > sight.right) sight.right = x2;
  if (y2 > sight.bottom) sight.bottom = y2;
}

/** Sees the cells of a rectangle, its bounds included and inside the grid. */
function seeBox(sight: Sight, x1: number, y1: number, x2: number, y2: number): void {
  widen(sight, x1, y1, x2, y2);
  for (let y = y1; y <= y2; y++) paint(sight, y * sight.width + x1, y * sight.width + x2);
}

/** Sight of the whole grid. */
export function wholeSight(sight: Sight): void {
  const { visible, width, height } = sight;
  sight.top = 0;
  sight.bottom = height - 1;
  sight.left = 0;
  sight.right = width - 1;
  visible.fill(1);
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
      if (room || isStandable(tileAt(grid, column, row))) seeBox(sight, column, row, column, row);
    }
  }
  if (!room || room.dark) return;
  seeBox(sight, room.x1 - 1, room.y1 - 1, room.x2 + 1, room.y2 + 1);
}
