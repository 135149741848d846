import type { Kind } from '../kinds.ts';
import { cower } from './flee.ts';
import type { Goal } from './goal.ts';
import { type GoalUse, powerGoals } from './names.ts';
import { goalRegistry } from './registry.ts';
import { statedGoals } from './temper.ts';

/** A goal of a monster, ready to be asked. */
export type Plan = Omit<GoalUse, 'name'> & {
  readonly goal: Goal;
  /** Its place in the list, for the rolls of its chance. */
  readonly place: number;
};

/** The goals of a monster in their order. */
export interface Plans {
  /** Those that come before the stray steps of a confused or erratic monster. */
  readonly first: readonly Plan[];
  readonly others: readonly Plan[];
}

/** The lists by kind and mind, because every monster asks for its list every turn. */
const ofKinds = new WeakMap<Kind, Map<number, Plans>>();
const ofMinds = new Map<number, Plans>();

/** The goals of a kind with a mind, by its index. */
export function plansOf(kind: Kind, mind: number): Plans {
  let made = kind.goals ? ofKinds.get(kind) : ofMinds;
  if (!made) {
    made = new Map();
    ofKinds.set(kind, made);
  }
  let plans = made.get(mind);
  if (!plans) {
    plans = plan(statedGoals(kind, mind).flat());
    made.set(mind, plans);
  }
  return plans;
}

function plan(stated: readonly GoalUse[]): Plans {
  const added = powerGoals
    .filter((name) => !stated.some((use) => use.name === name))
    .map((name): GoalUse => ({ name, chance: 100, when: 'always', values: {} }));
  const all = [...added, ...stated].map(({ name, ...use }, place): Plan => {
    return { ...use, place, goal: goalRegistry[name] as Goal };
  });
  const others = all.filter(({ goal }) => !goal.isFirst);
  // A coward that cannot flee may still throw or summon; else it only stays away from the hero.
  const flees = others.findIndex(({ goal }) => goal === goalRegistry.flee);
  const next = others.findIndex(({ goal }, n) => n > flees && goal.moves);
  const afraid: Plan = { goal: cower, place: all.length, chance: 100, when: 'always', values: {} };
  others.splice(next < 0 ? others.length : next, 0, afraid);
  return { first: all.filter(({ goal }) => goal.isFirst), others };
}
