import type { Direction } from '../dungeon/grid.ts';

/** The direction by the signs of an offset. */
export function directionTo({ dx, dy }: { dx: number; dy: number }): Direction {
  return { dx: sign(dx), dy: sign(dy) };
}

/** The one of the eight directions that is closest to an offset. */
export function nearestDirection({ dx, dy }: { dx: number; dy: number }): Direction {
  const eighth = Math.PI / 4;
  const angle = Math.round(Math.atan2(dy, dx) / eighth) * eighth;
  return { dx: sign(Math.round(Math.cos(angle))), dy: sign(Math.round(Math.sin(angle))) };
}

function sign(n: number): -1 | 0 | 1 {
  return n > 0 ? 1 : n < 0 ? -1 : 0;
}
