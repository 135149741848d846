import { type Direction, directions } from '../dungeon/grid.ts';
import { firstStep } from '../dungeon/paths.ts';
import { monstersInSight } from '../game/actors.ts';
import { bagOf, itemVerbs } from '../game/bag.ts';
import type { Command, ItemVerb } from '../game/commands.ts';
import { heroCell } from '../game/entity.ts';
import { commandHere } from '../game/here.ts';
import { isWay } from '../game/movement.ts';
import type { Game } from '../game/world.ts';
import { closeBag, closeMenu, moveCursor, moveMenu, openBag, openMenu, scrollBag } from './bag.ts';
import type { Action } from './keys.ts';
import { isKnownFree, isKnownOpen, isKnownWay } from './known.ts';
import { run } from './run.ts';
import type { Outcome, Session, Tap } from './session.ts';

const changed: Outcome = { type: 'changed' };

/** Does what a key means just now. `repeat`: the key is only being held down. */
export function act(session: Session, action: Action, repeat = false): Outcome {
  if (session.asking) return repeat ? null : answer(session, action);
  switch (action.type) {
    case 'look':
    case 'language':
    case 'copySeed':
    case 'help':
    case 'menu':
    case 'panel':
    case 'inspect':
      return { type: 'request', request: action.type };
  }
  if (session.bag.open) return actInBag(session, action);
  switch (action.type) {
    case 'step':
      return command(session, { type: 'move', ...directionOf(action) });
    case 'dash':
      return runOn(session, directionOf(action));
    case 'wait':
    case 'search':
    case 'pickup':
    case 'down':
    case 'up':
      return command(session, { type: action.type });
    case 'here': {
      const here = commandHere(session.game);
      return here && command(session, here);
    }
    case 'dig':
    case 'run':
      session.asking = { type: action.type };
      return changed;
    case 'bag':
      return openIfAny(session);
    case 'back':
      return { type: 'request', request: 'menu' };
    default:
      return null;
  }
}

/** Does what a tap or click means just now. */
export function tap(session: Session, target: Tap): Outcome {
  const { game } = session;
  switch (target.type) {
    case 'cell':
      return tapCell(session, target.x, target.y);
    case 'button':
      return act(session, { type: target.button });
    case 'bag':
      session.asking = null;
      return act(session, { type: 'bag' });
    case 'bagRow': {
      session.asking = null;
      const count = bagOf(game, game.hero).length;
      if (target.slot >= count) return act(session, { type: 'bag' });
      session.bag = openMenu(session.bag, target.slot, count);
      return changed;
    }
    case 'menuRow':
      if (session.bag.menu === null) return null;
      session.bag = { ...session.bag, menu: target.index };
      return act(session, { type: 'confirm' });
  }
}

/** Scrolls the bag by rows, opening it where it was closed. */
export function scroll(session: Session, by: number): Outcome {
  const { game } = session;
  const count = bagOf(game, game.hero).length;
  if (count === 0 || session.asking) return null;
  session.bag = scrollBag(openBag(session.bag, count), by, count);
  return changed;
}

/**
 * Starts a walk, as a held pointer does it: each call steps once towards a cell. It only ever steps
 * onto free ground, and is over, with null, where there is none, when a monster comes into sight,
 * and when the hero is hurt; also from the start, where the press meant something else.
 */
export function startWalk(session: Session): (x: number, y: number) => Outcome {
  const { game } = session;
  const meantElse = session.bag.open || session.asking !== null;
  const { Health } = game.stores;
  const known = new Set(monstersInSight(game));
  const { depth } = game.floor;
  let hp = Health.current[game.hero];
  return (x, y) => {
    if (meantElse || game.ending || game.floor.depth !== depth) return null;
    if (Health.current[game.hero] < hp) return null;
    if (monstersInSight(game).some((monster) => !known.has(monster))) return null;
    hp = Health.current[game.hero];
    const hero = heroCell(game);
    const step = stepTowards(game, x, y);
    if (!step || !isWay(game, hero, step.dx, step.dy)) return null;
    if (!isKnownFree(game, hero.x + step.dx, hero.y + step.dy)) return null;
    return command(session, { type: 'move', ...step });
  };
}

function command(session: Session, asked: Command): Outcome {
  const { game } = session;
  const events = session.takeTurn(game, asked);
  if (!events.some(({ type }) => type === 'refused')) session.commands.push(asked);
  session.bag = closeBag(session.bag, bagOf(game, game.hero).length);
  return { type: 'turn', events };
}

function runOn(session: Session, way: Direction): Outcome {
  const { commands, events } = run(session.game, way, session.takeTurn);
  session.commands.push(...commands);
  return { type: 'turn', events };
}

/** A direction answers the question; anything else takes it back. */
function answer(session: Session, action: Action): Outcome {
  const { asking } = session;
  session.asking = null;
  if (asking === null || (action.type !== 'step' && action.type !== 'dash')) return changed;
  const way = directionOf(action);
  return asking.type === 'run' ? runOn(session, way) : command(session, { ...asking, ...way });
}

function openIfAny(session: Session): Outcome {
  const { game } = session;
  const count = bagOf(game, game.hero).length;
  // The rules refuse to use an item that is not there, and say so; that costs no turn.
  if (count === 0) return command(session, { type: 'put', slot: 0 });
  session.bag = openBag(session.bag, count);
  return changed;
}

function actInBag(session: Session, action: Action): Outcome {
  const { game, bag } = session;
  const items = bagOf(game, game.hero);
  const verbs = verbsOf(session, items);
  switch (action.type) {
    case 'step':
    case 'dash':
      if (action.dx !== 0 || action.dy === 0) return null;
      session.bag =
        bag.menu === null
          ? moveCursor(bag, action.dy, items.length)
          : moveMenu(bag, action.dy, verbs.length);
      return changed;
    case 'confirm': {
      if (bag.menu === null) {
        session.bag = openMenu(bag, bag.index, items.length);
        return changed;
      }
      const verb = verbs[bag.menu];
      if (!verb) return null;
      if (verb !== 'throw') return command(session, { type: verb, slot: bag.index });
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

function verbsOf({ game, bag }: Session, items: readonly number[]): ItemVerb[] {
  const item = items[bag.index];
  return item === undefined ? [] : itemVerbs(game, game.hero, item);
}

function tapCell(session: Session, x: number, y: number): Outcome {
  const { game } = session;
  if (session.bag.open) {
    session.bag = closeBag(session.bag, bagOf(game, game.hero).length);
    return changed;
  }
  const hero = heroCell(game);
  const self = x === hero.x && y === hero.y;
  if (session.asking) {
    return answer(
      session,
      self ? { type: 'back' } : { type: 'step', ...aim(x - hero.x, y - hero.y) },
    );
  }
  const step = stepTowards(game, x, y);
  return command(
    session,
    step ? { type: 'move', ...step } : (commandHere(game) ?? { type: 'wait' }),
  );
}

/** The one of the eight directions that comes nearest to a way of so many cells. */
function aim(right: number, down: number): Direction {
  const eighth = Math.PI / 4;
  const angle = Math.round(Math.atan2(down, right) / eighth) * eighth;
  return { dx: sign(Math.round(Math.cos(angle))), dy: sign(Math.round(Math.sin(angle))) };
}

/**
 * The step that a tap on a cell asks for: onto a neighbour that one can step onto or strike, else
 * along the shortest way over ground that the hero remembers, else straight at it. Null on his own
 * cell.
 */
function stepTowards(game: Game, x: number, y: number): Direction | null {
  const hero = heroCell(game);
  const straight = { dx: sign(x - hero.x), dy: sign(y - hero.y) };
  if (straight.dx === 0 && straight.dy === 0) return null;
  const beside = hero.x + straight.dx === x && hero.y + straight.dy === y;
  // Where a corner forbids the diagonal one walks round it; a blow has no such way.
  const cornered =
    game.campaign.rules.ways === 'corners' &&
    !isWay(game, hero, straight.dx, straight.dy) &&
    isKnownFree(game, x, y);
  if (beside && !cornered) return straight;
  const step = firstStep(
    game.floor.grid,
    hero,
    { x, y },
    directions,
    (cellX, cellY) => isKnownOpen(game, cellX, cellY),
    (cellX, cellY, dx, dy) => isKnownWay(game, { x: cellX, y: cellY }, dx, dy),
  );
  return step ?? stepStraight(game, straight);
}

/** A step in a direction, along one axis where the diagonal is not free. */
function stepStraight(game: Game, { dx, dy }: Direction): Direction {
  const hero = heroCell(game);
  const straight: Direction[] = [
    { dx, dy },
    { dx, dy: 0 },
    { dx: 0, dy },
  ];
  const ways = straight.filter((way) => isWay(game, hero, way.dx, way.dy));
  const free = ways.find((way) => isKnownFree(game, hero.x + way.dx, hero.y + way.dy));
  return free ?? ways[0];
}

function directionOf({ dx, dy }: { dx: number; dy: number }): Direction {
  return { dx: sign(dx), dy: sign(dy) };
}

function sign(n: number): -1 | 0 | 1 {
  return n > 0 ? 1 : n < 0 ? -1 : 0;
}
