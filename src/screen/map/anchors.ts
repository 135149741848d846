import type { Room } from '../../dungeon/rooms.ts';
import type { RoomTheme } from '../../game/scenery.ts';
import { type TileName, tileIndex, variantsOf, type WallDecoration } from './tile-names.ts';
import { type Fronts, frontOn, hang } from './wall-decorations.ts';

/** Large pictures on the upper wall of large rooms, the same on both sides of the middle of the room. */

/** The narrowest room with them. */
const leastWidth = 9;
/** What hangs between the piece in the middle and a corner: the cells from the middle to each, and those after which all repeat. */
const bays = [
  { name: 'torch', from: 2 },
  { name: 'hanging', from: 4 },
  { name: 'torch', from: 7 },
  { name: 'statue', from: 9 },
] as const;
const period = 10;

/** The themes whose walls are full of things of their own. */
const fullWalls: readonly RoomTheme[] = ['armoury', 'crypt', 'prison', 'study'];

/** The drawings of a piece, from left to right. */
const parts = {
  arch: variantsOf('wall-arch'),
  hanging: variantsOf('wall-hanging'),
  statue: ['wall-statue'],
  torch: ['wall-torch'],
} as const satisfies Partial<Record<WallDecoration, readonly TileName[]>>;

/** The pictures that a floor must have for a room to have an even wall: torches alone hang as in other rooms. */
const large = ['arch', 'hanging', 'statue'] as const;

/** A piece, and the column of its left part. */
interface Anchor {
  readonly name: keyof typeof parts;
  readonly x: number;
}

/** Whether large pictures hang in a room, if its floor has these decorations of walls. */
export function hasAnchors(
  { x1, x2, dark }: Room,
  theme: RoomTheme | undefined,
  walls: readonly WallDecoration[],
): boolean {
  const isFull = theme !== undefined && fullWalls.includes(theme);
  return (
    !dark && !isFull && x2 - x1 + 1 >= leastWidth && large.some((name) => walls.includes(name))
  );
}

/** The columns of the torches of a room with anchors. */
export function anchoredTorches(room: Room): number[] {
  const pairs = pairsOf(room).flat();
  return pairs.flatMap(({ name, x }) => (name === 'torch' ? x : []));
}

/**
 * Hangs the pieces of a room that its floor can have. Weak walls have banners in place of cloths. A door in the wall takes the
 * place of one piece and leaves its partner: nobody knows whether the door was there from the start or found later.
 */
export function hangAnchors(fronts: Fronts, room: Room, walls: readonly WallDecoration[]): void {
  const y = room.y1 - 1;
  const { middle } = axisOf(room);
  for (const anchor of [middle, ...pairsOf(room).flat()]) {
    if (anchor.name === 'torch' || !walls.includes(anchor.name)) continue;
    if (fits(fronts, anchor, y)) {
      put(fronts, anchor, y);
      continue;
    }
    const banner = bannerOf(anchor, middle);
    if (banner === null || !walls.includes('banner') || frontOn(fronts.grid, banner, y) !== 'weak')
      continue;
    hang(fronts, 'banner', banner, y);
  }
}

/** The column of a banner in place of a piece: in the middle of an arch, and on the inner side of a cloth beside the middle. */
function bannerOf(anchor: Anchor, middle: Anchor): number | null {
  if (anchor.name === 'arch') return anchor.x + 1;
  if (anchor.name !== 'hanging' || anchor === middle) return null;
  return anchor.x < middle.x ? anchor.x + 1 : anchor.x;
}

/** The piece in the middle of a wall, and the cells beside it: an arch over three, or a cloth over two. */
function axisOf({ x1, x2 }: Room) {
  const isOdd = (x2 - x1) % 2 === 0;
  const half = Math.floor((x1 + x2) / 2);
  const middle: Anchor = isOdd ? { name: 'arch', x: half - 1 } : { name: 'hanging', x: half };
  return { middle, left: middle.x, right: middle.x + parts[middle.name].length - 1 };
}

/** The pieces on the left and on the right of the middle. The corners stay free. */
function pairsOf(room: Room): [left: Anchor, right: Anchor][] {
  const { left, right } = axisOf(room);
  const pairs: [Anchor, Anchor][] = [];
  for (let first = 0; right + first < room.x2; first += period) {
    for (const { name, from } of bays) {
      const breadth = parts[name].length;
      const x = right + first + from;
      if (x + breadth - 1 >= room.x2) continue;
      pairs.push([
        { name, x: left - first - from - breadth + 1 },
        { name, x },
      ]);
    }
  }
  return pairs;
}

/** Whether there are free strong fronts for all parts of a piece. */
function fits({ grid, fronts }: Fronts, { name, x }: Anchor, y: number): boolean {
  return parts[name].every(
    (_, n) => frontOn(grid, x + n, y) === 'strong' && fronts[y * grid.width + x + n] === 0,
  );
}

function put({ grid, fronts }: Fronts, { name, x }: Anchor, y: number): void {
  for (const [n, part] of parts[name].entries()) fronts[y * grid.width + x + n] = tileIndex(part);
}

/** The cells of a piece to the left and to the right of one of them. */
interface PieceAround {
  readonly left: number;
  readonly right: number;
}

const around: ReadonlyMap<number, PieceAround> = new Map(
  (['arch', 'hanging'] as const).flatMap((name) =>
    parts[name].map((part, n) => [tileIndex(part), { left: n, right: parts[name].length - 1 - n }]),
  ),
);

/** The most cells from one end of a piece to the other. */
export const longestPiece = Math.max(...Array.from(around.values(), ({ right }) => right));

/** The piece around a cell with this look, an index into `tileNames`, if it is a part of a piece. */
export function pieceAround(look: number): PieceAround | undefined {
  return around.get(look);
}
