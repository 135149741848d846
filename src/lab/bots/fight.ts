import type { Command } from '../../game/commands.ts';
import { attacksFor, costOf, damageOf, worstDamageOf } from './combat-estimates.ts';
import { type Situation, wayTo } from './tactics.ts';
import type { BotView } from './view.ts';
import type { Watched } from './watching.ts';

/** A fight: the monsters that are awake, and the damage that they can deal. */
export interface Fight extends Situation {
  readonly awake: readonly Watched[];
  /** Monsters that the hero can attack. */
  readonly beside: readonly Watched[];
  /** The HP that the hero would lose, with a margin for bad luck. */
  readonly cost: number;
  /** The HP that the monsters beside the hero can take in the next turn, with bad luck. */
  readonly blow: number;
  /** The most that they can take. */
  readonly worst: number;
}

/** A decision in a fight; null if it does not apply. */
export type FightTactic = (fight: Fight) => Command | null;

/** The command of the first decision that applies. */
export function firstAnswer(fight: Fight, answers: readonly FightTactic[]): Command | null {
  for (const answer of answers) {
    const command = answer(fight);
    if (command) return command;
  }
  return null;
}

/** Safety factors for the estimated cost of a fight. */
const margin = { dice: 1.6, ratio: 1, single: 1 } as const;

/** The HP that the hero would lose by killing these monsters, with a margin for bad luck. */
export function riskOf(view: BotView, enemies: readonly Watched[]): number {
  return costOf(view, enemies) * margin[view.rules.attack];
}

/** The fight against these monsters. */
export function fightOf(situation: Situation, awake: readonly Watched[]): Fight {
  const { view } = situation;
  const beside = awake.filter((enemy) => wayTo(situation, enemy) !== null);
  return {
    ...situation,
    awake,
    beside,
    cost: riskOf(view, awake),
    blow: beside.reduce((sum, { kind }) => sum + threatOf(view, kind), 0),
    worst: beside.reduce((sum, { kind }) => sum + worstDamageOf(view, kind), 0),
  };
}

/** The damage per turn that the hero must be able to survive next to a monster of a kind. */
function threatOf(view: BotView, kind: Watched['kind']): number {
  return Math.min(worstDamageOf(view, kind), 2.5 * damageOf(view, kind));
}

/** Whether the hero can die in the next turn, and cannot end the danger by an attack. */
export function isDeadly({ view, beside, blow }: Fight): boolean {
  if (blow < view.hero.health) return false;
  const canEnd =
    view.rules.attack !== 'dice' && beside.length === 1 && attacksFor(view, beside[0]) <= 1;
  return !canEnd;
}

/** Whether the next turn could kill the hero, however unlikely that is. */
export function isRisky({ view, worst }: Fight): boolean {
  return worst >= view.hero.health;
}

/** Whether the hero would lose the fight. */
export function isHopeless({ view, cost }: Fight): boolean {
  return cost >= view.hero.health;
}

/** The multiple of the hero's health that a fight must cost to be worse than a flight into the unknown. */
const certainly = 2.5;

/** Whether the hero would lose the fight even with good luck. */
export function isCertainlyLost({ view, cost }: Fight): boolean {
  return cost >= view.hero.health * certainly;
}

/** The monster that the hero can kill soonest. */
export function weakest(view: BotView, enemies: readonly Watched[]): Watched {
  return enemies.reduce((best, enemy) =>
    attacksFor(view, enemy) < attacksFor(view, best) ? enemy : best,
  );
}
