import { hungerModes } from '../components.ts';
import { has } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/** Energy and its thresholds, for both modes of hunger: an actor "starves" or "faints". */

/** How hungry an actor is. `weak` and `fainting` are only for one that faints, `starving` for the other. */
export type HungerState = 'fed' | 'hungry' | 'weak' | 'fainting' | 'starving';

/** An actor that starves is hungry with this share of its energy, and starving without energy. */
const hungryShare = 1 / 4;

type Warning = 'hungry20' | 'hungry10' | 'hungry0' | 'getsHungry' | 'getsWeak';
type Warnings = Readonly<Record<number, Warning | undefined>>;

/** The energy at which a hero that starves is warned, with the message. */
const starvingWarnings: Warnings = { 20: 'hungry20', 10: 'hungry10', 0: 'hungry0' };

/** The energy below which an actor that faints is hungry, and weak. Both are only warnings. */
const hungryBelow = 300;
const weakBelow = 150;

/** The energy at which a hero that faints is warned, with the message. */
export const faintingWarnings: Warnings = {
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
  if (energy === 0 && Hunger.counter[actor]) return 'fainting';
  if (energy < weakBelow) return 'weak';
  return energy < hungryBelow ? 'hungry' : 'fed';
}

/** Uses one energy of an actor that can starve, and warns the hero when little is left. */
export function spendEnergy(game: Game, actor: number): void {
  const { Hunger } = game.stores;
  if (!has(game, actor, 'Hunger') || Hunger.energy[actor] === 0) return;
  const left = --Hunger.energy[actor];
  const warning = starvingWarnings[left];
  if (actor === game.hero && warning) say(game, 'important', warning);
}
