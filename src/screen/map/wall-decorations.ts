import { type Grid, isGround, Tile } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import { hashAt, pick } from './place-hash.ts';
import {
  tileIndex,
  tileNames,
  variantsOf,
  type WallDecoration,
  weakDecorations,
} from './tile-names.ts';

/** The share of fronts with a decoration. */
const share = 0.09;
/** The narrowest room with pillars at its corners, and the cells from one torch to the next. */
const roomyWidth = 5;
const torchDistance = 8;
/** Decorations whose places follow from the room. The others hang anywhere. */
const placed: readonly WallDecoration[] = ['arch', 'hanging', 'pillar', 'statue', 'torch'];
/** A layer for the choice among shelves. */
const shelfLayer = 29;

/** A wall torch, and the room that it lights, with its walls. */
export interface Torch {
  readonly x: number;
  readonly y: number;
  readonly room: Room;
}

/** The fronts of a floor by cell, and the looks that they have, as in `Decoration`. */
export interface Fronts {
  readonly grid: Grid;
  readonly fronts: Uint8Array;
  readonly weakFronts: Uint8Array;
}

/** Whether a wall shows its front on a cell, because ground is below it: a strong front or a weak one. */
export function frontOn(grid: Grid, x: number, y: number): 'strong' | 'weak' | null {
  const { width, height, tiles } = grid;
  if (y < 0 || y + 1 >= height || !isGround(tiles[(y + 1) * width + x])) return null;
  const tile = tiles[y * width + x];
  if (tile === Tile.weakWall) return y > 0 ? 'weak' : null;
  return tile === Tile.wall || tile === Tile.secretDoor ? 'strong' : null;
}

/** Puts a decoration on a front that has none. Returns whether there is such a front that can have it. */
export function hang(
  { grid, fronts, weakFronts }: Fronts,
  name: WallDecoration,
  x: number,
  y: number,
): boolean {
  const cell = y * grid.width + x;
  const front = frontOn(grid, x, y);
  if (front === 'strong' && fronts[cell] === 0) {
    const looks = name === 'shelf' ? variantsOf('wall-shelf') : ([`wall-${name}`] as const);
    fronts[cell] = tileIndex(looks[pick(looks.length, hashAt(x, y, shelfLayer))]);
    return true;
  }
  const weak = weakDecorations.find((other) => other === name);
  if (front !== 'weak' || !weak || !plainWeakFronts.has(weakFronts[cell])) return false;
  weakFronts[cell] = tileIndex(`weak-${weak}`);
  return true;
}

/** The looks of weak fronts without a decoration. */
const plainWeakFronts = new Set(
  tileNames.flatMap((name, index) => (name.startsWith('weak-front') ? index : [])),
);

/** Hangs torches on the upper walls of lit rooms. `anchored`: the columns of those that belong to an even wall. */
export function hangTorches(
  fronts: Fronts,
  rooms: readonly Room[],
  layer: number,
  anchored: (room: Room) => readonly number[] | null,
): Torch[] {
  return rooms.flatMap((room, index) => {
    const y = room.y1 - 1;
    return (anchored(room) ?? torchColumns(room, index, layer))
      .filter((x) => hang(fronts, 'torch', x, y))
      .map((x) => ({ x, y, room }));
  });
}

/**
 * Decorates the walls between the torches: those above rooms with pillars in the corners, or all without rooms. `isEven`:
 * whether both sides of the wall of a room are alike. A banner that hangs anywhere would spoil that.
 */
export function decorateWalls(
  fronts: Fronts,
  rooms: readonly Room[],
  layer: number,
  walls: readonly WallDecoration[],
  isEven: (room: Room) => boolean,
): void {
  const loose = walls.filter((name) => !placed.includes(name));
  const decorate = (x: number, y: number, isPillar: boolean, others = loose) => {
    if (isPillar && hang(fronts, 'pillar', x, y)) return;
    // Two things next to each other would look like a pair.
    const isTaken = fronts.fronts[y * fronts.grid.width + x - 1] !== 0;
    if (others.length === 0 || isTaken || hashAt(x, y, layer + 6) >= share) return;
    hang(fronts, others[pick(others.length, hashAt(x, y, layer + 7))], x, y);
  };
  for (const room of rooms) {
    const { x1, x2, y1 } = room;
    const others = isEven(room) ? loose.filter((name) => name !== 'banner') : loose;
    const hasPillars = walls.includes('pillar') && x2 - x1 + 1 >= roomyWidth;
    for (let x = x1; x <= x2; x++) {
      decorate(x, y1 - 1, hasPillars && (x === x1 || x === x2), others);
    }
  }
  if (rooms.length > 0) return;
  const { width, height } = fronts.grid;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) decorate(x, y, false);
  }
}

/** The columns of the torches above a lit room, none in its corners. */
function torchColumns({ x1, x2, y1, dark }: Room, index: number, layer: number): number[] {
  if (dark) return [];
  const choices = Math.max(1, Math.min(torchDistance, x2 - x1 - 2));
  const first = 2 + pick(choices, hashAt(index, y1 - 1, layer + 5));
  const columns = Array.from({ length: x2 - x1 }, (_, n) => x1 + n);
  return columns.filter((x) => x > x1 && (x - x1 - first) % torchDistance === 0);
}
