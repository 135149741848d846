import { squaredDistance } from '../dungeon/distance.ts';
import { allCells, type Cell, Tile } from '../dungeon/grid.ts';
import { type Room, roomAt } from '../dungeon/rooms.ts';
import { monstersInSight } from '../game/actors/actors.ts';
import { cellOf, heroCell } from '../game/entity.ts';
import { isRememberedOpen, rememberedTile } from '../game/floors/hero-memory.ts';
import { kindHas } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';

/** The places that a player may ask about: for Look, the text view and the surroundings. */

/** A memory of the hero's floor: the tile of each cell, and the kind number of the item, trap or feature; 0 for none. */
export interface FloorMemory {
  tileAt(cell: Cell): number;
  thingAt(cell: Cell): number;
}

/** A cell with stairs or a thing, which is a kind number; 0 for none. */
export interface KnownThing {
  readonly cell: Cell;
  readonly stairs: 'stairsDown' | 'stairsUp' | null;
  readonly thing: number;
}

/** The stairs, items, traps and features in a memory of the floor, row by row. Deep water is ground. */
export function knownThings(game: Game, memory: FloorMemory = memoryOfHero(game)): KnownThing[] {
  const { kinds } = game.campaign;
  return allCells(game.floor.grid).flatMap((cell): KnownThing[] => {
    const tile = memory.tileAt(cell);
    const stairs =
      tile === Tile.stairsDown ? 'stairsDown' : tile === Tile.stairsUp ? 'stairsUp' : null;
    const found = memory.thingAt(cell);
    const isWater = tile === Tile.deep && kindHas(kinds[found], 'Feature');
    const thing = isWater ? 0 : found;
    return stairs || thing !== 0 ? [{ cell, stairs, thing }] : [];
  });
}

function memoryOfHero(game: Game): FloorMemory {
  const { grid, memory } = game.floor;
  return {
    tileAt: ({ x, y }) => memory.tiles[y * grid.width + x],
    thingAt: ({ x, y }) => memory.things[y * grid.width + x],
  };
}

/** A door or an opening of a room that the hero knows, and the way out of the room. Stairs are listed apart. */
export interface Exit extends Cell {
  readonly dx: number;
  readonly dy: number;
}

/** The known exits of a room. */
export function exitsOf(game: Game, { x1, y1, x2, y2 }: Room): Exit[] {
  const ring: Exit[] = [];
  for (let x = x1; x <= x2; x++) {
    ring.push({ x, y: y1 - 1, dx: 0, dy: -1 }, { x, y: y2 + 1, dx: 0, dy: 1 });
  }
  for (let y = y1; y <= y2; y++) {
    ring.push({ x: x1 - 1, y, dx: -1, dy: 0 }, { x: x2 + 1, y, dx: 1, dy: 0 });
  }
  return ring.filter(({ x, y }) => {
    const tile = rememberedTile(game, x, y);
    return isRememberedOpen(game, x, y) && tile !== Tile.stairsDown && tile !== Tile.stairsUp;
  });
}

/** The cells worth a look, as far as the hero knows: things, then the exits of the room, nearest first. */
export function pointsOfInterest(game: Game): Cell[] {
  const hero = heroCell(game);
  const room = roomAt(game.floor.rooms, hero.x, hero.y);
  const exits = room ? exitsOf(game, room).map(({ x, y }) => ({ x, y })) : [];
  const { width } = game.floor.grid;
  const keyOf = ({ x, y }: Cell) => y * width + x;
  const cells = [...thingsOf(game), ...exits.sort(nearestTo(hero))];
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}

/**
 * The cell where Look begins: the cell of the first thing, if the hero sees it, or the hero's. The text view also lists
 * things out of sight. An exit, which nearly every room has, is no reason to begin far from the hero.
 */
export function startOfLook(game: Game, listsUnseen: boolean): Cell {
  const [first] = thingsOf(game);
  const { visible, width } = game.floor.fieldOfView;
  const isListed = first && (listsUnseen || visible[first.y * width + first.x] === 1);
  return isListed ? first : heroCell(game);
}

/** The known things: the monsters in view, then sensed things, items and found traps, stairs, each nearest first. */
function thingsOf(game: Game): Cell[] {
  const known = knownThings(game);
  const cellsWhere = (isListed: (known: KnownThing) => boolean) =>
    known.filter(isListed).map(({ cell }) => cell);
  const monsters = monstersInSight(game).map((monster) => cellOf(game, monster));
  const items = cellsWhere(({ thing }) => thing !== 0);
  const stairs = cellsWhere((one) => one.stairs !== null);
  const sensed = game.sensed.map(({ x, y }) => ({ x, y }));
  const byDistance = nearestTo(heroCell(game));
  return [monsters, sensed, items, stairs].flatMap((cells) => cells.sort(byDistance));
}

function nearestTo(cell: Cell): (a: Cell, b: Cell) => number {
  return (a, b) => squaredDistance(a, cell) - squaredDistance(b, cell);
}
