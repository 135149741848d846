import { provokeAll } from '../actors/waking.ts';
import { armourClassOf, usesArmourClass } from '../combat/armour-class.ts';
import { weaponAttack } from '../combat/fighters.ts';
import type { Hand } from '../commands.ts';
import { has } from '../entity.ts';
import { queueHeroRoom } from '../floors/occupancy.ts';
import { checkCurse } from '../items/curses.ts';
import { armourOf, weaponOf } from '../items/gear.ts';
import { identify } from '../items/identification.ts';
import { itemName } from '../items/item-names.ts';
import { freeHands, handOf, powerOf, wearRing } from '../items/rings.ts';
import { say } from '../log.ts';
import { type Message, messageOf } from '../messages.ts';
import type { Game } from '../world.ts';
import type { ActionFor } from './action.ts';
import { checkItem, itemIn } from './item-command.ts';
import { takeDressingTurn, takeOffItem } from './take-off.ts';

/**
 * Equipping: an item in the hand or armour on the body replaces the one before. A ring needs a free hand;
 * `dx` chooses it. Armour can cost one more turn: `takeDressingTurn` in `take-off.ts`.
 */
export const equip: ActionFor<'equip'> = {
  check(game, command) {
    const item = itemIn(game, command);
    const problem = checkItem(game, command);
    if (problem || item === undefined) return problem;
    if (has(game, item, 'Ring')) return checkRing(game, command.hand);
    if (!has(game, item, 'Armour')) return checkHand(game);
    const worn = armourOf(game, game.hero);
    if (worn === 0) return null;
    return game.campaign.rules.dressing === 'slow'
      ? messageOf('armourFirst')
      : checkCurse(game, worn);
  },

  perform(game, actor, dx, _dy, item) {
    if (has(game, item, 'Ring')) {
      const [first] = freeHands(game, actor);
      if (first) putOnRing(game, actor, item, handOf(dx) ?? first);
    } else if (has(game, item, 'Armour')) putOnArmour(game, actor, item);
    else takeInHand(game, actor, item);
  },
};

/** The hand can take another item unless a curse binds the one in it. */
export function checkHand(game: Game): Message | null {
  const held = weaponOf(game, game.hero);
  return held === 0 ? null : checkCurse(game, held);
}

/** Takes an item in the hand instead of the one before. Its kind does not become known. */
export function takeInHand(game: Game, actor: number, item: number): void {
  const held = weaponOf(game, actor);
  if (held) takeOffItem(game, actor, held);
  const name = itemName(game, item);
  game.stores.Gear.weapon[actor] = item;
  if (usesArmourClass(game, actor)) say(game, 'normal', 'wielded', { item: name });
  else say(game, 'normal', 'wield', { item: name, attack: weaponAttack(game, item) });
}

/** Puts armour on instead of the one before, which identifies it. */
function putOnArmour(game: Game, actor: number, item: number): void {
  const { Gear, Armour } = game.stores;
  const worn = armourOf(game, actor);
  if (worn) takeOffItem(game, actor, worn);
  identify(game, item);
  const name = itemName(game, item);
  Gear.armour[actor] = item;
  if (usesArmourClass(game, actor)) {
    say(game, 'normal', 'dressed', { item: name, armour: armourClassOf(game, actor) });
  } else say(game, 'normal', 'wear', { item: name, defence: Armour.defence[item] });
  takeDressingTurn(game);
}

/** Puts a ring on a hand. Its kind does not become known. */
function putOnRing(game: Game, actor: number, ring: number, hand: Hand): void {
  wearRing(game, actor, ring, hand);
  say(game, 'normal', 'ringOn', { item: itemName(game, ring) });
  if (powerOf(game, ring) === 'aggravation') provokeAll(game);
  if (powerOf(game, ring) === 'sight') queueHeroRoom(game);
}

/** A ring needs a free hand: the one that the command names, or any. */
function checkRing(game: Game, hand: Hand | undefined): Message | null {
  const free = freeHands(game, game.hero);
  if (free.length === 0) return messageOf('ringsFull');
  return hand && !free.includes(hand) ? messageOf('handTaken') : null;
}
