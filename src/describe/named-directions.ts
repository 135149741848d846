import { type Direction, directions } from '../dungeon/grid.ts';

/** The names of `directions` in texts, in its order. */
const names = [
  'up',
  'upRight',
  'right',
  'downRight',
  'down',
  'downLeft',
  'left',
  'upLeft',
] as const;

/** A direction with its name in texts. */
export interface NamedDirection extends Direction {
  readonly name: (typeof names)[number];
}

/** The eight directions with their names, clockwise from up. */
export const namedDirections: readonly NamedDirection[] = directions.map((direction, place) => ({
  ...direction,
  name: names[place],
}));
