import { meanOfDice } from '../dice.ts';
import { has } from '../entity.ts';
import { armourOf, weaponOf } from '../items/gear.ts';
import type { Game } from '../world.ts';

/** Attack, defence and level of actors, in one number each. `hit-and-damage.ts` has the dice of attacks. */

/** The attack of an actor with a weapon, by default the one in its hand. Dice count by their average. */
export function attackOf(game: Game, actor: number, weapon = weaponOf(game, actor)): number {
  const { Stats, Fighter } = game.stores;
  const bonus = weapon ? weaponAttack(game, weapon) : 0;
  if (has(game, actor, 'Stats')) return Stats.attack[actor] + bonus;
  return Math.ceil(has(game, actor, 'Fighter') ? meanOfDice(Fighter.attacks[actor]) : 1) + bonus;
}

/** The attack that a weapon adds, 0 for another item. Dice count by their average. */
export function weaponAttack(game: Game, weapon: number): number {
  const { Weapon } = game.stores;
  if (!has(game, weapon, 'Weapon')) return 0;
  return Weapon.attack[weapon] || Math.ceil(meanOfDice(Weapon.dice[weapon]));
}

/** The defence of an actor with its armour, at least 1. A natural armour class counts as 11 − class. */
export function defenceOf(game: Game, actor: number): number {
  const { Stats, Fighter, Armour } = game.stores;
  const armour = armourOf(game, actor);
  const skin = has(game, actor, 'Fighter') ? 11 - Fighter.armour[actor] : 1;
  const own = has(game, actor, 'Stats') ? Stats.defence[actor] : skin;
  return Math.max(1, own + (armour ? Armour.defence[armour] : 0));
}

/**
 * The level for hitting (`hit-and-damage.ts`) and for saving throws: of experience, else of the kind,
 * else 1.
 */
export function levelOf(game: Game, actor: number): number {
  const { Experience, Fighter } = game.stores;
  if (has(game, actor, 'Experience')) return Experience.level[actor];
  return has(game, actor, 'Fighter') ? Fighter.level[actor] : 1;
}
