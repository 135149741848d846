import type { FieldName } from '../components.ts';
import { has } from '../entity.ts';
import { wornBy } from '../items/gear.ts';
import type { Game } from '../world.ts';
import type { Element } from './damage-elements.ts';

/** A cause of damage. `none` is never resisted. */
type Cause = FieldName<'Resists'> | Element;

/**
 * The damage of a cause that an actor takes: `Resists` of the actor and of all that it wears reduce or
 * increase it by percent. The rest is rounded up.
 */
export function afterResistance(game: Game, actor: number, damage: number, cause: Cause): number {
  if (cause === 'none') return damage;
  const { Resists } = game.stores;
  if (damage > 0 && has(game, actor, 'Resists') && Resists[cause][actor] !== 0) {
    game.probe?.ran?.(actor, 'Resists', cause);
  }
  const percent = [actor, ...wornBy(game, actor)]
    .filter((bearer) => has(game, bearer, 'Resists'))
    .reduce((sum, bearer) => sum + Resists[cause][bearer], 0);
  return Math.ceil((damage * (100 - Math.min(100, percent))) / 100);
}
