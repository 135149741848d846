import { type Grid, Tile, walledGrid } from '../../dungeon/grid.ts';
import type { Rnd } from '../../dungeon/rnd.ts';
import type { Room } from '../../dungeon/rooms.ts';
import { drawsOf, keyOf, Purpose, rndOf } from '../../game/random.ts';

/** Cells from one wall between halls to the next, and the shortest side of the last hall. */
const hallPitch = 32;
const shortestHall = 12;
/** Cells from one pillar in a hall to the next. */
const pillarPitch = 4;
/** Open cells in a wall between two halls. */
const gap = 6;

/**
 * A walled floor of halls that are connected by a gap in each wall between them. The halls contain
 * separate pillars, so that orthogonal steps connect all open cells. The cells in and around the
 * middle of the floor are open.
 */
export function pillaredFloor(width: number, height: number, seed: string) {
  const grid = walledGrid(width, height);
  const rnd = rndOf(drawsOf(keyOf(seed), 0, Purpose.terrain));
  const columns = hallsAlong(width);
  const rows = hallsAlong(height);
  const rooms: Room[] = [];
  for (const [y1, y2] of rows) {
    for (const [x1, x2] of columns) {
      if (x2 < width - 2) wallBeside(grid, x2 + 1, y1, 0, 1, y2 - y1 + 1, rnd);
      if (y2 < height - 2) wallBeside(grid, x1, y2 + 1, 1, 0, x2 - x1 + 1, rnd);
      if (x2 < width - 2 && y2 < height - 2) grid.tiles[(y2 + 1) * width + x2 + 1] = Tile.wall;
      addPillars(grid, { x1, y1, x2, y2 }, rnd);
      rooms.push({ x1, y1, x2, y2 });
    }
  }
  clearMiddle(grid);
  return { grid, rooms };
}

function clearMiddle({ tiles, width, height }: Grid): void {
  for (let y = (height >> 1) - 1; y <= (height >> 1) + 1; y++) {
    const middle = y * width + (width >> 1);
    tiles.fill(Tile.floor, middle - 1, middle + 2);
  }
}

/** The first and last cell of each hall along a side of the floor. */
function hallsAlong(side: number): [number, number][] {
  const halls: [number, number][] = [];
  for (let from = 1; from < side - 1; ) {
    const end = from + hallPitch - 2;
    const to = end + 1 + shortestHall < side - 1 ? end : side - 2;
    halls.push([from, to]);
    from = to + 2;
  }
  return halls;
}

/** A wall of `length` cells from (x, y) in the direction (dx, dy), with a gap. */
function wallBeside(
  { tiles, width }: Grid,
  x: number,
  y: number,
  dx: number,
  dy: number,
  length: number,
  rnd: Rnd,
): void {
  const gapStart = rnd(length - gap);
  for (let n = 0; n < length; n++) {
    const isGap = n >= gapStart && n < gapStart + gap;
    if (!isGap) tiles[(y + n * dy) * width + x + n * dx] = Tile.wall;
  }
}

/** Puts a pillar at a random place into each square of a hall, with space around it. */
function addPillars({ tiles, width }: Grid, { x1, y1, x2, y2 }: Room, rnd: Rnd) {
  for (let top = y1; top + pillarPitch <= y2 + 1; top += pillarPitch) {
    for (let left = x1; left + pillarPitch <= x2 + 1; left += pillarPitch) {
      const x = left + 1 + rnd(pillarPitch - 2);
      const y = top + 1 + rnd(pillarPitch - 2);
      tiles[y * width + x] = Tile.wall;
    }
  }
}
