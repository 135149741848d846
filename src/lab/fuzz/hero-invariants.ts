import { has, kindOf } from '../../game/entity.ts';
import { kindsWithAppearance } from '../../game/items/appearances.ts';
import { bagOf } from '../../game/items/bag.ts';
import { carriedWeight, placesTaken } from '../../game/items/bag-limits.ts';
import { wornBy } from '../../game/items/gear.ts';
import { knowsItem } from '../../game/items/knowledge.ts';
import { bagGroupOf } from '../../game/items/stacks.ts';
import { kindHas } from '../../game/kinds.ts';
import { openQuestion } from '../../game/open-question.ts';
import type { Game } from '../../game/world.ts';
import { nameOf } from './invariant.ts';

/** The invariants of the hero, its bag and its knowledge. */

/** The hero has no more energy and experience than it can have, and is on the floor of the game. */
export function* hero(game: Game): Iterable<string> {
  const { Hunger, Experience, Position } = game.stores;
  const { hero } = game;
  if (Hunger.energy[hero] > Hunger.max[hero]) yield 'hero: has more energy than its maximum';
  const isOneStep = game.campaign.rules.growth === 'steps' && has(game, hero, 'Experience');
  if (isOneStep && Experience.points[hero] >= Experience.next[hero]) {
    yield 'hero: has not reached the level of its experience';
  }
  if (Position.depth[hero] !== game.floor.depth) yield 'hero: is on another floor than the game';
}

/** The bag is within its limits, and its groups are together. */
export function* bag(game: Game): Iterable<string> {
  const { Item, Bag } = game.stores;
  const { hero } = game;
  const items = bagOf(game, hero);
  const weightOf = (list: readonly number[]) =>
    list.reduce((sum, item) => sum + Item.weight[item] * Item.count[item], 0);
  if (carriedWeight(game, hero) !== weightOf(items)) yield 'bag: the carried weight is wrong';
  if (weightOf(items.filter((item) => !has(game, item, 'Prize'))) > Bag.maxWeight[hero]) {
    yield 'bag: is heavier than its limit';
  }
  // A prize always fits.
  const prizes = items.filter((item) => has(game, item, 'Prize')).length;
  if (placesTaken(game, hero) > Bag.places[hero] + prizes) yield 'bag: contains too many items';
  if (game.campaign.rules.bag !== 'groups') return;
  const groups = items.map((item) => bagGroupOf(game, item));
  const groupChanges = groups.filter((group, n) => group !== groups[n - 1]);
  if (new Set(groupChanges).size < groupChanges.length) yield 'bag: the items of a group are apart';
}

/** Everything that the hero wears is in its bag, once, and belongs to its place. */
export function* gear(game: Game): Iterable<string> {
  const { hero } = game;
  if (!has(game, hero, 'Gear')) return;
  const { Gear } = game.stores;
  const items = bagOf(game, hero);
  const worn = wornBy(game, hero);
  for (const item of worn) {
    if (!items.includes(item)) yield `gear: worn ${nameOf(game, item)} is not in the bag`;
  }
  if (new Set(worn).size < worn.length) yield 'gear: an item is worn in two places';
  for (const ring of [Gear.left[hero], Gear.right[hero]]) {
    if (ring !== 0 && !has(game, ring, 'Ring')) yield 'gear: something else is worn as a ring';
  }
  const armour = Gear.armour[hero];
  if (armour !== 0 && !has(game, armour, 'Armour')) yield 'gear: something else is worn as armour';
}

/** The hero's knowledge of kinds is consistent, and agrees with the appearances. */
export function* knowledge(game: Game): Iterable<string> {
  const { campaign, known, seen, called, genocided } = game;
  const looks = new Map(kindsWithAppearance(game).map(({ kind, look }) => [kind.id, look]));
  for (const id of [...known, ...seen, ...called.keys()]) {
    if (!looks.has(id)) yield `knowledge: ${id} has no appearance`;
    if (!seen.has(id)) yield `knowledge: ${id} is known or named, but was never seen`;
  }
  for (const id of called.keys()) if (known.has(id)) yield `knowledge: known ${id} has a name`;
  const shown = [...looks.values()].map(({ group, look }) => `${group} ${look}`);
  if (new Set(shown).size < shown.length) yield 'knowledge: two kinds look alike';
  for (const item of bagOf(game, game.hero)) {
    const { id } = kindOf(game, item);
    if (looks.has(id) && !seen.has(id)) yield `knowledge: ${id} is in the bag, but was never seen`;
    if (game.stores.Item.known[item] && !knowsItem(game, item)) {
      yield `knowledge: the bonuses of ${id} are known, but not the kind`;
    }
  }
  for (const id of genocided) {
    const kind = campaign.kinds.find((one) => one.id === id);
    if (!kind || !kindHas(kind, 'AI')) yield `knowledge: ${id} is wiped out, but no monster`;
  }
}

/** An open question can be answered. */
export function* questions(game: Game): Iterable<string> {
  if (game.asks === null) return;
  if (game.ending) yield 'questions: one is open after the end';
  if (openQuestion(game) === null) yield `questions: "${game.asks}" has no answer`;
}
