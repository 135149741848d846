import type { Rnd } from '../../dungeon/rnd.ts';
import type { Game } from '../world.ts';
import { levelOf } from './fighters.ts';

/** The saving throws that effects allow. */
export const savingThrows = ['none', 'poison', 'magic'] as const;
export type SavingThrow = (typeof savingThrows)[number];

/** The difficulty of saving throws. */
const difficulties = { poison: 0, magic: 3 } as const;

/** Rolls a saving throw: a d20 must reach 14 + difficulty − half the actor's level. */
export function makesSavingThrow(
  game: Game,
  actor: number,
  against: Exclude<SavingThrow, 'none'>,
  rnd: Rnd,
): boolean {
  return 1 + rnd(20) >= 14 + difficulties[against] - Math.floor(levelOf(game, actor) / 2);
}
