import { livingHere } from './actors.ts';
import { hungerModes } from './components.ts';
import { has } from './entity.ts';
import { say } from './log.ts';
import type { Game } from './world.ts';

/** The energy below which an actor that can faint is hungry, and weak. */
export const hungryBelow = 300;
export const weakBelow = 150;

/** How hungry an actor is. An actor that starves instead of fainting is always "fed". */
export function hungerState(game: Game, actor: number): 'fed' | 'hungry' | 'weak' | 'fainting' {
  const { Hunger } = game.stores;
  if (!has(game, actor, 'Hunger') || hungerModes[Hunger.mode[actor]] !== 'faints') return 'fed';
  if (Hunger.energy[actor] === 0 && Hunger.counter[actor]) return 'fainting';
  if (Hunger.energy[actor] < weakBelow) return 'weak';
  return Hunger.energy[actor] < hungryBelow ? 'hungry' : 'fed';
}

/** The living actors of the hero's floor with this mode of hunger, in turn order. */
export function eatersHere(game: Game, mode: (typeof hungerModes)[number]): number[] {
  const { Hunger } = game.stores;
  return livingHere(game, 'Hunger').filter((actor) => hungerModes[Hunger.mode[actor]] === mode);
}

/** Uses one energy, and warns the hero at 20, 10 and 0. */
export function spendEnergy(game: Game, actor: number): void {
  const { Hunger } = game.stores;
  if (!has(game, actor, 'Hunger') || Hunger.energy[actor] === 0) return;
  const left = --Hunger.energy[actor];
  if (actor !== game.hero) return;
  if (left === 20) say(game, 'important', 'hungry20');
  if (left === 10) say(game, 'important', 'hungry10');
  if (left === 0) say(game, 'important', 'hungry0');
}
