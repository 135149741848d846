import { isLowHealth } from '../game/actors/low-health.ts';
import { heroCell } from '../game/entity.ts';
import { stairsAt } from '../game/floors/stairs.ts';
import { approachNearest, attackedBy, attackNearest } from './automatic/attack.ts';
import { explore } from './automatic/explore.ts';
import { rest } from './automatic/rest.ts';
import { searchFloor } from './automatic/search-floor.ts';
import { type Automatic, Series } from './automatic/series.ts';
import { isStop, type Stop, stop } from './automatic/stop.ts';
import { mayDieNext, nearestThreat } from './automatic/threats.ts';
import { travelToStairs } from './automatic/travel.ts';
import { Watch } from './automatic/watch.ts';
import { type Outcome, playCommand, type Session } from './session.ts';

/** Starts an automatic command and plays its first command. Call `advance` for each of the rest. */
export function begin(session: Session, automatic: Automatic): Outcome {
  session.series = new Series(session.game, session.seen, automatic);
  session.startedBy = null;
  return advance(session);
}

/** Plays the next command of the series. The outcome has the reason if the series stops. */
export function advance(session: Session): Outcome {
  const { series, game } = session;
  if (!series) return null;
  const next = series.next();
  if (isStop(next)) return stopSeries(session, next);
  const isExplored = series.leadsOn && session.told.exploredInTurn === game.turn;
  const events = playCommand(session, next);
  // Each step takes a turn, so the note must follow: if the way is interrupted, the next press goes on with it.
  if (isExplored) session.told.exploredInTurn = game.turn;
  const reason = series.after(events);
  if (reason) session.series = null;
  return { type: 'turn', events, stop: reason };
}

/** Stops the series, if one is played. */
export function stopSeries(session: Session, reason: Stop = stop('interrupted')): Outcome {
  session.series = null;
  if (reason.id === 'nothingLeft') session.told.exploredInTurn = session.game.turn;
  return { type: 'changed', stop: reason };
}

/**
 * Explores; if nothing was left and the player presses again, travels to the stairs that lead on, or searches the
 * floor for a secret way. If that is interrupted, the next press goes on with it.
 */
export function exploreOn(session: Session): Outcome {
  const { game, seen, options, told } = session;
  if (shouldRest(session)) {
    told.toRest = true;
    return { type: 'changed', stop: stop('restFirst') };
  }
  // Before this press.
  const { exploredInTurn } = told;
  const exploring = explore(game, seen, options.leaves);
  const outcome = begin(session, exploring);
  if (exploredInTurn !== game.turn || outcome?.type !== 'changed') return outcome;
  if (outcome.stop?.id !== 'nothingLeft') return outcome;
  const suggested = outcome.stop.params.next;
  const toStairs = (way: 'down' | 'up') => {
    const travel = travelToStairs(game, seen, way);
    const next = () => {
      const step = travel.next();
      const isThere = isStop(step) && ['atStairsDown', 'atStairsUp'].includes(step.id);
      // The key of exploring does not take stairs, so its message names the key that does.
      return isThere ? exploring.next() : step;
    };
    return begin(session, { ...travel, next, leadsOn: true });
  };
  if (suggested === 'toDown') return toStairs('down');
  if (suggested === 'toUp') return toStairs('up');
  if (suggested === 'search') return begin(session, searchFloor(game, seen, exploring));
  return outcome;
}

/** Whether the health of the hero is low, it can rest and explore here, and the player has not read so yet. */
function shouldRest({ game, seen, options, told }: Session): boolean {
  if (told.toRest || !options.confirms || !isLowHealth(game, game.stores.Health.current[game.hero]))
    return false;
  if (new Watch(game, seen).danger()) return false;
  return !isStop(rest(game).next()) && !isStop(explore(game, seen, options.leaves).next());
}

/** Takes the stairs under the hero, or travels to known ones. */
export function takeStairs(session: Session, way: 'down' | 'up'): Outcome {
  const { game, seen } = session;
  const isHere = stairsAt(game, seen.tileAt(heroCell(game))).includes(way);
  if (!isHere) return begin(session, travelToStairs(game, seen, way));
  return { type: 'turn', events: playCommand(session, { type: way }) };
}

/**
 * Attacks the nearest monster or goes next to it. With a danger in view, each press is one step or attack. If
 * the next hit may kill the hero, the first press only warns.
 */
export function attack(session: Session): Outcome {
  const { game, seen } = session;
  const answer = attackNearest(game, seen);
  if (isStop(answer)) return { type: 'changed', stop: answer };
  const isRisky = mayDieNext(game);
  if (isRisky && session.options.confirms && session.told.riskInTurn !== game.turn) {
    session.told.riskInTurn = game.turn;
    return { type: 'changed', stop: stop('mayDie') };
  }
  const isOneTurn = nearestThreat(game) !== 0 || attackedBy(game, answer) !== 0;
  if (!isOneTurn) return begin(session, approachNearest(game, seen));
  const events = playCommand(session, answer);
  // The player who attacks on is not asked again.
  if (isRisky) session.told.riskInTurn = game.turn;
  return { type: 'turn', events };
}
