import type { Direction } from '../dungeon/grid.ts';
import type { Hand } from '../game/commands.ts';
import { commandHere } from '../game/floors/underfoot.ts';
import type { Game } from '../game/world.ts';
import { aimedAgain, likelyAim } from './aim-previews.ts';
import { atMost, times } from './automatic/count.ts';
import { rest } from './automatic/rest.ts';
import { run } from './automatic/run.ts';
import { search } from './automatic/search.ts';
import { stop } from './automatic/stop.ts';
import { travelToItem } from './automatic/travel.ts';
import { attack, begin, exploreOn, stopSeries, takeStairs } from './automatic-control.ts';
import {
  actInBag,
  askForItem,
  askIfDoubtful,
  openUnlessEmpty,
  playUnlessDoubtful,
} from './bag-control.ts';
import {
  type Control,
  commandOf,
  isCounted,
  isRepeatable,
  isRequest,
  isUsable,
  isVerb,
  isZoom,
  repeats,
  takesCount,
} from './controls.ts';
import { directionTo } from './directions.ts';
import { playHeld } from './held-key.ts';
import { commandAgain, playTimes } from './repetition.ts';
import {
  changed,
  hasDialog,
  hasJustArrived,
  isOfRules,
  type Outcome,
  play,
  type Session,
} from './session.ts';

/** Plays controls: the last step from an input to the game. `controls.ts` lists the steps before it. */

/** The press behind a control. */
export interface Press {
  /** The key is being held down. */
  readonly repeat?: boolean;
  /** The pressed key, as key tables name it. In the open bag, letters name items. */
  readonly key?: string;
}

/**
 * Carries out a control in the present state. An automatic command that is being played comes first, then an open
 * question, then the open bag.
 */
export function act(
  session: Session,
  control: Control,
  { repeat = false, key }: Press = {},
): Outcome {
  // The first key only stops a series, because the player has not seen its result yet. The key that has started
  // the series asks for it again, which has no effect.
  if (session.series) {
    const isSame = key !== undefined && isEqual(control, session.startedBy);
    return repeat || isSame ? null : stopSeries(session);
  }
  if (isZoom(control.type)) return { type: 'request', request: control.type };
  // A held key must not answer a question that it has opened.
  if (isOfRules(session.asking)) return insist(control, repeat);
  if (session.asking) return repeat ? null : answer(session, control);
  if (session.bag.open) return actInBag(session, control, key);
  const outcome = actInDungeon(session, control, repeat, key);
  if (session.series) session.startedBy = control;
  return outcome;
}

/** While the rules ask, only the page can be used; any other control shows the question again. */
function insist(control: Control, repeat: boolean): Outcome {
  if (isRequest(control.type)) return { type: 'request', request: control.type };
  if (control.type === 'back') return { type: 'request', request: 'menu' };
  return repeat ? null : changed;
}

function isEqual(one: Control, other: Control | null): boolean {
  const [a, b] = [one, other].map((control) => control && { dx: 0, dy: 0, ...control });
  return a?.type === b?.type && a?.dx === b?.dx && a?.dy === b?.dy;
}

/** Carries out a control while the hero is free to act. */
function actInDungeon(session: Session, control: Control, repeat: boolean, key?: string): Outcome {
  const { game, seen } = session;
  const { type } = control;
  if (isRequest(type)) return { type: 'request', request: type };
  if (control.type === 'digit') return addDigit(session, control.digit);
  if (control.type === 'again') return again(session);
  // A request of the page and further digits leave the count, and "again" gives it to the command that it repeats.
  const count = takeCount(session, repeat);
  if (count > 0 && (type === 'back' || type === 'other')) return changed;
  if (isWithoutCommand(game, control)) return key?.length === 1 ? { type: 'noCommand', key } : null;
  if (count > 0 && !takesCount(control)) return { type: 'changed', stop: stop('noCount') };
  if (isVerb(type)) return askForItem(session, type, count);
  if (!repeat && isRepeatable(type)) session.last = { control, count };
  const command = commandOf(control);
  if (!command) return actByName(session, control, count);
  if (count > 0) return begin(session, times(game, seen, command, count));
  if (!repeats(type)) return play(session, command);
  const asked = repeat ? null : askIfDoubtful(session, command);
  if (!asked) return playHeld(session, command, repeat);
  session.held = { type: 'stopped' };
  return asked;
}

/** Carries out a control that has neither a fixed command nor a verb. `count`: the count before it, 0 for none. */
function actByName(session: Session, control: Control, count: number): Outcome {
  const { game, seen } = session;
  switch (control.type) {
    case 'rest':
      return begin(session, atMost(rest(game), count));
    case 'searchOn':
      return begin(session, search(game, count));
    case 'explore':
      return exploreOn(session);
    case 'fetch':
      return begin(session, travelToItem(game, seen));
    case 'runTowards':
      return begin(session, atMost(run(game, seen, directionTo(control)), count));
    case 'down':
    case 'up':
      return takeStairs(session, control.type);
    case 'attack':
      return attack(session);
    case 'here': {
      if (hasJustArrived(session)) return null;
      const here = commandHere(game);
      return here && play(session, here);
    }
    case 'dig':
    case 'run':
      session.asking = { type: control.type, count };
      return changed;
    case 'bag':
      return openUnlessEmpty(session);
    case 'back':
      return { type: 'request', request: 'menu' };
    default:
      return null;
  }
}

/** Whether a key has no meaning, or one that the hero of the campaign cannot use. */
function isWithoutCommand({ campaign }: Game, { type }: Control): boolean {
  return type === 'other' || ((isVerb(type) || type === 'dig') && !isUsable(type, campaign));
}

/** The greatest count before a command. */
const mostTimes = 999;

/** Adds a digit to the count. A leading zero has no effect. */
function addDigit(session: Session, digit: number): Outcome {
  const next = session.count * 10 + digit;
  if (next === 0 || next > mostTimes) return null;
  session.count = next;
  return changed;
}

/** The count before a control. It is used up, except by a key that is held down. */
function takeCount(session: Session, repeat: boolean): number {
  const { count } = session;
  if (!repeat) session.count = 0;
  return count;
}

/** Repeats the last command, with its count or a new one. */
function again(session: Session): Outcome {
  const { last } = session;
  if (!last) return { type: 'changed', stop: stop('nothingToRepeat') };
  session.count ||= last.count;
  if ('control' in last) return act(session, last.control);
  const command = commandAgain(session.game, last.given);
  const count = takeCount(session, false);
  if (!command) return { type: 'changed', stop: stop('noItemLeft') };
  if (count > 0 && !isCounted(command.type)) return { type: 'changed', stop: stop('noCount') };
  return playUnlessDoubtful(session, aimedAgain(session, command), count);
}

/**
 * Answers a question about a direction; the control for confirming chooses the likely one. Any other control cancels
 * the question.
 */
export function answer(session: Session, control: Control): Outcome {
  const { asking } = session;
  // Only the dialog of the question answers it: see the functions below.
  if (asking && hasDialog(asking)) return null;
  const direction = directionOf(session, control);
  session.asking = null;
  if (asking === null || direction === null) return changed;
  if (asking.type === 'run') {
    session.count = asking.count;
    return act(session, { type: 'runTowards', ...direction });
  }
  const { count, ...question } = asking;
  return playUnlessDoubtful(session, { ...question, ...direction }, count);
}

/** The direction that a control means while a question about it is open, or null. */
function directionOf(session: Session, control: Control): Direction | null {
  if (control.type === 'step' || control.type === 'runTowards') return directionTo(control);
  return control.type === 'confirm' ? (likelyAim(session)?.direction ?? null) : null;
}

/** Answers a question about a command that is probably a mistake. */
export function answerDoubt(session: Session, isMeant: boolean): Outcome {
  const { asking } = session;
  if (asking?.type !== 'sure') return null;
  session.asking = null;
  if (!isMeant) return changed;
  // A step is repeated as a step, not as a command about an item.
  if (asking.doubt.type === 'tread') return play(session, asking.command);
  return playTimes(session, asking.command, asking.count);
}

/** Names an unknown kind; null leaves the name that it has. */
export function answerName(session: Session, name: string | null): Outcome {
  const { asking } = session;
  if (asking?.type !== 'name') return null;
  session.asking = null;
  return name === null ? changed : play(session, { type: 'name', slot: asking.slot, text: name });
}

/** Puts a ring on a hand; null leaves it in the bag. */
export function answerHand(session: Session, hand: Hand | null): Outcome {
  const { asking } = session;
  if (asking?.type !== 'hand') return null;
  session.asking = null;
  return hand === null ? changed : playTimes(session, { type: 'equip', slot: asking.slot, hand });
}

/** Answers a question of the rules: with the slot of an item, or with the id of a kind. */
export function answerRules(session: Session, answered: number | string): Outcome {
  if (!isOfRules(session.asking)) return null;
  session.asking = null;
  return play(
    session,
    typeof answered === 'number'
      ? { type: 'chooseItem', slot: answered }
      : { type: 'chooseKind', kind: answered },
  );
}
