import { monstersShown } from '../game/actors/actors.ts';
import { cellOf, heroCell } from '../game/entity.ts';
import { unknown } from '../game/floors/floor.ts';
import type { View } from './view.ts';

/** The part of a view that decides what the player knows of a floor: among glyphs, only what the hero remembers. */
export type Knowing = Pick<View, 'game' | 'lastSeen'> & Partial<Pick<View, 'look'>>;

/** The cells from one corner to the other. */
export interface KnownBounds {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A floor as the player knows it. */
export interface KnownTiles {
  /** The tile of each cell, or `unknown`. */
  readonly tiles: Uint8Array;
  /** The bounds of all cells that are known or have a thing or an actor; null without any. */
  readonly bounds: KnownBounds | null;
}

/** The known floor of the view that is on the screen, which several parts of it need: each view is looked through once. */
export class KnownFloors {
  #view: Knowing | null = null;
  #known: KnownTiles | null = null;

  of(view: Knowing): KnownTiles {
    if (!this.#known || this.#view !== view) this.#known = knownFloor(view);
    this.#view = view;
    return this.#known;
  }
}

/** Looks through the floor of a view. */
export function knownFloor({ game, look, lastSeen }: Knowing): KnownTiles {
  const { grid, memory } = game.floor;
  const tiles = memory.tiles.slice();
  let [x1, y1, x2, y2] = [grid.width, grid.height, -1, -1];
  const add = (x: number, y: number) => {
    if (x < x1) x1 = x;
    if (x > x2) x2 = x;
    if (y < y1) y1 = y;
    if (y > y2) y2 = y;
  };
  for (let y = 0, cell = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++, cell++) {
      if (tiles[cell] === unknown && lastSeen && look !== 'glyphs') tiles[cell] = lastSeen(cell);
      if (tiles[cell] !== unknown || memory.things[cell] !== 0) add(x, y);
    }
  }
  const actors = [...monstersShown(game).map((monster) => cellOf(game, monster)), heroCell(game)];
  for (const { x, y } of [...actors, ...game.sensed]) add(x, y);
  return { tiles, bounds: x2 < 0 ? null : { x1, y1, x2, y2 } };
}
