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
  u32: Uint32Array,
  f64: Float64Array,
  /** 0 or 1. */
  flag: Uint8Array,
  /** An index into the field's `choices`. */
  choice: Uint8Array,
  /** A living entity, 0 for none. Saved and hashed as its `seq`: entity ids differ between runs. */
  entity: Uint32Array,
} as const;

type FieldKind = keyof typeof arrays;

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
export const minds = ['timid', 'grudge', 'hunter', 'brawler'] as const;
export type Mind = (typeof minds)[number];

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
      max: { kind: 'u16', unit: 'HP', min: 1, max: 9999, doc: 'Hit points when unhurt.' },
      current: { kind: 'u16', unit: 'HP', start: 0, inPlay: true, doc: 'Starts at max.' },
      fraction: {
        kind: 'f64',
        unit: 'HP',
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
  AI: {
    doc: 'Acts by itself, once a turn.',
    fields: {
      mind: { kind: 'choice', choices: minds, doc: 'How it decides what to do.' },
      provoked: { kind: 'flag', start: 0, inPlay: true, doc: 'The hero has hit it.' },
    },
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
      energy: { kind: 'u16', unit: 'ENG', start: 0, inPlay: true, doc: 'What is left.' },
      counter: {
        kind: 'u8',
        unit: 'turns',
        start: 0,
        inPlay: true,
        doc: 'Since energy last fell.',
      },
    },
  },
  Bag: {
    doc: 'Carries items.',
    fields: {
      limit: { kind: 'u16', unit: 'tenths', min: 0, max: 9999, doc: 'The weight it can hold.' },
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
    },
  },
  Food: {
    doc: 'Can be eaten.',
    fields: { energy: { kind: 'u16', unit: 'ENG', min: 1, max: 9999, doc: 'Energy it gives.' } },
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
    fields: { attack: { kind: 'u16', min: 0, max: 999, doc: 'Attack it adds.' } },
  },
  Armour: {
    doc: 'Can be worn.',
    fields: { defence: { kind: 'u16', min: 0, max: 999, doc: 'Defence it adds.' } },
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

type Columns = Record<string, Record<string, InstanceType<(typeof arrays)[FieldKind]>>>;

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
