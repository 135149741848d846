import { bagOf, itemVerbs } from '../game/bag.ts';
import type { Command, ItemVerb } from '../game/commands.ts';
import { commandHere } from '../game/here.ts';
import { stop } from './automatic/stops.ts';
import { actAutomatically, commandOf, playHeld, stopSeries } from './automatic-control.ts';
import { closeBag, closeMenu, moveCursor, moveMenu, openBag, openMenu } from './bag-cursor.ts';
import {
  type Control,
  isRequest,
  isUsable,
  isVerb,
  isZoom,
  repeats,
  type VerbControl,
} from './controls.ts';
import { directionTo } from './directions.ts';
import { doubtAbout } from './doubts.ts';
import { appliesTo, slotOf, slotsFor, verbOf } from './item-verbs.ts';
import { type Outcome, playCommand, type Session } from './session.ts';

export const changed: Outcome = { type: 'changed' };

/** The press behind a control. */
export interface Press {
  /** The key is being held down. */
  readonly repeat?: boolean;
  /** The pressed key, as key tables name it. In the open bag, letters name items. */
  readonly key?: string;
}

/** Does what a control means at present. */
export function act(
  session: Session,
  control: Control,
  { repeat = false, key }: Press = {},
): Outcome {
  // Any key stops a series, and does nothing else: it was pressed before its result was visible.
  if (session.series) return repeat ? null : stopSeries(session);
  if (isZoom(control.type)) return { type: 'request', request: control.type };
  // A held key must not answer a question that it has opened.
  if (session.asking) return repeat ? null : answer(session, control);
  const slot = session.bag.open && session.bag.menu === null && key ? slotOf(key) : null;
  if (slot !== null) {
    const chosen = chooseSlot(session, slot);
    // Letters never move the cursor of a list whose items have letters.
    if (chosen || control.type === 'step') return chosen;
  }
  const { type } = control;
  if (isRequest(type)) return { type: 'request', request: type };
  if (session.bag.open) return actInBag(session, control);
  if (control.type === 'digit') return count(session, control.digit);
  if (control.type === 'again') return again(session);
  const given = session.count;
  if (!repeat) session.count = 0;
  // Back only cancels the count.
  if (given > 0 && (control.type === 'back' || control.type === 'other')) return changed;
  if (isVerb(type)) return askForItem(session, type);
  if (!repeat && isRepeatable(control)) session.last = { control, count: given };
  const automatic = actAutomatically(session, control, given);
  if (automatic !== undefined) return automatic;
  switch (control.type) {
    case 'here': {
      const here = commandHere(session.game);
      return here && play(session, here);
    }
    case 'dig':
    case 'run':
      if (!isUsable(control.type, session.game.campaign)) return null;
      session.asking = { type: control.type };
      return changed;
    case 'bag':
      return openUnlessEmpty(session);
    case 'back':
      return { type: 'request', request: 'menu' };
  }
  const command = commandOf(control);
  if (!command) return null;
  if (repeats(control.type)) return playHeld(session, command, repeat);
  return play(session, command);
}

/** The greatest count before a command. */
const mostTimes = 999;

/** Adds a digit to the count. A leading zero has no effect. */
function count(session: Session, digit: number): Outcome {
  const next = session.count * 10 + digit;
  if (next === 0 || next > mostTimes) return null;
  session.count = next;
  return changed;
}

/** Whether a control can be given again. */
function isRepeatable({ type }: Control): boolean {
  return !['bag', 'back', 'other', 'dig', 'run', 'confirm'].includes(type);
}

/** Gives the last command again, with its count or a new one. */
function again(session: Session): Outcome {
  const { last } = session;
  if (!last) return { type: 'changed', stop: stop('nothingToRepeat') };
  session.count ||= last.count;
  return act(session, last.control);
}

/** Plays a command. */
export function play(session: Session, command: Command): Outcome {
  const { game } = session;
  const events = playCommand(session, command);
  session.bag = closeBag(session.bag, bagOf(game, game.hero).length);
  return { type: 'turn', events };
}

/** Answers a question about a direction. Any other control cancels it. */
export function answer(session: Session, control: Control): Outcome {
  const { asking } = session;
  // Only the buttons of the question answer it: see `answerDoubt`.
  if (asking?.type === 'sure') return null;
  session.asking = null;
  if (asking === null || (control.type !== 'step' && control.type !== 'dash')) return changed;
  const direction = directionTo(control);
  if (asking.type === 'run') return act(session, { type: 'dash', ...direction });
  return play(session, { ...asking, ...direction });
}

/** Answers a question about a command that is probably a mistake. */
export function answerDoubt(session: Session, isMeant: boolean): Outcome {
  const { asking } = session;
  if (asking?.type !== 'sure') return null;
  session.asking = null;
  return isMeant ? play(session, asking.command) : changed;
}

/** Chooses an item of the listed ones: uses it, or opens its menu. Null if it is not listed. */
export function chooseSlot(session: Session, slot: number): Outcome {
  const { game, bag } = session;
  if (!slotsFor(game, bag.verb).includes(slot)) return null;
  if (bag.verb) return useItem(session, verbOf(bag.verb), slot);
  session.bag = openMenu(bag, slot, bagOf(game, game.hero).length);
  return changed;
}

function openUnlessEmpty(session: Session): Outcome {
  const slots = slotsFor(session.game, null);
  // The rules refuse to use a missing item with a message, and use no turn.
  if (slots.length === 0) return play(session, { type: 'put', slot: 0 });
  session.bag = openBag(session.bag, slots);
  return changed;
}

/** Uses the only item that a verb applies to, or lists all of them. */
function askForItem(session: Session, control: VerbControl): Outcome {
  const { game } = session;
  if (!isUsable(control, game.campaign)) return null;
  const slots = slotsFor(game, control);
  if (slots.length === 0) return { type: 'nothingFor', verb: control };
  if (slots.length === 1) return useItem(session, verbOf(control), slots[0]);
  session.bag = openBag(session.bag, slots, control);
  return changed;
}

/** Uses an item, after a question about the direction or about a probable mistake. */
function useItem(session: Session, verb: ItemVerb, slot: number): Outcome {
  const { game } = session;
  const close = () => {
    session.bag = closeBag(session.bag, bagOf(game, game.hero).length);
    return changed;
  };
  if (verb === 'throw') {
    session.asking = { type: verb, slot };
    return close();
  }
  const command: Command = { type: verb, slot };
  const doubt = session.confirms ? doubtAbout(game, command) : null;
  if (!doubt) return play(session, command);
  session.asking = { type: 'sure', command, doubt };
  return close();
}

function actInBag(session: Session, control: Control): Outcome {
  const { game, bag } = session;
  const items = bagOf(game, game.hero);
  const slots = slotsFor(game, bag.verb);
  const verbs = bag.index < items.length ? itemVerbs(game, game.hero, items[bag.index]) : [];
  if (isVerb(control.type)) {
    const applies = bag.menu !== null && appliesTo(game, control.type, bag.index);
    return applies ? useItem(session, verbOf(control.type), bag.index) : null;
  }
  switch (control.type) {
    case 'step':
    case 'dash':
      if (control.dx !== 0 || control.dy === 0) return null;
      session.bag =
        bag.menu === null
          ? moveCursor(bag, control.dy, slots)
          : moveMenu(bag, control.dy, verbs.length);
      return changed;
    case 'confirm': {
      if (bag.menu === null) return chooseSlot(session, bag.index);
      const verb = verbs[bag.menu];
      return verb ? useItem(session, verb, bag.index) : null;
    }
    case 'bag':
    case 'back':
      session.bag = bag.menu === null ? closeBag(bag, items.length) : closeMenu(bag);
      return changed;
    default:
      return null;
  }
}
