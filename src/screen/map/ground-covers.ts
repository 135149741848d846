import type { Room } from '../../dungeon/rooms.ts';
import { patches } from './place-hash.ts';
import { type TileName, tileNames } from './tile-names.ts';

/** What covers several cells of ground with one smooth edge, and the looks of its cells. */
const covers = {
  grass: ['floor-grass', 'floor-flowers'],
  water: ['floor-water', 'floor-lilies'],
  embers: ['floor-embers'],
} as const satisfies Record<string, readonly TileName[]>;
type Cover = keyof typeof covers;

/** How much of a place each of them covers, 0 to 1. */
export type Covered = Readonly<Record<Cover, number>>;

export const bare: Covered = { grass: 0, water: 0, embers: 0 };

const coverByLook: readonly (Cover | null)[] = tileNames.map((name) => {
  const isOf = (cover: Cover) => (covers[cover] as readonly TileName[]).includes(name);
  return (Object.keys(covers) as Cover[]).find(isOf) ?? null;
});

/** The cover of ground with a look, an index into `tileNames`. */
export function coverOf(look: number): Cover | null {
  return coverByLook[look];
}

/** How far an edge strays from the middle between two cells, in parts of their distance. */
const roughness = 0.5;

/**
 * How much of a place of a room is covered, in cells of the floor. `ground`: the looks of its cells. Between the middles of
 * cells a cover ends gradually and unevenly; at a wall it goes on as in the cell beside it.
 */
export function coveredAt(
  ground: Uint8Array,
  width: number,
  { x1, y1, x2, y2 }: Room,
  x: number,
  y: number,
  layer: number,
): Covered {
  const column = Math.min(x2, Math.max(x1, x - 0.5));
  const row = Math.min(y2, Math.max(y1, y - 0.5));
  const [left, above] = [Math.floor(column), Math.floor(row)];
  const [right, below] = [Math.min(x2, left + 1), Math.min(y2, above + 1)];
  const [across, down] = [column - left, row - above];
  const covered = { grass: 0, water: 0, embers: 0 };
  const add = (cellX: number, cellY: number, part: number) => {
    const cover = coverOf(ground[cellY * width + cellX]);
    if (cover) covered[cover] += part;
  };
  add(left, above, (1 - across) * (1 - down));
  add(right, above, across * (1 - down));
  add(left, below, (1 - across) * down);
  add(right, below, across * down);
  if (covered.grass + covered.water + covered.embers === 0) return bare;
  const stray = roughness * (patches(x * 1.7, y * 1.7, layer + 30) - 0.5);
  const edged = (part: number) => (part > 0 ? Math.min(1, Math.max(0, part + stray)) : 0);
  return { ...covered, grass: edged(covered.grass), water: edged(covered.water) };
}
