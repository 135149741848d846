import { livingHere } from '../actors/actors.ts';
import { mend, recover } from '../actors/natural-healing.ts';
import type { Game } from '../world.ts';

/**
 * Healing without potions: `Recovery` after turns without combat, and `Mends` at regular intervals.
 * `actors/natural-healing.ts` has their amounts. Actors with `Hunger` that starves, as in Simple, heal later in the turn:
 * `hunger.ts`.
 */
export function healing(game: Game): void {
  if (game.ending) return;
  for (const actor of livingHere(game, 'Recovery')) recover(game, actor);
  for (const actor of livingHere(game, 'Mends')) mend(game, actor);
}
