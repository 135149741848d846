import type { Direction } from '../dungeon/grid.ts';
import { bagOf, itemVerbs } from '../game/bag.ts';
import type { Command } from '../game/commands.ts';
import { commandHere } from '../game/here.ts';
import { closeBag, closeMenu, moveCursor, moveMenu, openBag, openMenu } from './bag-cursor.ts';
import { type Control, factsOf, isRequest, isUsable } from './controls.ts';
import { directionTo } from './directions.ts';
import { runAhead } from './running.ts';
import type { Outcome, Session } from './session.ts';

export const changed: Outcome = { type: 'changed' };

/** Does what a control means at present. `repeat`: its key is being held down. */
export function act(session: Session, control: Control, repeat = false): Outcome {
  // A held key must not answer a question that it has opened.
  if (session.asking) return repeat ? null : answer(session, control);
  const { type } = control;
  if (isRequest(type)) return { type: 'request', request: type };
  if (session.bag.open) return actInBag(session, control);
  switch (control.type) {
    case 'step':
      return play(session, { type: 'move', ...directionTo(control) });
    case 'dash':
      return run(session, directionTo(control));
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
  const { command } = factsOf(control.type);
  return command ? play(session, command) : null;
}

/** Plays a command. Refused commands are not recorded. */
export function play(session: Session, command: Command): Outcome {
  const { game } = session;
  const events = session.takeTurn(game, command);
  if (!events.some(({ type }) => type === 'refused')) session.commands.push(command);
  session.bag = closeBag(session.bag, bagOf(game, game.hero).length);
  return { type: 'turn', events };
}

/** Answers a question by a direction. Any other control cancels it. */
export function answer(session: Session, control: Control): Outcome {
  const { asking } = session;
  session.asking = null;
  if (asking === null || (control.type !== 'step' && control.type !== 'dash')) return changed;
  const direction = directionTo(control);
  if (asking.type === 'run') return run(session, direction);
  return play(session, { ...asking, ...direction });
}

function run(session: Session, direction: Direction): Outcome {
  const { commands, events } = runAhead(session.game, direction, session.takeTurn);
  session.commands.push(...commands);
  return { type: 'turn', events };
}

function openUnlessEmpty(session: Session): Outcome {
  const { game } = session;
  const count = bagOf(game, game.hero).length;
  // The rules refuse to use a missing item with a message, and use no turn.
  if (count === 0) return play(session, { type: 'put', slot: 0 });
  session.bag = openBag(session.bag, count);
  return changed;
}

function actInBag(session: Session, control: Control): Outcome {
  const { game, bag } = session;
  const items = bagOf(game, game.hero);
  const verbs = bag.index < items.length ? itemVerbs(game, game.hero, items[bag.index]) : [];
  switch (control.type) {
    case 'step':
    case 'dash':
      if (control.dx !== 0 || control.dy === 0) return null;
      session.bag =
        bag.menu === null
          ? moveCursor(bag, control.dy, items.length)
          : moveMenu(bag, control.dy, verbs.length);
      return changed;
    case 'confirm': {
      if (bag.menu === null) {
        session.bag = openMenu(bag, bag.index, items.length);
        return changed;
      }
      const verb = verbs[bag.menu];
      if (!verb) return null;
      if (verb !== 'throw') return play(session, { type: verb, slot: bag.index });
      session.asking = { type: verb, slot: bag.index };
      session.bag = closeBag(bag, items.length);
      return changed;
    }
    case 'bag':
    case 'back':
      session.bag = bag.menu === null ? closeBag(bag, items.length) : closeMenu(bag);
      return changed;
    default:
      return null;
  }
}
