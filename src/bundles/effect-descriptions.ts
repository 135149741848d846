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
  cure: { doc: 'Ends a condition.', parameters: { condition: 'The condition.' } },
  damage: {
    doc: 'Does damage that no armour reduces.',
    parameters: { dice: 'The damage.' },
  },
  fall: { doc: 'Drops the hero to the floor below.', parameters: {} },
  genocide: {
    doc: 'Asks the hero for a kind of monsters, which leaves the floor and never appears again.',
    parameters: {},
  },
  heal: {
    doc: 'Heals up to the maximum.',
    parameters: {
      points: 'HP for each level of the item.',
      sides: 'Rolls a die with this many sides for each level of the actor.',
      raises: 'Healing beyond the maximum raises it by 1.',
    },
  },
  identify: {
    doc: 'Asks the hero for an item of the bag, which becomes known.',
    parameters: {},
  },
  poison: {
    doc: 'The actor loses hit points each turn, but never the last one.',
    parameters: { damage: 'Lost each turn.', turns: 'How long.' },
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
  snare: { doc: 'The actor cannot leave its cell.', parameters: { turns: 'How long.' } },
  teleport: { doc: 'Moves the actor to a random place on the floor.', parameters: {} },
  weaken: {
    doc: 'Takes points of strength; without strength, points of attack.',
    parameters: { loss: 'The smallest loss.', spread: 'The number of possible losses.' },
  },
};
