import { armourClassOf } from '../armour-class.ts';
import type { Hand } from '../commands.ts';
import { has } from '../entity.ts';
import type { Message } from '../events.ts';
import { weaponAttack } from '../fighters.ts';
import { lookAround } from '../floors.ts';
import { identify } from '../identification.ts';
import { itemName } from '../items.ts';
import { say } from '../log.ts';
import { freeHands, handOf, powerOf, wearRing } from '../rings.ts';
import { provokeAll } from '../waking.ts';
import type { Game } from '../world.ts';
import { type ActionFor, refusal } from './action.ts';
import { checkItem, itemIn } from './item-command.ts';
import { dress, takeOffItem, usesArmourClass } from './take-off.ts';

/**
 * Equipping: an item in the hand or armour on the body replaces the one before. A ring needs a free hand;
 * `dx` chooses it.
 */
export const equip: ActionFor<'equip'> = {
  check(game, command) {
    const item = itemIn(game, command);
    const problem = checkItem(game, command);
    if (problem || item === undefined) return problem;
    if (has(game, item, 'Ring')) return checkRing(game, command.hand);
    const { Gear, Item } = game.stores;
    const isArmour = has(game, item, 'Armour');
    const worn = isArmour ? Gear.armour[game.hero] : Gear.weapon[game.hero];
    if (worn === 0) return null;
    if (isArmour && game.campaign.rules.dressing === 'slow') return refusal('armourFirst');
    return Item.cursed[worn] ? refusal('cursed', { item: itemName(game, item) }) : null;
  },

  perform(game, actor, dx, _dy, item) {
    if (has(game, item, 'Ring')) {
      const [first] = freeHands(game, actor);
      if (first) putOnRing(game, actor, item, handOf(dx) ?? first);
      return;
    }
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

/** Puts a ring on a hand. What it is does not become known. */
function putOnRing(game: Game, actor: number, ring: number, hand: Hand): void {
  wearRing(game, actor, ring, hand);
  say(game, 'normal', 'ringOn', { item: itemName(game, ring) });
  if (powerOf(game, ring) === 'aggravation') provokeAll(game);
  if (powerOf(game, ring) === 'sight') lookAround(game);
}

/** A ring needs a free hand: the one that the command names, or any. */
function checkRing(game: Game, hand: Hand | undefined): Message | null {
  const free = freeHands(game, game.hero);
  if (free.length === 0) return refusal('ringsFull');
  return hand && !free.includes(hand) ? refusal('handTaken') : null;
}
