import { type Cell, type Grid, isOnGrid, isPassable, orthogonal, Tile, tileAt } from './grid.ts';
import { flood } from './paths.ts';
import type { Rnd } from './rnd.ts';
import { shuffled } from './shuffled.ts';

/** Drawn parts of a floor, such as vaults, and how they are laid on a grid. */

/** A cell of a drawing. */
export interface DrawnCell {
  readonly tile: number;
  /** Nobody crosses it on foot: a wall, or something on the ground. */
  readonly blocks: boolean;
  /** The id of the kind that is on it; null for none. */
  readonly thing: string | null;
}

/** A drawn part of a floor, row by row. Null keeps the cell of the floor. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly (DrawnCell | null)[];
}

/** A floor with a drawing on it. */
export interface Stamped {
  readonly grid: Grid;
  /** The cell of the drawing's first corner. */
  readonly left: number;
  readonly top: number;
  /** The cells of the drawing that lead to the rest of the floor. */
  readonly entrances: readonly Cell[];
}

/** Whether a drawing has a cell by which it can be entered. */
export function hasEntrance(drawing: Drawing): boolean {
  return gatesOf(drawing).length > 0;
}

/** The index of the first cell that cannot be reached from an entrance of the drawing; −1 for none. */
export function unreachableCell(drawing: Drawing): number {
  const { width, cells } = drawing;
  const isOpen = ({ x, y }: Cell) => cells[y * width + x]?.blocks === false;
  const reached = [...flood(drawing, gatesOf(drawing), orthogonal, isOpen)];
  const known = new Set(reached.map(({ x, y }) => y * width + x));
  return cells.findIndex((cell, at) => cell && !cell.blocks && !known.has(at));
}

/** A cell of a drawing that can be crossed, and a cell outside of the drawing beside it. */
interface Gate extends Cell {
  readonly outside: Cell;
}

function gatesOf(drawing: Drawing): Gate[] {
  const { width, cells } = drawing;
  return cells.flatMap((cell, at) => {
    if (!cell || cell.blocks) return [];
    const x = at % width;
    const y = Math.floor(at / width);
    return orthogonal.flatMap(({ dx, dy }) => {
      const outside = { x: x + dx, y: y + dy };
      const isInside = isOnGrid(drawing, outside.x, outside.y);
      return isInside && cells[outside.y * width + outside.x] ? [] : [{ x, y, outside }];
    });
  });
}

/** The most places that are tried for one drawing. A place rarely fails. */
const mostTries = 200;

/**
 * Puts a drawing on a random place of a floor: into rock and walls beside the ground, or else on the floors of
 * rooms, where it covers as little as possible. Cells that were connected stay connected, and every cell of the
 * drawing can be reached from `from`. Entrances that lead nowhere are closed. Doors, passages, stairs and the cells
 * that `isReserved` accepts are not covered. Returns null if there is no such place.
 */
export function stampSomewhere(
  grid: Grid,
  drawing: Drawing,
  from: Cell,
  isReserved: (x: number, y: number) => boolean,
  rnd: Rnd,
): Stamped | null {
  const { width } = grid;
  const gates = gatesOf(drawing);
  const before = parts(grid, () => false);
  const reserved = grid.tiles.map((_, at) =>
    Number(isReserved(at % width, Math.floor(at / width))),
  );
  const places: { readonly left: number; readonly top: number; readonly covered: number }[] = [];
  for (let top = 0; top + drawing.height <= grid.height; top++) {
    for (let left = 0; left + drawing.width <= grid.width; left++) {
      const leadsOn = gates.some(({ outside: { x, y } }) =>
        isPassable(tileAt(grid, left + x, top + y)),
      );
      if (!leadsOn) continue;
      const covered = coveredFloor(grid, drawing, left, top, reserved);
      if (covered !== null) places.push({ left, top, covered });
    }
  }
  const best = shuffled(places, rnd).sort((a, b) => a.covered - b.covered);
  for (const { left, top } of best.slice(0, mostTries)) {
    const stamped = stampAt(grid, drawing, left, top, gates);
    if (isConnected(stamped, drawing, before, from)) return stamped;
  }
  return null;
}

/** The number of floor cells that a drawing covers; null if it covers a cell that it must not. */
function coveredFloor(
  grid: Grid,
  { width, height, cells }: Drawing,
  left: number,
  top: number,
  reserved: Uint8Array,
): number | null {
  let covered = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = cells[row * width + column];
      if (!cell) continue;
      const x = left + column;
      const y = top + row;
      const tile = tileAt(grid, x, y);
      if (tile === Tile.floor) covered++;
      else if (tile !== Tile.wall && tile !== Tile.weakWall && tile !== Tile.rock) return null;
      const isRim = x === 0 || y === 0 || x === grid.width - 1 || y === grid.height - 1;
      const isFree = reserved[y * grid.width + x] === 0;
      if ((isRim && cell.tile !== Tile.wall) || !isFree) return null;
    }
  }
  return covered;
}

/** The floor with the drawing at a place. */
function stampAt(
  grid: Grid,
  { width, cells }: Drawing,
  left: number,
  top: number,
  gates: readonly Gate[],
): Stamped {
  const tiles = grid.tiles.slice();
  cells.forEach((cell, at) => {
    if (!cell) return;
    tiles[(top + Math.floor(at / width)) * grid.width + left + (at % width)] = cell.tile;
  });
  const stamped = { ...grid, tiles };
  const entrances: Cell[] = [];
  const closed: Cell[] = [];
  for (const { x, y } of gates) {
    const own = { x: left + x, y: top + y };
    if ([...entrances, ...closed].some((one) => one.x === own.x && one.y === own.y)) continue;
    const leadsOn = gates.some(
      ({ outside, ...gate }) =>
        gate.x === x &&
        gate.y === y &&
        isPassable(tileAt(stamped, left + outside.x, top + outside.y)),
    );
    if (leadsOn) entrances.push(own);
    else if (cells[y * width + x]?.thing === null && isDeadEnd(stamped, own)) closed.push(own);
  }
  for (const { x, y } of closed) tiles[y * grid.width + x] = Tile.wall;
  return { grid: stamped, left, top, entrances };
}

/** Whether at most one orthogonal step leads on from a cell. */
function isDeadEnd(grid: Grid, { x, y }: Cell): boolean {
  const ways = orthogonal.filter(({ dx, dy }) => isPassable(tileAt(grid, x + dx, y + dy)));
  return ways.length <= 1;
}

/** Whether a drawing leaves connected cells connected, and all of its own cells can be reached. */
function isConnected(
  { grid, left, top }: Stamped,
  drawing: Drawing,
  before: Int32Array,
  from: Cell,
): boolean {
  const drawnAt = (x: number, y: number) => {
    const column = x - left;
    const row = y - top;
    return isOnGrid(drawing, column, row) ? drawing.cells[row * drawing.width + column] : null;
  };
  const after = parts(grid, (x, y) => drawnAt(x, y)?.blocks ?? false);
  const start = after[from.y * grid.width + from.x];
  const now = new Map<number, number>();
  return after.every((part, at) => {
    if (part === 0) return true;
    if (drawnAt(at % grid.width, Math.floor(at / grid.width))) return part === start;
    const own = now.get(before[at]) ?? part;
    now.set(before[at], own);
    return own === part;
  });
}

/** By cell: the number of its connected part of the floor, by orthogonal steps; 0 for walls. */
function parts(grid: Grid, isBlocked: (x: number, y: number) => boolean): Int32Array {
  const { width, height } = grid;
  const part = new Int32Array(width * height);
  const isOpen = (x: number, y: number) => isPassable(tileAt(grid, x, y)) && !isBlocked(x, y);
  let last = 0;
  for (let start = 0; start < part.length; start++) {
    if (part[start] !== 0 || !isOpen(start % width, Math.floor(start / width))) continue;
    part[start] = ++last;
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const { dx, dy } of orthogonal) {
        const x: number = (at % width) + dx;
        const y: number = Math.floor(at / width) + dy;
        const next = y * width + x;
        if (!isOpen(x, y) || part[next] !== 0) continue;
        part[next] = last;
        waiting.push(next);
      }
    }
  }
  return part;
}
