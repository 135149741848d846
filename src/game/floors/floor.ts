import type { DistanceField } from '../../dungeon/distance-field.ts';
import { type FieldOfView, makeFieldOfView } from '../../dungeon/field-of-view.ts';
import { arrivesOn, Gait, type Grid, tileAt } from '../../dungeon/grid.ts';
import { type Room, roomsByCell } from '../../dungeon/rooms.ts';
import { Shadowcaster } from '../../dungeon/shadowcasting.ts';

/** In `Memory.tiles`: a cell that was never seen, or was forgotten. */
export const unknown = 255;

/** Knowledge of a floor. Arrays have one entry per cell, row by row. */
export interface Memory {
  /** Tiles, or `unknown`. */
  readonly tiles: Uint8Array;
  /** The kind index of the topmost item, or of a found trap without items on it; 0 for none. */
  readonly things: Uint16Array;
}

/** A monster that the hero has seen die on a floor: the cell, row × width + column, and the id of its kind. */
export interface SeenDeath {
  readonly cell: number;
  readonly kind: string;
}

/** The most deaths that a floor keeps. */
export const mostDeaths = 80;

/**
 * Distances and lines to the hero's cell, which monsters share until the hero or the terrain changes, and the
 * shadowcaster, which `fov` also uses. Derived.
 */
export interface ToHero {
  /** Steps to the hero. */
  distances: DistanceField | null;
  /** The hero's cell for which `distances` were computed, −1 if they are out of date. */
  walkedTo: number;
  /** The hero's cell for which `lines` were computed, −1 if they are out of date. */
  seenFrom: number;
  /** The cells from which monsters can see the hero. */
  lines: FieldOfView | null;
  shadows: Shadowcaster | null;
}

/** One floor of the dungeon. Arrays have one entry per cell, row by row. */
export interface Floor {
  readonly depth: number;
  readonly grid: Grid;
  readonly rooms: readonly Room[];
  /** The result of `roomsByCell`, computed at the first use. Derived. */
  byCell: readonly (Room | undefined)[] | null;
  /** The actor on each cell, 0 for none. Changed in `occupancy.ts`, rebuilt in `rebuild-indexes.ts`. Derived. */
  readonly occupants: Uint32Array;
  /** The hero's memory. In play it changes only in `hero-memory.ts` and `forget-dark-rooms.ts`. */
  readonly memory: Memory;
  /** The hero's field of view. */
  readonly fieldOfView: FieldOfView;
  /** The living monsters of the floor, by `seq`. Changed in `occupancy.ts`, rebuilt in `rebuild-indexes.ts`. Derived. */
  readonly monsters: number[];
  /**
   * The items with `Scares` that lie on the floor. Changed in `occupancy.ts`, rebuilt in `rebuild-indexes.ts`. Derived.
   */
  readonly scaring: Set<number>;
  readonly toHero: ToHero;
  /** The cell from which the field of view was last computed, −1 for none. */
  lookedFrom: number;
  /** The newest death that the hero has seen on each cell, the oldest first. Only shown: nothing in the rules reads it. */
  deaths: readonly SeenDeath[];
}

/** A floor without actors, of which the hero remembers nothing. */
export function emptyFloor(depth: number, grid: Grid, rooms: readonly Room[]): Floor {
  const cells = grid.width * grid.height;
  return {
    depth,
    grid,
    rooms,
    byCell: null,
    occupants: new Uint32Array(cells),
    memory: { tiles: new Uint8Array(cells).fill(unknown), things: new Uint16Array(cells) },
    fieldOfView: makeFieldOfView(grid),
    monsters: [],
    scaring: new Set(),
    toHero: {
      distances: null,
      walkedTo: -1,
      seenFrom: -1,
      lines: null,
      shadows: null,
    },
    lookedFrom: -1,
    deaths: [],
  };
}

/** The shadowcaster of a floor, made at the first use. */
export function shadowsOf({ grid, toHero }: Floor): Shadowcaster {
  toHero.shadows ??= new Shadowcaster(grid);
  return toHero.shadows;
}

/** Whether an actor with the gaits `by` can arrive on a cell of a floor: the ground suits it, and no actor is there. */
export function isFreeOn(
  { grid, occupants }: Floor,
  x: number,
  y: number,
  by: number = Gait.walk,
): boolean {
  return arrivesOn(tileAt(grid, x, y), by) && occupants[y * grid.width + x] === 0;
}

/** Notes a death that the hero has seen on a floor. */
export function noteDeath(floor: Floor, death: SeenDeath): void {
  const others = floor.deaths.filter(({ cell }) => cell !== death.cell);
  floor.deaths = [...others, death].slice(-mostDeaths);
}

/** Changes a tile of a floor. Distances and lines to the hero are then out of date. */
export function changeTile({ grid, toHero }: Floor, cell: number, tile: number): void {
  grid.tiles[cell] = tile;
  toHero.walkedTo = -1;
  toHero.seenFrom = -1;
}

/** The first room that contains a cell, including the room's walls and doorways. */
export function roomOn(floor: Floor, x: number, y: number): Room | undefined {
  floor.byCell ??= roomsByCell(floor.grid, floor.rooms);
  return floor.byCell[y * floor.grid.width + x];
}
