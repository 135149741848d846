import { cellsApart } from '../dungeon/distance.ts';
import { type Cell, type Direction, directions } from '../dungeon/grid.ts';
import { firstStep } from '../dungeon/paths.ts';
import { monstersInSight, shownMonsterAt } from '../game/actors/actors.ts';
import { allowsStep, isKnownWay } from '../game/actors/movement.ts';
import { calmOf } from '../game/combat/odds.ts';
import type { Command } from '../game/commands.ts';
import { cellOf, heroCell } from '../game/entity.ts';
import { unknown } from '../game/floors/floor.ts';
import { isRememberedOpen, rememberedTile } from '../game/floors/hero-memory.ts';
import { commandHere } from '../game/floors/underfoot.ts';
import type { Game } from '../game/world.ts';
import { act, answer } from './act.ts';
import { aimPreviews } from './aim-previews.ts';
import { attackFirst, stopBeside } from './automatic/attack.ts';
import { isKnownTrap } from './automatic/known-ways.ts';
import { isStop, type Stop, stop } from './automatic/stop.ts';
import { isThreat } from './automatic/threats.ts';
import { travelTo } from './automatic/travel.ts';
import { noteRead, sleeperAhead, Watch } from './automatic/watch.ts';
import { begin, stopSeries } from './automatic-control.ts';
import { askIfDoubtful, chooseSlot } from './bag-control.ts';
import { openBag, openMenu, scrollBag } from './bag-cursor.ts';
import type { PlainControl } from './control-table.ts';
import { isRequest } from './controls.ts';
import { directionTo, nearestDirection } from './directions.ts';
import {
  changed,
  closeTheBag,
  hasDialog,
  hasJustArrived,
  isOfRules,
  type Outcome,
  play,
  playCommand,
  type Session,
  slotsOf,
  type Tap,
} from './session.ts';

/** Taps and clicks on a cell, a button, the bag or the log. `pointer.ts` recognises them. */

/** Carries out a tap or click in the present state. `repeat`: a button is still held. */
export function tap(session: Session, target: Tap, repeat = false): Outcome {
  if (session.series) return repeat ? null : stopSeries(session);
  // A question in a dialog has buttons of its own.
  if (isOfRules(session.asking)) {
    return target.type === 'button' ? act(session, { type: target.button }, { repeat }) : changed;
  }
  if (session.asking && hasDialog(session.asking)) return null;
  // A count is for the next command. A button takes it as its key does.
  if (target.type !== 'button') session.count = 0;
  switch (target.type) {
    case 'cell':
      return tapCell(session, target);
    case 'button':
      return pressButton(session, target.button, repeat);
    case 'log':
      return act(session, { type: 'log' });
    case 'bag':
    case 'bagRow':
      session.asking = null;
      if (target.slot === undefined) return act(session, { type: 'bag' });
      return chooseSlot(session, target.slot) ?? act(session, { type: 'bag' });
    case 'menuRow':
      if (!session.bag.open || session.bag.verb) return null;
      // The card of the item at the cursor has its buttons before its menu is open.
      if (session.bag.menu === null)
        session.bag = openMenu(session.bag, session.bag.index, slotsOf(session));
      session.bag = { ...session.bag, menu: target.index };
      return act(session, { type: 'confirm' });
  }
}

/** Presses a button. A button that acts in the dungeon closes the bag first; the button of the bag only closes it. */
function pressButton(session: Session, button: PlainControl, repeat: boolean): Outcome {
  if (!session.bag.open || isRequest(button)) return act(session, { type: button }, { repeat });
  const closed = closeTheBag(session);
  return button === 'bag' ? closed : (act(session, { type: button }) ?? closed);
}

/** Scrolls the bag by rows. Opens it if it is closed. */
export function scroll(session: Session, by: number): Outcome {
  const { bag } = session;
  const slots = slotsOf(session);
  if (slots.length === 0 || session.asking) return null;
  session.bag = scrollBag(openBag(bag, slots, bag.verb, bag.count), by, slots);
  return changed;
}

/** Drags the row of a slot in the open bag to the row of another one. */
export function dragRow(session: Session, slot: number, to: number): Outcome {
  const slots = slotsOf(session);
  return scroll(session, slots.indexOf(slot) - slots.indexOf(to));
}

/**
 * Starts a walk under a held pointer. Each call of the result takes one step towards a cell, onto free
 * ground only, under the rules of a held key. Returns null when the walk is over: if there is no free
 * step, or if the press had another meaning from the start.
 */
export function startWalk(session: Session): (x: number, y: number) => Outcome {
  const { game, seen } = session;
  let isOver = session.bag.open || session.asking !== null || session.series !== null;
  const watch = new Watch(game, seen);
  const over = (reason: Stop): Outcome => {
    isOver = true;
    noteRead(game, seen, reason);
    return { type: 'changed', stop: reason };
  };
  return (x, y) => {
    // The tap at the start of the press may have opened a question, which a walk must not answer.
    isOver ||= session.asking !== null;
    if (isOver || session.series) return null;
    // The tap at the start of the press may have used a turn.
    const reason = watch.after(game.events, true) ?? watch.danger();
    if (reason) return over(reason);
    const hero = heroCell(game);
    const step = stepTowards(game, { x, y });
    if (!step || !allowsStep(game, hero, step.dx, step.dy)) return null;
    const to = { x: hero.x + step.dx, y: hero.y + step.dy };
    if (!isRememberedFree(game, to) || isKnownTrap(game, seen, to)) return null;
    const sleeper = sleeperAhead(game, step);
    return sleeper ? over(sleeper) : play(session, { type: 'move', ...step });
  };
}

function tapCell(session: Session, cell: Cell): Outcome {
  const { game } = session;
  if (session.bag.open) return closeTheBag(session);
  const hero = heroCell(game);
  if (session.asking) {
    if (isOn(hero, cell)) return answer(session, { type: 'back' });
    // In the dark a tap aims at nothing. The question stays open and says how to cancel it.
    if (!isAim(session, cell)) return null;
    const aim = nearestDirection({ dx: cell.x - hero.x, dy: cell.y - hero.y });
    return answer(session, { type: 'step', ...aim });
  }
  const monster = monstersInSight(game).find((one) => isOn(cellOf(game, one), cell));
  if (isTravel(session, cell)) {
    return monster === undefined ? travel(session, cell) : approach(session, monster);
  }
  const step = stepTowards(game, cell);
  if (step) {
    const command: Command = { type: 'move', ...step };
    return askIfDoubtful(session, command) ?? play(session, command);
  }
  if (hasJustArrived(session)) return null;
  return play(session, commandHere(game) ?? { type: 'wait' });
}

/**
 * Whether a tap on a cell answers a question about a direction: the cell is beside the hero, on a shown way or
 * known.
 */
function isAim(session: Session, cell: Cell): boolean {
  const { game } = session;
  const { x, y } = cell;
  return (
    cellsApart(heroCell(game), cell) <= 1 ||
    rememberedTile(game, x, y) !== unknown ||
    shownMonsterAt(game, x, y) !== 0 ||
    aimPreviews(session).some(({ path }) => path.some((shown) => isOn(shown, cell)))
  );
}

/** Whether a tap on a cell means a journey: it is further away than a step, and the hero knows it. */
function isTravel({ game, seen }: Session, cell: Cell): boolean {
  return cellsApart(cell, heroCell(game)) > 1 && seen.isOpen(cell);
}

/** Travels to a chosen cell, or next to a monster that is there: a journey starts no fight. */
export function goTo(session: Session, cell: Cell): Outcome {
  const { game, seen } = session;
  if (isOfRules(session.asking)) return changed;
  session.count = 0;
  if (isOn(heroCell(game), cell)) return null;
  const journey = travelTo(game, seen, cell);
  const next = () => {
    const monster = shownMonsterAt(game, cell.x, cell.y);
    return monster ? stopBeside(game, attackFirst(game, seen, [monster])) : journey.next();
  };
  return begin(session, { next });
}

/** Goes one step towards a monster in view. */
function approach(session: Session, monster: number): Outcome {
  const step = attackFirst(session.game, session.seen, [monster]);
  return isStop(step) ? { type: 'changed', stop: step } : play(session, step);
}

function isOn(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Travels to a cell. With a danger in view, each tap is one step, so that the hero can flee. */
function travel(session: Session, cell: Cell): Outcome {
  const { game, seen } = session;
  const journey = travelTo(game, seen, cell);
  const danger = new Watch(game, seen).danger();
  if (danger?.id !== 'inView') return begin(session, journey);
  const step = journey.next();
  if (isStop(step)) return { type: 'changed', stop: step };
  const { monster } = danger.params;
  return { type: 'turn', events: playCommand(session, step), stop: stop('oneStep', { monster }) };
}

/** The part of a cell around a dangerous monster that belongs to it too, for a finger that misses it. */
const missed = 0.25;

/**
 * The cell meant by a finger at `place` (in cells): the one under it, or the cell of a dangerous monster beside the
 * hero that the finger has only just missed. A tap beside a fight must not step away from it, and one beside a sleeping
 * monster must not wake it.
 */
export function touchedCell({ game, bag, asking }: Session, cell: Cell, place: Cell): Cell {
  const hero = heroCell(game);
  if (bag.open || asking || isOn(hero, cell)) return cell;
  if (shownMonsterAt(game, cell.x, cell.y) !== 0) return cell;
  const off = (at: Cell) =>
    Math.max(Math.abs(place.x - at.x - 0.5), Math.abs(place.y - at.y - 0.5));
  const isReached = (at: Cell) =>
    cellsApart(at, hero) === 1 && allowsStep(game, hero, at.x - hero.x, at.y - hero.y);
  const [nearest] = monstersInSight(game)
    .filter((monster) => isThreat(game, monster) && calmOf(game, monster) !== 'asleep')
    .map((monster) => cellOf(game, monster))
    .filter((at) => isReached(at) && off(at) < 0.5 + missed)
    .sort((a, b) => off(a) - off(b));
  return nearest ?? cell;
}

/**
 * The step that a tap on a cell means: to an adjacent cell, along the shortest remembered path, or
 * straight towards the cell. Null for the hero's own cell.
 */
function stepTowards(game: Game, cell: Cell): Direction | null {
  const hero = heroCell(game);
  if (isOn(hero, cell)) return null;
  const straight = directionTo({ dx: cell.x - hero.x, dy: cell.y - hero.y });
  // Around a wall corner a step has a path, but an attack has none.
  const hasPathAround =
    game.campaign.rules.ways === 'corners' &&
    !allowsStep(game, hero, straight.dx, straight.dy) &&
    isRememberedFree(game, cell);
  if (cellsApart(cell, hero) === 1 && !hasPathAround) return straight;
  const isOpen = ({ x, y }: Cell) => isRememberedOpen(game, x, y);
  const step = firstStep(game.floor.grid, hero, cell, directions, isOpen, (from, way) =>
    isKnownWay(game, isOpen, from, way),
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
  const ways = straight.filter((way) => allowsStep(game, hero, way.dx, way.dy));
  const free = ways.find(({ dx, dy }) =>
    isRememberedFree(game, { x: hero.x + dx, y: hero.y + dy }),
  );
  return free ?? ways[0];
}

/** Whether a cell is free to step on, as far as the hero remembers. */
function isRememberedFree(game: Game, cell: Cell): boolean {
  const { x, y } = cell;
  if (!isRememberedOpen(game, x, y) || isOn(heroCell(game), cell)) return false;
  return shownMonsterAt(game, x, y) === 0;
}
