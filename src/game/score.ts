import type { Game } from './world.ts';

/** Score per turn with up to three decimals; 0 before the first turn. */
export function performanceOf({ score, turn }: Game): string {
  return turn === 0 ? '0' : `${Math.round((score / turn) * 1000) / 1000}`;
}
