import { type Grid, isStandable, Tile } from './grid.ts';
import { eightOf, paint, type Sight } from './sight.ts';

/**
 * A box around an eye in which no cell but the eye's own is solid, as far as it is inside a circle: all
 * of it is seen. In a room it is the room; it is not always the greatest one.
 */
export interface Clearing {
  /** Of the grid; its tiles also to look at four at once. */
  readonly width: number;
  readonly height: number;
  readonly tiles: Uint8Array;
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
export function makeClearing({ width, height, tiles }: Grid, farthest: number): Clearing {
  return {
    width,
    height,
    tiles,
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
  const { tiles, width, height } = clearing;
  const eye = y * width + x;
  const mostWest = Math.min(radius, x);
  const mostEast = Math.min(radius, width - 1 - x);
  const mostNorth = Math.min(radius, y);
  const mostSouth = Math.min(radius, height - 1 - y);
  clearing.west = openWay(tiles, eye, -1, mostWest);
  clearing.east = openWay(tiles, eye, 1, mostEast);
  clearing.left = Math.min(clearing.west + 1, mostWest);
  clearing.right = Math.min(clearing.east + 1, mostEast);
  paint(sight, eye - clearing.left, eye + clearing.right);
  clearing.north = lightRows(clearing, sight, eye, -width, mostNorth, 0);
  clearing.south = lightRows(clearing, sight, eye, width, mostSouth, clearing.north);
}

/** How many cells in a row are open behind the eye's in one direction, at most `limit`. */
function openWay(tiles: Uint8Array, eye: number, step: number, limit: number): number {
  let far = 0;
  for (let cell = eye + step; far < limit && isStandable(tiles[cell]); cell += step) far++;
  return far;
}

/**
 * Sees the rows of the box in one direction, `step` cells from each other and at most `limit`, and says
 * how many they are; on the other side of the eye it has `behind`.
 */
function lightRows(
  clearing: Clearing,
  sight: Sight,
  eye: number,
  step: number,
  limit: number,
  behind: number,
): number {
  const { tiles, view, halves } = clearing;
  let { left, right } = clearing;
  let first = left > clearing.west ? tiles[eye - left] : Tile.floor;
  let last = right > clearing.east ? tiles[eye + right] : Tile.floor;
  let rows = 0;
  for (let middle = eye + step; rows < limit; middle += step) {
    const half = halves[rows + 1];
    const from = middle - Math.min(left, half);
    const to = middle + Math.min(right, half);
    const start = left > half ? Tile.floor : first;
    const end = right > half ? Tile.floor : last;
    // Most are plain floor, and their walls as those of the eye's row.
    if (isRow(view, from, to, start, Tile.floor, end)) {
      paint(sight, from, to);
    } else {
      if (!isStandable(tiles[middle])) break;
      if (!fitRow(clearing, sight, middle, rows + 1, rows + behind + 1)) break;
      left = clearing.left;
      right = clearing.right;
      first = Tile.floor;
      last = Tile.floor;
    }
    rows++;
  }
  return rows;
}

/**
 * Whether a row begins with one tile, ends with one and has but one kind between, four or eight
 * cells looked at at once; of less than three it cannot tell.
 */
function isRow(
  view: DataView,
  from: number,
  to: number,
  first: number,
  inside: number,
  last: number,
): boolean {
  if (to - from < 4) {
    return (
      to - from >= 2 &&
      view.getUint8(from) === first &&
      view.getUint8(from + 1) === inside &&
      view.getUint8(to - 1) === inside &&
      view.getUint8(to) === last
    );
  }
  const all = inside * 0x01010101;
  let other =
    (view.getInt32(from, true) ^ (all - inside + first)) |
    (view.getInt32(to - 3, true) ^ (all + ((last - inside) << 24)));
  let cell = from + 4;
  // In short rows this would cost more than it gains.
  if (to - from > 20) {
    const eight = eights[inside];
    for (; cell < to - 7; cell += 8) if (view.getFloat64(cell, true) !== eight) return false;
  }
  for (; cell < to - 3; cell += 4) other |= view.getInt32(cell, true) ^ all;
  return other === 0;
}

/** Eight cells of each kind. */
const eights = Float64Array.from({ length: 16 }, (_, tile) => eightOf(tile));

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
  const { tiles, halves, west, east } = clearing;
  const half = halves[row];
  const left = Math.min(west, half);
  const right = Math.min(east, half);
  const openLeft = openWay(tiles, middle, -1, left);
  const openRight = openWay(tiles, middle, 1, right);
  const newWest = openLeft < left ? openLeft : west;
  const newEast = openRight < right ? openRight : east;
  if ((newWest + newEast + 1) * (rows + hoped) < (west + east + 1) * rows) return false;
  clearing.west = newWest;
  clearing.east = newEast;
  // What is at the ends of this row is not known.
  clearing.left = newWest;
  clearing.right = newEast;
  paint(sight, middle - openLeft, middle + openRight);
  return true;
}

/** Whether a row is a wall, of one kind between its ends; `middle` is any of its cells between. */
export function isWall(
  tiles: Uint8Array,
  view: DataView,
  from: number,
  middle: number,
  to: number,
): boolean {
  const first = tiles[from];
  const inside = tiles[middle];
  const last = tiles[to];
  const open = isStandable(first) || isStandable(inside) || isStandable(last);
  return !open && isRow(view, from, to, first, inside, last);
}

/** A circle that looks round on a grid: the radius is that of a circle half a cell wider. */
function drawCircle(clearing: Clearing, radius: number): void {
  for (let row = 0; row <= radius; row++) {
    clearing.halves[row] = Math.floor(Math.sqrt(radius * (radius + 1) - row * row));
  }
  clearing.radius = radius;
}
