import { type Cell, type Grid, Tile } from '../grid.ts';
import { rollCell } from '../random-cell.ts';
import type { Rnd } from '../rnd.ts';
import type { Room } from '../rooms.ts';
import { FloorError } from './floor-error.ts';
import { digPassages } from './rogue-passages.ts';
import { type Box, carveRoom, interiorOf, rollBox, rollGone } from './rogue-rooms.ts';
import type { Door } from './secret-doors.ts';

export interface RogueOptions {
  /** In cells, at least 15 × 16. Rogue has 80 × 22. */
  readonly width: number;
  readonly height: number;
  /** Whether rooms contain gold: not while the hero carries the Amulet up. */
  readonly gold: boolean;
  /** The number of objects that need a cell. The game chooses the objects. */
  readonly objects: number;
  /** The number of kinds of traps, which are equally likely. */
  readonly trapKinds: number;
}

/** A generated Rogue floor. Gold, monsters, objects, traps, stairs and hero have a cell each. */
export interface RogueFloor {
  readonly grid: Grid;
  /** The nine boxes, row by row. */
  readonly boxes: readonly Box[];
  /** The number of passages: 8 to 12. */
  readonly passages: number;
  readonly doors: readonly Door[];
  /** In the order of the boxes, at most one per room. */
  readonly gold: readonly (Cell & { readonly value: number })[];
  /** In the order of the boxes, at most one per room. The game chooses the monsters. */
  readonly monsters: readonly Cell[];
  readonly objects: readonly Cell[];
  /** The only stairs. The hero can take them both ways, although the tile is `stairsDown`. */
  readonly stairs: Cell;
  /** Hidden at first. Their tile is floor. `kind` is a number below `trapKinds`. */
  readonly traps: readonly (Cell & { readonly kind: number })[];
  readonly hero: Cell;
}

/**
 * Makes a floor like Rogue 3.6.3, in the same order: room, gold and monster of each box; passages; objects; stairs;
 * traps; hero. `rogue-rooms.ts` places each room in its ninth of the floor and decides which are dark or gone,
 * `rogue-passages.ts` connects the rooms, and `secret-doors.ts` decides which doors are secret. The same rolls always
 * make the same floor. Throws a FloorError if the grid is too small, or if no cell is left for the stairs or the hero.
 * Other things are left out if no cell is left.
 */
export function rogueFloor(rnd: Rnd, depth: number, options: RogueOptions): RogueFloor {
  const { width, height } = options;
  if (width < 15 || height < 16) {
    throw new FloorError(`nine rooms need at least 15 × 16 cells, not ${width} × ${height}`);
  }
  const grid = { width, height, tiles: new Uint8Array(width * height).fill(Tile.rock) };
  const { take, need } = freeCells(rnd, grid);

  const boxes: Box[] = [];
  const rooms: Room[] = [];
  const gold: (Cell & { value: number })[] = [];
  const monsters: Cell[] = [];
  for (const [i, gone] of rollGone(rnd).entries()) {
    const box = rollBox(rnd, grid, i, gone, depth);
    boxes.push(box);
    if (gone) continue;
    carveRoom(grid, box);
    const room = interiorOf(box);
    rooms.push(room);
    const hasGold = rnd(100) < 50 && options.gold;
    if (hasGold) {
      const cell = take([room]);
      const value = rollGold(depth, rnd);
      if (cell) gold.push({ ...cell, value });
    }
    const guard = rnd(100) < (hasGold ? 80 : 25) && take([room]);
    if (guard) monsters.push(guard);
  }

  const { passages, doors } = digPassages(rnd, grid, boxes, depth);

  const objects: Cell[] = [];
  for (let n = 0; n < options.objects; n++) {
    const cell = take(rooms);
    if (cell) objects.push(cell);
  }
  const stairs = need(rooms);
  grid.tiles[stairs.y * width + stairs.x] = Tile.stairsDown;
  const traps: (Cell & { kind: number })[] = [];
  for (let left = rollTraps(rnd, depth); left > 0; left--) {
    const kind = rnd(options.trapKinds);
    const cell = take(rooms);
    if (cell) traps.push({ ...cell, kind });
  }
  const hero = need(rooms);
  return { grid, boxes, passages, doors, gold, monsters, objects, stairs, traps, hero };
}

/** Takes random cells of floor in rooms, each once. `need` throws a FloorError if none is left. */
function freeCells(rnd: Rnd, { width, height, tiles }: Grid) {
  const taken = new Uint8Array(width * height);
  const isFree = (x: number, y: number) => {
    const cell = y * width + x;
    return tiles[cell] === Tile.floor && taken[cell] === 0;
  };
  const take = (rooms: readonly Room[]): Cell | null => {
    const cell = rollCell(rnd, rooms, isFree);
    if (cell) taken[cell.y * width + cell.x] = 1;
    return cell;
  };
  const need = (rooms: readonly Room[]): Cell => {
    const cell = take(rooms);
    if (cell) return cell;
    throw new FloorError(`no free cell is left on a floor of ${width} × ${height} cells`);
  };
  return { take, need };
}

/** Rolls the value of a pile of gold: 2 to 51 + 10 · depth. */
export function rollGold(depth: number, rnd: Rnd): number {
  return rnd(50 + 10 * depth) + 2;
}

/** Rolls the number of traps: 0 with 90% on depth 1, at least 1 from depth 10 on, at most 10. */
function rollTraps(rnd: Rnd, depth: number): number {
  if (rnd(10) >= depth) return 0;
  return Math.min(rnd(Math.floor(depth / 4)) + 1, 10);
}
