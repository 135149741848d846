import { type Grid, isStandable, Tile } from './grid.ts';
import { clearSight, paint, type Sight, widen } from './sight.ts';

/** What shadowcasting on one grid needs for its work, made once. */
export interface Shadows {
  readonly grid: Grid;
  /** The grid's tiles, to look at four at once. */
  readonly view: DataView;
  /** Of each row ahead, how far the circle of `radius` cells goes to either side. */
  readonly halves: Int32Array;
  /** The sectors in light on a row, start and end of each by turns, and those of the row behind. */
  near: Int32Array;
  far: Int32Array;
  radius: number;
  /** The eye. */
  x: number;
  y: number;
  /** How far one goes from it in the four directions before one leaves the open box around it. */
  north: number;
  south: number;
  west: number;
  east: number;
  /** How far the rows of the box are seen: a cell farther than it goes where its walls have no gaps. */
  left: number;
  right: number;
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
    // A wall that parts two sectors is at least as wide as a cell of the row, and a row of light at
    // most as wide as two rows ahead are far: on row n there are at most 2 n + 1 sectors.
    near: new Int32Array(4 * reach + 2),
    far: new Int32Array(4 * reach + 2),
    radius: -1,
    x: 0,
    y: 0,
    north: 0,
    south: 0,
    west: 0,
    east: 0,
    left: 0,
    right: 0,
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
  shadows.x = x;
  shadows.y = y;
  // In the open all is seen, and so are the walls around it; shadows begin behind their gaps.
  lightBox(shadows, sight);
  lightWalls(shadows, sight);
}

/** A circle that looks round on a grid: the radius is that of a circle half a cell wider. */
function drawCircle(shadows: Shadows, radius: number): void {
  for (let row = 0; row <= radius; row++) {
    shadows.halves[row] = Math.floor(Math.sqrt(radius * (radius + 1) - row * row));
  }
  shadows.radius = radius;
}

/**
 * Finds a box around the eye in which no cell but its own is solid, as far as it is inside the circle,
 * and sees it: in a room, the room. It is not always the greatest one.
 */
function lightBox(shadows: Shadows, sight: Sight): void {
  const { radius, x, y } = shadows;
  const { tiles, width, height } = shadows.grid;
  const eye = y * width + x;
  const mostWest = Math.min(radius, x);
  const mostEast = Math.min(radius, width - 1 - x);
  shadows.west = openWay(tiles, eye, -1, mostWest);
  shadows.east = openWay(tiles, eye, 1, mostEast);
  shadows.left = Math.min(shadows.west + 1, mostWest);
  shadows.right = Math.min(shadows.east + 1, mostEast);
  paint(sight, eye - shadows.left, eye + shadows.right);
  const mostNorth = Math.min(radius, y);
  const mostSouth = Math.min(radius, height - 1 - y);
  let north = 0;
  let south = 0;
  // By turns, so that it grows on both sides while it gets narrower.
  for (let grows = true; grows; ) {
    grows = false;
    north = lightRows(shadows, sight, eye, -width, north, mostNorth);
    const ahead = eye - (north + 1) * width;
    if (north < mostNorth && isStandable(tiles[ahead])) {
      grows = fitRow(shadows, sight, ahead, north + 1, north + 1 + south);
      if (grows) north++;
    }
    south = lightRows(shadows, sight, eye, width, south, mostSouth);
    const behind = eye + (south + 1) * width;
    if (south < mostSouth && isStandable(tiles[behind])) {
      if (fitRow(shadows, sight, behind, south + 1, north + 1 + south)) {
        south++;
        grows = true;
      }
    }
  }
  shadows.north = north;
  shadows.south = south;
}

/** How many cells in a row are open behind the eye's in one direction, at most `limit`. */
function openWay(tiles: Uint8Array, eye: number, step: number, limit: number): number {
  let far = 0;
  for (let cell = eye + step; far < limit && isStandable(tiles[cell]); cell += step) far++;
  return far;
}

/**
 * Sees the rows in one direction, `step` cells from each other, that are plain floor between the same
 * walls as the eye's: from the one behind `row` to the last one or to `limit`, which is returned.
 */
function lightRows(
  shadows: Shadows,
  sight: Sight,
  eye: number,
  step: number,
  row: number,
  limit: number,
): number {
  const { view, halves, west, east, left, right } = shadows;
  const { tiles } = shadows.grid;
  const first = left > west ? tiles[eye - left] : Tile.floor;
  const last = right > east ? tiles[eye + right] : Tile.floor;
  let seen = row;
  for (let middle = eye + (seen + 1) * step; seen < limit; middle += step) {
    const half = halves[seen + 1];
    const from = middle - Math.min(left, half);
    const to = middle + Math.min(right, half);
    const start = left > half ? Tile.floor : first;
    const end = right > half ? Tile.floor : last;
    if (!isRow(view, from, to, start, Tile.floor, end)) break;
    paint(sight, from, to);
    seen++;
  }
  return seen;
}

/** Whether a row begins with one tile, ends with one, and has but one between; of two cells it cannot tell. */
function isRow(
  view: DataView,
  from: number,
  to: number,
  first: number,
  inside: number,
  last: number,
): boolean {
  const all = inside * 0x01010101;
  const start = all - inside + first;
  const end = all + ((last - inside) << 24);
  if (to - from >= 8) {
    let other =
      (view.getInt32(from, true) ^ start) |
      (view.getInt32(from + 4, true) ^ all) |
      (view.getInt32(to - 7, true) ^ all) |
      (view.getInt32(to - 3, true) ^ end);
    for (let cell = from + 8; cell < to - 7; cell += 4) other |= view.getInt32(cell, true) ^ all;
    return other === 0;
  }
  if (to - from >= 4) {
    return ((view.getInt32(from, true) ^ start) | (view.getInt32(to - 3, true) ^ end)) === 0;
  }
  return (
    to - from >= 2 &&
    view.getUint8(from) === first &&
    view.getUint8(from + 1) === inside &&
    view.getUint8(to - 1) === inside &&
    view.getUint8(to) === last
  );
}

/** So many more rows a box is hoped to get when it is made narrower for the sake of one. */
const hoped = 3;

/**
 * Sees a row and takes it to the box, which has `rows` already, and makes its sides go only as far as
 * this row is open; says whether it did: not where the box without the row is more to be hoped for.
 */
function fitRow(
  shadows: Shadows,
  sight: Sight,
  middle: number,
  row: number,
  rows: number,
): boolean {
  const { west, east } = shadows;
  const { tiles } = shadows.grid;
  const half = shadows.halves[row];
  const left = Math.min(west, half);
  const right = Math.min(east, half);
  const openLeft = openWay(tiles, middle, -1, left);
  const openRight = openWay(tiles, middle, 1, right);
  const newWest = openLeft < left ? openLeft : west;
  const newEast = openRight < right ? openRight : east;
  if ((newWest + newEast + 1) * (rows + hoped) < (west + east + 1) * rows) return false;
  shadows.west = newWest;
  shadows.east = newEast;
  // Walls that were passed as the same from row to row are not any more.
  shadows.left = newWest;
  shadows.right = newEast;
  paint(sight, middle - openLeft, middle + openRight);
  return true;
}

/** Sees the walls around the box, as far as its rows did not have them, and what lies behind their gaps. */
function lightWalls(shadows: Shadows, sight: Sight): void {
  const { radius, x, y, north, south, west, east } = shadows;
  const { width, height } = shadows.grid;
  const up = Math.min(north + 1, radius, y);
  const down = Math.min(south + 1, radius, height - 1 - y);
  const left = Math.min(west + 1, radius, x);
  const right = Math.min(east + 1, radius, width - 1 - x);
  widen(sight, x - left, y - up, x + right, y + down);
  if (up > north) lightWall(shadows, sight, 0, -1, up, west, east);
  if (down > south) lightWall(shadows, sight, 0, 1, down, west, east);
  if (left > shadows.left) lightWall(shadows, sight, -1, 0, left, north, south);
  if (right > shadows.right) lightWall(shadows, sight, 1, 0, right, north, south);
}

/**
 * The wall that is `away` cells from the eye in direction (dx, dy). Columns here are those across that
 * direction, whichever it is, the eye's being 0: the box goes from `-aside` to `beside`.
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
  const { view, halves, x, y } = shadows;
  const { tiles, width, height } = shadows.grid;
  const { visible } = sight;
  const across = dx === 0 ? 1 : width;
  const middle = (y + dy * away) * width + x + dx * away;
  const half = halves[away];
  // The corners belong to the walls north and south.
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

/** Whether a row is a wall of one kind between two solid cells. */
function isWall(
  tiles: Uint8Array,
  view: DataView,
  from: number,
  middle: number,
  to: number,
): boolean {
  if (isStandable(tiles[from]) || isStandable(tiles[middle]) || isStandable(tiles[to]))
    return false;
  return isRow(view, from, to, tiles[from], tiles[middle], tiles[to]);
}

/** The shadows behind a gap of such a wall, which goes from one column to another. */
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
  // Ahead falls the light that the walls on both sides of the box leave.
  const near = away - 1;
  const start = aside < near ? slope(-2 * aside - 1, near) : -one;
  const end = beside < near ? slope(2 * beside + 1, near) : one;
  const least = Math.max(start, slope(2 * from - 1, away));
  const most = Math.min(end, slope(2 * to + 1, away));
  if (least < most) castRows(shadows, sight, dx, dy, away, least, most);
  // To both sides, what passes between the cells of the wall.
  if (from <= -away) {
    castAside(shadows, sight, dx, dy, -1, away, Math.max(0 - to, away), 0 - from);
  }
  if (to >= away) {
    castAside(shadows, sight, dx, dy, 1, away, Math.max(from, away), to);
  }
}

/**
 * The shadows beside a gap, in the quarter on one side of its direction, or the other: `way` is -1 or
 * 1. Seen from there, it goes from the row `first` to `last`.
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
  const { halves, radius, x, y } = shadows;
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
