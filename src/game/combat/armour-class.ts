import { has } from '../entity.ts';
import { armourOf } from '../items/gear.ts';
import { protectionOf } from '../items/rings.ts';
import type { Game } from '../world.ts';

/** The armour class of an actor without armour. */
export const bareSkin = 10;

/** Whether an actor fights with dice and an armour class instead of attack and defence. */
export function usesArmourClass(game: Game, actor: number): boolean {
  return has(game, actor, 'Fighter') && !has(game, actor, 'Stats');
}

/**
 * The armour class of an actor: lower is harder to hit. Worn armour replaces the natural armour. An
 * actor with only a defence value has the armour class that corresponds to it. The chance to hit is in
 * `hit-and-damage.ts`.
 */
export function armourClassOf(game: Game, actor: number): number {
  const { Fighter, Stats, Armour } = game.stores;
  const armour = armourOf(game, actor);
  const worn = (armour ? Armour.defence[armour] : 0) + protectionOf(game, actor);
  if (!has(game, actor, 'Fighter') && has(game, actor, 'Stats')) {
    return 11 - Stats.defence[actor] - worn;
  }
  const own = has(game, actor, 'Fighter') ? Fighter.armour[actor] : bareSkin;
  return (armour ? bareSkin : own) - worn;
}
