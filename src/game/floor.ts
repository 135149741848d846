import type { DistanceField } from '../dungeon/distance-field.ts';
import { type FieldOfView, makeFieldOfView } from '../dungeon/field-of-view.ts';
import type { Grid } from '../dungeon/grid.ts';
import { type Room, roomsByCell } from '../dungeon/rooms.ts';
import { Shadowcaster } from '../dungeon/shadowcasting.ts';

/** In `Floor.memory`: a cell that the hero has never seen. */
export const unknown = 255;

/** What is known of the ways and lines to the hero's cell, until he or the terrain changes. */
export interface ToHero {
  distances: DistanceField | null;
  /** The cell of the hero that `distances` are for, −1 where they are out of date. */
  walkedTo: number;
  /** The cell of the hero that `lines` are for, −1 where they are out of date. */
  seenFrom: number;
  lines: FieldOfView | null;
  shadows: Shadowcaster | null;
}

/** One floor of the dungeon. All arrays have one entry a cell, row by row. */
export interface Floor {
  readonly depth: number;
  readonly grid: Grid;
  readonly rooms: readonly Room[];
  /** The room of each cell, made by `roomsByCell` on first use. Derived. */
  byCell: readonly (Room | undefined)[] | null;
  /** The actor on each cell, 0 for none. Changed only in `places.ts`. */
  readonly occupants: Uint32Array;
  /** The tile that the hero remembers, or `unknown`. */
  readonly memory: Uint8Array;
  /** The kind index of the topmost item that the hero remembers, 0 for none. */
  readonly rememberedItems: Uint16Array;
  /** What the hero sees now. */
  readonly sight: FieldOfView;
  /** The living monsters of the floor, by `seq`. Changed only in `occupancy.ts`. Derived. */
  readonly monsters: number[];
  /** Steps to the hero, and where it sees him from: made when first asked for in a turn. Derived. */
  readonly toHero: ToHero;
  /** The cell from which the hero last looked, −1 for none. */
  lookedFrom: number;
}

/** A floor that nobody has seen or entered. */
export function emptyFloor(depth: number, grid: Grid, rooms: readonly Room[]): Floor {
  const cells = grid.width * grid.height;
  return {
    depth,
    grid,
    rooms,
    byCell: null,
    occupants: new Uint32Array(cells),
    memory: new Uint8Array(cells).fill(unknown),
    rememberedItems: new Uint16Array(cells),
    sight: makeFieldOfView(grid),
    monsters: [],
    toHero: {
      distances: null,
      walkedTo: -1,
      seenFrom: -1,
      lines: null,
      shadows: null,
    },
    lookedFrom: -1,
  };
}

/** Returns the shadowcaster of a floor, made on first use. */
export function shadowsOf({ grid, toHero }: Floor): Shadowcaster {
  toHero.shadows ??= new Shadowcaster(grid);
  return toHero.shadows;
}

/** Makes a cell of a floor something else; the ways over it are then others. */
export function changeTile({ grid, toHero }: Floor, cell: number, tile: number): void {
  grid.tiles[cell] = tile;
  toHero.walkedTo = -1;
  toHero.seenFrom = -1;
}

/** The first room of a floor that holds a cell of it, its walls and doorways included. */
export function roomOn(floor: Floor, x: number, y: number): Room | undefined {
  floor.byCell ??= roomsByCell(floor.grid, floor.rooms);
  return floor.byCell[y * floor.grid.width + x];
}
