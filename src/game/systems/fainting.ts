import { eatersHere, hungryBelow, weakBelow } from '../hunger.ts';
import { say } from '../log.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import type { Game } from '../world.ts';

/** Chance in percent to faint, each turn without food; for 4 to 11 turns. */
const faintChance = 21;
const faintTurns = { least: 4, spread: 8 };

/**
 * Each living eater of the hero's floor who faints uses one energy a turn, but none once he has held a
 * prize; with none left he falls asleep on his feet now and then, and never dies of it.
 */
export function fainting(game: Game): void {
  if (game.ending) return;
  for (const entity of eatersHere(game, 'faints')) growHungry(game, entity);
}

function growHungry(game: Game, entity: number): void {
  const { Hunger, Condition, Identity } = game.stores;
  const mine = entity === game.hero;
  if (Hunger.energy[entity] > 0) {
    if (mine && game.prizeHeld) return;
    const left = --Hunger.energy[entity];
    if (mine && left === hungryBelow - 1) say(game, 'important', 'getsHungry');
    if (mine && left === weakBelow - 1) say(game, 'important', 'getsWeak');
    return;
  }
  if (Condition.helpless[entity] > 0) return;
  const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.hunger, Identity.seq[entity]));
  if (rnd(100) >= faintChance) return;
  Condition.helpless[entity] = faintTurns.least + rnd(faintTurns.spread);
  Hunger.counter[entity] = 1;
  if (mine) say(game, 'important', 'faints');
}
