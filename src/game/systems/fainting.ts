import { eatersHere, spendEnergy } from '../actors/hunger-state.ts';
import { ringHunger } from '../items/rings.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';

/** The chance in percent to faint in a turn without energy, and the duration in turns. */
const faintChance = 21;
const faintTurns = { least: 4, spread: 8 };

/**
 * Rogue's hunger, the `Hunger.mode` "faints". It does not kill: an actor uses one energy a turn, rings can take or save
 * some, and an actor without energy faints now and then. `actors/hunger-state.ts` has the thresholds and warnings,
 * `content/rogue/hero.json` the energy at the start and its maximum. Simple's hunger, the mode "starves", is in `hunger.ts`.
 */
export function fainting(game: Game): void {
  if (game.ending) return;
  for (const actor of eatersHere(game, 'faints')) {
    if (game.stores.Hunger.energy[actor] > 0) useEnergy(game, actor);
    else faint(game, actor);
  }
}

/** The energy that an actor uses in a turn without its rings. A hero that has held a prize needs no food for itself. */
export function ownHunger(game: Game, actor: number): number {
  return actor === game.hero && game.prizeHeld ? 0 : 1;
}

function useEnergy(game: Game, actor: number): void {
  const uses = ownHunger(game, actor) + ringHunger(game, actor);
  for (let n = 0; n < uses; n++) spendEnergy(game, actor);
}

function faint(game: Game, actor: number): void {
  const { Hunger, Condition } = game.stores;
  if (Condition.helpless[actor] > 0) return;
  const rnd = rollsOf(game, actor, Purpose.hunger);
  if (rnd(100) >= faintChance) return;
  Condition.helpless[actor] = faintTurns.least + rnd(faintTurns.spread);
  Hunger.fainted[actor] = 1;
  if (actor === game.hero) say(game, 'important', 'faints');
}
