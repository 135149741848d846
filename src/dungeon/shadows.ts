import { type Grid, isStandable } from './grid.ts';
import { clearSight, type Sight, seeRow, stretch, widen } from './sight.ts';

/** What shadowcasting on one grid needs for its work, made once. */
export interface Shadows {
  readonly grid: Grid;
  /** The grid's tiles, eight in each number: it is 0 where all eight are `Tile.floor`. */
  readonly octets: Float64Array;
  /** Of each row ahead, how far the circle of `radius` cells goes to either side. */
  readonly halves: Int32Array;
  radius: number;
  /** The sectors in light on a row, start and end of each by turns, and those of the row behind. */
  near: Int32Array;
  far: Int32Array;
}

/** The greatest radius: beyond it slopes would lose too many of their bits. */
const farthest = 511;

/** Slopes are fixed-point numbers: columns per row, with so many bits behind the point. */
const bits = 22;
const one = 1 << bits;
const half = one >> 1;

/**
 * More than rounding spoils on any row, and less than half of what lies between two different slopes
 * there: where one comes so near to a cell's middle or side, it goes through it.
 */
const slack = 1 << 11;

/** Scratch for the shadows on a grid whose tiles stay in the array that they are in. */
export function makeShadows(grid: Grid): Shadows {
  const { tiles, width, height } = grid;
  const reach = Math.min(Math.max(width, height), farthest);
  return {
    grid,
    octets: new Float64Array(tiles.buffer, tiles.byteOffset, tiles.length >> 3),
    halves: new Int32Array(farthest + 1),
    radius: -1,
    // A wall that parts two sectors is at least as wide as a cell of the row, and a row of light at
    // most as wide as two rows ahead are far: on row n there are at most 2 n + 1 sectors.
    near: new Int32Array(4 * reach + 2),
    far: new Int32Array(4 * reach + 2),
  };
}

/**
 * Sight by symmetric shadowcasting, up to `radius` cells (a circle, 0 to 511): from (x, y) one sees
 * each open cell to whose middle a beam from the middle of one's own passes all walls, and each wall
 * that a beam falls on. On the way a wall is as wide as its cell, and as thin as a line across. What
 * is open is what one can stand on. Whoever is seen from an open cell sees it, too.
 *
 * Rows of cells are looked through from near to far in each of the four quarters, as in "Symmetric
 * Shadowcasting" by Albert Ford. Nothing is allocated.
 */
export function castShadows(
  shadows: Shadows,
  x: number,
  y: number,
  radius: number,
  sight: Sight,
): void {
  if (!(radius >= 0 && radius <= farthest)) {
    throw new RangeError(`sight reaches from 0 to ${farthest} cells, not ${radius}`);
  }
  clearSight(sight);
  if (shadows.radius !== radius) drawCircle(shadows, radius);
  // In the open all is seen, and painted quickly; shadows begin behind it.
  const open = openAround(shadows, x, y);
  for (let row = -open; row <= open; row++) {
    const side = Math.min(open, shadows.halves[Math.abs(row)]);
    seeRow(sight, y + row, x - side, x + side);
  }
  if (open === radius) return;
  const { width, height } = shadows.grid;
  castQuarter(shadows, sight, x, y, 0, -1, open + 1, Math.min(radius, y));
  castQuarter(shadows, sight, x, y, 0, 1, open + 1, Math.min(radius, height - 1 - y));
  castQuarter(shadows, sight, x, y, -1, 0, open + 1, Math.min(radius, x));
  castQuarter(shadows, sight, x, y, 1, 0, open + 1, Math.min(radius, width - 1 - x));
}

/** A circle that looks round on a grid: the radius is that of a circle half a cell wider. */
function drawCircle(shadows: Shadows, radius: number): void {
  for (let row = 0; row <= radius; row++) {
    shadows.halves[row] = Math.floor(Math.sqrt(radius * (radius + 1) - row * row));
  }
  shadows.radius = radius;
}

/**
 * How far one can go from (x, y) in all directions at once, up to the radius, before a square around
 * it leaves the grid or holds a solid cell (its own apart) that is inside the circle.
 */
function openAround({ grid, octets, halves, radius }: Shadows, x: number, y: number): number {
  const { tiles, width, height } = grid;
  let open = Math.min(radius, x, y, width - 1 - x, height - 1 - y);
  for (let away = 0; away <= open; away++) {
    for (let side = -1; side <= 1; side += 2) {
      const centre = (y + side * away) * width + x;
      const most = Math.min(open, halves[away]);
      let octet = (centre - most) >> 3;
      const last = (centre + most) >> 3;
      while (octet < last && octets[octet] === 0) octet++;
      if (octet === last && last < octets.length && octets[last] === 0) continue;
      for (let c = away === 0 ? 1 : 0; c <= most; c++) {
        if (isStandable(tiles[centre - c]) && isStandable(tiles[centre + c])) continue;
        open = Math.max(c, away) - 1;
        break;
      }
    }
  }
  return open;
}

/**
 * The shadows in the quarter of the grid that lies in direction (dx, dy), on the rows `first` to
 * `last`, where all before them is open. A row here runs across that direction, whichever it is, and
 * its middle column is the eye's.
 */
function castQuarter(
  shadows: Shadows,
  sight: Sight,
  x: number,
  y: number,
  dx: number,
  dy: number,
  first: number,
  last: number,
): void {
  const { halves } = shadows;
  const { tiles, width, height } = shadows.grid;
  const { visible } = sight;
  const across = dx === 0 ? 1 : width;
  const before = dx === 0 ? x : y;
  const after = dx === 0 ? width - 1 - x : height - 1 - y;
  let { near, far } = shadows;
  far[0] = -one;
  far[1] = one;
  let count = 2;
  for (let row = first; row <= last && count > 0; row++) {
    const middle = (y + dy * row) * width + x + dx * row;
    const leftmost = 0 - Math.min(before, halves[row]);
    const rightmost = Math.min(after, halves[row]);
    // Half a cell, seen from the eye.
    const side = half / row;
    const swap = near;
    near = far;
    far = swap;
    const sectors = count;
    count = 0;
    for (let n = 0; n < sectors; n += 2) {
      let start = near[n];
      const end = near[n + 1];
      // All cells of which the sector has a part, be it less than half.
      const least = row * start - slack;
      const most = row * end + slack;
      const from = Math.max(leftmost, (least + 2 * slack + half) >> bits);
      const to = Math.min(rightmost, (most - 2 * slack + half) >> bits);
      let lit = false;
      let cell = middle + from * across;
      for (let column = from; column <= to; column++) {
        if (isStandable(tiles[cell])) {
          if (!lit && column > from) start = ((2 * column - 1) * side) | 0;
          lit = true;
          const at = column << bits;
          if (at >= least && at <= most) visible[cell] = 1;
        } else {
          visible[cell] = 1;
          if (lit) {
            far[count++] = start;
            far[count++] = ((2 * column - 1) * side) | 0;
          }
          lit = false;
        }
        cell += across;
      }
      if (lit) {
        far[count++] = start;
        far[count++] = end;
      }
      if (from > to) continue;
      if (dx === 0) widen(sight, y + dy * row, x + from, x + to);
      else stretch(sight, x + dx * row, y + from, y + to);
    }
  }
}
