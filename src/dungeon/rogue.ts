import {
  type Box,
  carveRoom,
  type Door,
  interiorOf,
  type Rnd,
  rollBox,
  rollCell,
  rollGone,
} from './boxes.ts';
import { type Cell, type Grid, type Room, Tile } from './grid.ts';
import { digPassages } from './passages.ts';

/** All equally likely. */
export const trapKinds = ['trapdoor', 'bear', 'gas', 'arrow', 'teleport', 'dart'] as const;
export type TrapKind = (typeof trapKinds)[number];

export interface RogueOptions {
  /** In cells; the original's 80 × 22. At least 15 × 16. */
  readonly width: number;
  readonly height: number;
  /** False once the hero has had the Amulet and comes back up: no gold. */
  readonly gold: boolean;
  /** How many objects to find a cell for; which ones is the game's affair. */
  readonly objects: number;
}

/** A generated Rogue floor; no two of its gold, monsters, objects, traps, stairs, hero share a cell. */
export interface RogueLayout {
  readonly grid: Grid;
  /** Nine, numbered row by row. */
  readonly boxes: readonly Box[];
  /** How many passages were dug: 8 to 12. */
  readonly passages: number;
  readonly doors: readonly Door[];
  /** In the order of boxes, at most one a room. */
  readonly gold: readonly (Cell & { readonly value: number })[];
  /** Where a monster of the game's choice is due: in the order of boxes, at most one a room. */
  readonly monsters: readonly Cell[];
  readonly objects: readonly Cell[];
  /** The only stairs: `Tile.stairsDown`, whichever way they are taken. */
  readonly stairs: Cell;
  /** Hidden at first; their terrain is floor. */
  readonly traps: readonly (Cell & { readonly kind: TrapKind })[];
  readonly hero: Cell;
}

/**
 * A floor of Rogue 3.6.3, made in its order: box by box room, gold and monster; passages; objects;
 * stairs; traps; hero. Same draws, same floor.
 */
export function rogueFloor(rnd: Rnd, depth: number, options: RogueOptions): RogueLayout {
  const { width, height } = options;
  if (width < 15 || height < 16) {
    throw new RangeError(`nine rooms need at least 15 x 16 cells, not ${width} x ${height}`);
  }
  const grid = { width, height, tiles: new Uint8Array(width * height).fill(Tile.rock) };
  const taken = new Uint8Array(width * height);
  const isBare = (x: number, y: number) => {
    const cell = y * width + x;
    return grid.tiles[cell] === Tile.floor && taken[cell] === 0;
  };
  /** None where the floor is full: then the thing is left out, but not the stairs or the hero. */
  const take = (among: readonly Room[]): Cell | null => {
    const cell = rollCell(rnd, among, isBare);
    if (cell) taken[cell.y * width + cell.x] = 1;
    return cell;
  };
  const need = (): Cell => {
    const cell = take(rooms);
    if (!cell) throw new RangeError(`no room left on a floor of ${width} x ${height}`);
    return cell;
  };

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
      const value = rnd(50 + 10 * depth) + 2;
      if (cell) gold.push({ x: cell.x, y: cell.y, value });
    }
    if (rnd(100) < (hasGold ? 80 : 25)) {
      const cell = take([room]);
      if (cell) monsters.push(cell);
    }
  }

  const { passages, doors } = digPassages(rnd, grid, boxes, depth);

  const objects: Cell[] = [];
  for (let n = 0; n < options.objects; n++) {
    const cell = take(rooms);
    if (cell) objects.push(cell);
  }
  const stairs = need();
  grid.tiles[stairs.y * width + stairs.x] = Tile.stairsDown;
  const traps: (Cell & { kind: TrapKind })[] = [];
  for (let left = rollTraps(rnd, depth); left > 0; left--) {
    const kind = trapKinds[rnd(trapKinds.length)];
    const cell = take(rooms);
    if (cell) traps.push({ x: cell.x, y: cell.y, kind });
  }
  const hero = need();
  return { grid, boxes, passages, doors, gold, monsters, objects, stairs, traps, hero };
}

/** How many traps: none on 90 % of the floors of depth 1, from depth 10 always some; at most 10. */
function rollTraps(rnd: Rnd, depth: number): number {
  if (rnd(10) >= depth) return 0;
  return Math.min(rnd(Math.floor(depth / 4)) + 1, 10);
}
