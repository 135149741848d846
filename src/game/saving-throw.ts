import { levelOf } from './fighters.ts';
import type { Rnd } from './random.ts';
import type { Game } from './world.ts';

/** What a saving throw is against: the harder, the higher. */
export const resists = { poison: 0, magic: 3 } as const;

/** Whether an actor resists: a d20 reaches 14 and what it is against, less half the actor's level. */
export function saves(game: Game, actor: number, against: keyof typeof resists, rnd: Rnd): boolean {
  return 1 + rnd(20) >= 14 + resists[against] - Math.floor(levelOf(game, actor) / 2);
}
