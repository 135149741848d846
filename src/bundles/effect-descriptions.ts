import type { EffectName } from '../game/effects/names.ts';
import type { effectRegistry } from '../game/effects/registry.ts';

type EffectDescriptions = {
  readonly [E in EffectName]: {
    readonly doc: string;
    readonly parameters: {
      readonly [P in keyof (typeof effectRegistry)[E]['parameters']]: string;
    };
  };
};

/** The purpose of each effect and its parameters, for the JSON Schema and the list for modders. */
export const effectDescriptions: EffectDescriptions = {
  cancel: {
    doc: 'Ends the powers of a monster and its invisibility.',
    parameters: {},
  },
  cure: { doc: 'Ends a condition.', parameters: { condition: 'The condition.' } },
  damage: {
    doc: 'Does damage that no armour reduces.',
    parameters: {
      dice: 'The damage.',
      bonus: 'Added to the damage.',
      strong: 'The strength of the actor that causes it adds to the damage.',
      element: 'Only changes the messages.',
    },
  },
  drain: {
    doc: 'Each monster around the actor loses an equal part of its health, and the actor a share.',
    parameters: { cost: 'The share of its health that the actor loses.' },
  },
  fall: { doc: 'Drops the hero to the floor below.', parameters: {} },
  haste: {
    doc: 'Doubles the speed of the actor. If it is slowed, this ends instead.',
    parameters: {
      turns: 'The shortest haste; 0 for good.',
      spread: 'The number of possible durations.',
      exhausts: 'A second haste ends the first and makes helpless for fewer turns than this.',
    },
  },
  heal: {
    doc: 'Heals up to the maximum.',
    parameters: {
      points: 'HP for each level of the item.',
      sides: 'Rolls a die with this many sides for each level of the actor.',
      raises: 'Healing beyond the maximum raises it by 1.',
    },
  },
  poison: {
    doc: 'The actor loses hit points each turn, but never the last one.',
    parameters: { damage: 'Lost each turn.', turns: 'How long.' },
  },
  polymorph: {
    doc: 'Turns a monster into another one, with new health and powers.',
    parameters: { into: 'The new kind. Without it, a random monster.' },
  },
  search: {
    doc: 'Searches the cells around the actor for secret doors and traps.',
    parameters: {},
  },
  shoot: {
    doc: 'Shoots a missile, which may miss. Armour does not protect from it.',
    parameters: {
      dice: 'The damage.',
      bonus: "Added to the target's level for hitting.",
      venom: 'Points of strength lost by a hit.',
      leaves: 'The missile that falls to the floor after a miss.',
    },
  },
  sleep: {
    doc: 'The actor sleeps and cannot act. Further sleep is added.',
    parameters: { turns: 'The shortest sleep.', spread: 'The number of possible durations.' },
  },
  slow: {
    doc: 'Halves the speed of the actor. If it is hasted, this ends instead.',
    parameters: {
      turns: 'The shortest slowness; 0 for good.',
      spread: 'The number of possible durations.',
    },
  },
  snare: { doc: 'The actor cannot leave its cell.', parameters: { turns: 'How long.' } },
  strike: {
    doc: 'An ordinary attack with these dice; strength adds to it.',
    parameters: {
      dice: 'The damage.',
      hit: 'Bonus to hit.',
      damage: 'Bonus to damage.',
      critical: 'The chance of three times the dice and the bonus to damage.',
    },
  },
  teleport: { doc: 'Moves the actor to a random place on the floor.', parameters: {} },
  teleportTo: { doc: 'Moves the target beside the actor that causes it.', parameters: {} },
  weaken: {
    doc: 'Takes points of strength; without strength, points of attack.',
    parameters: { loss: 'The smallest loss.', spread: 'The number of possible losses.' },
  },
};
