import { type Grid, isStandable, Tile } from './grid.ts';
import { paint, type Sight } from './sight.ts';

/**
 * A box around an eye in which no cell but the eye's own is solid, as far as it is inside a circle: all
 * of it is seen. In a room it is the room; it is not always the greatest one.
 */
export interface Clearing {
  readonly grid: Grid;
  /** The grid's tiles, to look at four at once. */
  readonly view: DataView;
  /** Of each row ahead, how far the circle of `radius` cells goes to either side. */
  readonly halves: Int32Array;
  radius: number;
  /** The eye. */
  x: number;
  y: number;
  /** How far one goes from it in the four directions before one leaves the box. */
  north: number;
  south: number;
  west: number;
  east: number;
  /** How far its rows were seen: with the walls at their ends, where these go on from row to row. */
  left: number;
  right: number;
}

/** No clearing yet, on a grid whose tiles stay in the array that they are in. */
export function makeClearing(grid: Grid, farthest: number): Clearing {
  const { tiles } = grid;
  return {
    grid,
    view: new DataView(tiles.buffer, tiles.byteOffset, tiles.length),
    halves: new Int32Array(farthest + 1),
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

/** Finds the clearing around (x, y), at most `radius` cells wide to all sides, and sees it. */
export function lightClearing(
  clearing: Clearing,
  sight: Sight,
  x: number,
  y: number,
  radius: number,
): void {
  if (clearing.radius !== radius) drawCircle(clearing, radius);
  clearing.x = x;
  clearing.y = y;
  const { tiles, width, height } = clearing.grid;
  const eye = y * width + x;
  const mostWest = Math.min(radius, x);
  const mostEast = Math.min(radius, width - 1 - x);
  clearing.west = openWay(tiles, eye, -1, mostWest);
  clearing.east = openWay(tiles, eye, 1, mostEast);
  clearing.left = Math.min(clearing.west + 1, mostWest);
  clearing.right = Math.min(clearing.east + 1, mostEast);
  paint(sight, eye - clearing.left, eye + clearing.right);
  const mostNorth = Math.min(radius, y);
  const mostSouth = Math.min(radius, height - 1 - y);
  let north = 0;
  let south = 0;
  let growsNorth = false;
  let growsSouth = false;
  // By turns, so that it grows on both sides while it gets narrower.
  do {
    north = lightRows(clearing, sight, eye, -width, north, mostNorth);
    const ahead = eye - (north + 1) * width;
    growsNorth =
      north < mostNorth &&
      isStandable(tiles[ahead]) &&
      fitRow(clearing, sight, ahead, north + 1, north + south + 1);
    if (growsNorth) north++;
    south = lightRows(clearing, sight, eye, width, south, mostSouth);
    const behind = eye + (south + 1) * width;
    growsSouth =
      south < mostSouth &&
      isStandable(tiles[behind]) &&
      fitRow(clearing, sight, behind, south + 1, north + south + 1);
    if (growsSouth) south++;
  } while (growsNorth || growsSouth);
  clearing.north = north;
  clearing.south = south;
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
  clearing: Clearing,
  sight: Sight,
  eye: number,
  step: number,
  row: number,
  limit: number,
): number {
  const { view, halves, west, east, left, right } = clearing;
  const { tiles } = clearing.grid;
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
  clearing: Clearing,
  sight: Sight,
  middle: number,
  row: number,
  rows: number,
): boolean {
  const { west, east } = clearing;
  const { tiles } = clearing.grid;
  const half = clearing.halves[row];
  const left = Math.min(west, half);
  const right = Math.min(east, half);
  const openLeft = openWay(tiles, middle, -1, left);
  const openRight = openWay(tiles, middle, 1, right);
  const newWest = openLeft < left ? openLeft : west;
  const newEast = openRight < right ? openRight : east;
  if ((newWest + newEast + 1) * (rows + hoped) < (west + east + 1) * rows) return false;
  clearing.west = newWest;
  clearing.east = newEast;
  // Walls that were passed as the same from row to row are not any more.
  clearing.left = newWest;
  clearing.right = newEast;
  paint(sight, middle - openLeft, middle + openRight);
  return true;
}

/** Whether a row is a wall of one kind between two solid cells. */
export function isWall(
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

/** A circle that looks round on a grid: the radius is that of a circle half a cell wider. */
function drawCircle(clearing: Clearing, radius: number): void {
  for (let row = 0; row <= radius; row++) {
    clearing.halves[row] = Math.floor(Math.sqrt(radius * (radius + 1) - row * row));
  }
  clearing.radius = radius;
}
