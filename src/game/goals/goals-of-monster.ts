import { type Kind, kindHas } from '../kinds.ts';
import { cower } from './flee.ts';
import type { Goal } from './goal.ts';
import { type GoalName, type GoalUse, powerGoals } from './names.ts';
import { goalRegistry } from './registry.ts';
import { statedGoals } from './temper.ts';

/** The goals of a monster in the order in which it tries them. The system `ai` asks each until one acts. */

/** A goal of a monster, ready to be asked. */
export type ListedGoal = Omit<GoalUse, 'name'> & {
  /** The name of the goal. No bundle can list `cower`. */
  readonly name: GoalName | 'cower';
  readonly goal: Goal;
  /** Its place in the list, for the rolls of its chance. */
  readonly place: number;
};

/** The goals of a monster in their order. */
export interface ListedGoals {
  /** The goals before the random steps of a confused or erratic monster. */
  readonly first: readonly ListedGoal[];
  readonly others: readonly ListedGoal[];
}

/** Cached by kind and mind: each monster needs its list every turn, and a kind never changes. */
const goalsByKind = new WeakMap<Kind, ListedGoals[]>();

/** The goals that monsters of a kind with a mind, by its index, can have. */
export function goalsOf(kind: Kind, mind: number): ListedGoals {
  const byMind = goalsByKind.get(kind) ?? [];
  goalsByKind.set(kind, byMind);
  byMind[mind] ??= listGoals(kind, mind);
  return byMind[mind];
}

function listGoals(kind: Kind, mind: number): ListedGoals {
  const stated = statedGoals(kind, mind);
  const added = powerGoals
    .filter((name) => !stated.some((use) => use.name === name))
    .map((name): GoalUse => ({ name, chance: 100, when: 'always', values: {} }));
  const all = [...added, ...stated].map((use, place): ListedGoal => {
    return { ...use, place, goal: goalRegistry[use.name] as Goal };
  });
  const others = all.filter(({ goal }) => !goal.isFirst);
  // A coward that cannot flee may still throw or summon; else it only stays away from the hero.
  const flees = others.findIndex(({ goal }) => goal === goalRegistry.flee);
  const next = others.findIndex(({ goal }, n) => n > flees && goal.moves);
  const afraid: ListedGoal = {
    name: 'cower',
    goal: cower,
    place: all.length,
    chance: 100,
    when: 'always',
    values: {},
  };
  others.splice(next < 0 ? others.length : next, 0, afraid);
  // An escort gets `Follower` from its leader. All other goals are those of the kind.
  const isPossible = ({ goal: { component } }: ListedGoal) =>
    !component || component === 'Follower' || kindHas(kind, component);
  return {
    first: all.filter(({ goal }) => goal.isFirst).filter(isPossible),
    others: others.filter(isPossible),
  };
}
