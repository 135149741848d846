import type { Cell } from '../../dungeon/grid.ts';
import type { Room } from '../../dungeon/rooms.ts';
import { hashAt, pick } from './place-hash.ts';
import { within } from './region.ts';

/** The sides of a rug that covers whole cells of the ground, in cells. */
export interface Rug {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A pattern of square stones in the ground of a room, and a rug on it. Lengths are in cells. */
export interface Inlay {
  readonly room: Room;
  /** The distance of a course of stones from the walls; 0 without one. */
  readonly band: number;
  /** The radius of a ring of stones around the middle; 0 without one. */
  readonly ring: number;
  /** The points of the star in the ring, or one of `fillings`; 0 without one. */
  readonly points: number;
  /** The middle of rings and rays over the whole ground, which lead the eye to it. */
  readonly focus: Cell | null;
  readonly rug: Rug | null;
}

/** What fills a ring without a star: rings of stones, or a mosaic of two tones. */
const fillings = { courses: -1, mosaic: -2 } as const;

/** The width of a course of stones, the same as of a row of masonry. */
export const courseWidth = 0.5;
/** The inner sides of the rings around a focus, in cells: of the first, from one to the next, and where they end. */
export const focusRings = { first: 3, every: 3.5, end: 11 };
/** The most rooms with a pattern: the shader has a limit. */
export const mostInlays = 16;
/** The least sides of rooms with a ring, and with a band, and the share of them that have a pattern. */
const leastSide = { ring: 9, band: 4 };
const share = 0.72;
/** The distance of the band from the walls, in large rooms and in small ones. */
const bands = { large: 1, small: 0.5 };
/** What rings of large rooms have in them. */
const patterns = [fillings.courses, fillings.mosaic, 8, fillings.mosaic, 12];
/** The radius of a ring: a share of half of the shorter side, and the most. */
const rings = { share: 0.64, most: 7 };

/**
 * The patterns in the ground of a floor. Dark rooms have none, because a part of a pattern would show the size of the
 * room. A floor of one room has one in any case. There is no ring under a rug. Around a place of `prizes`,
 * which have a circle of their own, there are rings and rays.
 */
export function inlaysOf(
  rooms: readonly Room[],
  layer: number,
  prizes: readonly Cell[] = [],
  rugs: ReadonlyMap<Room, Rug> = new Map(),
): Inlay[] {
  return rooms
    .filter((room, index) => {
      const isChosen = rooms.length === 1 || hashAt(index, room.x1, layer + 12) < share;
      const hasPattern = isChosen && !room.dark && shorterSide(room) >= leastSide.band;
      return hasPattern || rugs.has(room);
    })
    .slice(0, mostInlays)
    .map((room, index) => {
      const rug = rugs.get(room) ?? null;
      const inlay = { ...inlayOf(room, hashAt(index, room.y1, layer + 13)), rug };
      // A rug would cut a ring in two.
      const focus = rug ? null : (prizes.find((at) => within(room, at)) ?? null);
      return rug || focus ? { ...inlay, ring: 0, points: 0, focus } : { ...inlay, focus };
    });
}

function inlayOf(room: Room, hash: number): Omit<Inlay, 'rug' | 'focus'> {
  const side = shorterSide(room);
  if (side < leastSide.ring) return { room, band: bands.small, ring: 0, points: 0 };
  const ring = Math.min(rings.most, (rings.share * side) / 2);
  return { room, band: bands.large, ring, points: patterns[pick(patterns.length, hash)] };
}

/** The number of the pattern of a cell among those of its floor, from 1 on; 0 without one. */
export function inlayOn(inlays: readonly Inlay[], x: number, y: number): number {
  return 1 + inlays.findIndex(({ room }) => within(room, { x, y }));
}

/** The length of the shorter side of a room. */
export function shorterSide({ x1, y1, x2, y2 }: Room): number {
  return Math.min(x2 - x1, y2 - y1) + 1;
}
