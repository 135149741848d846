import { type Direction, directions } from '../dungeon/grid.ts';
import { firstStep } from '../dungeon/paths.ts';
import { monstersInSight } from '../game/actors.ts';
import { bagOf } from '../game/bag.ts';
import { heroCell } from '../game/entity.ts';
import { commandHere } from '../game/here.ts';
import { isWay } from '../game/movement.ts';
import type { Game } from '../game/world.ts';
import { act, answer, changed, play } from './act.ts';
import { closeBag, openBag, openMenu, scrollBag } from './bag-cursor.ts';
import { directionTo, nearestDirection } from './directions.ts';
import { isKnownFree, isKnownOpen, isKnownWay } from './remembered-floor.ts';
import type { Outcome, Session, Tap } from './session.ts';

/** Does what a tap or click means at present. */
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

/** Scrolls the bag by rows. Opens it if it is closed. */
export function scroll(session: Session, by: number): Outcome {
  const { game } = session;
  const count = bagOf(game, game.hero).length;
  if (count === 0 || session.asking) return null;
  session.bag = scrollBag(openBag(session.bag, count), by, count);
  return changed;
}

/**
 * Starts a walk under a held pointer. Each call of the result takes one step towards a cell, onto free
 * ground only. Returns null when the walk is over: if there is no free step, if a monster comes into
 * sight, if the hero loses health, or if the press had another meaning from the start.
 */
export function startWalk(session: Session): (x: number, y: number) => Outcome {
  const { game } = session;
  const hasOtherMeaning = session.bag.open || session.asking !== null;
  const { Health } = game.stores;
  const known = new Set(monstersInSight(game));
  const { depth } = game.floor;
  let health = Health.current[game.hero];
  return (x, y) => {
    if (hasOtherMeaning || game.ending || game.floor.depth !== depth) return null;
    if (Health.current[game.hero] < health) return null;
    if (monstersInSight(game).some((monster) => !known.has(monster))) return null;
    health = Health.current[game.hero];
    const hero = heroCell(game);
    const step = stepTowards(game, x, y);
    if (!step || !isWay(game, hero, step.dx, step.dy)) return null;
    if (!isKnownFree(game, hero.x + step.dx, hero.y + step.dy)) return null;
    return play(session, { type: 'move', ...step });
  };
}

function tapCell(session: Session, x: number, y: number): Outcome {
  const { game } = session;
  if (session.bag.open) {
    session.bag = closeBag(session.bag, bagOf(game, game.hero).length);
    return changed;
  }
  const hero = heroCell(game);
  const offset = { dx: x - hero.x, dy: y - hero.y };
  if (session.asking) {
    const isSelf = offset.dx === 0 && offset.dy === 0;
    return answer(
      session,
      isSelf ? { type: 'back' } : { type: 'step', ...nearestDirection(offset) },
    );
  }
  const step = stepTowards(game, x, y);
  return play(session, step ? { type: 'move', ...step } : (commandHere(game) ?? { type: 'wait' }));
}

/**
 * The step that a tap on a cell means: to an adjacent cell, along the shortest remembered path, or
 * straight towards the cell. Null for the hero's own cell.
 */
function stepTowards(game: Game, x: number, y: number): Direction | null {
  const hero = heroCell(game);
  const straight = directionTo({ dx: x - hero.x, dy: y - hero.y });
  if (straight.dx === 0 && straight.dy === 0) return null;
  const isAdjacent = hero.x + straight.dx === x && hero.y + straight.dy === y;
  // Around a wall corner a step has a path, but an attack has none.
  const hasPathAround =
    game.campaign.rules.ways === 'corners' &&
    !isWay(game, hero, straight.dx, straight.dy) &&
    isKnownFree(game, x, y);
  if (isAdjacent && !hasPathAround) return straight;
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

/** A step in a direction, or along one axis if the diagonal is not free. */
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
