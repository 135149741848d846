import { query } from 'bitecs';
import {
  actorsHere,
  isSeen,
  monstersHere,
  monstersInSight,
  monstersShown,
} from '../../game/actors/actors.ts';
import { highest } from '../../game/actors/levels.ts';
import { canBeOn } from '../../game/actors/movement.ts';
import { speedOf } from '../../game/actors/speed.ts';
import { has, inTurnOrder } from '../../game/entity.ts';
import { itemsOn } from '../../game/floors/floor-contents.ts';
import { bagOf } from '../../game/items/bag.ts';
import { logLength } from '../../game/log.ts';
import { hasPower } from '../../game/powers/power.ts';
import type { Game } from '../../game/world.ts';
import { carrierOf, entitiesBySeq, seqOf } from '../../state/members.ts';
import { bag, gear, hero, knowledge, questions } from './hero-invariants.ts';
import { type Invariant, nameOf } from './invariant.ts';

/** The rules of the state that hold between turns in every game; `fuzz` checks them after each command. */

const invariants: readonly Invariant[] = [
  occupancy,
  positions,
  health,
  hero,
  monsters,
  items,
  bag,
  gear,
  conditions,
  grasps,
  charges,
  knowledge,
  questions,
  numbers,
  seqs,
  betweenTurns,
];

/** The first violation of an invariant, as a sentence; null if the game is sound. */
export function brokenInvariant(game: Game): string | null {
  for (const invariant of invariants) {
    for (const problem of invariant(game)) return problem;
  }
  return null;
}

/** Each cell has at most one actor, and the index agrees with the positions. */
function* occupancy(game: Game): Iterable<string> {
  const { Position, Health } = game.stores;
  const standing: number[] = [];
  for (const { depth, grid, occupants } of game.floors.values()) {
    for (const [cell, actor] of occupants.entries()) {
      if (actor === 0) continue;
      standing.push(actor);
      const name = nameOf(game, actor);
      const ownCell = Position.y[actor] * grid.width + Position.x[actor];
      if (Position.depth[actor] !== depth || ownCell !== cell) {
        yield `occupancy: ${name} is indexed on another cell than its own`;
      }
      const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
      if (!canBeOn(game, actor, x, y)) yield `occupancy: ${name} is in a wall`;
      const isDeadHero = actor === game.hero && game.ending !== null && !game.ending.won;
      if (has(game, actor, 'Dead') !== isDeadHero) yield `occupancy: ${name} is dead`;
    }
  }
  const actors = inTurnOrder(game, query(game.world, [Health]));
  if (!isSameList(inTurnOrder(game, standing), actors)) {
    yield 'occupancy: an actor has no cell, or more than one';
  }
}

/** Everything lies on an existing floor. */
function* positions(game: Game): Iterable<string> {
  const { Position } = game.stores;
  for (const entity of query(game.world, [Position])) {
    const floor = game.floors.get(Position.depth[entity]);
    const isInside =
      floor && Position.x[entity] < floor.grid.width && Position.y[entity] < floor.grid.height;
    if (!isInside) yield `positions: ${nameOf(game, entity)} is not on a floor`;
  }
}

function* health(game: Game): Iterable<string> {
  const { Health } = game.stores;
  for (const actor of query(game.world, [Health])) {
    const [current, max] = [Health.current[actor], Health.max[actor]];
    if (current > max) yield `health: ${nameOf(game, actor)} has ${current} of ${max} HP`;
    if (current === 0 && !has(game, actor, 'Dead')) {
      yield `health: ${nameOf(game, actor)} has 0 HP and is not dead`;
    }
  }
}

/** The lists of monsters contain the same entities as a search of all entities. */
function* monsters(game: Game): Iterable<string> {
  const { AI, Dead, Position } = game.stores;
  const monstersOfFloor = inTurnOrder(game, query(game.world, [AI, Position])).filter(
    (one) => Position.depth[one] === game.floor.depth && !has(game, one, 'Dead'),
  );
  const shown = monstersOfFloor.filter((one) => AI.shown[one] === 1);
  const seen = monstersOfFloor.filter((one) => isSeen(game, one));
  if (!isSameList(monstersHere(game), monstersOfFloor))
    yield 'monsters: the list of the floor is wrong';
  if (!isSameList(monstersShown(game), shown))
    yield 'monsters: the list of shown monsters is wrong';
  if (!isSameList(monstersInSight(game), seen))
    yield 'monsters: the list of seen monsters is wrong';
  for (const dead of query(game.world, [Dead])) {
    if (dead !== game.hero) yield `monsters: dead ${nameOf(game, dead)} was not removed`;
  }
}

/** Every item exists exactly once: on a floor, in the bag, or carried by a monster. */
function* items(game: Game): Iterable<string> {
  const { Item, Position } = game.stores;
  const lying = [...game.floors.values()].flatMap((floor) => itemsOn(game, floor));
  const scaring = [...game.floors.values()].flatMap((floor) => [...floor.scaring]);
  const scares = inTurnOrder(
    game,
    lying.filter((item) => has(game, item, 'Scares')),
  );
  if (!isSameList(inTurnOrder(game, scaring), scares)) {
    yield 'items: the list of items that scare monsters is wrong';
  }
  const carried = entitiesBySeq(game).filter((entity) => carrierOf(game, entity) !== 0);
  for (const item of carried) {
    const carrier = carrierOf(game, item);
    if (!has(game, carrier, 'Health') || has(game, item, 'Health') || !has(game, item, 'Item')) {
      yield `items: ${nameOf(game, item)} is carried by ${nameOf(game, carrier)}`;
    }
    if (has(game, item, 'Position')) yield `items: carried ${nameOf(game, item)} has a position`;
    if (!bagOf(game, carrier).includes(item)) yield `items: ${nameOf(game, item)} is in no bag`;
  }
  const allItems = inTurnOrder(game, query(game.world, [Item]));
  if (!isSameList(inTurnOrder(game, [...lying, ...carried]), allItems)) {
    yield 'items: an item is nowhere, or in two places';
  }
  for (const item of allItems) {
    if (Item.count[item] === 0) yield `items: ${nameOf(game, item)} is an empty stack`;
  }
  if (game.campaign.rules.ground !== 'single') return;
  const cells = lying.map(
    (item) => `${Position.depth[item]} ${Position.x[item]} ${Position.y[item]}`,
  );
  if (new Set(cells).size < cells.length) yield 'items: two items are on one cell';
}

/** The action points of an action: see `speed.ts`. */
const pointsPerAction = 100;

/** Conditions are within their bounds, and no condition is left over that nothing could end. */
function* conditions(game: Game): Iterable<string> {
  const { AI, Condition } = game.stores;
  for (const actor of actorsHere(game)) {
    const name = nameOf(game, actor);
    // The hero keeps the points of its further actions in this turn.
    const pointLimit =
      actor === game.hero ? 2 * speedOf(game, actor) + pointsPerAction : pointsPerAction;
    if (Condition.actionPoints[actor] >= pointLimit) {
      yield `conditions: ${name} has ${Condition.actionPoints[actor]} action points`;
    }
    if (Condition.hasted[actor] > 0 && Condition.slowed[actor] > 0) {
      yield `conditions: ${name} is hasted and slowed`;
    }
    if (Condition.grasped[actor] === 0 && Condition.graspDamage[actor] > 0) {
      yield `conditions: ${name} has the damage of a grasp, but is not grasped`;
    }
    if (Condition.spellbound[actor] && AI.awake[actor])
      yield `conditions: ${name} is spellbound and awake`;
    if (Condition.paralysisSum[actor] > 0 && Condition.helpless[actor] === 0) {
      yield `conditions: ${name} has a sum of paralysis, but is not helpless`;
    }
    if (has(game, actor, 'Poisoned') && game.stores.Poisoned.turns[actor] === 0) {
      yield `conditions: ${name} is poisoned for 0 turns`;
    }
  }
  // Turns pass until the hero can act again.
  if (!game.asks && !game.ending && Condition.helpless[game.hero] > 0) {
    yield `conditions: the hero is helpless between commands`;
  }
}

/** An actor that is grasped is grasped by a monster of its floor. */
function* grasps(game: Game): Iterable<string> {
  const { grasped } = game.stores.Condition;
  const floor = monstersHere(game);
  if (floor.some((monster) => hasPower(game, monster, 'Grasp'))) return;
  const isGraspHero = has(game, game.hero, 'Grasp');
  for (const actor of [game.hero, ...floor]) {
    if (grasped[actor] && !isGraspHero && !game.ending) {
      yield `grasps: nothing grasps ${nameOf(game, actor)}`;
    }
  }
}

function* charges(game: Game): Iterable<string> {
  const { Stick } = game.stores;
  for (const stick of query(game.world, [Stick])) {
    if (Stick.charges[stick] > Stick.most[stick]) {
      yield `charges: ${nameOf(game, stick)} has ${Stick.charges[stick]} of ${Stick.most[stick]}`;
    }
  }
}

/** Numbers are within their bounds. */
function* numbers(game: Game): Iterable<string> {
  const { Strength, Experience } = game.stores;
  if (!Number.isSafeInteger(game.score) || game.score < 0) {
    yield `numbers: the score is ${game.score}`;
  }
  for (const actor of query(game.world, [Strength])) {
    const { now, best } = Strength;
    for (const value of [now[actor], best[actor]]) {
      if (value < 3 || value > 118) yield `numbers: ${nameOf(game, actor)} has strength ${value}`;
    }
  }
  const { hero } = game;
  if (game.campaign.rules.growth !== 'doubling' || !has(game, hero, 'Experience')) return;
  const level = Experience.level[hero];
  if (level < 1 || level > highest) yield `numbers: the hero has level ${level}`;
}

function* seqs(game: Game): Iterable<string> {
  const allSeqs = entitiesBySeq(game).map((entity) => seqOf(game, entity));
  if (new Set(allSeqs).size < allSeqs.length) yield 'seq: two entities have one number';
  if (allSeqs.some((seq) => seq === 0 || seq >= game.nextSeq))
    yield 'seq: a number is out of range';
}

function* betweenTurns(game: Game): Iterable<string> {
  if (game.log.length > logLength) yield `log: has more than ${logLength} lines`;
  for (const [name, work] of Object.entries(game.pending)) {
    const isEmpty = Array.isArray(work) ? work.length === 0 : !work;
    if (!isEmpty) yield `pending: "${name}" is not empty after the turn`;
  }
}

function isSameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, n) => value === b[n]);
}
