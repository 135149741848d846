import type { Rnd } from '../../dungeon/random-cell.ts';
import type { Game } from '../world.ts';
import { levelOf } from './fighters.ts';

/** The saving throws that effects allow. */
export const resistances = ['none', 'poison', 'magic'] as const;
export type Resistance = (typeof resistances)[number];

/** The difficulty of saving throws. */
export const resists = { poison: 0, magic: 3 } as const;

/** Saving throw: a d20 must reach 14 + difficulty − half the actor's level. */
export function saves(game: Game, actor: number, against: keyof typeof resists, rnd: Rnd): boolean {
  return 1 + rnd(20) >= 14 + resists[against] - Math.floor(levelOf(game, actor) / 2);
}
