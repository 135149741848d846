import { directions, type Grid, isTransparent } from '../../dungeon/grid.ts';
import { heroCell } from '../../game/entity.ts';
import { unknown } from '../../game/floors/floor.ts';
import type { Game } from '../../game/world.ts';
import { lampRadius, mostReach } from './lamp-shade.ts';

/** How far the light falls beyond the cells in view, in cells: onto ground that the hero remembers, or the player alone. */
const fall = { remembered: 5.5, recalled: 1.8 };
/** The part of the light that reaches the walls beside that ground. */
const wallShare = 0.9;

/**
 * The light of the lamp on cells out of view: it falls through doors and along passages, and fades over several cells. It
 * goes over known ground alone, so it shows nothing about other cells.
 */
export class SpilledLight {
  /** By cell, row by row: 0 to 255. */
  readonly light: Uint8Array;
  /** The way from the cells in view to each cell that the lamp could light, in cells; Infinity for other cells. */
  readonly #ways: Float64Array;
  /** The cells that have a way. */
  #reached: number[] = [];

  constructor(width: number, height: number) {
    this.light = new Uint8Array(width * height);
    this.#ways = new Float64Array(width * height).fill(Infinity);
  }

  /** Removes the light. */
  clear(): void {
    this.light.fill(0);
    for (const cell of this.#reached) this.#ways[cell] = Infinity;
    this.#reached = [];
  }

  /** Spills the light of a turn. `tiles`: the tiles of known cells; `reach`: where the lamp shines. */
  spill(game: Game, tiles: Uint8Array, reach: Uint8Array): void {
    this.clear();
    this.#findWays(game, tiles);
    const { light } = this;
    const ground = this.#reached.filter((cell) => {
      const way = this.#ways[cell];
      const part = (1 - way / mostWay(game, cell)) * (reach[cell] / mostReach);
      if (way > 0 && part > 0) light[cell] = Math.round(255 * part);
      return way > 0 && part > 0;
    });
    for (const cell of ground) this.#lightWalls(game.floor.grid, tiles, cell);
  }

  /** Lights the walls beside ground out of view. */
  #lightWalls({ width }: Grid, tiles: Uint8Array, cell: number): void {
    const { light } = this;
    for (const { dx, dy } of directions) {
      const beside = cell + dx + dy * width;
      if (isOpen(tiles, beside)) continue;
      light[beside] = Math.max(light[beside], Math.round(wallShare * light[cell]));
    }
  }

  /** Finds the ways from the cells in view. A way is 0 in view and less than `mostWay`. */
  #findWays(game: Game, tiles: Uint8Array): void {
    let edge = openInView(game, tiles);
    for (const cell of edge) this.#ways[cell] = 0;
    this.#reached.push(...edge);
    while (edge.length > 0) {
      const next: number[] = [];
      for (const cell of edge) this.#goOn(game, tiles, cell, next);
      edge = next;
    }
  }

  /** Goes from a cell to the cells beside it to which this way is the shortest so far, and adds them to `next`. */
  #goOn(game: Game, tiles: Uint8Array, cell: number, next: number[]): void {
    const ways = this.#ways;
    for (const { dx, dy } of directions) {
      const beside = cell + dx + dy * game.floor.grid.width;
      if (!isOpen(tiles, beside)) continue;
      const way = ways[cell] + (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
      if (way >= ways[beside] || way >= mostWay(game, beside)) continue;
      if (ways[beside] === Infinity) this.#reached.push(beside);
      ways[beside] = way;
      next.push(beside);
    }
  }
}

/** Whether a cell is known ground through which light falls. */
function isOpen(tiles: Uint8Array, cell: number): boolean {
  return tiles[cell] !== unknown && isTransparent(tiles[cell]);
}

/** How far the light falls onto a cell out of view. */
function mostWay({ floor }: Game, cell: number): number {
  return floor.memory.tiles[cell] === unknown ? fall.recalled : fall.remembered;
}

/** The ground in view around the hero. */
function openInView(game: Game, tiles: Uint8Array): number[] {
  const { grid, fieldOfView } = game.floor;
  const { x, y } = heroCell(game);
  const found: number[] = [];
  for (let row = Math.max(0, y - lampRadius); row <= y + lampRadius && row < grid.height; row++) {
    const from = Math.max(0, x - lampRadius);
    for (let column = from; column <= x + lampRadius && column < grid.width; column++) {
      const cell = row * grid.width + column;
      if (fieldOfView.visible[cell] && isOpen(tiles, cell)) found.push(cell);
    }
  }
  return found;
}
