import { type Cell, Tile } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import type { RoomTheme } from '../../game/scenery.ts';
import { grassAt, type ThemedRoom, waterAt } from './ground-covers.ts';
import { shorterSide } from './inlays.ts';
import { hashAt, patches, pick } from './place-hash.ts';
import {
  type TileName,
  tileIndex,
  tileNames,
  type Varied,
  variantsOf,
  type WallDecoration,
} from './tile-names.ts';
import { type Fronts, hang } from './wall-decorations.ts';

/** A cell of a room with a theme, its middle, and how far it is from the nearest wall, 0 for a cell beside one. */
interface RoomPlace {
  readonly x: number;
  readonly y: number;
  readonly middle: Cell;
  readonly fromWall: number;
  readonly themed: ThemedRoom;
}

/** What a theme puts on the ground of a cell, and on the fronts of the upper wall. */
interface Furniture {
  /** The look of a cell of the ground; null leaves it as it is. */
  ground(place: RoomPlace): TileName | null;
  /** The drawings of the fronts, and the cells from one to the next. */
  readonly fronts: readonly WallDecoration[];
  readonly every: number;
}

/** The share of rooms that have a theme, and the shortest side of such a room. */
const share = 0.9;
const leastSide = 3;

/** The themes of rooms. Nothing of them stops a step: what is solid stands in the wall. */
const furniture: Readonly<Record<RoomTheme, Furniture>> = {
  armoury: { ground: () => null, fronts: ['arms', 'banner'], every: 2 },
  crypt: { ground: graveAt, fronts: ['tomb'], every: 2 },
  embers: { ground: embersAt, fronts: [], every: 1 },
  fungi: { ground: mushroomsAt, fronts: ['vines'], every: 3 },
  garden: { ground: tuftAt, fronts: ['vines'], every: 2 },
  pool: { ground: ripplesAt, fronts: ['spout'], every: 3 },
  prison: { ground: strawAt, fronts: ['bars', 'chains'], every: 2 },
  study: { ground: () => null, fronts: ['shelf'], every: 1 },
};

/**
 * The rooms of a floor that have a theme. Dark ones have none, because a hero sees only a part of them. Light in a dark room
 * changes the theme of no other.
 */
export function themedRooms(
  rooms: readonly Room[],
  themes: readonly RoomTheme[],
  layer: number,
): ThemedRoom[] {
  const themed: ThemedRoom[] = [];
  let before: RoomTheme | null = null;
  for (const [index, room] of rooms.entries()) {
    // Rooms one after the other differ.
    const others = themes.filter((theme) => themes.length === 1 || theme !== before);
    if (others.length === 0) return [];
    const theme = others[pick(others.length, hashAt(index, room.x1, layer + 21))];
    before = theme;
    const isChosen = rooms.length === 1 || hashAt(index, room.y1, layer + 20) < share;
    if (!isChosen || room.dark || shorterSide(room) < leastSide) continue;
    themed.push({ room, theme, layer: layer + index });
  }
  return themed;
}

/** Writes the furniture of rooms into the looks of the ground and of the fronts of walls. */
export function furnish(ground: Uint8Array, fronts: Fronts, rooms: readonly ThemedRoom[]): void {
  const { width, tiles } = fronts.grid;
  for (const themed of rooms) {
    const { x1, y1, x2, y2 } = themed.room;
    const own = furniture[themed.theme];
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const cell = y * width + x;
        if (tiles[cell] !== Tile.floor) continue;
        const fromWall = Math.min(x - x1, x2 - x, y - y1, y2 - y);
        const middle = { x: x + 0.5, y: y + 0.5 };
        const name = own.ground({ x, y, middle, fromWall, themed });
        if (name) ground[cell] = tileIndex(name);
      }
    }
    if (own.fronts.length === 0) continue;
    const least = loose[own.fronts[0]];
    if (least === undefined) furnishFronts(ground, fronts, themed.room, own);
    else hangLoosely(fronts, themed, own, least);
  }
}

/** Things on the wall at uneven distances, and the least cells from one to the next. */
const loose: Readonly<Partial<Record<WallDecoration, number>>> = { vines: 1, bars: 2, chains: 2 };
/** How many distances there are between loose things. */
const looseDistances = 4;

/** Puts drawings on the upper wall, at equal distances from its middle, but not into the corners. A spout is above water. */
function furnishFronts(
  ground: Uint8Array,
  fronts: Fronts,
  { x1, x2, y1 }: Room,
  { fronts: names, every }: Furniture,
): void {
  const middle = Math.floor((x1 + x2) / 2);
  for (let x = x1 + 1; x < x2; x++) {
    const away = Math.abs(x - middle);
    if (away % every > 0) continue;
    const name = names[(away / every) % names.length];
    const below = tileNames[ground[y1 * fronts.grid.width + x]];
    const isWet = below === 'floor-water' || below === 'floor-lilies';
    if (name !== 'spout' || isWet) hang(fronts, name, x, y1 - 1);
  }
}

/** Puts drawings on the upper wall at distances of at least some cells. */
function hangLoosely(
  fronts: Fronts,
  { room: { x1, x2, y1 }, layer }: ThemedRoom,
  { fronts: names }: Furniture,
  least: number,
): void {
  let x = x1 + 1 + pick(looseDistances, hashAt(x1, y1, layer + 31));
  while (x < x2) {
    hang(fronts, names[pick(names.length, hashAt(x, y1, layer + 32))], x, y1 - 1);
    x += least + pick(looseDistances, hashAt(x, y1, layer + 33));
  }
}

/** Ledger stones lie along the walls, with a stone of the ground between two of them. */
function graveAt(place: RoomPlace): TileName | null {
  const { x, y, fromWall } = place;
  const { x1, y1, x2, y2 } = place.themed.room;
  const isAcross = y === y1 || y === y2;
  const isCorner = isAcross && (x === x1 || x === x2);
  if (fromWall > 0 || isCorner) return null;
  const along = isAcross ? x - Math.floor((x1 + x2) / 2) : y - Math.floor((y1 + y2) / 2);
  return along % 2 === 0 ? varied('floor-grave', place) : null;
}

/** Cracks with embers are apart from each other, so that their one drawing is not seen twice at once. */
function embersAt({ x, y, themed: { layer } }: RoomPlace): TileName | null {
  const heat = hashAt(x, y, layer + 25);
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      if (hashAt(x + dx, y + dy, layer + 25) > heat) return null;
    }
  }
  return 'floor-embers';
}

/** Mushrooms grow in groups near the walls. */
function mushroomsAt(place: RoomPlace): TileName | null {
  const { x, y, fromWall } = place;
  const { layer } = place.themed;
  const isDamp = patches(x * 0.5, y * 0.5, layer + 24) > 0.4 + 0.15 * fromWall;
  return isDamp && hashAt(x, y, layer + 25) < 0.45 ? varied('floor-mushrooms', place) : null;
}

/** Tufts stand where the grass is dense; the ground is green up to its edge. */
function tuftAt(place: RoomPlace): TileName | null {
  if (grassAt(place.themed, place.middle) < 0.1) return null;
  const { x, y } = place;
  if (hashAt(x, y, place.themed.layer + 25) < 0.14) return 'floor-flowers';
  return varied('floor-grass', place);
}

/** Straw lies along the walls. */
function strawAt({ x, y, fromWall, themed: { layer } }: RoomPlace): TileName | null {
  return fromWall === 0 && hashAt(x, y, layer + 25) < 0.3 ? 'floor-straw' : null;
}

/** Ripples are inside of the shore. */
function ripplesAt(place: RoomPlace): TileName | null {
  if (waterAt(place.themed, place.middle) < 0.5) return null;
  return hashAt(place.x, place.y, place.themed.layer + 25) < 0.12 ? 'floor-lilies' : 'floor-water';
}

/** One of the drawings with a name. */
function varied(name: Varied, { x, y, themed: { layer } }: RoomPlace): TileName {
  const names = variantsOf(name);
  return names[pick(names.length, hashAt(x, y, layer + 28))];
}
