import type { Rnd } from '../../dungeon/rnd.ts';
import { freeCellBeside } from '../../game/actors/free-places.ts';
import { forGood } from '../../game/actors/speed.ts';
import { type Campaign, floorSettingsAt, monsterKinds } from '../../game/campaign.ts';
import { poisonActor } from '../../game/combat/poisoning.ts';
import { has } from '../../game/entity.ts';
import { placeActor, queueHeroRoom } from '../../game/floors/occupancy.ts';
import { removeDead } from '../../game/game.ts';
import { bagOf } from '../../game/items/bag.ts';
import { bagProblem } from '../../game/items/bag-limits.ts';
import { destroy } from '../../game/items/items.ts';
import { learnKind } from '../../game/items/knowledge.ts';
import { freeHands, wearRing } from '../../game/items/rings.ts';
import { stow } from '../../game/items/stacks.ts';
import { fieldOf, type Kind, kindHas } from '../../game/kinds.ts';
import { drawsOf, keyOf, rndOf } from '../../game/random.ts';
import { spawnItem, spawnMonster } from '../../game/spawn.ts';
import { order, runPhase } from '../../game/systems/turn-order.ts';
import type { Game } from '../../game/world.ts';
import { beginGame } from '../begin-game.ts';

/**
 * A new game in a random situation: on any depth, with random items in the bag and on the body, with
 * random conditions of the hero and of the monsters, and with random monsters beside the hero. Equal
 * campaigns and seeds give equal games.
 */
export function situationOf(campaign: Campaign, seed: string): Game {
  const rnd = rndOf(drawsOf(keyOf(`situation:${seed}`), 0, 0));
  const depths = Array.from({ length: deepest + 1 }, (_, depth) => depth).filter((depth) =>
    floorSettingsAt(campaign, depth),
  );
  const start = { ...campaign.start, depth: depths[rnd(depths.length)] };
  const game = beginGame({ ...campaign, start }, seed);
  game.campaign = campaign;
  if (campaign.rules.victory === 'escape') game.prizeHeld = rnd(4) === 0;
  strengthen(game, rnd);
  fillBag(game, rnd);
  dress(game, rnd);
  summon(game, rnd);
  afflict(game, rnd);
  queueHeroRoom(game);
  runPhase(game, order.sight);
  removeDead(game);
  return game;
}

/** A strong hero survives more combinations. */
function strengthen(game: Game, rnd: Rnd): void {
  const { Health } = game.stores;
  if (rnd(3) === 0) return;
  Health.max[game.hero] = 20 + rnd(400);
  Health.current[game.hero] = 1 + rnd(Health.max[game.hero]);
}

/** The greatest depth of a situation. */
const deepest = 30;

function fillBag(game: Game, rnd: Rnd): void {
  const { hero, campaign } = game;
  if (!has(game, hero, 'Bag')) return;
  const { victory } = campaign.rules;
  const kinds = campaign.kinds.filter(
    (kind) =>
      kindHas(kind, 'Item') &&
      !kindHas(kind, 'Gold') &&
      // Another prize would end the game.
      !(kindHas(kind, 'Prize') && victory === 'prize'),
  );
  for (let n = rnd(20); n > 0; n--) {
    const item = spawnItem(game, withRandomBonuses(kinds[rnd(kinds.length)], rnd));
    if (rnd(3) === 0) learnKind(game, item);
    if (rnd(3) === 0 && has(game, item, 'Scares')) game.stores.Scares.taken[item] = 1;
    if (bagProblem(game, hero, item) === null) stow(game, hero, item);
    else destroy(game, item);
  }
}

/** An item with random bonuses: −3 to 3, and now and then the greatest that fields can hold. */
function withRandomBonuses(kind: Kind, rnd: Rnd) {
  const bonus = () => (rnd(40) === 0 ? 127 : rnd(7) - 3);
  const isRing = kindHas(kind, 'Ring') && fieldOf(kind, 'Ring', 'newBonus');
  const count = kindHas(kind, 'Stack') ? 1 + rnd(3) : 1;
  const gear = { hit: bonus(), damage: bonus(), defence: rnd(4) };
  return { kind, count, ...gear, bonus: isRing ? rnd(4) - 1 : 0, cursed: rnd(3) === 0 };
}

/** Puts random items of the bag on the hero. */
function dress(game: Game, rnd: Rnd): void {
  const { hero } = game;
  const { Gear } = game.stores;
  if (!has(game, hero, 'Gear')) return;
  Gear.weapon[hero] = 0;
  Gear.armour[hero] = 0;
  for (const item of bagOf(game, hero)) {
    if (rnd(2) === 0) continue;
    const [hand] = freeHands(game, hero);
    if (has(game, item, 'Armour')) Gear.armour[hero] = item;
    else if (!has(game, item, 'Ring')) Gear.weapon[hero] = item;
    else if (hand) wearRing(game, hero, item, hand);
  }
}

/** Puts random monsters beside the hero, some of them awake. */
function summon(game: Game, rnd: Rnd): void {
  const kinds = monsterKinds(game.campaign);
  for (let n = rnd(5); n > 0; n--) {
    const cell = freeCellBeside(game, game.hero, rnd(8) / 8);
    if (!cell) return;
    const monster = spawnMonster(game, kinds[rnd(kinds.length)], game.floor.depth);
    placeActor(game, monster, game.floor, cell.x, cell.y);
    game.stores.AI.awake[monster] = Number(rnd(3) > 0);
  }
}

/** Gives the hero and the monsters random conditions. */
function afflict(game: Game, rnd: Rnd): void {
  const { AI, Condition } = game.stores;
  const { hero } = game;
  const turns = () => (rnd(4) > 0 ? 0 : 1 + rnd(rnd(2) === 0 ? 4 : 200));
  for (const actor of [hero, ...game.floor.monsters]) {
    Condition.confused[actor] = turns();
    Condition.blind[actor] = turns();
    Condition.hasted[actor] = turns();
    Condition.slowed[actor] = Condition.hasted[actor] > 0 ? 0 : turns();
    Condition.trapped[actor] = turns() % 4;
    Condition.glowing[actor] = Number(rnd(5) === 0);
    if (rnd(6) === 0) poisonActor(game, actor, 1 + rnd(20), 1 + rnd(3));
    if (actor === hero) {
      Condition.seeing[actor] = turns();
      continue;
    }
    if (Condition.slowed[actor] > 0 && rnd(2) === 0) Condition.slowed[actor] = forGood;
    Condition.helpless[actor] = turns() % 10;
    Condition.cancelled[actor] = Number(rnd(6) === 0);
    if (rnd(6) > 0) continue;
    Condition.spellbound[actor] = 1;
    AI.awake[actor] = 0;
  }
}
