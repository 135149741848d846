import { armourOf, weaponOf } from './bag.ts';
import { meanOf } from './dice.ts';
import { has, kindOf } from './entity.ts';
import type { Game } from './world.ts';

/**
 * Attack with a weapon, the one in hand if not stated. Who fights by dice attacks with what they
 * give on average.
 */
export function attackOf(game: Game, actor: number, weapon = weaponOf(game, actor)): number {
  const { Stats, Fighter } = game.stores;
  const bonus = weapon && has(game, weapon, 'Weapon') ? weaponAttack(game, weapon) : 0;
  if (has(game, actor, 'Stats')) return Stats.attack[actor] + bonus;
  return Math.ceil(has(game, actor, 'Fighter') ? meanOf(Fighter.attacks[actor]) : 1) + bonus;
}

/** The attack that a weapon adds; of one that has dice, what they give on average. */
export function weaponAttack(game: Game, weapon: number): number {
  const { Weapon } = game.stores;
  return Weapon.attack[weapon] || Math.ceil(meanOf(Weapon.dice[weapon]));
}

/** Defence with the armour worn, at least 1. Who has an armour class is as tough as 11 less that. */
export function defenceOf(game: Game, actor: number): number {
  const { Stats, Fighter, Armour } = game.stores;
  const armour = armourOf(game, actor);
  const skin = has(game, actor, 'Fighter') ? 11 - Fighter.armour[actor] : 1;
  const own = has(game, actor, 'Stats') ? Stats.defence[actor] : skin;
  return Math.max(1, own + (armour ? Armour.defence[armour] : 0));
}

/** How well one hits and resists: the level of experience, else of the kind. */
export function levelOf(game: Game, actor: number): number {
  const { Experience, Fighter } = game.stores;
  if (has(game, actor, 'Experience')) return Experience.level[actor];
  return has(game, actor, 'Fighter') ? Fighter.level[actor] : 1;
}

/** The kind of an actor as messages tell it: none for what strikes unseen. */
export function nameOf(game: Game, actor: number): string {
  return has(game, actor, 'Invisible') ? '' : kindOf(game, actor).id;
}

/** Armour class: 10 is bare skin, lower is harder to hit. What is worn counts in place of the skin. */
export function armourClassOf(game: Game, actor: number): number {
  const { Fighter, Stats, Armour } = game.stores;
  const armour = armourOf(game, actor);
  const worn = armour ? Armour.defence[armour] : 0;
  // Who only knows defence is as hard to hit as those of like toughness.
  if (!has(game, actor, 'Fighter') && has(game, actor, 'Stats')) {
    return 11 - Stats.defence[actor] - worn;
  }
  if (armour) return 10 - worn;
  return has(game, actor, 'Fighter') ? Fighter.armour[actor] : 10;
}
