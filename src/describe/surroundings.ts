import { squaredDistance } from '../dungeon/distance.ts';
import { type Cell, Tile } from '../dungeon/grid.ts';
import { type Room, roomAt, roomWith } from '../dungeon/rooms.ts';
import { allowsStep } from '../game/actors/movement.ts';
import { heroCell } from '../game/entity.ts';
import { itemsAt } from '../game/floors/floor-contents.ts';
import { isRememberedOpen, rememberedTile } from '../game/floors/hero-memory.ts';
import { itemName, kindName } from '../game/items/item-names.ts';
import type { Game } from '../game/world.ts';
import type { Names, Words } from '../words/texts.ts';
import { type NamedDirection, namedDirections } from './named-directions.ts';
import { exitsOf, knownThings } from './points.ts';
import { type Explored, isEdge, openAhead, unexploredPlaces } from './remembered-ground.ts';
import { sensedName } from './sensed.ts';
import { sightText } from './sight.ts';

/** A thing with its place in words. */
export interface PlacedThing {
  readonly text: string;
  readonly cell: Cell;
  /** A key that each description of the same place has. */
  readonly key: string;
}

/** The surroundings of the hero in words, as the hero knows them. */
export interface Surroundings {
  /** A room, doorway, passage or field, its size, and the limit of the hero's sight. */
  readonly lines: readonly string[];
  /** Doors, openings and stairs in view; in a doorway or passage, the free directions. */
  readonly exits: readonly PlacedThing[];
  /** Items and traps in view. */
  readonly items: readonly PlacedThing[];
  /** Things that the hero senses without seeing them. */
  readonly sensed: readonly PlacedThing[];
  /** Sensed things, and known stairs and items out of view. */
  readonly elsewhere: readonly PlacedThing[];
}

/** The surroundings whose changes are announced. */
export type ChangingPlaces = Pick<Surroundings, 'exits' | 'items' | 'sensed'>;

/** The most items, and the most unexplored places, that are listed: to read more out takes too long. */
const mostItems = 12;

/** A direction that the hero can go, with the number of free cells in a straight line. */
interface FreeWay extends NamedDirection {
  readonly cells: number;
}

/**
 * The surroundings of the hero. Reads only the field of view and the hero's memory, and for unexplored places
 * the memory of the player; null leaves them out, and the hero's memory decides whether an exit is one.
 */
export function surroundingsOf(
  game: Game,
  words: Words,
  names: Names,
  explored: Explored | null = null,
): Surroundings {
  const hero = heroCell(game);
  const room = roomAt(game.floor.rooms, hero.x, hero.y);
  const isField = game.floor.rooms.length === 0;
  const { exits, ...known } = knownPlaces(game, words, names);
  const ways = freeWays(game);
  const nearWays = room || isField ? [] : wayPlaces(game, ways, words, explored);
  const freeText =
    ways.length === 0
      ? words.surroundings.enclosed
      : words.surroundings.free(words.list(ways.map((way) => wayText(way, words))));
  return {
    lines: [
      placeText(game, words),
      ...(isField ? [freeText] : []),
      ...[sightText(game, words), feetText(game, words, names)].filter((line) => line !== ''),
    ],
    exits: [...nearWays, ...(room ? exitPlaces(game, room, words, explored) : []), ...exits],
    ...known,
  };
}

/** A number that changes when the hero goes to another room, or between a room, doorways and passages. */
export function regionOf(game: Game): number {
  const { x, y } = heroCell(game);
  const room = roomAt(game.floor.rooms, x, y);
  if (room) return game.floor.rooms.indexOf(room);
  return roomWith(game.floor.rooms, x, y) ? -1 : -2;
}

/** The room, doorway, passage or field of the hero in a sentence. */
export function placeText(game: Game, { surroundings }: Words): string {
  const hero = heroCell(game);
  const { rooms, grid } = game.floor;
  const room = roomAt(rooms, hero.x, hero.y);
  if (room) {
    if (room.dark) return surroundings.darkRoom;
    const { x1, y1, x2, y2 } = room;
    return surroundings.room(x2 - x1 + 1, y2 - y1 + 1, hero.x - x1 + 1, hero.y - y1 + 1);
  }
  if (rooms.length === 0) {
    return surroundings.field(grid.width, grid.height, hero.x + 1, hero.y + 1);
  }
  const tile = rememberedTile(game, hero.x, hero.y);
  const isDoorway = tile !== Tile.passage && roomWith(rooms, hero.x, hero.y);
  return isDoorway ? surroundings.doorway : surroundings.passage;
}

/** The column and the row of the hero, where the sides of its room or field are known; otherwise null. */
export function columnAndRow(game: Game): { column: number; row: number } | null {
  const { x, y } = heroCell(game);
  const { rooms } = game.floor;
  const room = roomAt(rooms, x, y);
  if (room) return room.dark ? null : { column: x - room.x1 + 1, row: y - room.y1 + 1 };
  return rooms.length === 0 ? { column: x + 1, row: y + 1 } : null;
}

/** The doors and openings of a room that the hero knows. */
function exitPlaces(
  game: Game,
  room: Room,
  words: Words,
  explored: Explored | null,
): PlacedThing[] {
  const { placer } = words.ui;
  const exits = exitsOf(game, room).map(({ x, y, dx, dy }) => {
    const tile = rememberedTile(game, x, y);
    const name = tile === Tile.door ? placer.tiles.door : words.surroundings.opening;
    const beyond = { x: x + dx, y: y + dy };
    const mark = isUnexplored(game, beyond, explored) ? words.surroundings.unexplored : null;
    return placeOf(game, name, { x, y }, words, mark);
  });
  return nearestFirst(game, exits);
}

/**
 * Whether it is unknown what is at a cell or beside it. The player knows the cells on which the hero has been: the
 * hero remembers no rock, which surrounds every passage.
 */
function isUnexplored(game: Game, cell: Cell, explored: Explored | null): boolean {
  if (explored) return !explored.isOpen(cell) || explored.isUnvisitedEdge(cell);
  return !isRememberedOpen(game, cell.x, cell.y) || isEdge(game, cell);
}

/** Stairs and items, in view or remembered. */
function knownPlaces(game: Game, words: Words, names: Names): Omit<Surroundings, 'lines'> {
  const { tiles } = words.ui.placer;
  const hero = heroCell(game);
  const inView: { stairs: PlacedThing[]; items: PlacedThing[] } = { stairs: [], items: [] };
  const remembered: typeof inView = { stairs: [], items: [] };
  for (const { cell, stairs, thing } of knownThings(game)) {
    if (cell.x === hero.x && cell.y === hero.y) continue;
    const { visible, width } = game.floor.fieldOfView;
    const places = visible[cell.y * width + cell.x] === 1 ? inView : remembered;
    if (stairs) places.stairs.push(placeOf(game, tiles[stairs], cell, words));
    if (thing === 0) continue;
    places.items.push(placeOf(game, names.item(kindName(game, thing)), cell, words));
  }
  const nearestItems = (items: PlacedThing[]) => nearestFirst(game, items).slice(0, mostItems);
  const sensed = sensedPlaces(game, words, names);
  return {
    exits: nearestFirst(game, inView.stairs),
    items: nearestItems(inView.items),
    sensed,
    elsewhere: [
      ...sensed,
      ...nearestFirst(game, remembered.stairs),
      ...nearestItems(remembered.items),
    ],
  };
}

/**
 * Unexplored places by the player's memory of the floor, the nearest first. `exits`: the listed ones, which say
 * themselves that they are unexplored.
 */
export function unexploredPlacesOf(
  game: Game,
  words: Words,
  explored: Explored | null,
  exits: readonly PlacedThing[],
): PlacedThing[] {
  const edges = explored ? unexploredPlaces(game, explored, mostItems) : [];
  return edges.flatMap((edge, n) => {
    const isExit = exits.some(({ cell }) => cell.x === edge.x && cell.y === edge.y);
    return isExit ? [] : edgePlace(game, edge, n === 0, words);
  });
}

function edgePlace(game: Game, edge: Cell, isNearest: boolean, words: Words): PlacedThing {
  const { nearestEdge, otherEdge } = words.surroundings;
  const place = placeOf(game, isNearest ? nearestEdge : otherEdge, edge, words);
  // A known item may be on the same cell.
  return { ...place, key: `edge ${place.key}` };
}

/** Things that the hero senses without seeing them, nearest first. */
export function sensedPlaces(game: Game, words: Words, names: Names): PlacedThing[] {
  const places = game.sensed.map((one) =>
    placeOf(game, sensedName(one, words, names), one, words, words.surroundings.sensed),
  );
  return nearestFirst(game, places).slice(0, mostItems);
}

/** The items and stairs under the hero in a sentence; empty if there are none. */
function feetText(game: Game, words: Words, names: Names): string {
  const { x, y } = heroCell(game);
  const { tiles } = words.ui.placer;
  const tile = rememberedTile(game, x, y);
  const things = itemsAt(game, x, y).map((item) => names.item(itemName(game, item)));
  if (tile === Tile.stairsDown) things.push(tiles.stairsDown);
  if (tile === Tile.stairsUp) things.push(tiles.stairsUp);
  return things.length === 0 ? '' : words.surroundings.atFeet(words.list(things));
}

/** The directions in which the hero can go, as far as the hero knows. */
function freeWays(game: Game): FreeWay[] {
  const hero = heroCell(game);
  return namedDirections
    .map((way) => ({
      ...way,
      cells: allowsStep(game, hero, way.dx, way.dy) ? openAhead(game, hero, way.dx, way.dy) : 0,
    }))
    .filter(({ cells }) => cells > 0);
}

function wayText({ name, cells }: FreeWay, { ways }: Words): string {
  return `${ways[name]} ${cells}`;
}

/** The free ways from a doorway or passage: one place for each room beside the hero, and for each other way. */
function wayPlaces(
  game: Game,
  ways: readonly FreeWay[],
  words: Words,
  explored: Explored | null,
): PlacedThing[] {
  const hero = heroCell(game);
  const roomOf = ({ dx, dy }: FreeWay) => roomAt(game.floor.rooms, hero.x + dx, hero.y + dy);
  const rooms = new Set(ways.flatMap((way) => roomOf(way) ?? []));
  return [
    ...[...rooms].map((room) => {
      const waysInto = ways.filter((way) => roomOf(way) === room);
      return roomPlace(game, room, waysInto, words, explored);
    }),
    ...ways.filter((way) => !roomOf(way)).map((way) => wayPlace(game, way, words, explored)),
  ];
}

/** A room beside the hero as a place, with the directions that lead into it. */
function roomPlace(
  game: Game,
  room: Room,
  waysInto: readonly FreeWay[],
  words: Words,
  explored: Explored | null,
): PlacedThing {
  // Straight ways first, and their end as the place to go to.
  const ways = waysInto.toSorted((a, b) => Math.abs(a.dx * a.dy) - Math.abs(b.dx * b.dy));
  const ends = ways.map((way) => endOf(game, way));
  const isNew = ends.some((end) => isUnexplored(game, end, explored));
  const directions = words.list(ways.map(({ name }) => words.ways[name]));
  const text = words.joined.pair(words.surroundings.roomBeside, directions);
  return {
    text: isNew ? words.list([text, words.surroundings.unexplored]) : text,
    cell: ends[0],
    key: `room ${game.floor.rooms.indexOf(room)}`,
  };
}

/** The last cell of a free way. */
function endOf(game: Game, { dx, dy, cells }: FreeWay): Cell {
  const { x, y } = heroCell(game);
  return { x: x + dx * cells, y: y + dy * cells };
}

/** A free way that leads into no room as a place. */
function wayPlace(game: Game, way: FreeWay, words: Words, explored: Explored | null): PlacedThing {
  const end = endOf(game, way);
  const { x, y } = heroCell(game);
  const { tiles } = words.ui.placer;
  const next = rememberedTile(game, x + way.dx, y + way.dy);
  const names: Partial<Record<number, string>> = {
    [Tile.door]: tiles.door,
    [Tile.passage]: tiles.passage,
  };
  const name = names[next] ?? words.surroundings.opening;
  const mark = isUnexplored(game, end, explored) ? words.surroundings.unexplored : null;
  // Along a passage the same directions stay free.
  return { ...placeOf(game, name, end, words, mark), key: way.name };
}

function placeOf(
  game: Game,
  name: string,
  cell: Cell,
  words: Words,
  mark: string | null = null,
): PlacedThing {
  const hero = heroCell(game);
  const text = words.joined.pair(name, words.ui.whereabouts(cell.x - hero.x, cell.y - hero.y));
  return {
    text: mark === null ? text : words.list([text, mark]),
    cell,
    key: `${cell.x},${cell.y}`,
  };
}

function nearestFirst(game: Game, places: readonly PlacedThing[]): PlacedThing[] {
  const hero = heroCell(game);
  const distance = ({ cell }: PlacedThing) => squaredDistance(cell, hero);
  return places.toSorted((a, b) => distance(a) - distance(b));
}
