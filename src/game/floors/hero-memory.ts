import { type Cell, isOnGrid, isStandable, neighboursOf, Tile } from '../../dungeon/grid.ts';
import { roomAt } from '../../dungeon/rooms.ts';
import { isSeen, monstersInFieldOfView } from '../actors/actors.ts';
import { asStairs } from '../actors/disguise.ts';
import { cellOf, has } from '../entity.ts';
import { noteKind } from '../items/knowledge.ts';
import type { Game } from '../world.ts';
import { changeTile, type Floor, unknown } from './floor.ts';
import { featuresOn, foundTraps, itemsOn } from './floor-contents.ts';

/**
 * The hero's memory of its floor, which is part of the state. The hero forgets dark rooms (`forget-dark-rooms.ts`).
 * The controls have a memory of the player, who does not: see `SeenFloors`.
 */

/** The tile that the hero remembers on a cell; `unknown` also outside the floor. */
export function rememberedTile({ floor }: Game, x: number, y: number): number {
  const { grid, memory } = floor;
  return isOnGrid(grid, x, y) ? memory.tiles[y * grid.width + x] : unknown;
}

/** Whether an actor can be on a cell, as far as the hero remembers. */
export function isRememberedOpen(game: Game, x: number, y: number): boolean {
  const tile = rememberedTile(game, x, y);
  return tile !== unknown && isStandable(tile);
}

/** Whether a cell is next to a cell of the floor whose tile, as `tileAt` reports it, is unknown. */
export function isBesideUnknown(
  { floor }: Game,
  cell: Cell,
  tileAt: (cell: Cell) => number,
): boolean {
  return neighboursOf(cell).some(
    (other) => isOnGrid(floor.grid, other.x, other.y) && tileAt(other) === unknown,
  );
}

/** The hero remembers the tiles, items, traps and monsters in its field of view. */
export function rememberView(game: Game): void {
  const { floor } = game;
  const { visible, width, top, bottom, left, right } = floor.fieldOfView;
  for (let y = top; y <= bottom; y++) {
    const last = y * width + right;
    for (let cell = y * width + left; cell <= last; cell++) {
      if (visible[cell]) remember(floor, cell);
    }
  }
  const inView = monstersInFieldOfView(game);
  rememberThings(game, inView);
  rememberMonsters(game, inView);
}

/** The hero remembers a secret door as a wall, and does not remember solid rock. */
function remember({ grid, memory }: Floor, cell: number): void {
  memory.things[cell] = 0;
  const tile = grid.tiles[cell];
  if (tile === Tile.rock) return;
  memory.tiles[cell] = tile === Tile.secretDoor ? Tile.wall : tile;
}

/** The hero remembers the top item of each cell, or a found trap without items on it. */
function rememberThings(game: Game, inView: readonly number[]): void {
  const { Identity } = game.stores;
  const { grid, fieldOfView, memory } = game.floor;
  const { visible } = fieldOfView;
  const at = (entity: number) => {
    const { x, y } = cellOf(game, entity);
    return y * grid.width + x;
  };
  for (const thing of [...featuresOn(game), ...foundTraps(game), ...itemsOn(game, game.floor)]) {
    if (!visible[at(thing)]) continue;
    memory.things[at(thing)] = Identity.kind[thing];
    noteKind(game, Identity.kind[thing]);
  }
  for (const monster of inView) {
    if (!has(game, monster, 'Disguise')) continue;
    const cell = at(monster);
    const disguise = game.stores.Disguise.as[monster];
    if (disguise === asStairs) memory.tiles[cell] = Tile.stairsDown;
    else {
      memory.things[cell] = disguise;
      noteKind(game, disguise);
    }
  }
}

/** The hero finds a trap, and remembers it at once: its effect may move the hero away. */
export function revealTrap(game: Game, trap: number): void {
  const { memory, grid } = game.floor;
  const { x, y } = cellOf(game, trap);
  const cell = y * grid.width + x;
  game.stores.Trap.found[trap] = 1;
  memory.tiles[cell] = grid.tiles[cell];
  memory.things[cell] = game.stores.Identity.kind[trap];
}

/**
 * The hero remembers the walls, doors, passages and stairs of the floor, and secret doors become doors. It does not
 * learn the floor of rooms. Rock has no look.
 */
export function rememberMap({ floor }: Game): void {
  const { grid, memory, rooms } = floor;
  grid.tiles.forEach((tile, cell) => {
    if (tile === Tile.rock) return;
    if (tile === Tile.secretDoor) changeTile(floor, cell, Tile.door);
    // A floor of other campaigns has corridors of the same tile as rooms.
    const inRoom = roomAt(rooms, cell % grid.width, Math.floor(cell / grid.width));
    if (tile !== Tile.floor || !inRoom) memory.tiles[cell] = grid.tiles[cell];
  });
}

/** With light, the hero remembers a monster until it moves; otherwise only while it sees it. */
function rememberMonsters(game: Game, inView: readonly number[]): void {
  const { AI } = game.stores;
  if (game.campaign.rules.sight !== 'light') {
    for (const monster of game.floor.monsters) AI.shown[monster] = 0;
  }
  for (const monster of inView) AI.shown[monster] = Number(isSeen(game, monster));
}
