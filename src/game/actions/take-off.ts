import { armourClassOf, usesArmourClass } from '../combat/armour-class.ts';
import { weaponAttack } from '../combat/fighters.ts';
import { has } from '../entity.ts';
import { queueHeroRoom } from '../floors/occupancy.ts';
import { itemName } from '../items/item-names.ts';
import { powerOf, releaseRing } from '../items/rings.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import type { ActionFor } from './action.ts';
import { checkItem, checkRemovable } from './item-command.ts';

/**
 * Taking off: an item or ring leaves the hand, or armour the body, and stays in the bag. A cursed item stays on:
 * `checkRemovable` in `item-command.ts`, which `put.ts` and `throw.ts` use too.
 */
export const takeOff: ActionFor<'takeOff'> = {
  check: (game, command) => checkItem(game, command) ?? checkRemovable(game, command),
  perform: (game, actor, _dx, _dy, item) => takeOffItem(game, actor, item),
};

/** Takes off an item that the actor wears. */
export function takeOffItem(game: Game, actor: number, item: number): void {
  const { Gear, Armour } = game.stores;
  const isWeapon = Gear.weapon[actor] === item;
  if (has(game, item, 'Ring') && !isWeapon) return takeOffRing(game, actor, item);
  const name = itemName(game, item);
  if (isWeapon) Gear.weapon[actor] = 0;
  else Gear.armour[actor] = 0;
  if (!usesArmourClass(game, actor)) {
    if (isWeapon) say(game, 'normal', 'unwield', { item: name, attack: weaponAttack(game, item) });
    else say(game, 'normal', 'unwear', { item: name, defence: Armour.defence[item] });
  } else if (isWeapon) say(game, 'normal', 'unwielded', { item: name });
  else say(game, 'normal', 'undressed', { item: name, armour: armourClassOf(game, actor) });
  if (!isWeapon) takeDressingTurn(game);
}

function takeOffRing(game: Game, actor: number, ring: number): void {
  releaseRing(game, actor, ring);
  say(game, 'normal', 'ringOff', { item: itemName(game, ring) });
  if (powerOf(game, ring) === 'sight') queueHeroRoom(game);
}

/** Changing armour takes one more turn in campaigns with slow dressing. */
export function takeDressingTurn(game: Game): void {
  if (game.campaign.rules.dressing === 'slow') game.pending.extraTurns++;
}
