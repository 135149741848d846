import { isMentioned } from '../actors/actor-names.ts';
import { cellOf } from '../entity.ts';
import type { Game } from '../world.ts';
import { takeDamage } from './death.ts';

/**
 * Damage by an effect, against which armour does not protect. `cause` is the kind of an item, a trap or a monster, and
 * `source` is the actor that is rewarded if the target dies, 0 for none.
 */
export function injure(
  game: Game,
  target: number,
  damage: number,
  cause: string,
  source: number,
): void {
  if (isMentioned(game, target)) reportInjury(game, target, damage, cause);
  takeDamage(game, target, damage, cause, source);
}

/** Adds the event of damage that has no attacker. `cause` is the kind of an item, a trap or a monster, or `poison`. */
export function reportInjury(game: Game, actor: number, damage: number, cause: string): void {
  const at = cellOf(game, actor);
  const target = game.stores.Identity.seq[actor];
  game.events.push({ type: 'hit', attacker: 0, target, from: at, at, damage, cause });
}
