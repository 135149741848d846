import type { Cell } from '../../dungeon/grid.ts';
import { isStandable, orthogonal } from '../../dungeon/grid.ts';
import { heroCell } from '../../game/entity.ts';
import { type Floor, unknown } from '../../game/floor.ts';
import type { Game } from '../../game/world.ts';

/** What the player has seen of a floor. Arrays have one entry per cell, row by row. */
interface Seen {
  /** Tiles as last seen, including dark floor that the hero has forgotten; or `unknown`. */
  readonly tiles: Uint8Array;
  /** Kind numbers of items and traps as last seen, 0 for none. */
  readonly things: Uint16Array;
  /** 1 for cells on which the hero has stood. */
  readonly visited: Uint8Array;
}

/**
 * What the player has seen of each floor. The hero forgets dark floor, but the player does not, and
 * exploring must not lead there again and again.
 */
export class SeenFloors {
  readonly #game: Game;
  readonly #floors = new WeakMap<Floor, Seen>();

  constructor(game: Game) {
    this.#game = game;
    this.note();
  }

  /** Adds what the hero sees now. */
  note(): void {
    const { floor } = this.#game;
    const { tiles, things, visited } = this.#here();
    const { visible, width, top, bottom, left, right } = floor.sight;
    for (let y = top; y <= bottom; y++) {
      for (let cell = y * width + left; cell <= y * width + right; cell++) {
        if (!visible[cell]) continue;
        if (floor.memory[cell] !== unknown) tiles[cell] = floor.memory[cell];
        things[cell] = floor.rememberedItems[cell];
      }
    }
    const { x, y } = heroCell(this.#game);
    visited[y * width + x] = 1;
  }

  /** The tile of a cell as last seen, or `unknown`. */
  tileAt({ x, y }: Cell): number {
    const { grid, memory } = this.#game.floor;
    if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return unknown;
    const cell = y * grid.width + x;
    return memory[cell] === unknown ? this.#here().tiles[cell] : memory[cell];
  }

  /** The kind number of the item or trap on a cell as last seen, 0 for none. */
  thingAt({ x, y }: Cell): number {
    const { grid, memory, rememberedItems } = this.#game.floor;
    const cell = y * grid.width + x;
    return memory[cell] === unknown ? this.#here().things[cell] : rememberedItems[cell];
  }

  /** Whether an actor can stand on a cell, as far as the player knows. */
  isOpen(cell: Cell): boolean {
    const tile = this.tileAt(cell);
    return tile !== unknown && isStandable(tile);
  }

  /** Whether an unvisited cell is next to a cell that was never seen. */
  isFrontier({ x, y }: Cell): boolean {
    const { grid } = this.#game.floor;
    if (!this.isOpen({ x, y }) || this.#here().visited[y * grid.width + x]) return false;
    for (let row = y - 1; row <= y + 1; row++) {
      for (let column = x - 1; column <= x + 1; column++) {
        if (this.tileAt({ x: column, y: row }) === unknown) return true;
      }
    }
    return false;
  }

  #here(): Seen {
    const { floor } = this.#game;
    let seen = this.#floors.get(floor);
    if (!seen) {
      const cells = floor.grid.width * floor.grid.height;
      seen = {
        tiles: floor.memory.slice(),
        things: floor.rememberedItems.slice(),
        visited: new Uint8Array(cells),
      };
      this.#floors.set(floor, seen);
      this.#guessVisited(seen);
    }
    return seen;
  }

  /** In a game that was saved, a cell between two known ones counts as visited. */
  #guessVisited({ tiles, visited }: Seen): void {
    const { width } = this.#game.floor.grid;
    const isOpen = (cell: number) => tiles[cell] !== unknown && isStandable(tiles[cell]);
    tiles.forEach((_, cell) => {
      const beside = orthogonal.filter(({ dx, dy }) => isOpen(cell + dy * width + dx));
      if (isOpen(cell) && beside.length > 1) visited[cell] = 1;
    });
  }
}
