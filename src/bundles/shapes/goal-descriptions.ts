import type { Circumstance, GoalName } from '../../game/goals/names.ts';
import type { goalRegistry } from '../../game/goals/registry.ts';

type GoalDescriptions = {
  readonly [G in GoalName]: {
    readonly doc: string;
    readonly parameters: {
      readonly [P in keyof (typeof goalRegistry)[G]['parameters']]: string;
    };
  };
};

/**
 * The purpose of each goal and its parameters, for the JSON Schema and the list for modders. The parameters of
 * goals with a component are described in `words/component-docs/`.
 */
export const goalDescriptions: GoalDescriptions = {
  ambush: { doc: 'Lies in wait until the hero is near. Always comes first.', parameters: {} },
  sleep: { doc: 'Does nothing until something wakes it. Always comes first.', parameters: {} },
  flee: {
    doc: 'Flees from the hero when it is hurt. Cornered, it attacks.',
    parameters: {},
  },
  carryOff: { doc: 'Flees with its booty, or carries it to its post.', parameters: {} },
  aid: { doc: 'Helps another monster of its side.', parameters: {} },
  throw: { doc: 'Throws at the hero from a distance.', parameters: {} },
  summon: { doc: 'Summons monsters when it sees the hero.', parameters: {} },
  keepAway: { doc: 'Keeps its distance from the hero that it sees.', parameters: {} },
  guard: { doc: 'Stays at its post, or returns there, while the hero is far.', parameters: {} },
  follow: { doc: 'Stays near its leader until it sees the hero or another enemy.', parameters: {} },
  call: {
    doc: 'Calls for help when it sees an enemy: idle monsters of its side wake and come.',
    parameters: { range: 'The distance within which they hear it.' },
  },
  attack: { doc: 'Attacks a hero next to it.', parameters: {} },
  strikeBack: { doc: 'Attacks once for each time that the hero attacks it.', parameters: {} },
  approach: {
    doc: 'Approaches the hero, and attacks as soon as it is next to it.',
    parameters: {
      way: 'The way: straight and along walls; only straight; out of rooms by the nearest exit; the shortest one within 32 steps.',
    },
  },
  charge: {
    doc: 'Approaches a near hero along the longer axis, and attacks any enemy on its way.',
    parameters: { within: 'The distance, counted in steps without diagonals.' },
  },
  wander: {
    doc: 'Takes a random step, or stays.',
    parameters: { stepChance: 'The chance of a step.' },
  },
  prowl: { doc: 'Takes a random step, or attacks an enemy there.', parameters: {} },
  roam: { doc: 'Walks straight on and turns at obstacles.', parameters: {} },
  wait: { doc: 'Does nothing this turn.', parameters: {} },
};

/** When a goal is tried. */
export const circumstanceDocs: Readonly<Record<Circumstance, string>> = {
  always: 'in every turn',
  calm: 'until the hero attacks it',
  provoked: 'after the hero has attacked it',
  sees: 'while no wall is between it and the hero',
  unseen: 'while a wall is between it and the hero',
};
