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
  const { tiles, width, height } = shadows.grid;
  const eye = y * width + x;
  for (let row = -north; row <= south; row++) {
    const half = halves[row < 0 ? -row : row];
    const middle = eye + row * width;
    paint(sight, middle - Math.min(west, half), middle + Math.min(east, half));
  }
  // So are the walls around it, and shadows begin behind their gaps.
  const left = Math.min(west + 1, x);
  const right = Math.min(east + 1, width - 1 - x);
  const up = Math.min(north + 1, radius, y);
  const down = Math.min(south + 1, radius, height - 1 - y);
  for (let row = y - up; row <= y + down; row++) widen(sight, row, x - left, x + right);
  const { visible } = sight;
  let [gapNorth, gapSouth, gapWest, gapEast] = [false, false, false, false];
  if (up > north) {
    const middle = eye - up * width;
    const half = halves[up];
    gapNorth = seeWall(
      tiles,
      visible,
      middle - Math.min(left, half),
      middle + Math.min(right, half),
      1,
    );
  }
  if (down > south) {
    const middle = eye + down * width;
    const half = halves[down];
    gapSouth = seeWall(
      tiles,
      visible,
      middle - Math.min(left, half),
      middle + Math.min(right, half),
      1,
    );
  }
  if (left > west && left <= radius) {
    const middle = eye - left;
    const half = halves[left];
    gapWest = seeWall(
      tiles,
      visible,
      middle - Math.min(north, half) * width,
      middle + Math.min(south, half) * width,
      width,
    );
  }
  if (right > east && right <= radius) {
    const middle = eye + right;
    const half = halves[right];
    gapEast = seeWall(
      tiles,
      visible,
      middle - Math.min(north, half) * width,
      middle + Math.min(south, half) * width,
      width,
    );
  }
  if (gapNorth || (gapWest && north > west) || (gapEast && north > east)) {
    castQuarter(shadows, sight, x, y, 0, -1, north, west, east);
  }
  if (gapSouth || (gapWest && south > west) || (gapEast && south > east)) {
    castQuarter(shadows, sight, x, y, 0, 1, south, west, east);
  }
  // The corners of the walls count as north and south.
  if (gapWest || (gapNorth && west >= north) || (gapSouth && west >= south)) {
    castQuarter(shadows, sight, x, y, -1, 0, west, north, south);
  }
  if (gapEast || (gapNorth && east >= north) || (gapSouth && east >= south)) {
    castQuarter(shadows, sight, x, y, 1, 0, east, north, south);
  }
}

/** Sees what is solid of a row or column of cells, and says whether there is a gap. */
function seeWall(
  tiles: Uint8Array,
  visible: Uint8Array,
  from: number,
  to: number,
  step: number,
): boolean {
  let gaps = 0;
  for (let cell = from; cell <= to; cell += step) {
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
  for (let row = 1; row <= shadows.north; row++) {
    if (!fitRow(shadows, eye - row * width, row, shadows.south)) shadows.north = row - 1;
  }
  for (let row = 1; row <= shadows.south; row++) {
    if (!fitRow(shadows, eye + row * width, row, shadows.north)) shadows.south = row - 1;
  }
}

/** How many cells in a row are open behind the eye's in one direction, at most `limit`. */
function openWay(tiles: Uint8Array, eye: number, step: number, limit: number): number {
  let far = 0;
  for (let cell = eye + step; far < limit && isStandable(tiles[cell]); cell += step) far++;
  return far;
}

/**
 * Whether a row of the box can stay in it, when its sides are made to go only as far as this row is
 * open: not where a box without the row would have more cells. Beyond the eye it goes on for `other`
 * rows.
 */
function fitRow(shadows: Shadows, middle: number, row: number, other: number): boolean {
  const { view, west, east } = shadows;
  const half = shadows.halves[row];
  const left = Math.min(west, half);
  const right = Math.min(east, half);
  if (left + right >= 7) {
    const last = middle + right - 7;
    let cell = middle - left;
    while (cell < last && view.getFloat64(cell) === 0) cell += 8;
    if (cell >= last && view.getFloat64(last) === 0) return true;
  }
  const { tiles } = shadows.grid;
  const openLeft = openWay(tiles, middle, -1, left);
  const openRight = openWay(tiles, middle, 1, right);
  if (openLeft === left && openRight === right) return true;
  const newWest = openLeft < left ? openLeft : west;
  const newEast = openRight < right ? openRight : east;
  if ((newWest + newEast + 1) * (row + 1 + other) < (west + east + 1) * (row + other)) return false;
  shadows.west = newWest;
  shadows.east = newEast;
  return true;
}

/**
 * The shadows in the quarter of the grid that lies in direction (dx, dy). A row here runs across that
 * direction, whichever it is, and its middle column is the eye's: the open box goes `ahead` rows far,
 * `aside` columns to the lesser coordinates and `beside` to the greater ones.
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
): void {
  const { halves, radius } = shadows;
  const { tiles, width, height } = shadows.grid;
  const { visible } = sight;
  const across = dx === 0 ? 1 : width;
  const before = dx === 0 ? x : y;
  const after = dx === 0 ? width - 1 - x : height - 1 - y;
  const room = dx === 0 ? (dy < 0 ? y : height - 1 - y) : dx < 0 ? x : width - 1 - x;
  const last = Math.min(radius, room);

  // Beside the box its walls are seen, and what light they leave; through a gap one looks further.
  let row = Math.min(aside, beside, ahead) + 1;
  let start = -one;
  let end = one;
  for (; row <= ahead; row++) {
    const middle = (y + dy * row) * width + x + dx * row;
    const side = half / row;
    const most = halves[row];
    const least = middle - (aside + 1) * across;
    const great = middle + (beside + 1) * across;
    const meetsLeast = aside < row && aside < Math.min(before, most);
    const meetsGreat = beside < row && beside < Math.min(after, most);
    if (meetsLeast && isStandable(tiles[least])) break;
    if (meetsGreat && isStandable(tiles[great])) break;
    if (meetsLeast) {
      visible[least] = 1;
      start = ((-2 * aside - 1) * side) | 0;
    }
    if (meetsGreat) {
      visible[great] = 1;
      end = ((2 * beside + 1) * side) | 0;
    }
  }
  let { near, far } = shadows;
  far[0] = start;
  far[1] = end;
  let count = 2;
  for (; row <= last && count > 0; row++) {
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
