import { attacksFor, costOf, damageOf, worstDamageOf } from './combat-estimates.ts';
import { directionTo, type Situation, type Tactic } from './tactics.ts';
import type { BotView } from './view.ts';
import type { WatchedMonster } from './watching.ts';

/** A fight: the monsters that are awake, and the damage that they can deal. */
export interface Fight extends Situation {
  readonly awake: readonly WatchedMonster[];
  /** Monsters that the hero can attack. */
  readonly beside: readonly WatchedMonster[];
  /** The HP that the hero would lose, with a margin for bad luck. */
  readonly cost: number;
  /** The damage by the monsters beside the hero in the next turn, with bad luck. */
  readonly unluckyDamage: number;
  /** The most damage that they can do in the next turn. */
  readonly worstDamage: number;
}

export type FightTactic = Tactic<Fight>;

/** Safety factors for the estimated cost of a fight. */
const safetyFactors = { dice: 1.6, ratio: 1, single: 1 } as const;

/** The HP that the hero would lose by killing these monsters, with a margin for bad luck. */
export function riskOf(view: BotView, enemies: readonly WatchedMonster[]): number {
  return costOf(view, enemies) * safetyFactors[view.rules.attack];
}

/** The fight against these monsters. */
export function fightOf(situation: Situation, awake: readonly WatchedMonster[]): Fight {
  const { view } = situation;
  const beside = awake.filter((enemy) => directionTo(situation, enemy) !== null);
  return {
    ...situation,
    awake,
    beside,
    cost: riskOf(view, awake),
    unluckyDamage: beside.reduce((sum, { kind }) => sum + unluckyDamageOf(view, kind), 0),
    worstDamage: beside.reduce((sum, { kind }) => sum + worstDamageOf(view, kind), 0),
  };
}

/** The damage per turn that the hero must be able to survive next to a monster of a kind. */
function unluckyDamageOf(view: BotView, kind: WatchedMonster['kind']): number {
  return Math.min(worstDamageOf(view, kind), 2.5 * damageOf(view, kind));
}

/** Whether the hero can die in the next turn, and cannot end the danger by an attack. */
export function isDeadly({ view, beside, unluckyDamage }: Fight): boolean {
  if (unluckyDamage < view.hero.health) return false;
  const canKillFirst =
    view.rules.attack !== 'dice' && beside.length === 1 && attacksFor(view, beside[0]) <= 1;
  return !canKillFirst;
}

/** Whether the next turn could kill the hero, however unlikely that is. */
export function isRisky({ view, worstDamage }: Fight): boolean {
  return worstDamage >= view.hero.health;
}

/** Whether the hero would lose the fight. */
export function isHopeless({ view, cost }: Fight): boolean {
  return cost >= view.hero.health;
}

/** A fight that costs this multiple of the hero's health is worse than a flight into the unknown. */
const certainLoss = 2.5;

/** Whether the hero would lose the fight even with good luck. */
export function isCertainlyLost({ view, cost }: Fight): boolean {
  return cost >= view.hero.health * certainLoss;
}

/** The monster that the hero can kill soonest. */
export function weakest(view: BotView, enemies: readonly WatchedMonster[]): WatchedMonster {
  return enemies.reduce((best, enemy) =>
    attacksFor(view, enemy) < attacksFor(view, best) ? enemy : best,
  );
}
