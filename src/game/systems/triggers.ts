import { livingHere } from '../actors/actors.ts';
import { fireDue } from '../actors/fire-triggers.ts';
import { isHere } from '../entity.ts';
import { rememberView } from '../floors/hero-memory.ts';
import type { Game } from '../world.ts';

/**
 * Triggers: each living monster with `Triggers` fires the ones that are due. The system **explosions** fires triggers
 * on death.
 */
export function triggers(game: Game): void {
  let fired = false;
  for (const monster of livingHere(game, 'Triggers', 'AI')) {
    if (game.ending) return;
    if (isHere(game, monster) && fireDue(game, monster)) fired = true;
  }
  // The hero sees at once who has come.
  if (fired) rememberView(game);
}
