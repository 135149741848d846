import type { Command } from '../../game/commands.ts';
import { fieldOf, hasEffect } from '../../game/kinds.ts';
import { isNasty } from './combat-estimates.ts';
import { riskOf } from './fight.ts';
import { mealOf } from './gear.ts';
import { lineUp, shoot } from './missiles.ts';
import { lingers } from './pace.ts';
import { wearRings } from './rings.ts';
import {
  attackNeighbour,
  dig,
  dress,
  eat,
  explore,
  firstOf,
  gather,
  goTo,
  hunt,
  move,
  pickUp,
  rest,
  type Situation,
  search,
  stroll,
  survey,
  travel,
  wayTo,
} from './tactics.ts';
import { tryUnknown, useKnown } from './upkeep.ts';
import type { BotItem, BotView, Enemy } from './view.ts';
import { isPassive, type Watched } from './watching.ts';

/** The decisions between fights. */

/** The share of health that is enough to explore or to start a fight. */
const fit = 0.85;

/** Turns without a new cell after which distant monsters are no longer interesting. */
const boring = 300;

/** Turns without a new cell after which a monster is assumed to block the only way. */
const blocked = 900;

/** The share of health that an attack on a sleeping monster may cost: dice can be much worse. */
const worthIt = { dice: 0.4, ratio: fit, single: fit } as const;

/** The next command without a fight. */
export function goOn(
  situation: Situation,
  watched: readonly Watched[],
  heals: boolean,
): Command | null {
  const { view, map, here } = situation;
  const { hero } = view;
  const fed = isFed(view);
  const prepared = firstOf(situation, [eat, useKnown, dress, wearRings, pickUp, tryUnknown]);
  if (prepared) return prepared;
  if (hero.health < hero.maxHealth * fit) {
    if (heals && (fed || isPatient(view))) return rest(situation);
    const potion = hero.health < hero.maxHealth / 2 ? potionOf(view) : null;
    if (potion) return { type: 'drink', slot: potion.slot };
  }
  survey(situation);
  const prey = new Set(watched.filter((enemy) => isPrey(view, enemy)).map(({ cell }) => cell));
  const chase = () => {
    const beside = watched.find(
      (enemy) => prey.has(enemy.cell) && wayTo(situation, enemy) !== null,
    );
    if (beside) return attack(situation, beside);
    const far = watched.filter((enemy) => prey.has(enemy.cell) || isTarget(view, enemy));
    return (
      shoot(situation, far) ?? lineUp(situation, far) ?? goTo(situation, (cell) => prey.has(cell))
    );
  };
  const seek =
    !fed || isBored(situation) ? [gather] : lingers(view) ? [chase, gather, explore] : [gather];
  const command = firstOf(situation, [...seek, travel, explore]);
  if (command) return command;
  survey(situation, true);
  const way = firstOf(situation, [travel, explore, dig]);
  if (way) return way;
  // A monster may block the only way.
  if (map.searched[here] > 20 || isBored(situation, blocked)) {
    const last = firstOf(situation, [attackNeighbour, hunt]);
    if (last) return last;
  }
  return firstOf(situation, [search, attackNeighbour, hunt, stroll]);
}

/** Whether the hero has been nowhere new for long. It then ignores distant monsters, which may be stuck. */
export function isBored({ view, map }: Situation, turns: number = boring): boolean {
  return view.rules.floors === 'anew' && view.turn - map.newest.turn > turns;
}

/** Whether a passive monster that is better not touched is worth an arrow. */
function isTarget(view: BotView, enemy: Watched): boolean {
  return isNasty(enemy.kind) && isPassive(view, enemy) && isCheap(view, enemy);
}

/** Whether a passive monster is worth an attack. */
function isPrey(view: BotView, enemy: Watched): boolean {
  if (isNasty(enemy.kind) || !isPassive(view, enemy)) return false;
  if (fieldOf(enemy.kind, 'Reward', 'experience') === 0 && view.rules.strife === 'hero')
    return false;
  return isCheap(view, enemy);
}

/** Whether the hero would lose little by killing a monster. */
function isCheap(view: BotView, enemy: Watched): boolean {
  return riskOf(view, [enemy]) < view.hero.health * worthIt[view.rules.attack];
}

/** An attack on a monster beside the hero. */
export function attack(situation: Situation, enemy: Enemy): Command | null {
  const way = wayTo(situation, enemy);
  return way && move(way);
}

/** The smallest potion that heals completely, or the largest one. */
export function potionOf({ bag, hero }: BotView): BotItem | null {
  const potions = bag.filter(({ isKnown, kind }) => isKnown && hasEffect(kind, 'Potion', 'heal'));
  potions.sort((a, b) => a.name.power - b.name.power);
  const room = hero.maxHealth - hero.health;
  return potions.find(({ name }) => name.power >= room) ?? potions.at(-1) ?? null;
}

/** Whether the hero has enough food to rest and explore. */
function isFed(view: BotView): boolean {
  const { energy, maxEnergy } = view.hero;
  return energy === null || mealOf(view) !== undefined || energy > maxEnergy * 0.25;
}

/** Whether the hero still has energy to heal by resting. */
function isPatient({ hero: { energy, maxEnergy, needsFood } }: BotView): boolean {
  return energy !== null && !needsFood && energy > maxEnergy * 0.04;
}
