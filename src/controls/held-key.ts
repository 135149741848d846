import type { Command } from '../game/commands.ts';
import { obstacleAhead } from './automatic/count.ts';
import { givenAgain, isPass } from './automatic/rest.ts';
import type { Stop } from './automatic/stop.ts';
import { noteRead, sleeperAhead, Watch } from './automatic/watch.ts';
import { type Outcome, playCommand, type Session } from './session.ts';

/**
 * A held key or button repeats its command until there is a reason to stop. Arrows held together: `keyboard.ts`. The
 * walk under a held pointer: `startWalk` in `tap.ts`.
 */

/** Plays the command of a key that can be held down: at the press, and again when the key repeats. */
export function playHeld(session: Session, command: Command, repeat: boolean): Outcome {
  return repeat ? repeatKey(session, command) : pressKey(session, command);
}

/** A reason to stop waits for the first repetition: a key that is only pressed once has not stopped. */
function pressKey(session: Session, command: Command): Outcome {
  const watch = new Watch(session.game, session.seen);
  const events = playCommand(session, command);
  const reason = watch.after(events, true, isPass(command));
  session.held = reason ? { type: 'stopping', reason } : { type: 'repeating', watch };
  return { type: 'turn', events, waited: command.type === 'wait' };
}

function repeatKey(session: Session, command: Command): Outcome {
  const { held, game, seen } = session;
  if (held.type === 'stopped') return null;
  const danger =
    held.type === 'stopping' ? held.reason : dangerOfRepeat(session, held.watch, command);
  if (danger) {
    session.held = { type: 'stopped' };
    noteRead(game, seen, danger);
    return { type: 'changed', stop: danger };
  }
  const events = playCommand(session, givenAgain(game, command));
  const reason = held.type === 'repeating' ? held.watch.after(events, true, isPass(command)) : null;
  if (reason) {
    session.held = { type: 'stopped' };
    noteRead(game, seen, reason);
  }
  return { type: 'turn', events, stop: reason };
}

/**
 * The reason not to repeat a command, or null. A repeated step leads neither into a monster, nor beside a sleeping
 * one, nor onto a known trap.
 */
function dangerOfRepeat({ game, seen }: Session, watch: Watch, command: Command): Stop | null {
  const danger = watch.danger(isPass(command));
  if (danger || command.type !== 'move') return danger;
  return obstacleAhead(game, seen, command) ?? sleeperAhead(game, command);
}
