/**
 * Every component of the game, with each field's kind, unit and bounds, stated once. From this one
 * source come the stores (and their types), the checks of bundles, and the order in which the
 * state is hashed.
 */

/** How a field is stored; each kind has its typed array. */
const arrays = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i16: Int16Array,
  u32: Uint32Array,
  f64: Float64Array,
  /** 0 or 1. */
  flag: Uint8Array,
  /** An index into the field's `choices`. */
  choice: Uint8Array,
  /** Dice such as "1d8/2d6", packed into one number by `dice.ts`. */
  dice: Float64Array,
  /** Another kind, by its number in the campaign, 0 for its own; bundles name its file. */
  kind: Uint16Array,
  /** A living entity, 0 for none. Saved and hashed as its `seq`: entity ids differ between runs. */
  entity: Uint32Array,
} as const;

type FieldKind = keyof typeof arrays;

/** The least and the greatest number that a field of a kind has room for. */
export function roomOf(kind: FieldKind): { least: number; most: number } {
  if (kind === 'f64' || kind === 'dice')
    return { least: -Number.MAX_VALUE, most: Number.MAX_VALUE };
  const most = 2 ** (8 * arrays[kind].BYTES_PER_ELEMENT) - 1;
  const signed = kind === 'i8' || kind === 'i16';
  return signed ? { least: -(most + 1) / 2, most: (most - 1) / 2 } : { least: 0, most };
}

export interface Field {
  readonly kind: FieldKind;
  readonly doc: string;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  /** What a new entity starts with where its bundle does not say; none: the bundle must say. */
  readonly start?: number;
  /** True for fields that only play changes: a bundle may not state them. */
  readonly inPlay?: boolean;
}

/** The minds an actor can have; `systems/ai.ts` says how each one thinks. */
export const minds = [
  'timid',
  'grudge',
  'hunter',
  'brawler',
  'chaser',
  'roamer',
  'tracker',
] as const;
export type Mind = (typeof minds)[number];

/** The minds that sleep until something wakes them. */
export const sleepers: ReadonlySet<Mind> = new Set<Mind>(['chaser', 'tracker']);

/** What hunger does; `systems/hunger.ts` says how. */
export const hungerModes = ['starves', 'faints'] as const;

/** How items stack. */
export const stackings = ['units', 'group'] as const;

/** What flies from a launcher: a missile and a launcher of the same kind go together. */
export const ammunition = ['none', 'arrow', 'rock', 'bolt'] as const;

/** What a trap does to whoever steps on it; `systems/traps.ts` says how. */
export const trapDeeds = ['trapdoor', 'bear', 'gas', 'arrow', 'teleport', 'dart'] as const;
export type TrapDeed = (typeof trapDeeds)[number];

/** What an actor can intend for its turn. */
export const verbs = [
  'none',
  'wait',
  'move',
  'dig',
  'pickup',
  'down',
  'up',
  'eat',
  'drink',
  'equip',
  'takeOff',
  'put',
  'throw',
  'search',
] as const;
export type Verb = (typeof verbs)[number];

interface ComponentFacts {
  readonly doc: string;
  readonly fields: Readonly<Record<string, Field>>;
}

const cell = { kind: 'u16', unit: 'cells', min: 0, max: 65535, inPlay: true, start: 0 } as const;

export const components = {
  Identity: {
    doc: 'What every entity has: its place in every order, and the kind it was made from.',
    fields: {
      seq: {
        kind: 'u32',
        start: 0,
        inPlay: true,
        doc: 'Rises with each entity made; never reused.',
      },
      kind: { kind: 'u16', start: 0, inPlay: true, doc: "Index into the campaign's kinds." },
    },
  },
  Position: {
    doc: 'Stands or lies on a cell of a floor. Items in a bag have none.',
    fields: {
      x: { ...cell, doc: 'To the right.' },
      y: { ...cell, doc: 'Downwards.' },
      depth: { kind: 'u16', unit: 'floors', start: 0, inPlay: true, doc: 'The floor it is on.' },
    },
  },
  Health: {
    doc: 'Can be hurt, and dies at 0.',
    fields: {
      max: {
        kind: 'u16',
        unit: 'HP',
        min: 1,
        max: 9999,
        start: 0,
        doc: 'Hit points when unhurt; else `dice`.',
      },
      dice: { kind: 'dice', unit: 'HP', start: 0, doc: 'Rolled for each one in place of `max`.' },
      current: { kind: 'u16', unit: 'HP', start: 0, inPlay: true, doc: 'Starts at max.' },
      fraction: {
        kind: 'f64',
        unit: 'HP',
        min: 0,
        max: 1,
        start: 0,
        inPlay: true,
        doc: 'Healing under way, 0 to 1.',
      },
    },
  },
  Stats: {
    doc: 'How hard it hits and how well it withstands, without gear.',
    fields: {
      attack: { kind: 'u16', min: 0, max: 999, doc: 'A blow does attack² / defence, rounded up.' },
      defence: { kind: 'u16', min: 1, max: 999, doc: 'See attack.' },
    },
  },
  Fighter: {
    doc: 'Fights by rolled dice: how well it hits, how hard, and how hard it is to hit.',
    fields: {
      level: { kind: 'u8', min: 1, max: 99, start: 1, doc: 'Level: hits and resists the better.' },
      armour: {
        kind: 'i8',
        min: -20,
        max: 20,
        start: 10,
        doc: 'Armour class: 10 is bare skin, lower is harder to hit.',
      },
      attacks: { kind: 'dice', doc: 'Each is rolled to hit by itself.' },
    },
  },
  Strength: {
    doc: 'Makes blows surer and harder. 3 to 18, then 19 to 118 for 18/01 to 18/100.',
    fields: {
      now: { kind: 'u8', min: 3, max: 118, start: 16, doc: 'As it is.' },
      best: { kind: 'u8', start: 0, inPlay: true, doc: 'The best it ever was.' },
      gifted: {
        kind: 'u8',
        unit: '%',
        min: 0,
        max: 100,
        start: 0,
        doc: 'Chance of 18/01 to 18/100.',
      },
    },
  },
  AI: {
    doc: 'Acts by itself, once a turn.',
    fields: {
      mind: { kind: 'choice', choices: minds, doc: 'How it decides what to do.' },
      provoked: { kind: 'flag', start: 0, inPlay: true, doc: 'The hero has hit it.' },
      awake: { kind: 'flag', start: 0, inPlay: true, doc: 'Of those that sleep: is awake.' },
      guards: {
        kind: 'flag',
        start: 0,
        inPlay: true,
        doc: 'It is after the goal, not the hero; a roamer: it has a course.',
      },
      goalX: { ...cell, doc: 'The cell that it guards.' },
      goalY: { ...cell, doc: 'The cell that it guards.' },
      shown: {
        kind: 'flag',
        start: 0,
        inPlay: true,
        doc: 'The hero knows that it stands where it stands.',
      },
    },
  },
  Condition: {
    doc: 'What has befallen an actor; every one has it.',
    fields: {
      helpless: { kind: 'u8', unit: 'turns', start: 0, inPlay: true, doc: 'Cannot act.' },
      confused: { kind: 'u8', unit: 'turns', start: 0, inPlay: true, doc: 'Staggers about.' },
      stuck: { kind: 'u8', unit: 'turns', start: 0, inPlay: true, doc: 'In a bear trap.' },
      held: { kind: 'flag', start: 0, inPlay: true, doc: 'Grasped: can strike, not leave.' },
      grip: {
        kind: 'u8',
        unit: 'HP',
        start: 0,
        inPlay: true,
        doc: 'How hard the grasp has grown.',
      },
    },
  },
  Poisoned: {
    doc: 'Poison works in it, until it wears off.',
    fields: {
      turns: { kind: 'u8', unit: 'turns', start: 0, inPlay: true, doc: 'How long yet.' },
      damage: { kind: 'u8', unit: 'HP', start: 0, inPlay: true, doc: 'What it takes each turn.' },
    },
  },
  Recovery: {
    doc: 'Heals in quiet: the faster, the higher its level.',
    fields: {
      quiet: { kind: 'u16', unit: 'turns', start: 0, inPlay: true, doc: 'Since it last fought.' },
    },
  },
  Searcher: {
    doc: 'Can search for secret doors and traps.',
    fields: {},
  },
  Thrower: {
    doc: 'Can throw what it carries.',
    fields: {},
  },
  Mean: {
    doc: 'A chaser that may wake when the hero comes near.',
    fields: { chance: { kind: 'u8', unit: '%', min: 0, max: 100, start: 66, doc: 'Of waking.' } },
  },
  Greedy: {
    doc: 'A chaser that wakes for gold in the room of the hero, and guards it.',
    fields: {},
  },
  Erratic: {
    doc: 'Steps anywhere instead of where it wants.',
    fields: { chance: { kind: 'u8', unit: '%', min: 1, max: 100, doc: 'Of each step.' } },
  },
  Coward: {
    doc: 'Runs from the hero while it is badly hurt.',
    fields: {
      below: {
        kind: 'u8',
        unit: '%',
        min: 1,
        max: 100,
        start: 33,
        doc: 'The share of its health below which it runs; 100: it always does.',
      },
    },
  },
  Skirmisher: {
    doc: 'Keeps its distance from the hero; goes well with Throws.',
    fields: {
      distance: {
        kind: 'u8',
        unit: 'cells',
        min: 2,
        max: 20,
        start: 3,
        doc: 'The least it likes.',
      },
    },
  },
  Guard: {
    doc: 'Goes for the hero only near the cell where it first stood, and back there after.',
    fields: {
      radius: { kind: 'u8', unit: 'cells', min: 0, max: 50, start: 4, doc: 'How far it goes.' },
      posted: { kind: 'flag', start: 0, inPlay: true, doc: 'Knows its post.' },
      postX: { ...cell, doc: 'Where it first stood.' },
      postY: { ...cell, doc: 'Where it first stood.' },
    },
  },
  Ambusher: {
    doc: 'Lies still until the hero is near, or strikes it.',
    fields: {
      distance: { kind: 'u8', unit: 'cells', min: 1, max: 20, start: 2, doc: 'How near.' },
      sprung: { kind: 'flag', start: 0, inPlay: true, doc: 'Has come out.' },
    },
  },
  Pack: {
    doc: 'What provokes or wakes one provokes all of its kind nearby.',
    fields: { range: { kind: 'u8', unit: 'cells', min: 1, max: 50, start: 6, doc: 'How near.' } },
  },
  Rooted: {
    doc: 'Never leaves its cell; strikes who comes beside it.',
    fields: {},
  },
  Invisible: {
    doc: 'Is not seen.',
    fields: {},
  },
  Disguise: {
    doc: 'Looks like some item until it strikes or is touched.',
    fields: {
      as: { kind: 'u16', start: 0, inPlay: true, doc: "Index into the campaign's kinds." },
    },
  },
  Regeneration: {
    doc: 'May gain a hit point after each round of its attacks, without a limit.',
    fields: { chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 33, doc: 'Of one HP.' } },
  },
  Mends: {
    doc: 'Heals by itself, up to its full health.',
    fields: {
      turns: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 5, doc: 'For one HP.' },
    },
  },
  Leech: {
    doc: 'A hit heals it by a share of what it took, up to its full health.',
    fields: {
      share: { kind: 'u8', unit: '%', min: 1, max: 100, start: 50, doc: 'Of the damage.' },
    },
  },
  Poison: {
    doc: 'A hit poisons: it takes hit points each turn for a while, and never the last one.',
    fields: {
      damage: { kind: 'u8', unit: 'HP', min: 1, max: 20, start: 1, doc: 'Each turn.' },
      turns: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 5, doc: 'How long.' },
    },
  },
  Splits: {
    doc: 'Struck but not slain, it may part into two that share what health is left.',
    fields: { chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 50, doc: 'Of a blow.' } },
  },
  Explodes: {
    doc: 'Dying, it hurts everyone around; walls protect.',
    fields: {
      damage: { kind: 'u8', unit: 'HP', min: 1, max: 99, start: 6, doc: 'To each.' },
      radius: { kind: 'u8', unit: 'cells', min: 1, max: 5, start: 1, doc: 'How far it reaches.' },
    },
  },
  Summons: {
    doc: 'Calls others to a free cell beside it when the hero is in sight.',
    fields: {
      kind: { kind: 'kind', start: 0, doc: 'Whom it calls; without it, its own kind.' },
      chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 10, doc: 'Each turn.' },
      most: { kind: 'u8', min: 1, max: 9, start: 3, doc: 'How many it calls in its life.' },
      called: { kind: 'u8', start: 0, inPlay: true, doc: 'How many it has called.' },
    },
  },
  Throws: {
    doc: 'Throws at the hero when he stands in a straight or diagonal line with nothing between.',
    fields: {
      dice: { kind: 'dice', unit: 'HP', doc: 'Damage of a hit.' },
      range: { kind: 'u8', unit: 'cells', min: 2, max: 20, start: 5, doc: 'How far.' },
      chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 50, doc: 'Each turn.' },
    },
  },
  Venom: {
    doc: 'A hit takes strength, unless the victim resists poison.',
    fields: { loss: { kind: 'u8', min: 1, max: 20, start: 1, doc: 'Strength lost.' } },
  },
  Paralysis: {
    doc: 'A hit hurts nobody, but freezes the victim, unless it already cannot move.',
    fields: {
      turns: { kind: 'u8', unit: 'turns', min: 1, max: 20, start: 2, doc: 'At least.' },
      spread: {
        kind: 'u8',
        unit: 'turns',
        min: 1,
        max: 20,
        start: 2,
        doc: '0 to spread − 1 more.',
      },
    },
  },
  Grasp: {
    doc: 'A hit holds the victim, and every blow, hit or miss, squeezes as hard as the grip has grown.',
    fields: {},
  },
  GoldThief: {
    doc: 'A hit takes gold, and it vanishes. Dead it leaves gold.',
    fields: {},
  },
  ItemThief: {
    doc: 'A hit takes something magic out of the bag, and it vanishes.',
    fields: {},
  },
  Rust: {
    doc: 'A hit wears away the armour of its victim.',
    fields: {},
  },
  LevelDrain: {
    doc: 'A hit may take a level of experience.',
    fields: { chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 15, doc: 'Of a hit.' } },
  },
  ConfusingGaze: {
    doc: 'Confuses once who notices it, unless the victim resists magic.',
    fields: {
      turns: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 20, doc: 'At least.' },
      spread: {
        kind: 'u8',
        unit: 'turns',
        min: 1,
        max: 100,
        start: 20,
        doc: '0 to spread − 1 more.',
      },
      spent: { kind: 'flag', start: 0, inPlay: true, doc: 'Has been met.' },
    },
  },
  Carries: {
    doc: 'May have an item with it, which it drops when it dies.',
    fields: { chance: { kind: 'u8', unit: '%', min: 1, max: 100, doc: 'Of an item.' } },
  },
  Intent: {
    doc: 'What an actor is about to do; systems carry it out and set it back to none.',
    fields: {
      verb: { kind: 'choice', choices: verbs, start: 0, inPlay: true, doc: 'The action.' },
      dx: { kind: 'i8', unit: 'cells', start: 0, inPlay: true, doc: 'Direction, −1 to 1.' },
      dy: { kind: 'i8', unit: 'cells', start: 0, inPlay: true, doc: 'Direction, −1 to 1.' },
      item: { kind: 'entity', start: 0, inPlay: true, doc: 'The item to use.' },
    },
  },
  Reward: {
    doc: 'What its slayer gains.',
    fields: {
      experience: { kind: 'u16', unit: 'EXP', min: 0, max: 65535, start: 0, doc: 'Experience.' },
      points: { kind: 'u16', min: 0, max: 65535, start: 0, doc: 'Score.' },
    },
  },
  Experience: {
    doc: 'Learns from kills and rises in level.',
    fields: {
      level: { kind: 'u16', min: 1, max: 999, start: 1, doc: 'Level.' },
      points: { kind: 'u32', unit: 'EXP', start: 0, inPlay: true, doc: 'Since the last level.' },
      next: {
        kind: 'u32',
        unit: 'EXP',
        min: 1,
        max: 1e9,
        doc: 'Points that the next level costs.',
      },
    },
  },
  Hunger: {
    doc: 'Needs food. While there is energy it heals; without, it starves.',
    fields: {
      max: { kind: 'u16', unit: 'ENG', min: 1, max: 9999, doc: 'Energy when full; starts so.' },
      energy: {
        kind: 'u16',
        unit: 'ENG',
        min: 1,
        max: 9999,
        start: 0,
        doc: 'What is left; without it, starts at max.',
      },
      mode: {
        kind: 'choice',
        choices: hungerModes,
        start: 0,
        doc: 'starves: one energy in ten turns heals, none kills. faints: one a turn, none makes faint.',
      },
      counter: {
        kind: 'u8',
        unit: 'turns',
        start: 0,
        inPlay: true,
        doc: 'starves: since energy last fell. faints: 1 after the first faint.',
      },
    },
  },
  Bag: {
    doc: 'Carries items.',
    fields: {
      limit: { kind: 'u16', unit: 'tenths', min: 0, max: 9999, doc: 'The weight it can hold.' },
      places: { kind: 'u8', min: 1, max: 99, start: 99, doc: 'The number of things it can hold.' },
    },
  },
  Gear: {
    doc: 'Can wear one weapon and one armour out of its bag.',
    fields: {
      weapon: { kind: 'entity', start: 0, inPlay: true, doc: 'The weapon in hand.' },
      armour: { kind: 'entity', start: 0, inPlay: true, doc: 'The armour worn.' },
    },
  },
  Digging: {
    doc: 'Can break weak walls, and remembers the one it is working on.',
    fields: {
      x: { ...cell, doc: 'The wall cell.' },
      y: { ...cell, doc: 'The wall cell.' },
      depth: { kind: 'u16', unit: 'floors', start: 0, inPlay: true, doc: 'The floor of the wall.' },
      turns: { kind: 'u8', unit: 'turns', start: 0, inPlay: true, doc: 'Work done on that cell.' },
    },
  },
  Item: {
    doc: 'Can be picked up.',
    fields: {
      weight: { kind: 'u16', unit: 'tenths', min: 0, max: 9999, doc: 'Its weight.' },
      level: { kind: 'u8', start: 1, inPlay: true, doc: 'How strong this one is.' },
      order: {
        kind: 'u32',
        start: 0,
        inPlay: true,
        doc: 'Rises each time any item changes place: bags and piles are in this order.',
      },
      put: {
        kind: 'flag',
        start: 0,
        inPlay: true,
        doc: 'Was put down once: earns no more points.',
      },
      worth: { kind: 'u16', unit: 'gold', min: 0, max: 65535, start: 0, doc: 'What it sells for.' },
      count: {
        kind: 'u16',
        min: 1,
        start: 1,
        inPlay: true,
        doc: 'How many there are in the stack.',
      },
      cursed: { kind: 'flag', start: 0, inPlay: true, doc: 'Once in use it cannot be taken off.' },
      known: { kind: 'flag', start: 0, inPlay: true, doc: 'The hero knows its bonus.' },
    },
  },
  Stack: {
    doc: 'Several can share a place in a bag.',
    fields: {
      as: {
        kind: 'choice',
        choices: stackings,
        doc: 'units: each counts as one of the things in the bag. group: only those made together stack, and count as one.',
      },
      least: { kind: 'u8', min: 1, max: 99, start: 1, doc: 'How many lie together, at least.' },
      most: { kind: 'u8', min: 1, max: 99, start: 1, doc: 'How many lie together, at most.' },
      group: { kind: 'u32', start: 0, inPlay: true, doc: 'Which were made together.' },
    },
  },
  Gold: {
    doc: 'Counts as score the moment it is picked up.',
    fields: { value: { kind: 'u32', unit: 'gold', start: 0, inPlay: true, doc: 'How much.' } },
  },
  Food: {
    doc: 'Can be eaten.',
    fields: {
      energy: { kind: 'u16', unit: 'ENG', min: 1, max: 9999, doc: 'Energy it gives.' },
      spread: {
        kind: 'u16',
        unit: 'ENG',
        min: 0,
        max: 999,
        start: 0,
        doc: 'Up to this less, or just less than this more.',
      },
      foul: {
        kind: 'u8',
        unit: '%',
        min: 0,
        max: 100,
        start: 0,
        doc: 'Chance that it tastes bad, which teaches one point of experience.',
      },
    },
  },
  Potion: {
    doc: 'Can be drunk.',
    fields: {
      healing: {
        kind: 'u16',
        unit: 'HP',
        min: 1,
        max: 9999,
        doc: 'HP it gives for each item level.',
      },
    },
  },
  Weapon: {
    doc: 'Can be taken in hand.',
    fields: {
      attack: { kind: 'u16', min: 0, max: 999, start: 0, doc: 'Attack it adds; else from `dice`.' },
      dice: { kind: 'dice', start: 0, doc: 'Damage in the hand; else from `attack`.' },
      hurled: { kind: 'dice', start: 0, doc: 'Damage from its launcher, or thrown at a pinch.' },
      hit: { kind: 'i8', start: 0, inPlay: true, doc: 'Bonus to hit.' },
      damage: { kind: 'i8', start: 0, inPlay: true, doc: 'Bonus to damage.' },
    },
  },
  Missile: {
    doc: 'A weapon made for throwing, or for a launcher.',
    fields: {
      fits: {
        kind: 'choice',
        choices: ammunition,
        start: 0,
        doc: 'The launcher it needs, if any.',
      },
    },
  },
  Launcher: {
    doc: 'In the hand it speeds missiles that fit.',
    fields: { fits: { kind: 'choice', choices: ammunition, doc: 'What it shoots.' } },
  },
  Armour: {
    doc: 'Can be worn.',
    fields: {
      defence: {
        kind: 'i16',
        min: 0,
        max: 999,
        doc: 'Defence it adds; its armour class is 10 − defence.',
      },
    },
  },
  Trap: {
    doc: 'Lies hidden on the floor and springs whenever the hero steps on it.',
    fields: {
      does: { kind: 'choice', choices: trapDeeds, doc: 'What it does.' },
      found: { kind: 'flag', start: 0, inPlay: true, doc: 'The hero knows of it.' },
    },
  },
  Prize: {
    doc: 'Whoever picks it up wins the game. It is never too heavy.',
    fields: {},
  },
  Dead: {
    doc: 'Died this turn; removed when the turn ends.',
    fields: {},
  },
} as const satisfies Record<string, ComponentFacts>;

export type ComponentName = keyof typeof components;

/** The components that have a say before an actor's mind; `systems/behaviours.ts` says what. */
export const behaviours = [
  'Ambusher',
  'Guard',
  'Coward',
  'Throws',
  'Summons',
  'Skirmisher',
  'Erratic',
] as const satisfies readonly ComponentName[];
export const componentNames = Object.keys(components) as ComponentName[];

type FieldsOf<C extends ComponentName> = (typeof components)[C]['fields'];
type Column<F> = F extends { kind: infer K extends FieldKind }
  ? InstanceType<(typeof arrays)[K]>
  : never;

/**
 * The columns of every component, indexed by entity: `stores.Health.current[entity]`. Each game has
 * its own. Columns are replaced when they grow, so keep `stores.Health`, not `stores.Health.current`,
 * across anything that makes entities.
 */
export type Stores = {
  readonly [C in ComponentName]: { -readonly [F in keyof FieldsOf<C>]: Column<FieldsOf<C>[F]> };
};

/** Values of one field, one for each entity id. */
export type AnyColumn = InstanceType<(typeof arrays)[FieldKind]>;

type Columns = Record<string, Record<string, AnyColumn>>;

/** The fields of a component, in the order in which they are stated. */
export function fieldsOf(component: ComponentName): [name: string, field: Field][] {
  return Object.entries(components[component].fields);
}

/** Empty stores with room for `capacity` entities. */
export function makeStores(capacity: number): Stores {
  const stores: Columns = {};
  for (const component of componentNames) {
    stores[component] = {};
    for (const [name, { kind }] of fieldsOf(component)) {
      stores[component][name] = new arrays[kind](capacity);
    }
  }
  return stores as unknown as Stores;
}

/** Makes room for the entity id `entity` in every column, keeping what is there. */
export function growStores(stores: Stores, entity: number): void {
  if (entity < stores.Identity.seq.length) return;
  const capacity = 2 ** Math.ceil(Math.log2(entity + 1));
  for (const component of componentNames) {
    const columns = (stores as unknown as Columns)[component];
    for (const [name, { kind }] of fieldsOf(component)) {
      const grown = new arrays[kind](capacity);
      grown.set(columns[name]);
      columns[name] = grown;
    }
  }
}

/** The column of one field as it is now, until it grows; for tools that walk all of them. */
export function columnOf(stores: Stores, component: ComponentName, field: string): AnyColumn {
  return (stores as unknown as Columns)[component][field];
}

/** Reads one field by name; for tools that walk all of them. */
export function readField(
  stores: Stores,
  component: ComponentName,
  field: string,
  entity: number,
): number {
  return (stores as unknown as Columns)[component][field][entity];
}

/** Writes one field by name; for tools that walk all of them. */
export function writeField(
  stores: Stores,
  component: ComponentName,
  field: string,
  entity: number,
  value: number,
): void {
  (stores as unknown as Columns)[component][field][entity] = value;
}
