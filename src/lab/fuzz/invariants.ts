import { query } from 'bitecs';
import { isStandable } from '../../dungeon/grid.ts';
import { isSeen, monstersHere, monstersInSight, monstersShown } from '../../game/actors.ts';
import { bagOf, carriedWeight, isWorn, placesTaken } from '../../game/bag.ts';
import { has, inTurnOrder } from '../../game/entity.ts';
import { itemsOn } from '../../game/floor-contents.ts';
import { logLength } from '../../game/log.ts';
import type { Game } from '../../game/world.ts';
import { carrierOf, entitiesBySeq, seqOf } from '../../state/members.ts';

/** A rule of the state that holds between turns in every game: a sentence for each violation. */
type Invariant = (game: Game) => Iterable<string>;

const invariants: readonly Invariant[] = [
  occupancy,
  positions,
  health,
  hero,
  monsters,
  items,
  bag,
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

/** "entity 17", by `seq`. */
function nameOf(game: Game, entity: number): string {
  return `entity ${seqOf(game, entity)}`;
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
      const own = Position.y[actor] * grid.width + Position.x[actor];
      if (Position.depth[actor] !== depth || own !== cell) {
        yield `occupancy: ${name} is indexed on another cell than its own`;
      }
      if (!isStandable(grid.tiles[cell])) yield `occupancy: ${name} is in a wall`;
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

function* hero(game: Game): Iterable<string> {
  const { Hunger, Experience, Position } = game.stores;
  const { hero } = game;
  if (Hunger.energy[hero] > Hunger.max[hero]) yield 'hero: has more than the most energy';
  const isOneStep = game.campaign.rules.growth === 'steps' && has(game, hero, 'Experience');
  if (isOneStep && Experience.points[hero] >= Experience.next[hero]) {
    yield 'hero: has not reached the level of its experience';
  }
  if (Position.depth[hero] !== game.floor.depth) yield 'hero: is on another floor than the game';
}

/** The lists of monsters contain the same entities as a search of all entities. */
function* monsters(game: Game): Iterable<string> {
  const { AI, Dead, Position } = game.stores;
  const all = inTurnOrder(game, query(game.world, [AI, Position])).filter(
    (one) => Position.depth[one] === game.floor.depth && !has(game, one, 'Dead'),
  );
  const shown = all.filter((one) => AI.shown[one] === 1);
  const seen = all.filter((one) => isSeen(game, one));
  if (!isSameList(monstersHere(game), all)) yield 'monsters: the list of the floor is wrong';
  if (!isSameList(monstersShown(game), shown)) yield 'monsters: the list of shown ones is wrong';
  if (!isSameList(monstersInSight(game), seen)) yield 'monsters: the list of seen ones is wrong';
  for (const dead of query(game.world, [Dead])) {
    if (dead !== game.hero) yield `monsters: dead ${nameOf(game, dead)} was not removed`;
  }
}

/** Every item exists exactly once: on a floor, in the bag, or carried by a monster. */
function* items(game: Game): Iterable<string> {
  const { Item, Position } = game.stores;
  const lying = [...game.floors.values()].flatMap((floor) => itemsOn(game, floor));
  const carried = entitiesBySeq(game).filter((entity) => carrierOf(game, entity) !== 0);
  for (const item of carried) {
    const carrier = carrierOf(game, item);
    if (!has(game, carrier, 'Health') || has(game, item, 'Health') || !has(game, item, 'Item')) {
      yield `items: ${nameOf(game, item)} is carried by ${nameOf(game, carrier)}`;
    }
    if (has(game, item, 'Position')) yield `items: carried ${nameOf(game, item)} has a position`;
    if (!bagOf(game, carrier).includes(item)) yield `items: ${nameOf(game, item)} is in no bag`;
  }
  const all = inTurnOrder(game, query(game.world, [Item]));
  if (!isSameList(inTurnOrder(game, [...lying, ...carried]), all)) {
    yield 'items: an item is nowhere, or in two places';
  }
  for (const item of all) {
    if (Item.count[item] === 0) yield `items: ${nameOf(game, item)} is an empty stack`;
  }
  if (game.campaign.rules.ground !== 'single') return;
  const cells = lying.map(
    (item) => `${Position.depth[item]} ${Position.x[item]} ${Position.y[item]}`,
  );
  if (new Set(cells).size < cells.length) yield 'items: two items are on one cell';
}

/** The bag is within its limits, and worn items are in it. */
function* bag(game: Game): Iterable<string> {
  const { Item, Bag, Gear } = game.stores;
  const { hero } = game;
  const own = bagOf(game, hero);
  const weightOf = (list: readonly number[]) =>
    list.reduce((sum, item) => sum + Item.weight[item] * Item.count[item], 0);
  if (carriedWeight(game, hero) !== weightOf(own)) yield 'bag: the carried weight is wrong';
  if (weightOf(own.filter((item) => !has(game, item, 'Prize'))) > Bag.limit[hero]) {
    yield 'bag: is heavier than its limit';
  }
  if (placesTaken(game, hero) > Bag.places[hero]) yield 'bag: contains too many items';
  if (!has(game, hero, 'Gear')) return;
  for (const worn of [Gear.weapon[hero], Gear.armour[hero]]) {
    if (worn !== 0 && (!own.includes(worn) || !isWorn(game, hero, worn))) {
      yield `bag: worn ${nameOf(game, worn)} is not in the bag`;
    }
  }
}

function* seqs(game: Game): Iterable<string> {
  const all = entitiesBySeq(game).map((entity) => seqOf(game, entity));
  if (new Set(all).size < all.length) yield 'seq: two entities have one number';
  if (all.some((seq) => seq === 0 || seq >= game.nextSeq)) yield 'seq: a number is out of range';
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
