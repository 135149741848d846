import { query } from 'bitecs';
import { hungerModes } from './components.ts';
import { has, inTurnOrder } from './entity.ts';
import { say } from './log.ts';
import type { Game } from './world.ts';

/** How hungry one is who faints when the food is used up. */
export function hungerState(game: Game, actor: number): 'fed' | 'hungry' | 'weak' | 'fainting' {
  const { Hunger } = game.stores;
  if (!has(game, actor, 'Hunger') || hungerModes[Hunger.mode[actor]] !== 'faints') return 'fed';
  if (Hunger.energy[actor] === 0 && Hunger.counter[actor]) return 'fainting';
  if (Hunger.energy[actor] < weakBelow) return 'weak';
  return Hunger.energy[actor] < hungryBelow ? 'hungry' : 'fed';
}

/** The living on the hero's floor that eat and suffer so from hunger, in turn order. */
export function eatersHere(game: Game, mode: (typeof hungerModes)[number]): number[] {
  const { Hunger, Health, Position } = game.stores;
  const here = query(game.world, [Hunger, Health, Position]).filter(
    (entity) =>
      Health.current[entity] > 0 &&
      Position.depth[entity] === game.floor.depth &&
      hungerModes[Hunger.mode[entity]] === mode,
  );
  return inTurnOrder(game, here);
}

/** Food below which those who faint are hungry, and weak. */
export const hungryBelow = 300;

export const weakBelow = 150;

/** Takes one energy, and warns the hero when hunger begins to matter. */
export function spendEnergy(game: Game, entity: number): void {
  const { Hunger } = game.stores;
  if (!has(game, entity, 'Hunger') || Hunger.energy[entity] === 0) return;
  const left = --Hunger.energy[entity];
  if (entity !== game.hero) return;
  if (left === 20) say(game, 'important', 'hungry20');
  if (left === 10) say(game, 'important', 'hungry10');
  if (left === 0) say(game, 'important', 'hungry0');
}
