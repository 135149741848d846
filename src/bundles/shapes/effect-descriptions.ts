import type { EffectName } from '../../game/effects/names.ts';
import type { effectRegistry } from '../../game/effects/registry.ts';

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
  aggravate: { doc: 'All monsters of the floor wake and attack the hero.', parameters: {} },
  become: {
    doc: 'Turns a monster into one of another kind, which keeps its items. A dead monster rises as that kind.',
    parameters: { into: 'The new kind.', wounded: 'Keeps its share of health.' },
  },
  blind: {
    doc: 'The actor sees nothing; a monster sees what is beside it. It does not prolong a blindness.',
    parameters: { turns: 'How long.' },
  },
  confuse: {
    doc: 'The actor moves at random. Further confusion is added. The confusion of a monster ends by chance.',
    parameters: { turns: 'The shortest confusion.', spread: 'Adds 0 to spread − 1 turns.' },
  },
  createMonster: {
    doc: 'A monster appears next to the actor.',
    parameters: { kind: 'Its kind. Without it, one that lives on this floor.' },
  },
  cancel: {
    doc: 'Ends the powers of a monster and its invisibility.',
    parameters: {},
  },
  cure: { doc: 'Ends a condition.', parameters: { condition: 'The condition.' } },
  damage: {
    doc: 'Deals damage that no armour reduces.',
    parameters: {
      dice: 'The damage.',
      bonus: 'Added to the damage.',
      strong: 'The strength of the actor that causes it adds to the damage.',
      element: 'The cause of the damage.',
    },
  },
  drain: {
    doc: 'The monsters around the actor share damage equal to the health of the actor, which loses a share of it.',
    parameters: { cost: 'The share of its health that the actor loses.' },
  },
  detect: {
    doc: 'Shows the hero things of the whole floor until its next action.',
    parameters: { of: 'The things. Magic: items, and monsters that carry some.' },
  },
  enchant: {
    doc: 'Improves the armour or weapon that the actor uses by one, and lifts its curse.',
    parameters: { gear: 'The improved piece.' },
  },
  explode: {
    doc: 'Damages everyone else around the actor. Walls protect.',
    parameters: {
      dice: 'The damage.',
      radius: 'The distance.',
      element: 'The cause of the damage.',
    },
  },
  fall: { doc: 'Drops the hero to the floor below.', parameters: {} },
  genocide: {
    doc: 'Asks the hero for a kind of monsters, which leaves the floor and never appears again.',
    parameters: {},
  },
  feel: { doc: 'Only a message.', parameters: { impression: 'The message.' } },
  glow: { doc: 'The next hit of the actor confuses.', parameters: {} },
  haste: {
    doc: 'Doubles the speed of the actor. If it is slowed, this ends instead.',
    parameters: {
      turns: 'The shortest haste; 0 for good.',
      spread: 'Adds 0 to spread − 1 turns.',
      exhausts: 'A second haste ends the first and makes helpless for fewer turns than this.',
    },
  },
  heal: {
    doc: 'Heals up to the maximum.',
    parameters: {
      points: 'HP; of an item, for each of its levels.',
      sidesPerLevel: 'Rolls a die with this many sides for each level of the actor.',
      raises: 'Healing beyond the maximum raises it by 1.',
    },
  },
  identify: {
    doc: 'Asks the hero for an item of the bag, which becomes known.',
    parameters: {},
  },
  hold: {
    doc: 'The monsters around the actor, and the actor if it is one, can do nothing until something attacks or wakes them.',
    parameters: { radius: 'The distance; 0 for only the actor.' },
  },
  light: { doc: 'Lights the room of the actor for good.', parameters: {} },
  map: {
    doc: 'The hero learns the walls, doors, corridors and stairs. Secret doors become doors.',
    parameters: {},
  },
  paralyse: {
    doc: 'The actor cannot act. Unlike sleep, it is not added to an earlier paralysis.',
    parameters: { turns: 'The shortest paralysis.', spread: 'Adds 0 to spread − 1 turns.' },
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
  raiseLevel: { doc: 'Raises the level by one.', parameters: {} },
  removeCurse: {
    doc: 'Lifts the curses of all items that the actor wears and wields.',
    parameters: {},
  },
  restoreStrength: {
    doc: 'Restores lost strength; without strength, lost attack.',
    parameters: {},
  },
  seeInvisible: {
    doc: 'The hero sees invisible monsters. It does not prolong an earlier use.',
    parameters: { turns: 'How long.' },
  },
  shoot: {
    doc: 'Shoots a missile, which may miss: it hits with a chance of (level of the target + bonus + 11) / 20. Armour does not protect from it.',
    parameters: {
      dice: 'The damage.',
      bonus: "Added to the target's level for hitting.",
      venom: 'Points of strength lost by a hit.',
      leaves: 'The missile that falls to the floor after a miss.',
    },
  },
  sleep: {
    doc: 'The actor sleeps and cannot act. Further sleep is added.',
    parameters: { turns: 'The shortest sleep.', spread: 'Adds 0 to spread − 1 turns.' },
  },
  slow: {
    doc: 'Halves the speed of the actor. If it is hasted, this ends instead.',
    parameters: {
      turns: 'The shortest slowness; 0 for good.',
      spread: 'Adds 0 to spread − 1 turns.',
    },
  },
  snare: { doc: 'The actor cannot leave its cell.', parameters: { turns: 'How long.' } },
  strengthen: {
    doc: 'Adds strength; without strength, attack.',
    parameters: { points: 'How much.' },
  },
  strike: {
    doc: 'An ordinary attack with these dice; strength adds to it.',
    parameters: {
      dice: 'The damage.',
      hit: 'Bonus to hit.',
      damage: 'Bonus to damage.',
      critical: 'The chance of three times the dice and the bonus to damage.',
    },
  },
  summon: {
    doc: 'Awake monsters appear next to the actor.',
    parameters: { kind: 'Their kind. Without it, its own kind.', count: 'How many.' },
  },
  teleport: { doc: 'Moves the actor to a random place on the floor.', parameters: {} },
  teleportTo: { doc: 'Moves the target next to the actor that causes it.', parameters: {} },
  weaken: {
    doc: 'Takes points of strength; without strength, points of attack.',
    parameters: { loss: 'The smallest loss.', spread: 'Adds 0 to spread − 1 points.' },
  },
};
