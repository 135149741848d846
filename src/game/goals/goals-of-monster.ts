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

/** The circumstances of a goal that no bundle lists. */
const unconditional = { chance: 100, when: 'always', values: {} } as const;

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
    .map((name): GoalUse => ({ name, ...unconditional }));
  const all = [...added, ...stated].map((use, place): ListedGoal => {
    return { ...use, place, goal: goalRegistry[use.name] as Goal };
  });
  const cowers: ListedGoal = { name: 'cower', goal: cower, place: all.length, ...unconditional };
  // An escort gets `Follower` from its leader. All other goals come from the kind.
  const isPossible = ({ goal: { component } }: ListedGoal) =>
    !component || component === 'Follower' || kindHas(kind, component);
  const first = all.filter(({ goal }) => goal.isFirst);
  const others = all.filter(({ goal }) => !goal.isFirst);
  return {
    first: first.filter(isPossible),
    others: withCower(others, cowers).filter(isPossible),
  };
}

/**
 * The goals with `cower` before the first goal after `flee` that moves: a coward that cannot flee may still throw or
 * summon, but walks nowhere.
 */
function withCower(goals: readonly ListedGoal[], cowers: ListedGoal): ListedGoal[] {
  const afterFlee = goals.findIndex(({ name }) => name === 'flee') + 1;
  const moving = goals.findIndex(({ goal }, n) => n >= afterFlee && goal.moves);
  const end = moving < 0 ? goals.length : moving;
  return [...goals.slice(0, end), cowers, ...goals.slice(end)];
}
