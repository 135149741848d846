import { hungerModes } from '../components.ts';
import { has } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { livingHere } from './actors.ts';

/**
 * Energy and its thresholds, for both modes of hunger: an actor without energy "starves", as in Simple, or
 * "faints", as in Rogue. Each mode is a system of its own, `systems/hunger.ts` and `systems/fainting.ts`, which has the
 * energy that a turn uses. Fainting comes before the monsters' turn and starving after. `Hunger` in the `hero.json` of a
 * campaign has the maximum, and may have the mode, by default "starves", and the energy at the start, by default the
 * maximum (`spawn.ts`).
 */

/** How hungry an actor is. `weak` and `fainting` are only for an actor that faints, `starving` for one that starves. */
export type HungerState = 'fed' | 'hungry' | 'weak' | 'fainting' | 'starving';

/**
 * An actor that starves is hungry at or below this share of its energy, and starving without energy. The HUD shows this before
 * the first of `starvingWarnings`: these messages are from the tutorials, which have no such state.
 */
const hungryShare = 1 / 4;

type Warning = 'hungry20' | 'hungry10' | 'hungry0' | 'getsHungry' | 'getsWeak';
type Warnings = Readonly<Record<number, Warning | undefined>>;

/** The energy at which a hero that starves is warned, with the message. */
const starvingWarnings: Warnings = { 20: 'hungry20', 10: 'hungry10', 0: 'hungry0' };

/** The energy below which an actor that faints is hungry, and weak. Both are only warnings. */
const hungryBelow = 300;
const weakBelow = 150;

/** The energy at which a hero that faints is warned, with the message. */
const faintingWarnings: Warnings = {
  [hungryBelow - 1]: 'getsHungry',
  [weakBelow - 1]: 'getsWeak',
};

/** Whether an actor starves without energy, instead of fainting. */
export function canStarve(game: Game, actor: number): boolean {
  return has(game, actor, 'Hunger') && hungerModes[game.stores.Hunger.mode[actor]] === 'starves';
}

/** How hungry an actor is. */
export function hungerState(game: Game, actor: number): HungerState {
  const { Hunger } = game.stores;
  if (!has(game, actor, 'Hunger')) return 'fed';
  const energy = Hunger.energy[actor];
  if (canStarve(game, actor)) {
    if (energy === 0) return 'starving';
    return energy <= Hunger.max[actor] * hungryShare ? 'hungry' : 'fed';
  }
  if (energy === 0 && Hunger.fainted[actor]) return 'fainting';
  if (energy < weakBelow) return 'weak';
  return energy < hungryBelow ? 'hungry' : 'fed';
}

/** Uses one energy of an actor that has some, and warns the hero when little is left. */
export function spendEnergy(game: Game, actor: number): void {
  const { Hunger } = game.stores;
  if (!has(game, actor, 'Hunger') || Hunger.energy[actor] === 0) return;
  const left = --Hunger.energy[actor];
  const warning = (canStarve(game, actor) ? starvingWarnings : faintingWarnings)[left];
  if (actor === game.hero && warning) say(game, 'important', warning);
}

/** The living actors of the hero's floor with this mode of hunger, in turn order. */
export function eatersHere(game: Game, mode: (typeof hungerModes)[number]): number[] {
  const { Hunger } = game.stores;
  return livingHere(game, 'Hunger').filter((actor) => hungerModes[Hunger.mode[actor]] === mode);
}
