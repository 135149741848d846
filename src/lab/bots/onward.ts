import type { Command } from '../../game/commands.ts';
import { fieldOf, hasEffect } from '../../game/kinds.ts';
import { isNasty } from './combat-estimates.ts';
import { riskOf } from './fight.ts';
import { mealOf } from './gear.ts';
import { lineUp, shoot } from './missiles.ts';
import { exploresAll } from './pace.ts';
import { wearRings } from './rings.ts';
import {
  attackNeighbour,
  dig,
  directionTo,
  dress,
  eat,
  explore,
  firstOf,
  gather,
  goToNearest,
  hunt,
  move,
  pickUp,
  rest,
  type Situation,
  type Surveyed,
  search,
  stroll,
  survey,
  surveyOverTraps,
  type Tactic,
  travel,
} from './tactics.ts';
import { tryUnknown, useKnown } from './upkeep.ts';
import type { BotItem, BotView, Enemy } from './view.ts';
import { isPassive, type WatchedMonster } from './watching.ts';

/** The decisions of the careful bot between fights. */

/** The share of health that is enough to explore or to start a fight. */
const fitHealth = 0.85;

/** Turns without a new cell after which distant monsters are no longer interesting. */
const turnsUntilBored = 300;

/** Turns without a new cell after which a monster is assumed to block the only way. */
const turnsUntilBlocked = 900;

/** Searches from a cell after which a monster is assumed to block the only way. */
const searchesUntilBlocked = 20;

/** The share of health that an attack on a sleeping monster may cost: dice can be much worse. */
const acceptableCost = { dice: 0.4, ratio: fitHealth, single: fitHealth } as const;

/** The next command without a fight. `canHeal`: resting heals the hero. */
export function goOn(
  situation: Situation,
  watched: readonly WatchedMonster[],
  canHeal: boolean,
): Command | null {
  const { view, map, here } = situation;
  const { hero } = view;
  const prepared = firstOf(situation, [eat, useKnown, dress, wearRings, pickUp, tryUnknown]);
  if (prepared) return prepared;
  if (hero.health < hero.maxHealth * fitHealth) {
    if (canHeal && (isFed(view) || hasEnergyToRest(view))) return rest(situation);
    const potion = hero.health < hero.maxHealth / 2 ? healingPotion(view) : null;
    if (potion) return { type: 'drink', slot: potion.slot };
  }
  const takesItsTime = isFed(view) && !isBored(situation) && exploresAll(view);
  const chase: Tactic<Surveyed> = (surveyed) => chasePrey(surveyed, watched);
  const around = takesItsTime ? [chase, gather, explore] : [gather];
  const command = firstOf(survey(situation), [...around, travel, explore]);
  if (command) return command;
  const surveyed = surveyOverTraps(situation);
  const onward = firstOf(surveyed, [travel, explore, dig]);
  if (onward) return onward;
  const isBlocked =
    map.searches[here] > searchesUntilBlocked || isBored(situation, turnsUntilBlocked);
  const tactics = isBlocked ? [attackNeighbour, hunt, search] : [search, attackNeighbour, hunt];
  return firstOf(surveyed, [...tactics, stroll]);
}

/** Attacks, shoots at or approaches passive monsters that are worth it. */
function chasePrey(surveyed: Surveyed, watched: readonly WatchedMonster[]): Command | null {
  const { view } = surveyed;
  const prey = watched.filter((enemy) => isPrey(view, enemy));
  const beside = prey.find((enemy) => directionTo(surveyed, enemy) !== null);
  if (beside) return attack(surveyed, beside);
  const targets = watched.filter((enemy) => prey.includes(enemy) || isTarget(view, enemy));
  return (
    shoot(surveyed, targets) ??
    lineUp(surveyed, targets) ??
    goToNearest(surveyed, (cell) => prey.some((enemy) => enemy.cell === cell))
  );
}

/** Whether the hero has been nowhere new for long. It then ignores distant monsters, which may be stuck. */
export function isBored({ view, map }: Situation, turns = turnsUntilBored): boolean {
  return view.rules.floors === 'anew' && view.turn - map.newCellTurn > turns;
}

/** Whether a passive monster that is better not touched is worth an arrow. */
function isTarget(view: BotView, enemy: WatchedMonster): boolean {
  return isNasty(enemy.kind) && isPassive(view, enemy) && isCheap(view, enemy);
}

/** Whether a passive monster is worth an attack. */
function isPrey(view: BotView, enemy: WatchedMonster): boolean {
  if (isNasty(enemy.kind) || !isPassive(view, enemy)) return false;
  if (fieldOf(enemy.kind, 'Reward', 'experience') === 0 && view.rules.strife === 'hero')
    return false;
  return isCheap(view, enemy);
}

/** Whether the hero would lose little by killing a monster. */
function isCheap(view: BotView, enemy: WatchedMonster): boolean {
  return riskOf(view, [enemy]) < view.hero.health * acceptableCost[view.rules.attack];
}

/** An attack on a monster beside the hero. */
export function attack(situation: Situation, enemy: Enemy): Command | null {
  const direction = directionTo(situation, enemy);
  return direction && move(direction);
}

/** The smallest potion that heals completely, or the largest one. */
export function healingPotion({ bag, hero }: BotView): BotItem | null {
  const potions = bag.filter(({ isKnown, kind }) => isKnown && hasEffect(kind, 'Potion', 'heal'));
  potions.sort((a, b) => a.name.power - b.name.power);
  const lostHealth = hero.maxHealth - hero.health;
  return potions.find(({ name }) => name.power >= lostHealth) ?? potions.at(-1) ?? null;
}

/** Whether the hero has enough food to rest and explore. */
function isFed(view: BotView): boolean {
  const { energy, maxEnergy } = view.hero;
  return energy === null || mealOf(view) !== undefined || energy > maxEnergy * 0.25;
}

/** Whether the hero still has energy to heal by resting. */
function hasEnergyToRest({ hero: { energy, maxEnergy, needsFood } }: BotView): boolean {
  return energy !== null && !needsFood && energy > maxEnergy * 0.04;
}
