import { has } from './entity.ts';
import { say } from './log.ts';
import type { Game } from './world.ts';

/** Uses one energy, and warns the hero at 20, 10 and 0. Callers are digging, and hunger that can kill. */
export function spendEnergy(game: Game, actor: number): void {
  const { Hunger } = game.stores;
  if (!has(game, actor, 'Hunger') || Hunger.energy[actor] === 0) return;
  const left = --Hunger.energy[actor];
  if (actor !== game.hero) return;
  if (left === 20) say(game, 'important', 'hungry20');
  if (left === 10) say(game, 'important', 'hungry10');
  if (left === 0) say(game, 'important', 'hungry0');
}
