import { type Cell, type Grid, isGround, Tile } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import type { Campaign } from '../../game/campaign.ts';
import { kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { type Inlay, inlaysOf } from './inlays.ts';
import { hashAt, layerOf } from './place-hash.ts';
import { within } from './region.ts';
import { type Rug, rugOf } from './rug.ts';
import { type StoneColours, stoneColoursAt } from './stone-colours.ts';
import { tileIndex, tileNames } from './tile-names.ts';

/**
 * The ground is divided into blocks of this size. A block has at most one decoration, so they are never
 * crowded.
 */
const block = { width: 4, height: 3 };
const share = { ground: 0.7, walls: 0.09 };
/** The most places of one drawing in a small room. A larger room has at most one per `cells` cells. */
const mostAlike = { small: 3, cells: 40 };
/** The narrowest room with pillars at its corners, and the cells from one torch to the next. */
const roomyWidth = 5;
const torchDistance = 8;

/** A wall torch, and the room that it lights, with its walls. */
export interface Torch {
  readonly x: number;
  readonly y: number;
  readonly room: Room;
}

/** The decorations of a floor. Arrays have one entry per cell, row by row. */
export interface Decoration {
  /** The look of a cell as an index into `tileNames` if its plain look would be `floor`; 0: none. */
  readonly ground: Uint8Array;
  /** The look of a cell that would be `wall-front`, as in `ground`. */
  readonly fronts: Uint8Array;
  /** The looks of cells that would be `weak-front` and `weak-top`, which are cracked in several ways. */
  readonly weakFronts: Uint8Array;
  readonly weakTops: Uint8Array;
  readonly torches: readonly Torch[];
  /** The rooms whose ground shows their size and middle. Not dark ones: a hero sees only a part of them. */
  readonly openRooms: readonly Room[];
  readonly inlays: readonly Inlay[];
  readonly rug: Rug | null;
  /** A number for the floor, from which its patches of colour follow. */
  readonly layer: number;
}

/**
 * Decorates the hero's floor. Its seed and depth and the place of a cell decide, never the state of the
 * game: the same floor always looks the same, and nothing follows from a decoration. A secret door is
 * treated as the wall that it looks like.
 */
export function decorate({
  seed,
  campaign,
  floor,
}: Pick<Game, 'seed' | 'campaign' | 'floor'>): Decoration {
  const { grid, rooms, depth } = floor;
  const colours = stoneColoursAt(campaign, depth);
  const layer = layerOf(seed, depth);
  const ground = new Uint8Array(grid.width * grid.height);
  const fronts = new Uint8Array(grid.width * grid.height);
  decorateGround(ground, grid, rooms, layer, colours);
  markDoorways(ground, grid, rooms);
  const weakFronts = varied(grid, layer, looksOf('weak-front'));
  const weakTops = varied(grid, layer, looksOf('weak-top'));
  const { walls } = colours.decorations;
  const torches = walls.includes('torch')
    ? hangTorches(fronts, weakFronts, grid, rooms, layer)
    : [];
  decorateWalls(fronts, grid, rooms, layer, walls);
  const openRooms = rooms.filter(({ dark }) => !dark);
  const inlays =
    colours.paving === 'flagstones' ? inlaysOf(rooms, layer, prizePlaces(campaign, depth)) : [];
  const rug = rugOf(grid, rooms, depth, campaign);
  return { ground, fronts, weakFronts, weakTops, torches, openRooms, inlays, rug, layer };
}

/** The places of the prizes of a floor, as the campaign gives them: they stay when a prize is taken. */
function prizePlaces({ kinds }: Campaign, depth: number): Cell[] {
  const prizes = kinds.filter((kind) => kindHas(kind, 'Prize'));
  return prizes.flatMap(({ spawn }) => (spawn.at ?? []).filter((place) => place.depth === depth));
}

/** The looks of a weak wall with a name, as indices into `tileNames`. */
function looksOf(name: 'weak-front' | 'weak-top'): number[] {
  return tileNames.flatMap((other, index) => (other.startsWith(name) ? index : []));
}

/** One of the looks for each weak wall, other than the looks of the walls to its left and above it. */
function varied({ width, tiles }: Grid, layer: number, looks: readonly number[]): Uint8Array {
  const varied = new Uint8Array(tiles.length);
  for (const [cell, tile] of tiles.entries()) {
    if (tile !== Tile.weakWall) continue;
    const left = cell % width > 0 ? varied[cell - 1] : 0;
    const others = looks.filter((look) => look !== left && look !== varied[cell - width]);
    const hash = hashAt(cell % width, Math.floor(cell / width), layer + 8);
    varied[cell] = others[pick(others.length, hash)];
  }
  return varied;
}

function decorateGround(
  ground: Uint8Array,
  { width, height, tiles }: Grid,
  rooms: readonly Room[],
  layer: number,
  { decorations }: StoneColours,
): void {
  /** How often each room has a decoration, by its name. Outside of rooms there is no limit: the rest is large. */
  const counts = rooms.map(() => new Map<string, number>());
  const roomAt = (x: number, y: number) => rooms.findIndex((room) => within(room, { x, y }));
  const isWall = (cell: number) => !isGround(tiles[cell] ?? Tile.rock);
  const inCorner = (cell: number) => isWall(cell - 1) && isWall(cell - width);
  const besideWall = (cell: number) =>
    [cell - 1, cell + 1, cell - width, cell + width].some(isWall);
  /** Within two cells of a wall, where loose things gather. */
  const nearWall = (cell: number) =>
    besideWall(cell) || [cell - 2, cell + 2, cell - 2 * width, cell + 2 * width].some(isWall);
  const fits: Readonly<Partial<Record<string, (cell: number) => boolean>>> = {
    web: inCorner,
    runes: besideWall,
    bones: nearWall,
    leaves: nearWall,
    roots: nearWall,
    rubble: nearWall,
    straw: nearWall,
  };
  const columns = Math.ceil(width / block.width);
  const chosen: string[] = [];
  // Neighbouring blocks have different decorations, so that none looks like wallpaper.
  const around = [
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ];
  const namesAt = (cell: number, column: number, row: number, room: number) => {
    const most = room < 0 ? Number.POSITIVE_INFINITY : mostAlikeIn(rooms[room]);
    const others = around
      .filter(([dx]) => column + dx >= 0 && column + dx < columns)
      .map(([dx, dy]) => chosen[(row + dy) * columns + column + dx]);
    return decorations.ground.filter(
      (name) =>
        (fits[name]?.(cell) ?? true) &&
        !others.includes(name) &&
        (counts[room]?.get(name) ?? 0) < most,
    );
  };
  for (let row = 0; row * block.height < height; row++) {
    for (let column = 0; column * block.width < width; column++) {
      if (hashAt(column, row, layer + 1) >= share.ground) continue;
      const x = column * block.width + pick(block.width, hashAt(column, row, layer + 2));
      const y = row * block.height + pick(block.height, hashAt(column, row, layer + 3));
      const cell = y * width + x;
      if (x >= width || y >= height || tiles[cell] !== Tile.floor) continue;
      const room = roomAt(x, y);
      const names = namesAt(cell, column, row, room);
      const name = names[pick(names.length, hashAt(column, row, layer + 4))];
      chosen[row * columns + column] = name;
      if (!name) continue;
      ground[cell] = tileIndex(`floor-${name}`);
      counts[room]?.set(name, (counts[room].get(name) ?? 0) + 1);
    }
  }
}

/** The most places of one drawing in a room. */
function mostAlikeIn({ x1, y1, x2, y2 }: Room): number {
  return Math.max(mostAlike.small, ((x2 - x1 + 1) * (y2 - y1 + 1)) / mostAlike.cells);
}

/** Cells of floor between two walls, outside of every room, have the look of a doorway. */
function markDoorways(
  ground: Uint8Array,
  { width, height, tiles }: Grid,
  rooms: readonly Room[],
): void {
  if (rooms.length === 0) return;
  const isOpen = (cell: number) => isGround(tiles[cell]);
  const across = tileIndex('doorway-across');
  const along = tileIndex('doorway-along');
  for (const { x1, y1, x2, y2 } of rooms) {
    const mark = (x: number, y: number, name: number, step: number) => {
      const cell = y * width + x;
      if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return;
      if (tiles[cell] !== Tile.floor || isOpen(cell - step) || isOpen(cell + step)) return;
      ground[cell] = name;
    };
    for (let x = x1; x <= x2; x++) {
      mark(x, y1 - 1, across, 1);
      mark(x, y2 + 1, across, 1);
    }
    for (let y = y1; y <= y2; y++) {
      mark(x1 - 1, y, along, width);
      mark(x2 + 1, y, along, width);
    }
  }
}

/** Whether the front of a wall is seen on a cell: the ground is below it. */
function isFront({ width, height, tiles }: Grid, x: number, y: number): boolean {
  if (y < 0 || y + 1 >= height) return false;
  const tile = tiles[y * width + x];
  return (tile === Tile.wall || tile === Tile.secretDoor) && isGround(tiles[(y + 1) * width + x]);
}

/** Hangs torches on the upper walls of lit rooms. */
function hangTorches(
  fronts: Uint8Array,
  weakFronts: Uint8Array,
  grid: Grid,
  rooms: readonly Room[],
  layer: number,
): Torch[] {
  const torches: Torch[] = [];
  for (const [index, room] of rooms.entries()) {
    const y = room.y1 - 1;
    for (const x of torchColumns(room, index, layer)) {
      const cell = y * grid.width + x;
      const isWeak = y > 0 && grid.tiles[cell] === Tile.weakWall;
      if (!isWeak && !isFront(grid, x, y)) continue;
      if (isWeak) weakFronts[cell] = tileIndex('weak-torch');
      else fronts[cell] = tileIndex('wall-torch');
      torches.push({ x, y, room });
    }
  }
  return torches;
}

/** Decorates the walls between the torches: those above rooms with pillars in the corners, or all without rooms. */
function decorateWalls(
  fronts: Uint8Array,
  grid: Grid,
  rooms: readonly Room[],
  layer: number,
  walls: StoneColours['decorations']['walls'],
): void {
  const others = walls.filter((name) => name !== 'torch' && name !== 'pillar');
  const decorate = (x: number, y: number, isPillar: boolean) => {
    const cell = y * grid.width + x;
    if (!isFront(grid, x, y) || fronts[cell] !== 0) return;
    if (isPillar) fronts[cell] = tileIndex('wall-pillar');
    else if (others.length > 0 && hashAt(x, y, layer + 6) < share.walls) {
      const name = others[pick(others.length, hashAt(x, y, layer + 7))];
      fronts[cell] = tileIndex(`wall-${name}`);
    }
  };
  for (const { x1, x2, y1 } of rooms) {
    const hasPillars = walls.includes('pillar') && x2 - x1 + 1 >= roomyWidth;
    for (let x = x1; x <= x2; x++) decorate(x, y1 - 1, hasPillars && (x === x1 || x === x2));
  }
  if (rooms.length > 0) return;
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) decorate(x, y, false);
  }
}

/** The columns of the torches above a lit room, none in its corners. */
function torchColumns({ x1, x2, y1, dark }: Room, index: number, layer: number): number[] {
  if (dark) return [];
  const choices = Math.max(1, Math.min(torchDistance, x2 - x1 - 2));
  const first = 2 + pick(choices, hashAt(index, y1 - 1, layer + 5));
  const columns = Array.from({ length: x2 - x1 }, (_, n) => x1 + n);
  return columns.filter((x) => x > x1 && (x - x1 - first) % torchDistance === 0);
}

/** One of `count` numbers for a number from 0 to 1. */
function pick(count: number, hash: number): number {
  return Math.min(count - 1, Math.floor(hash * count));
}
