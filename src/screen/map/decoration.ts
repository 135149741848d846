import { type Cell, type Grid, isGround, Tile } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import type { Campaign } from '../../game/campaign.ts';
import { kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { anchoredTorches, hangAnchors, hasAnchors } from './anchors.ts';
import { type Beam, beamsOf } from './beams.ts';
import { furnish, themedRooms } from './furniture.ts';
import type { ThemedRoom } from './ground-covers.ts';
import { type Inlay, inlaysOf, type Rug } from './inlays.ts';
import { hashAt, layerOf, pick } from './place-hash.ts';
import { rugsOf } from './rug.ts';
import { scatterDecorations } from './scattered-decorations.ts';
import { stoneColoursAt } from './stone-colours.ts';
import { tileIndex, tileNames } from './tile-names.ts';
import { decorateWalls, hangTorches, type Torch } from './wall-decorations.ts';

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
  readonly beams: readonly Beam[];
  readonly themed: readonly ThemedRoom[];
  /** The places of the floor's prizes, also after one is taken. */
  readonly prizes: readonly Cell[];
  /** A number for the floor, from which its patches of colour follow. */
  readonly layer: number;
}

/**
 * Decorates the hero's floor. Its seed and depth, the place of a cell, and the walls and the ground decide. A secret door is
 * treated as the wall that it looks like, so that nothing follows from a decoration. After a wall was dug away or a door was
 * found, a game that is loaded again may have other cracks, loose things and litter beside it; the pictures of a hall stay.
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
  const weakFronts = varied(grid, layer, looksOf('weak-front'));
  const weakTops = varied(grid, layer, looksOf('weak-top'));
  const onWalls = { grid, fronts, weakFronts };
  const { walls } = colours.decorations;
  const themed = themedRooms(rooms, colours.rooms, layer);
  const themeOf = (room: Room) => themed.find((one) => one.room === room)?.theme;
  const isGrand = (room: Room) => hasAnchors(room, themeOf(room), walls);
  const anchored = (room: Room) => (isGrand(room) ? anchoredTorches(room) : null);
  const torches = walls.includes('torch') ? hangTorches(onWalls, rooms, layer, anchored) : [];
  for (const room of rooms.filter(isGrand)) hangAnchors(onWalls, room, walls);
  furnish(ground, onWalls, themed);
  decorateWalls(onWalls, rooms, layer, walls, isGrand);
  scatterDecorations(ground, grid, rooms, layer, colours);
  const studies = themed.filter(({ theme }) => theme === 'study').map(({ room }) => room);
  const rugs = rugsOf(floor, studies, campaign);
  for (const rug of rugs.values()) clearUnder(rug, ground, grid);
  markDoorways(ground, grid, rooms);
  const openRooms = rooms.filter(({ dark }) => !dark);
  const prizes = prizePlaces(campaign, depth);
  const inlays = colours.paving === 'flagstones' ? inlaysOf(rooms, layer, prizes, rugs) : [];
  return {
    ground,
    fronts,
    weakFronts,
    weakTops,
    torches,
    openRooms,
    inlays,
    beams: beamsOf(rooms, layer),
    themed,
    prizes,
    layer,
  };
}

/** Removes what a rug covers. */
function clearUnder({ x1, y1, x2, y2 }: Rug, ground: Uint8Array, { width }: Grid): void {
  for (let y = y1; y < y2; y++) ground.fill(0, y * width + x1, y * width + x2);
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
