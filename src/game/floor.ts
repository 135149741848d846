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
  /** Whether the trackers within these distances were roused. */
  felt: boolean;
  /** The cell of the hero that `lines` are for, −1 where they are out of date. */
  seenFrom: number;
  lines: FieldOfView | null;
  shadows: Shadowcaster | null;
}

/** How a monster is on its floor. */
export const Presence = {
  /** Not on any floor yet, or no monster. */
  none: 0,
  /** Fast asleep, or far from all that concerns it: nothing of it changes until it is roused. */
  asleep: 1,
  vigilant: 2,
  /** Dead, or vanished. */
  gone: 3,
} as const;

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
  /** The monsters of the floor in turn order, the gone among them until the turn ends. Derived. */
  monsters: number[];
  /** How many of them live. Derived. */
  living: number;
  /** Those of them that have something to decide each turn: all but the fast asleep. Derived. */
  vigilant: number[];
  /** Those that join them when the next turn begins. Derived. */
  readonly roused: number[];
  /** How many have left `vigilant` but still stand in it. Derived. */
  stale: number;
  /** How many trackers, at most, sleep only because the hero is out of their reach. Derived. */
  remote: number;
  /** Whom the hero knows to stand where they stand, and some of whom he did. Derived. */
  shown: number[];
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
    living: 0,
    vigilant: [],
    roused: [],
    stale: 0,
    remote: 0,
    shown: [],
    toHero: {
      distances: null,
      walkedTo: -1,
      felt: false,
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
