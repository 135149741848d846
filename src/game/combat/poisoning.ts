import { addComponent } from 'bitecs';
import { has } from '../entity.ts';
import { setClamped } from '../stores.ts';
import type { Game } from '../world.ts';
import { afterResistance } from './resistance.ts';

/**
 * Poison takes HP each turn (`systems/poison.ts`). Attacks (`powers/poison.ts`) and potions and traps (`effects/poison.ts`)
 * cause it. The poison of Rogue takes strength instead: `powers/venom.ts` and the effect `weaken`.
 */

/**
 * Poisons an actor for some turns, unless it resists all of the damage. `full` is the damage per turn in HP,
 * without resistance. If it is already poisoned, the longer duration and the greater damage count.
 */
export function poisonActor(game: Game, actor: number, turns: number, full: number): void {
  const { Poisoned } = game.stores;
  const damage = afterResistance(game, actor, full, 'poison');
  if (damage === 0) return;
  const before = has(game, actor, 'Poisoned');
  addComponent(game.world, actor, Poisoned);
  setClamped(Poisoned.turns, actor, Math.max(before ? Poisoned.turns[actor] : 0, turns));
  setClamped(Poisoned.damage, actor, Math.max(before ? Poisoned.damage[actor] : 0, damage));
}
