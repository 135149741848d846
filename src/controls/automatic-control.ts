import type { Command } from '../game/commands.ts';
import { heroCell } from '../game/entity.ts';
import { stairsAt } from '../game/stairs.ts';
import { approachNearest, attackedBy, attackNearest } from './automatic/attack.ts';
import { obstacleAhead, times } from './automatic/count.ts';
import { explore } from './automatic/explore.ts';
import { rest } from './automatic/rest.ts';
import { run } from './automatic/run.ts';
import { search } from './automatic/search.ts';
import { Series } from './automatic/series.ts';
import { type Automatic, isStop, type Stop, stop } from './automatic/stops.ts';
import { nearestThreat } from './automatic/threats.ts';
import { travelToItem, travelToStairs } from './automatic/travel.ts';
import { Watch } from './automatic/watch.ts';
import { type Control, factsOf } from './controls.ts';
import { directionTo } from './directions.ts';
import { type Outcome, playCommand, type Session } from './session.ts';

/** Starts an automatic command and plays its first command. Call `advance` for each of the rest. */
export function begin(session: Session, automatic: Automatic): Outcome {
  session.series = new Series(session.game, automatic);
  return advance(session);
}

/** Plays the next command of the series. The outcome has the reason if the series stops. */
export function advance(session: Session): Outcome {
  const { series } = session;
  if (!series) return null;
  const next = series.next();
  if (isStop(next)) return stopSeries(session, next);
  const events = playCommand(session, next);
  const reason = series.after(events);
  if (reason) session.series = null;
  return { type: 'turn', events, stop: reason };
}

/** Stops the series, if one is played. */
export function stopSeries(session: Session, reason: Stop = stop('interrupted')): Outcome {
  session.series = null;
  if (reason.id === 'nothingLeft') session.explored = session.game.turn;
  return { type: 'changed', stop: reason };
}

/**
 * Plays one command, and repeats it under the same rules while its key is held: a repeated step leads
 * neither into a monster nor onto a known trap.
 */
export function playHeld(session: Session, command: Command, repeat: boolean): Outcome {
  if (!repeat) session.held = new Watch(session.game);
  const { held } = session;
  // A key that has stopped, or was pressed in an earlier game, must be released first.
  if (!held) return null;
  const danger = held instanceof Watch ? repeat && dangerOfRepeat(session, held, command) : held;
  if (danger) {
    session.held = null;
    return { type: 'changed', stop: danger };
  }
  const events = playCommand(session, command);
  const reason = (held as Watch).after(events, true);
  if (!reason) return { type: 'turn', events };
  // A key that was only pressed once has not stopped.
  session.held = repeat ? null : reason;
  return { type: 'turn', events, stop: repeat ? reason : null };
}

/** The reason not to repeat a command, or null. */
function dangerOfRepeat({ game, seen }: Session, watch: Watch, command: Command): Stop | null {
  return watch.danger() ?? (command.type === 'move' ? obstacleAhead(game, seen, command) : null);
}

/** Does what a control that gives a series of commands means. Undefined for other controls. */
export function actAutomatically(
  session: Session,
  control: Control,
  count: number,
): Outcome | undefined {
  const { game, seen } = session;
  switch (control.type) {
    case 'rest':
      return begin(session, rest(game));
    case 'searchOn':
      return begin(session, search(game));
    case 'explore':
      return exploreOn(session);
    case 'fetch':
      return begin(session, travelToItem(game, seen));
    case 'down':
    case 'up':
      return takeStairs(session, control.type);
    case 'attack':
      return attack(session);
    case 'dash':
      return begin(session, run(game, seen, directionTo(control)));
  }
  const command = commandOf(control);
  return count > 0 && command ? begin(session, times(game, seen, command, count)) : undefined;
}

/** The command that a control always means. */
export function commandOf(control: Control): Command | undefined {
  if (control.type === 'step') return { type: 'move', ...directionTo(control) };
  if (control.type === 'dash' || control.type === 'digit') return undefined;
  return factsOf(control.type).command;
}

/** Explores; if nothing was left and the player presses again, travels to the stairs that lead on. */
function exploreOn(session: Session): Outcome {
  const { game, seen, explored } = session;
  const outcome = begin(session, explore(game, seen));
  if (explored !== game.turn || outcome?.type !== 'changed') return outcome;
  if (outcome.stop?.id !== 'nothingLeft') return outcome;
  const { next } = outcome.stop.params;
  if (next === 'toDown') return begin(session, travelToStairs(game, seen, 'down'));
  if (next === 'toUp') return begin(session, travelToStairs(game, seen, 'up'));
  return outcome;
}

/** Takes the stairs under the hero, or travels to known ones. */
function takeStairs(session: Session, way: 'down' | 'up'): Outcome {
  const { game, seen } = session;
  const isHere = stairsAt(game, seen.tileAt(heroCell(game))).includes(way);
  if (!isHere) return begin(session, travelToStairs(game, seen, way));
  return { type: 'turn', events: playCommand(session, { type: way }) };
}

/** With a danger in view, each press is one step or attack. */
function attack(session: Session): Outcome {
  const { game, seen } = session;
  const answer = attackNearest(game, seen);
  if (isStop(answer)) return { type: 'changed', stop: answer };
  const isOneTurn = nearestThreat(game) !== 0 || attackedBy(game, answer) !== 0;
  if (!isOneTurn) return begin(session, approachNearest(game, seen));
  return { type: 'turn', events: playCommand(session, answer) };
}
