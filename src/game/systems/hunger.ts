import { isSeen } from '../actors/actors.ts';
import { eatersHere, healthPerTurn, spendEnergy, turnsPerEnergy } from '../actors/hunger-state.ts';
import { healByDigestion } from '../actors/natural-healing.ts';
import { die, heroDies } from '../combat/death.ts';
import type { Game } from '../world.ts';

/**
 * Hunger that can kill, by `Hunger.mode` "starves": an actor with energy digests and heals (`healByDigestion` in
 * `actors/natural-healing.ts`), an actor without energy loses health, at most 1 HP a turn. `actors/hunger-state.ts` has
 * the numbers and the warnings. The mode "faints", in which rings use energy too, is in `fainting.ts`.
 */
export function hunger(game: Game): void {
  if (game.ending) return;
  const { Hunger, Health } = game.stores;
  for (const actor of eatersHere(game, 'starves')) {
    if (Hunger.energy[actor] === 0) starve(game, actor);
    else digest(game, actor);
    if (Health.current[actor] > 0) continue;
    if (actor === game.hero) heroDies(game, { won: false, by: 'hunger' });
    else die(game, actor);
  }
}

function starve(game: Game, actor: number): void {
  const { Hunger, Health, Identity } = game.stores;
  Hunger.digestedTurns[actor] = 0;
  Health.fraction[actor] -= Health.max[actor] * healthPerTurn;
  if (Health.fraction[actor] >= 0) return;
  Health.current[actor]--;
  Health.fraction[actor]++;
  if (actor !== game.hero && !isSeen(game, actor)) return;
  game.events.push({ type: 'starved', actor: Identity.seq[actor], amount: 1 });
}

function digest(game: Game, actor: number): void {
  const { Hunger } = game.stores;
  Hunger.digestedTurns[actor]++;
  if (Hunger.digestedTurns[actor] >= turnsPerEnergy) {
    Hunger.digestedTurns[actor] = 0;
    spendEnergy(game, actor);
  }
  healByDigestion(game, actor);
}
