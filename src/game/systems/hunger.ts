import { isSeen, livingHere } from '../actors/actors.ts';
import { faintingWarnings, spendEnergy } from '../actors/hunger-state.ts';
import { healByDigestion, healthPerTurn } from '../actors/natural-healing.ts';
import { die, heroDies } from '../combat/death.ts';
import { hungerModes } from '../components.ts';
import { ringHunger } from '../items/rings.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';

/**
 * Hunger, by `Hunger.mode`: an actor without energy "starves", as in Simple, or "faints", as in Rogue.
 * Each mode is a system of its own, because fainting comes before the monsters' turn and starving after.
 */

/** Turns in which one energy is used up by an actor that can starve. */
export const turnsPerEnergy = 10;

/**
 * Hunger that can kill: an actor with energy digests and heals, one without loses health, at most 1 HP
 * a turn.
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
  Hunger.counter[actor] = 0;
  Health.fraction[actor] -= Health.max[actor] * healthPerTurn;
  if (Health.fraction[actor] >= 0) return;
  Health.current[actor]--;
  Health.fraction[actor]++;
  if (actor !== game.hero && !isSeen(game, actor)) return;
  game.events.push({ type: 'starved', actor: Identity.seq[actor], amount: 1 });
}

function digest(game: Game, actor: number): void {
  const { Hunger } = game.stores;
  Hunger.counter[actor]++;
  if (Hunger.counter[actor] >= turnsPerEnergy) {
    Hunger.counter[actor] = 0;
    spendEnergy(game, actor);
  }
  healByDigestion(game, actor);
}

/** The chance in percent to faint in a turn without energy, and the duration in turns. */
const faintChance = 21;
const faintTurns = { least: 4, spread: 8 };

/**
 * Hunger that does not kill: an actor uses one energy a turn, and without energy faints now and then.
 */
export function fainting(game: Game): void {
  if (game.ending) return;
  for (const actor of eatersHere(game, 'faints')) {
    if (game.stores.Hunger.energy[actor] > 0) useEnergy(game, actor);
    else faint(game, actor);
  }
}

/** Worn rings can take or save energy. */
function useEnergy(game: Game, actor: number): void {
  const isHero = actor === game.hero;
  for (let n = ownHunger(game, actor) + ringHunger(game, actor); n > 0; n--) {
    if (game.stores.Hunger.energy[actor] === 0) return;
    const left = --game.stores.Hunger.energy[actor];
    const warning = faintingWarnings[left];
    if (isHero && warning) say(game, 'important', warning);
  }
}

/**
 * The energy that an actor uses in a turn without its rings under `fainting`. A hero that has held a prize needs no
 * more food for itself.
 */
export function ownHunger(game: Game, actor: number): number {
  return actor === game.hero && game.prizeHeld ? 0 : 1;
}

function faint(game: Game, actor: number): void {
  const { Hunger, Condition } = game.stores;
  if (Condition.helpless[actor] > 0) return;
  const rnd = rollsOf(game, actor, Purpose.hunger);
  if (rnd(100) >= faintChance) return;
  Condition.helpless[actor] = faintTurns.least + rnd(faintTurns.spread);
  Hunger.counter[actor] = 1;
  if (actor === game.hero) say(game, 'important', 'faints');
}

/** The living actors of the hero's floor with this mode of hunger, in turn order. */
function eatersHere(game: Game, mode: (typeof hungerModes)[number]): number[] {
  const { Hunger } = game.stores;
  return livingHere(game, 'Hunger').filter((actor) => hungerModes[Hunger.mode[actor]] === mode);
}
