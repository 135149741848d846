import { type Clearing, isWall, lightClearing, makeClearing } from './clearing.ts';
import { type Grid, isStandable } from './grid.ts';
import { clearSight, paint, type Sight, widen } from './sight.ts';

/** What shadowcasting on one grid needs for its work, made once. */
export interface Shadows {
  /** What lies open around the eye: shadows begin behind it. */
  readonly clearing: Clearing;
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
  const reach = Math.min(Math.max(grid.width, grid.height), farthest);
  return {
    clearing: makeClearing(grid, farthest),
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
 * Where light falls through a gap in the walls around, rows of cells are looked through from near to
 * far, as in "Symmetric Shadowcasting" by Albert Ford. Nothing is allocated.
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
  // In the open all is seen, and so are the walls around it; shadows begin behind their gaps.
  lightClearing(shadows.clearing, sight, x, y, radius);
  lightWalls(shadows, sight);
}

/** Sees the walls around the clearing that were not seen with its rows, and what lies behind their gaps. */
function lightWalls(shadows: Shadows, sight: Sight): void {
  const { clearing } = shadows;
  const { width, height, radius, x, y, north, south, west, east } = clearing;
  const up = Math.min(north + 1, radius, y);
  const down = Math.min(south + 1, radius, height - 1 - y);
  const left = Math.min(west + 1, radius, x);
  const right = Math.min(east + 1, radius, width - 1 - x);
  widen(sight, x - left, y - up, x + right, y + down);
  if (up > north) lightWall(shadows, sight, 0, -1, up, west, east);
  if (down > south) lightWall(shadows, sight, 0, 1, down, west, east);
  if (left > clearing.left) lightWall(shadows, sight, -1, 0, left, north, south);
  if (right > clearing.right) lightWall(shadows, sight, 1, 0, right, north, south);
}

/**
 * Sees the wall that is `away` cells from the eye in direction (dx, dy), and what lies behind its gaps.
 * Columns here run across that direction, whichever it is, and the eye's is 0: the clearing goes from
 * `-aside` to `beside`.
 */
function lightWall(
  shadows: Shadows,
  sight: Sight,
  dx: number,
  dy: number,
  away: number,
  aside: number,
  beside: number,
): void {
  const { tiles, view, width, height, halves, x, y } = shadows.clearing;
  const { visible } = sight;
  const across = dx === 0 ? 1 : width;
  const middle = (y + dy * away) * width + x + dx * away;
  const half = halves[away];
  // The corners belong to the walls north and south. `0 -`: else 0 became -0, a float.
  const corner = dx === 0 ? 1 : 0;
  const first = 0 - Math.min(aside + corner, half, dx === 0 ? x : y);
  const last = Math.min(beside + corner, half, dx === 0 ? width - 1 - x : height - 1 - y);
  if (dx === 0 && isWall(tiles, view, middle + first, middle, middle + last)) {
    paint(sight, middle + first, middle + last);
    return;
  }
  for (let from = first; from <= last; from++) {
    const cell = middle + from * across;
    if (isStandable(tiles[cell])) {
      let to = from;
      while (to < last && isStandable(tiles[middle + (to + 1) * across])) to++;
      castGap(shadows, sight, dx, dy, away, aside, beside, from, to);
      from = to;
    } else visible[cell] = 1;
  }
}

/** The shadows behind a gap of such a wall, from one column to another. */
function castGap(
  shadows: Shadows,
  sight: Sight,
  dx: number,
  dy: number,
  away: number,
  aside: number,
  beside: number,
  from: number,
  to: number,
): void {
  // Ahead falls what light the walls on both sides of the clearing leave.
  const near = away - 1;
  const start = aside < near ? slope(-2 * aside - 1, near) : -one;
  const end = beside < near ? slope(2 * beside + 1, near) : one;
  const least = Math.max(start, slope(2 * from - 1, away));
  const most = Math.min(end, slope(2 * to + 1, away));
  if (least < most) castRows(shadows, sight, dx, dy, away, least, most);
  // To the sides, where the wall is farther from the eye's column than from its row.
  if (from <= -away) {
    castAside(shadows, sight, dx, dy, -1, away, Math.max(0 - to, away), 0 - from);
  }
  if (to >= away) {
    castAside(shadows, sight, dx, dy, 1, away, Math.max(from, away), to);
  }
}

/**
 * The shadows behind a gap in the quarter to one side of its direction, or to the other (`way` is -1 or
 * 1): there the wall runs along the rows, and the gap goes from the row `first` to `last`.
 */
function castAside(
  shadows: Shadows,
  sight: Sight,
  dx: number,
  dy: number,
  way: number,
  away: number,
  first: number,
  last: number,
): void {
  const inner = slope(2 * away - 1, last);
  const outer = first > away ? slope(2 * away - 1, first - 1) : one;
  const sideways = dx === 0 ? way : 0;
  const upright = dx === 0 ? 0 : way;
  if (dx + dy > 0) castRows(shadows, sight, sideways, upright, first, inner, outer);
  else castRows(shadows, sight, sideways, upright, first, -outer, -inner);
}

/** The slope of a beam that is so many halves of a column aside on a row. */
function slope(aside: number, row: number): number {
  return ((aside * half) / row) | 0;
}

/** The shadows in a quarter from row `first` on, where light falls from slope `start` to `end`. */
function castRows(
  shadows: Shadows,
  sight: Sight,
  dx: number,
  dy: number,
  first: number,
  start: number,
  end: number,
): void {
  const { tiles, width, height, halves, radius, x, y } = shadows.clearing;
  const { visible } = sight;
  const across = dx === 0 ? 1 : width;
  const before = dx === 0 ? x : y;
  const after = dx === 0 ? width - 1 - x : height - 1 - y;
  const room = dx === 0 ? (dy < 0 ? y : height - 1 - y) : dx < 0 ? x : width - 1 - x;
  const last = Math.min(radius, room);
  let { near, far } = shadows;
  far[0] = start;
  far[1] = end;
  let count = 2;
  let row = first;
  // The columns that the light came to.
  let least = 0;
  let most = 0;
  for (; row <= last && count > 0; row++) {
    const middle = (y + dy * row) * width + x + dx * row;
    const leftmost = 0 - Math.min(before, halves[row]);
    const rightmost = Math.min(after, halves[row]);
    const swap = near;
    near = far;
    far = swap;
    const sectors = count;
    count = 0;
    for (let n = 0; n < sectors; n += 2) {
      let start = near[n];
      const end = near[n + 1];
      // All cells of which the sector has a part, be it less than half, and those whose middles it has.
      const from = Math.max(leftmost, (row * start + slack + half) >> bits);
      const to = Math.min(rightmost, (row * end - slack + half) >> bits);
      const fromMiddle = (row * start - slack + one - 1) >> bits;
      const toMiddle = (row * end + slack) >> bits;
      least = Math.min(least, from);
      most = Math.max(most, to);
      let lit = false;
      let cell = middle + from * across;
      for (let column = from; column <= to; column++) {
        if (isStandable(tiles[cell])) {
          if (!lit && column > from) start = slope(2 * column - 1, row);
          lit = true;
          if (column >= fromMiddle && column <= toMiddle) visible[cell] = 1;
        } else {
          visible[cell] = 1;
          if (lit) {
            far[count++] = start;
            far[count++] = slope(2 * column - 1, row);
          }
          lit = false;
        }
        cell += across;
      }
      if (lit) {
        far[count++] = start;
        far[count++] = end;
      }
    }
  }
  const x1 = dx === 0 ? x + least : x;
  const y1 = dx === 0 ? y : y + least;
  const x2 = dx === 0 ? x + most : x + dx * (row - 1);
  const y2 = dx === 0 ? y + dy * (row - 1) : y + most;
  widen(sight, Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
}
