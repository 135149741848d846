/**
 * The goals that come with a component, which has their numbers and state. A monster with the component has
 * the goal. In this order they come before the goals of its mind and before its own, unless it lists them.
 */
export const powerGoals = [
  'ambush',
  'carryOff',
  'flee',
  'aid',
  'throw',
  'summon',
  'keepAway',
  'guard',
  'follow',
] as const;

/** The goals without a component. */
export const plainGoals = [
  'sleep',
  'call',
  'attack',
  'strikeBack',
  'approach',
  'charge',
  'wander',
  'prowl',
  'roam',
  'wait',
] as const;
export type PlainGoal = (typeof plainGoals)[number];

/** The names of all goals. Each has a file in this folder and an entry in `registry.ts`. */
export const goalNames = [...powerGoals, ...plainGoals];
export type GoalName = (typeof goalNames)[number];

/** When a monster has a goal. `circumstances.ts` has the rules. */
export const circumstances = ['always', 'calm', 'provoked', 'sees', 'unseen'] as const;
export type Circumstance = (typeof circumstances)[number];

/** A goal that a kind or a mind has, with its parameters. */
export interface GoalUse {
  readonly name: GoalName;
  /** The chance in percent that it is tried in a turn. */
  readonly chance: number;
  readonly when: Circumstance;
  /** The values of its own parameters by name. */
  readonly values: Readonly<Record<string, number>>;
}

/** The ways to a foe of the goal `approach`. */
export const wayNames = ['slide', 'straight', 'room', 'shortest'] as const;
