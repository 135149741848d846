import type { Rules } from '../../game/campaign.ts';

/** The rules of `campaign.json` and their variants, for the JSON Schema and the reference. */
export const ruleDescriptions: {
  readonly [R in keyof Rules]: {
    readonly doc: string;
    readonly variants: Readonly<Record<Rules[R], string>>;
  };
} = {
  attack: {
    doc: 'The damage of an attack.',
    variants: {
      ratio: 'attack² / defence, rounded up',
      single: 'one HP',
      dice: "a d20 against the armour class for each of the attacker's dice",
    },
  },
  growth: {
    doc: 'The experience for a level.',
    variants: { steps: "1.4 times the last level's", doubling: 'the total doubles' },
  },
  strife: {
    doc: 'The actors that monsters attack.',
    variants: { hero: 'only the hero', all: 'all, also one another' },
  },
  ways: {
    doc: 'The directions of movement and attack.',
    variants: {
      free: 'all eight',
      orthogonal: 'four',
      corners: 'diagonals only where both corners are open',
    },
  },
  sight: {
    doc: 'The field of view.',
    variants: {
      rooms: "the hero's room, or the neighbouring cells",
      whole: 'the whole floor',
      light: "the neighbouring cells, and the hero's room if it is lit; dark floor is forgotten",
      field: 'everything within `sightRadius` that no wall hides',
    },
  },
  victory: {
    doc: 'How the game is won.',
    variants: {
      prize: 'the hero holds an item with Prize',
      lastStanding: 'no monster is left on the floor',
      escape:
        'the hero leaves the first floor upwards after holding a prize, which opens all stairs upwards',
    },
  },
  floors: {
    doc: 'The fate of a floor that the hero leaves.',
    variants: { kept: 'it remains', anew: 'each arrival generates it again' },
  },
  pickup: {
    doc: 'How the hero picks up items.',
    variants: { asked: 'by command', walking: 'by walking onto them' },
  },
  ground: {
    doc: 'The items that a cell can hold.',
    variants: { piles: 'any number', single: 'one' },
  },
  bag: {
    doc: 'The order of a bag.',
    variants: {
      found: 'as the items were picked up',
      groups:
        'food first, then each group of items together, in the order in which its first item was picked up',
    },
  },
  dressing: {
    doc: 'How armour is changed.',
    variants: {
      quick: 'in one turn',
      slow: 'it must be taken off first, and each takes two turns',
    },
  },
  initiative: {
    doc: 'The monster of a floor that acts first.',
    variants: { oldest: 'the oldest', newest: 'the newest' },
  },
};
