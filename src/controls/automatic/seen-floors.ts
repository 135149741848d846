import {
  admits,
  type Cell,
  Gait,
  isOnGrid,
  isStandable,
  neighboursOf,
  orthogonal,
  Tile,
} from '../../dungeon/grid.ts';
import { monstersShown } from '../../game/actors/actors.ts';
import { isAlly } from '../../game/actors/factions.ts';
import { cellOf, heroCell } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import { type Floor, type Memory, unknown } from '../../game/floors/floor.ts';
import { isBesideUnknown } from '../../game/floors/hero-memory.ts';
import type { Game } from '../../game/world.ts';
import { harmsOnlyBeside, isSleepingThreat, isThreat } from './threats.ts';

/** The place of a monster that harms only beside it, of one that sleeps and may be woken, or of a peaceful one. */
interface StillMonster extends Cell {
  readonly type: 'rooted' | 'asleep' | 'peaceful';
}

/** The player's memory of a floor: tiles and things as last seen. */
interface SeenFloor extends Memory {
  /** 1 for cells on which the hero has been. */
  readonly visited: Uint8Array;
  /** How often the hero has searched in vain on each cell. */
  readonly searches: Uint16Array;
  /** By `seq`: a way around a monster must not end as soon as the monster is out of view. */
  readonly still: Map<number, StillMonster>;
}

/**
 * The player's memory of each floor, and of the monsters, which is no part of the state. The hero forgets dark floor (see
 * `hero-memory.ts`), but the player does not, and automatic commands must not lead there again and
 * again. Where the hero remembers a cell, both memories are the same.
 */
export class SeenFloors {
  readonly #game: Game;
  readonly #floors = new WeakMap<Floor, SeenFloor>();
  /** The `seq` of each monster that a `Watch` has noticed. */
  readonly #met = new Set<number>();
  /** The `seq` of each sleeping monster that the player has read of. */
  readonly #asleep = new Set<number>();

  constructor(game: Game) {
    this.#game = game;
    this.note();
  }

  /** Adds the cells that the hero sees now. Called after each command. */
  note(): void {
    const { floor, events } = this.#game;
    const { tiles, things, visited, searches } = this.#here();
    const { visible, width, top, bottom, left, right } = floor.fieldOfView;
    for (let y = top; y <= bottom; y++) {
      for (let cell = y * width + left; cell <= y * width + right; cell++) {
        if (!visible[cell]) continue;
        if (floor.memory.tiles[cell] !== unknown) tiles[cell] = floor.memory.tiles[cell];
        things[cell] = floor.memory.things[cell];
      }
    }
    const { x, y } = heroCell(this.#game);
    visited[y * width + x] = 1;
    const isVain = (event: GameEvent) =>
      event.type === 'message' && event.message.id === 'searched';
    if (events.some(isVain)) searches[y * width + x]++;
    this.#noteStill();
  }

  /** The monsters of the floor that were asleep, rooted or peaceful when the player last saw them. */
  stillMonsters(): StillMonster[] {
    return [...this.#here().still.values()];
  }

  /** Notes the monsters that are still. One that has left its cell is forgotten when the player sees that. */
  #noteStill(): void {
    const game = this.#game;
    const { still } = this.#here();
    const { visible, width } = game.floor.fieldOfView;
    for (const [seq, { x, y }] of still) if (visible[y * width + x]) still.delete(seq);
    for (const monster of monstersShown(game)) {
      const seq = game.stores.Identity.seq[monster];
      const type = stillnessOf(game, monster);
      if (type) still.set(seq, { ...cellOf(game, monster), type });
      else still.delete(seq);
    }
  }

  /** Notes a monster in view. */
  meet(monster: number): void {
    this.#met.add(this.#game.stores.Identity.seq[monster]);
  }

  /** Whether a monster has been in view before. */
  hasMet(monster: number): boolean {
    return this.#met.has(this.#game.stores.Identity.seq[monster]);
  }

  /** Notes that the player has read of a sleeping monster. */
  noteSleeper(monster: number): void {
    this.#asleep.add(this.#game.stores.Identity.seq[monster]);
  }

  /** Whether the player has read that a monster sleeps: it may be awake now. */
  knowsSleeper(monster: number): boolean {
    return this.#asleep.has(this.#game.stores.Identity.seq[monster]);
  }

  /** How often the hero has searched beside a cell in vain. */
  searchesBeside(cell: Cell): number {
    const { grid } = this.#game.floor;
    const { searches } = this.#here();
    const near = neighboursOf(cell).filter(({ x, y }) => isOnGrid(grid, x, y));
    return near.reduce((sum, { x, y }) => sum + searches[y * grid.width + x], 0);
  }

  /** The tile of a cell as last seen, or `unknown`. */
  tileAt({ x, y }: Cell): number {
    const { grid } = this.#game.floor;
    return isOnGrid(grid, x, y) ? this.tileOn(y * grid.width + x) : unknown;
  }

  /** The tile of a cell of the floor, row × width + column, as last seen, or `unknown`. */
  tileOn(cell: number): number {
    const remembered = this.#game.floor.memory.tiles[cell];
    return remembered === unknown ? this.#here().tiles[cell] : remembered;
  }

  /** The kind number of the item or trap on a cell as last seen; 0 for none, and outside of the floor. */
  thingAt({ x, y }: Cell): number {
    const { grid, memory } = this.#game.floor;
    if (!isOnGrid(grid, x, y)) return 0;
    const cell = y * grid.width + x;
    return memory.tiles[cell] === unknown ? this.#here().things[cell] : memory.things[cell];
  }

  /** Whether the hero can walk onto a cell, possibly through a closed door, as far as the player knows. */
  isOpen(cell: Cell): boolean {
    const tile = this.tileAt(cell);
    return tile !== unknown && admits(tile, Gait.walk | Gait.open);
  }

  /** Whether an unvisited open cell is next to a cell that was never seen. */
  isUnvisitedEdge({ x, y }: Cell): boolean {
    const { grid } = this.#game.floor;
    if (!this.isOpen({ x, y }) || this.#here().visited[y * grid.width + x]) return false;
    return isBesideUnknown(this.#game, { x, y }, (cell) => this.tileAt(cell));
  }

  #here(): SeenFloor {
    const { floor } = this.#game;
    let seen = this.#floors.get(floor);
    if (!seen) {
      const cells = floor.grid.width * floor.grid.height;
      seen = {
        tiles: floor.memory.tiles.slice(),
        things: floor.memory.things.slice(),
        visited: new Uint8Array(cells),
        searches: new Uint16Array(cells),
        still: new Map(),
      };
      this.#floors.set(floor, seen);
      this.#guessVisited(seen);
    }
    return seen;
  }

  /**
   * In a game that was saved, a cell on a straight way between two known ones counts as visited, and any
   * cell between two in a passage, which may bend. In a room that only is in view, stairs or a floor cell
   * beside a wide opening also have two open neighbours: there a bend means nothing.
   */
  #guessVisited({ tiles, visited }: SeenFloor): void {
    const { width } = this.#game.floor.grid;
    const isOpen = (cell: number) => tiles[cell] !== unknown && isStandable(tiles[cell]);
    tiles.forEach((tile, cell) => {
      if (!isOpen(cell)) return;
      const [north, east, south, west] = orthogonal.map(({ dx, dy }) =>
        isOpen(cell + dy * width + dx),
      );
      const isBend = tile === Tile.passage && (north || south) && (east || west);
      if ((north && south) || (east && west) || isBend) visited[cell] = 1;
    });
  }
}

function stillnessOf(game: Game, monster: number): StillMonster['type'] | null {
  if (isAlly(game, monster)) return null;
  if (harmsOnlyBeside(game, monster)) return 'rooted';
  if (isSleepingThreat(game, monster)) return 'asleep';
  return isThreat(game, monster) ? null : 'peaceful';
}
