import { type Grid, isStandable } from './grid.ts';
import { clearSight, paint, type Sight, stretch, widen } from './sight.ts';

/** What shadowcasting on one grid needs for its work, made once. */
export interface Shadows {
  readonly grid: Grid;
  /** The grid's tiles, to look at eight at once: as a number they are 0 where all are `Tile.floor`. */
  readonly view: DataView;
  /** Of each row ahead, how far the circle of `radius` cells goes to either side. */
  readonly halves: Int32Array;
  radius: number;
  /** The sectors in light on a row, start and end of each by turns, and those of the row behind. */
  near: Int32Array;
  far: Int32Array;
  /** How far one goes from the eye in the four directions before one leaves the open box around it. */
  north: number;
  south: number;
  west: number;
  east: number;
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
    view: new DataView(tiles.buffer, tiles.byteOffset, tiles.length),
    halves: new Int32Array(farthest + 1),
    radius: -1,
    // A wall that parts two sectors is at least as wide as a cell of the row, and a row of light at
    // most as wide as two rows ahead are far: on row n there are at most 2 n + 1 sectors.
    near: new Int32Array(4 * reach + 2),
    far: new Int32Array(4 * reach + 2),
    north: 0,
    south: 0,
    west: 0,
    east: 0,
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
  findBox(shadows, x, y);
  const { halves, north, south, west, east } = shadows;
  const { width, height } = shadows.grid;
  const eye = y * width + x;
  for (let row = -north; row <= south; row++) {
    const half = halves[row < 0 ? -row : row];
    const middle = eye + row * width;
    paint(sight, middle - Math.min(west, half), middle + Math.min(east, half));
  }
  // So are the walls around it, and shadows begin behind their gaps.
  const left = Math.min(west + 1, radius, x);
  const right = Math.min(east + 1, radius, width - 1 - x);
  const up = Math.min(north + 1, radius, y);
  const down = Math.min(south + 1, radius, height - 1 - y);
  for (let row = y - up; row <= y + down; row++) widen(sight, row, x - left, x + right);
  const gapNorth = up > north && seeWall(shadows, sight, eye - up * width, up, left, right, 1);
  const gapSouth =
    down > south && seeWall(shadows, sight, eye + down * width, down, left, right, 1);
  const gapWest = left > west && seeWall(shadows, sight, eye - left, left, up, down, width);
  const gapEast = right > east && seeWall(shadows, sight, eye + right, right, up, down, width);
  if (gapNorth || (gapWest && north > west) || (gapEast && north > east)) {
    castQuarter(shadows, sight, x, y, 0, -1, north, west, east, gapNorth, gapWest || gapEast);
  }
  if (gapSouth || (gapWest && south > west) || (gapEast && south > east)) {
    castQuarter(shadows, sight, x, y, 0, 1, south, west, east, gapSouth, gapWest || gapEast);
  }
  if (gapWest || (gapNorth && west > north) || (gapSouth && west > south)) {
    castQuarter(shadows, sight, x, y, -1, 0, west, north, south, gapWest, gapNorth || gapSouth);
  }
  if (gapEast || (gapNorth && east > north) || (gapSouth && east > south)) {
    castQuarter(shadows, sight, x, y, 1, 0, east, north, south, gapEast, gapNorth || gapSouth);
  }
}

/**
 * Sees what is solid of a wall of the box, `away` cells from the eye, and says whether it has a gap. It
 * goes, as far as the circle does, `before` and `after` steps from its middle cell.
 */
function seeWall(
  { grid, halves }: Shadows,
  { visible }: Sight,
  middle: number,
  away: number,
  before: number,
  after: number,
  step: number,
): boolean {
  const { tiles } = grid;
  const last = middle + Math.min(after, halves[away]) * step;
  let gaps = 0;
  for (let cell = middle - Math.min(before, halves[away]) * step; cell <= last; cell += step) {
    const open = isStandable(tiles[cell]) ? 1 : 0;
    visible[cell] = 1 - open;
    gaps |= open;
  }
  return gaps === 1;
}

/** A circle that looks round on a grid: the radius is that of a circle half a cell wider. */
function drawCircle(shadows: Shadows, radius: number): void {
  for (let row = 0; row <= radius; row++) {
    shadows.halves[row] = Math.floor(Math.sqrt(radius * (radius + 1) - row * row));
  }
  shadows.radius = radius;
}

/**
 * Finds a box around (x, y) in which no cell but the eye's is solid, as far as it is inside the
 * circle: in a room, the room. It is not always the greatest one.
 */
function findBox(shadows: Shadows, x: number, y: number): void {
  const { radius } = shadows;
  const { tiles, width, height } = shadows.grid;
  const eye = y * width + x;
  shadows.north = openWay(tiles, eye, -width, Math.min(radius, y));
  shadows.south = openWay(tiles, eye, width, Math.min(radius, height - 1 - y));
  shadows.west = openWay(tiles, eye, -1, Math.min(radius, x));
  shadows.east = openWay(tiles, eye, 1, Math.min(radius, width - 1 - x));
  // By turns, so that it grows on both sides while it gets narrower.
  for (let row = 1; row <= shadows.north || row <= shadows.south; row++) {
    const { north, south } = shadows;
    if (row <= north && !fitRow(shadows, eye - row * width, row, row + Math.min(row - 1, south))) {
      shadows.north = row - 1;
    }
    if (
      row <= south &&
      !fitRow(shadows, eye + row * width, row, row + Math.min(row, shadows.north))
    ) {
      shadows.south = row - 1;
    }
  }
}

/** How many cells in a row are open behind the eye's in one direction, at most `limit`. */
function openWay(tiles: Uint8Array, eye: number, step: number, limit: number): number {
  let far = 0;
  for (let cell = eye + step; far < limit && isStandable(tiles[cell]); cell += step) far++;
  return far;
}

/** So many more rows a box is hoped to get when it is made narrower for the sake of one. */
const hoped = 3;

/**
 * Whether a row can come to the box, which has `rows` already, when its sides are made to go only as
 * far as this row is open: not where the box without the row is more to be hoped for.
 */
function fitRow(shadows: Shadows, middle: number, row: number, rows: number): boolean {
  const { view, west, east } = shadows;
  const half = shadows.halves[row];
  const left = Math.min(west, half);
  const right = Math.min(east, half);
  if (isAllFloor(view, middle - left, middle + right)) return true;
  const { tiles } = shadows.grid;
  const openLeft = openWay(tiles, middle, -1, left);
  const openRight = openWay(tiles, middle, 1, right);
  if (openLeft === left && openRight === right) return true;
  const newWest = openLeft < left ? openLeft : west;
  const newEast = openRight < right ? openRight : east;
  if ((newWest + newEast + 1) * (rows + hoped) < (west + east + 1) * rows) return false;
  shadows.west = newWest;
  shadows.east = newEast;
  return true;
}

/** Whether cells of a row are all plain floor, looked at many at once; of less than four it cannot tell. */
function isAllFloor(view: DataView, from: number, to: number): boolean {
  if (to - from < 3) return false;
  if (to - from < 7) return (view.getInt32(from) | view.getInt32(to - 3)) === 0;
  let cell = from;
  while (cell < to - 7 && view.getFloat64(cell) === 0) cell += 8;
  return cell >= to - 7 && view.getFloat64(to - 7) === 0;
}

/**
 * The shadows in the quarter of the grid that lies in direction (dx, dy). A row here runs across that
 * direction, whichever it is, and its middle column is the eye's: the open box goes `ahead` rows far,
 * `aside` columns to the lesser coordinates and `beside` to the greater ones. `gap`: whether the wall
 * ahead has one; `gaps`: whether those beside may have some.
 */
function castQuarter(
  shadows: Shadows,
  sight: Sight,
  x: number,
  y: number,
  dx: number,
  dy: number,
  ahead: number,
  aside: number,
  beside: number,
  gap: boolean,
  gaps: boolean,
): void {
  const { halves, radius } = shadows;
  const { tiles, width, height } = shadows.grid;
  const across = dx === 0 ? 1 : width;
  const before = dx === 0 ? x : y;
  const after = dx === 0 ? width - 1 - x : height - 1 - y;
  // The light that the walls beside the box leave, and that of a gap in either that is not over yet,
  // with the row where it began, or 0.
  let start = -one;
  let end = one;
  let leastGap = 0;
  let leastLight = 0;
  let greatGap = 0;
  let greatLight = 0;
  // Where there is no gap, only the last cells of both walls matter.
  const first = gaps
    ? Math.min(aside, beside, ahead) + 1
    : Math.min(ahead, halves[Math.min(radius, aside + 1)], halves[Math.min(radius, beside + 1)]);
  for (let row = first; row <= ahead; row++) {
    const middle = (y + dy * row) * width + x + dx * row;
    const side = half / row;
    const most = halves[row];
    if (aside < row && aside < Math.min(before, most)) {
      if (isStandable(tiles[middle - (aside + 1) * across])) {
        if (leastGap === 0) {
          leastGap = row;
          leastLight = start;
        }
      } else if (leastGap > 0) {
        castRows(shadows, sight, x, y, dx, dy, leastGap, leastLight, start);
        leastGap = 0;
      }
      start = ((-2 * aside - 1) * side) | 0;
    }
    if (beside < row && beside < Math.min(after, most)) {
      if (isStandable(tiles[middle + (beside + 1) * across])) {
        if (greatGap === 0) {
          greatGap = row;
          greatLight = end;
        }
      } else if (greatGap > 0) {
        castRows(shadows, sight, x, y, dx, dy, greatGap, end, greatLight);
        greatGap = 0;
      }
      end = ((2 * beside + 1) * side) | 0;
    }
  }
  if (leastGap > 0) castRows(shadows, sight, x, y, dx, dy, leastGap, leastLight, start);
  if (greatGap > 0) castRows(shadows, sight, x, y, dx, dy, greatGap, end, greatLight);
  if (gap) castRows(shadows, sight, x, y, dx, dy, ahead + 1, start, end);
}

/** The shadows in a quarter from row `first` on, where light falls from slope `start` to `end`. */
function castRows(
  shadows: Shadows,
  sight: Sight,
  x: number,
  y: number,
  dx: number,
  dy: number,
  first: number,
  start: number,
  end: number,
): void {
  const { halves, radius } = shadows;
  const { tiles, width, height } = shadows.grid;
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
