import { Tile } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import type { RoomTheme } from '../../game/campaign.ts';
import { coverOf } from './ground-covers.ts';
import { shorterSide } from './inlays.ts';
import { hashAt, patches, pick } from './place-hash.ts';
import { type TileName, tileIndex, type WallDecoration } from './tile-names.ts';
import { type Fronts, hang } from './wall-decorations.ts';

/** A place in a room: its cell, and how far it is from the nearest wall, 0 for a cell beside one. */
interface RoomPlace {
  readonly x: number;
  readonly y: number;
  readonly room: Room;
  readonly fromWall: number;
}

/** What a theme puts on the ground of a cell, and on the fronts of the upper wall. */
interface Furniture {
  /** The look of a cell of the ground; null leaves it as it is. */
  ground(place: RoomPlace, layer: number): TileName | null;
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
  garden: { ground: grassAt, fronts: ['vines'], every: 2 },
  pool: { ground: waterAt, fronts: ['spout'], every: 3 },
  prison: { ground: strawAt, fronts: ['bars', 'chains'], every: 2 },
  study: { ground: () => null, fronts: ['shelf'], every: 1 },
};

/**
 * The themes of the rooms of a floor; null for a room without one, such as a dark one, of which a hero sees only a part. Light
 * in a dark room changes the theme of no other.
 */
export function themesOf(
  rooms: readonly Room[],
  themes: readonly RoomTheme[],
  layer: number,
): (RoomTheme | null)[] {
  let before: RoomTheme | null = null;
  return rooms.map((room, index) => {
    // Rooms one after the other differ.
    const others = themes.filter((theme) => themes.length === 1 || theme !== before);
    const theme = others[pick(others.length, hashAt(index, room.x1, layer + 21))] ?? null;
    before = theme;
    const isChosen = rooms.length === 1 || hashAt(index, room.y1, layer + 20) < share;
    return isChosen && !room.dark && shorterSide(room) >= leastSide ? theme : null;
  });
}

/** Writes the furniture of rooms into the looks of the ground and of the fronts of walls. */
export function furnish(
  ground: Uint8Array,
  fronts: Fronts,
  rooms: readonly Room[],
  themes: readonly (RoomTheme | null)[],
  layer: number,
): void {
  const { width, tiles } = fronts.grid;
  for (const [index, room] of rooms.entries()) {
    const theme = themes[index];
    if (theme === null) continue;
    const { x1, y1, x2, y2 } = room;
    const own = furniture[theme];
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const cell = y * width + x;
        if (tiles[cell] !== Tile.floor) continue;
        const fromWall = Math.min(x - x1, x2 - x, y - y1, y2 - y);
        const name = own.ground({ x, y, room, fromWall }, layer + index);
        if (name) ground[cell] = tileIndex(name);
      }
    }
    if (own.fronts.length > 0) furnishFronts(ground, fronts, room, own);
  }
}

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
    const isDry = coverOf(ground[y1 * fronts.grid.width + x]) !== 'water';
    if (name !== 'spout' || !isDry) hang(fronts, name, x, y1 - 1);
  }
}

/** Ledger stones lie along the walls, with a stone of the ground between two of them. */
function graveAt({ x, y, room, fromWall }: RoomPlace): TileName | null {
  const { x1, y1, x2, y2 } = room;
  const isAcross = y === y1 || y === y2;
  const isCorner = isAcross && (x === x1 || x === x2);
  if (fromWall > 0 || isCorner) return null;
  const along = isAcross ? x - Math.floor((x1 + x2) / 2) : y - Math.floor((y1 + y2) / 2);
  return along % 2 === 0 ? 'floor-grave' : null;
}

/** Cracks with embers are apart from each other, so that their one drawing is not seen twice at once. */
function embersAt({ x, y }: RoomPlace, layer: number): TileName | null {
  const heat = hashAt(x, y, layer + 25);
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      if (hashAt(x + dx, y + dy, layer + 25) > heat) return null;
    }
  }
  return 'floor-embers';
}

/** Mushrooms grow in groups near the walls. */
function mushroomsAt({ x, y, fromWall }: RoomPlace, layer: number): TileName | null {
  const isDamp = patches(x * 0.5, y * 0.5, layer + 24) > 0.4 + 0.15 * fromWall;
  return isDamp && hashAt(x, y, layer + 25) < 0.5 ? 'floor-mushrooms' : null;
}

function grassAt({ x, y }: RoomPlace, layer: number): TileName | null {
  if (patches(x * 0.35, y * 0.35, layer + 24) < 0.56) return null;
  return hashAt(x, y, layer + 25) < 0.14 ? 'floor-flowers' : 'floor-grass';
}

/** Straw lies along the walls. */
function strawAt({ x, y, fromWall }: RoomPlace, layer: number): TileName | null {
  return fromWall === 0 && hashAt(x, y, layer + 25) < 0.3 ? 'floor-straw' : null;
}

/** Water stands in the corners: in a large room in all of them, in others in one or in two that are opposite. */
function waterAt({ x, y, room }: RoomPlace, layer: number): TileName | null {
  const { x1, y1, x2, y2 } = room;
  const side = shorterSide(room);
  const most = Math.min(side * 0.62, 7);
  const first = pick(4, hashAt(room.x1, room.y1, layer + 26));
  const isWet = [0, 1, 2, 3].some((corner) => {
    if (side < 12 && corner !== first && corner !== 3 - first) return false;
    const size = most * (corner === first ? 1 : 0.7);
    const dx = corner % 2 === 0 ? x - x1 : x2 - x;
    const dy = corner < 2 ? y - y1 : y2 - y;
    const rough = 2.2 * (patches(x * 0.6, y * 0.6, layer + 24) - 0.5);
    return Math.hypot(dx + 0.5, dy + 0.5) + rough < size;
  });
  if (!isWet) return null;
  return hashAt(x, y, layer + 25) < 0.12 ? 'floor-lilies' : 'floor-water';
}
