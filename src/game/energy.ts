import { has } from './entity.ts';
import { starvingWarnings } from './hunger-state.ts';
import { say } from './log.ts';
import type { Game } from './world.ts';

/** Uses one energy, and warns the hero when little is left. Callers are digging, and hunger that can kill. */
export function spendEnergy(game: Game, actor: number): void {
  const { Hunger } = game.stores;
  if (!has(game, actor, 'Hunger') || Hunger.energy[actor] === 0) return;
  const left = --Hunger.energy[actor];
  const warning = starvingWarnings[left];
  if (actor === game.hero && warning) say(game, 'important', warning);
}
