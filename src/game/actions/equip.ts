import { armourClassOf } from '../armour-class.ts';
import { has } from '../entity.ts';
import { weaponAttack } from '../fighters.ts';
import { identify } from '../identification.ts';
import { itemName } from '../items.ts';
import { say } from '../log.ts';
import { type ActionFor, refusal } from './action.ts';
import { checkItem, itemIn } from './item-command.ts';
import { dress, takeOffItem, usesArmourClass } from './take-off.ts';

/** Equipping: an item in the hand or armour on the body replaces the one before. */
export const equip: ActionFor<'equip'> = {
  check(game, command) {
    const item = itemIn(game, command);
    const problem = checkItem(game, command);
    if (problem || item === undefined) return problem;
    const { Gear, Item } = game.stores;
    const isArmour = has(game, item, 'Armour');
    const worn = isArmour ? Gear.armour[game.hero] : Gear.weapon[game.hero];
    if (worn === 0) return null;
    if (isArmour && game.campaign.rules.dressing === 'slow') return refusal('armourFirst');
    return Item.cursed[worn] ? refusal('cursed', { item: itemName(game, item) }) : null;
  },

  perform(game, actor, _dx, _dy, item) {
    const { Gear, Armour } = game.stores;
    const isWeapon = !has(game, item, 'Armour');
    const worn = isWeapon ? Gear.weapon[actor] : Gear.armour[actor];
    if (worn) takeOffItem(game, actor, worn);
    // Wearing armour identifies it; wielding a weapon does not.
    if (!isWeapon) identify(game, item);
    const name = itemName(game, item);
    if (isWeapon) Gear.weapon[actor] = item;
    else Gear.armour[actor] = item;
    if (!usesArmourClass(game, actor)) {
      if (isWeapon) say(game, 'normal', 'wield', { item: name, attack: weaponAttack(game, item) });
      else say(game, 'normal', 'wear', { item: name, defence: Armour.defence[item] });
    } else if (isWeapon) say(game, 'normal', 'wielded', { item: name });
    else say(game, 'normal', 'dressed', { item: name, armour: armourClassOf(game, actor) });
    if (!isWeapon) dress(game);
  },
};
