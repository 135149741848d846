import { fitsLauncher, isAmmunition } from '../game/combat/hit-and-damage.ts';
import { type Command, type ItemVerb, isAimed } from '../game/commands.ts';
import { has } from '../game/entity.ts';
import { bagOf } from '../game/items/bag.ts';
import { isWorn, weaponOf } from '../game/items/gear.ts';
import { itemVerbs } from '../game/items/item-verbs.ts';
import { freeHands } from '../game/items/rings.ts';
import { aimOfItem } from './aim-previews.ts';
import {
  closeMenu,
  moveByColumns,
  moveCursor,
  moveMenu,
  openBag,
  openMenu,
  turnPages,
} from './bag-cursor.ts';
import { appliesTo, slotOf, slotsFor, verbOf } from './bag-slots.ts';
import { type Control, isRequest, isVerb, type VerbControl } from './controls.ts';
import { doubtAbout } from './doubts.ts';
import { playTimes } from './repetition.ts';
import { changed, closeTheBag, type Outcome, type Session, slotsOf } from './session.ts';

/** The open bag: its list of items, the menu of an item, and the use of items. */

/** Carries out a control in the open bag. `key`: the pressed key, as key tables name it. */
export function actInBag(session: Session, control: Control, key = ''): Outcome {
  const { game, bag } = session;
  const slot = bag.menu === null ? slotOf(key) : null;
  const chosen = slot === null ? null : chooseSlot(session, slot);
  if (chosen) return chosen;
  if (slot !== null && bag.verb && slot < bagOf(game, game.hero).length) {
    return { type: 'doesNotFit', verb: bag.verb, slot };
  }
  if (isRequest(control.type)) {
    // The cursor of Look moves on the map, which the bag covers.
    if (control.type === 'examine') closeTheBag(session);
    return { type: 'request', request: control.type };
  }
  const noItem: Outcome = slot === null ? null : { type: 'noItem', key };
  if (isVerb(control.type)) {
    const applies = bag.menu !== null && appliesTo(game, control.type, bag.index);
    return applies ? useBy(session, control.type, bag.index) : noItem;
  }
  switch (control.type) {
    case 'step':
      // A letter that names an item, even one that is not listed, never moves the cursor.
      return noItem ?? stepInBag(session, control.dx, control.dy);
    case 'runTowards':
      return stepInBag(session, control.dx, control.dy);
    case 'down':
    case 'up':
      return noItem ?? moveList(session, turnPages, control.type === 'down' ? 1 : -1);
    case 'confirm':
      return confirmInBag(session);
    case 'bag':
    case 'back':
      return closeMenuOrBag(session);
    default:
      return key in pagesOf ? moveList(session, turnPages, pagesOf[key]) : noItem;
  }
}

/** Uses the chosen verb of the menu, or chooses the item at the cursor of the list. */
function confirmInBag(session: Session): Outcome {
  const { bag } = session;
  if (bag.menu === null) return chooseSlot(session, bag.index);
  const verb = verbsAtCursor(session)[bag.menu];
  return verb ? useWith(session, verb, bag.index) : null;
}

function closeMenuOrBag(session: Session): Outcome {
  if (session.bag.menu === null) return closeTheBag(session);
  session.bag = closeMenu(session.bag);
  return changed;
}

/** Moves the cursor up or down, in the list to another column, and in the menu to the button beside it. */
function stepInBag(session: Session, dx: number, dy: number): Outcome {
  if (dx === 0) return moveInBag(session, dy);
  if (session.bag.menu !== null) return dy === 0 ? moveInBag(session, dx) : null;
  return dy === 0 ? moveList(session, moveByColumns, dx) : null;
}

/** The keys that turn pages of the open bag, as they scroll any page. */
const pagesOf: Readonly<Record<string, number>> = {
  PageUp: -1,
  PageDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Whether a key turns pages of the open bag. */
export function turnsPages({ bag }: Session, key: string): boolean {
  return bag.open && key in pagesOf;
}

/** Moves the cursor of the list to another column or page. The menu of an item has none. */
function moveList(session: Session, move: typeof turnPages, by: number): Outcome {
  const { bag } = session;
  if (bag.menu !== null) return null;
  session.bag = move(bag, by, slotsOf(session));
  return changed;
}

/** Moves the cursor of the list or of the menu. */
function moveInBag(session: Session, by: number): Outcome {
  const { bag } = session;
  if (by === 0) return null;
  session.bag =
    bag.menu === null
      ? moveCursor(bag, by, slotsOf(session))
      : moveMenu(bag, by, verbsAtCursor(session).length);
  return changed;
}

/** The entries in the menu of the chosen item. */
function verbsAtCursor({ game, bag }: Session): ItemVerb[] {
  const items = bagOf(game, game.hero);
  return bag.index < items.length ? itemVerbs(game, game.hero, items[bag.index]) : [];
}

/** Chooses an item of the listed ones: uses it, or opens its menu. Null if it is not listed. */
export function chooseSlot(session: Session, slot: number): Outcome {
  const { game, bag } = session;
  if (!slotsFor(game, bag.verb).includes(slot)) return null;
  if (bag.verb) {
    session.bag = { ...bag, index: slot, before: null };
    return useBy(session, bag.verb, slot, bag.count);
  }
  session.bag = openMenu(bag, slot, slotsOf(session, null));
  return changed;
}

/** Opens the bag, unless it is empty. */
export function openUnlessEmpty(session: Session): Outcome {
  const slots = slotsOf(session, null);
  if (slots.length === 0) return { type: 'nothingFor', verb: 'bag' };
  session.bag = openBag(session.bag, slots);
  return changed;
}

/** Lists the items that a verb applies to, or uses the only one at once: see `alwaysAsks`. */
export function askForItem(session: Session, control: VerbControl, count: number): Outcome {
  const slots = slotsOf(session, control);
  if (slots.length === 0) return { type: 'nothingFor', verb: control };
  if (slots.length === 1 && !session.options.alwaysAsks)
    return useBy(session, control, slots[0], count);
  const index = likelySlot(session, control, slots);
  const before = session.bag.index;
  session.bag = openBag({ ...session.bag, index, before }, slots, control, count);
  return changed;
}

/**
 * The item on which the cursor of a question is at first. To wield and to throw also apply to everything else, so the
 * cursor leaves an item that is not made for the verb: ammunition of the held launcher or else any missile to throw,
 * a weapon of the hand to wield.
 */
function likelySlot(
  { game, bag }: Session,
  control: VerbControl,
  slots: readonly number[],
): number {
  if (control !== 'wield' && control !== 'throw') return bag.index;
  const { hero } = game;
  const items = bagOf(game, hero);
  const weapons = slots.filter(
    (slot) => has(game, items[slot], 'Weapon') && !isWorn(game, hero, items[slot]),
  );
  const held = weaponOf(game, hero);
  const kinds =
    control === 'wield'
      ? [weapons.filter((slot) => !isAmmunition(game, items[slot]))]
      : [
          weapons.filter((slot) => fitsLauncher(game, items[slot], held)),
          weapons.filter((slot) => has(game, items[slot], 'Missile')),
        ];
  const likely = kinds.find((kind) => kind.length > 0) ?? weapons;
  return likely.includes(bag.index) ? bag.index : (likely[0] ?? bag.index);
}

/** Uses an item by a control. */
function useBy(session: Session, control: VerbControl, slot: number, count = 0): Outcome {
  if (control === 'zapAnywhere') {
    return playTimes(session, { type: 'zap', slot, dx: 0, dy: 0 }, count);
  }
  const { game } = session;
  const verb = verbOf(game, control, bagOf(game, game.hero)[slot]);
  return useWith(session, verb, slot, count);
}

/** Uses an item, after a question about the direction, the hand or a probable mistake. */
function useWith(session: Session, verb: ItemVerb, slot: number, count = 0): Outcome {
  if (verb === 'name') {
    session.asking = { type: verb, slot };
    return closeTheBag(session);
  }
  if (verb === 'equip' && asksForHand(session, slot)) {
    session.asking = { type: 'hand', slot };
    return closeTheBag(session);
  }
  if (!isAimed(verb)) return playUnlessDoubtful(session, { type: verb, slot });
  if (!aimOfItem(session, verb, slot)) {
    return playTimes(session, { type: verb, slot, dx: 0, dy: 0 }, count);
  }
  session.asking = { type: verb, slot, count };
  return closeTheBag(session);
}

/** Whether the player chooses the hand of an item: of a ring, while both hands are free. */
function asksForHand({ game }: Session, slot: number): boolean {
  const item = bagOf(game, game.hero)[slot];
  return has(game, item, 'Ring') && freeHands(game, game.hero).length > 1;
}

/** Plays a command, after a question if it is probably a mistake. */
export function playUnlessDoubtful(session: Session, command: Command, count = 0): Outcome {
  return askIfDoubtful(session, command, count) ?? playTimes(session, command, count);
}

/** Asks about a command that is probably a mistake. Null if it is none, or if the player wants no questions. */
export function askIfDoubtful(session: Session, command: Command, count = 0): Outcome {
  const { game, seen, options } = session;
  const doubt = options.confirms ? doubtAbout(game, seen, command) : null;
  if (!doubt) return null;
  session.asking = { type: 'sure', command, doubt, count };
  return closeTheBag(session);
}
