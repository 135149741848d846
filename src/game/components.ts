/**
 * Every component of the game, with each field's kind, unit and bounds, stated once. From this one
 * source come the stores (and their types), the checks of bundles, and the order in which the
 * state is hashed. What each is for stands in `descriptions.ts`, which must leave none out.
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

const cell = { kind: 'u16', unit: 'cells', min: 0, max: 65535, inPlay: true, start: 0 } as const;

const components = {
  Identity: {
    seq: { kind: 'u32', start: 0, inPlay: true },
    kind: { kind: 'u16', start: 0, inPlay: true },
  },
  Position: {
    x: cell,
    y: cell,
    depth: { kind: 'u16', unit: 'floors', start: 0, inPlay: true },
  },
  Health: {
    max: { kind: 'u16', unit: 'HP', min: 1, max: 9999, start: 0 },
    dice: { kind: 'dice', unit: 'HP', start: 0 },
    current: { kind: 'u16', unit: 'HP', start: 0, inPlay: true },
    fraction: { kind: 'f64', unit: 'HP', min: 0, max: 1, start: 0, inPlay: true },
  },
  Stats: {
    attack: { kind: 'u16', min: 0, max: 999 },
    defence: { kind: 'u16', min: 1, max: 999 },
  },
  Fighter: {
    level: { kind: 'u8', min: 1, max: 99, start: 1 },
    armour: { kind: 'i8', min: -20, max: 20, start: 10 },
    attacks: { kind: 'dice' },
  },
  Strength: {
    now: { kind: 'u8', min: 3, max: 118, start: 16 },
    best: { kind: 'u8', start: 0, inPlay: true },
    gifted: { kind: 'u8', unit: '%', min: 0, max: 100, start: 0 },
  },
  AI: {
    mind: { kind: 'choice', choices: minds },
    provoked: { kind: 'flag', start: 0, inPlay: true },
    awake: { kind: 'flag', start: 0, inPlay: true },
    guards: { kind: 'flag', start: 0, inPlay: true },
    goalX: cell,
    goalY: cell,
    shown: { kind: 'flag', start: 0, inPlay: true },
  },
  Condition: {
    helpless: { kind: 'u8', unit: 'turns', start: 0, inPlay: true },
    confused: { kind: 'u8', unit: 'turns', start: 0, inPlay: true },
    stuck: { kind: 'u8', unit: 'turns', start: 0, inPlay: true },
    held: { kind: 'flag', start: 0, inPlay: true },
    grip: { kind: 'u8', unit: 'HP', start: 0, inPlay: true },
  },
  Poisoned: {
    turns: { kind: 'u8', unit: 'turns', start: 0, inPlay: true },
    damage: { kind: 'u8', unit: 'HP', start: 0, inPlay: true },
  },
  Recovery: {
    quiet: { kind: 'u16', unit: 'turns', start: 0, inPlay: true },
  },
  Searcher: {},
  Thrower: {},
  Mean: {
    chance: { kind: 'u8', unit: '%', min: 0, max: 100, start: 66 },
  },
  Greedy: {},
  Erratic: {
    chance: { kind: 'u8', unit: '%', min: 1, max: 100 },
  },
  Coward: {
    below: { kind: 'u8', unit: '%', min: 1, max: 100, start: 33 },
  },
  Skirmisher: {
    distance: { kind: 'u8', unit: 'cells', min: 2, max: 20, start: 3 },
  },
  Guard: {
    radius: { kind: 'u8', unit: 'cells', min: 0, max: 50, start: 4 },
    posted: { kind: 'flag', start: 0, inPlay: true },
    postX: cell,
    postY: cell,
  },
  Ambusher: {
    distance: { kind: 'u8', unit: 'cells', min: 1, max: 20, start: 2 },
    sprung: { kind: 'flag', start: 0, inPlay: true },
  },
  Pack: {
    range: { kind: 'u8', unit: 'cells', min: 1, max: 50, start: 6 },
  },
  Rooted: {},
  Invisible: {},
  Disguise: {
    as: { kind: 'u16', start: 0, inPlay: true },
  },
  Regeneration: {
    chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 33 },
  },
  Mends: {
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 5 },
  },
  Leech: {
    share: { kind: 'u8', unit: '%', min: 1, max: 100, start: 50 },
  },
  Poison: {
    damage: { kind: 'u8', unit: 'HP', min: 1, max: 20, start: 1 },
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 5 },
  },
  Splits: {
    chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 50 },
  },
  Explodes: {
    damage: { kind: 'u8', unit: 'HP', min: 1, max: 99, start: 6 },
    radius: { kind: 'u8', unit: 'cells', min: 1, max: 5, start: 1 },
  },
  Summons: {
    kind: { kind: 'kind', start: 0 },
    chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 10 },
    most: { kind: 'u8', min: 1, max: 9, start: 3 },
    called: { kind: 'u8', start: 0, inPlay: true },
  },
  Throws: {
    dice: { kind: 'dice', unit: 'HP' },
    range: { kind: 'u8', unit: 'cells', min: 2, max: 20, start: 5 },
    chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 50 },
  },
  Venom: {
    loss: { kind: 'u8', min: 1, max: 20, start: 1 },
  },
  Paralysis: {
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 20, start: 2 },
    spread: { kind: 'u8', unit: 'turns', min: 1, max: 20, start: 2 },
  },
  Grasp: {},
  GoldThief: {},
  ItemThief: {},
  Rust: {},
  LevelDrain: {
    chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 15 },
  },
  ConfusingGaze: {
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 20 },
    spread: { kind: 'u8', unit: 'turns', min: 1, max: 100, start: 20 },
    spent: { kind: 'flag', start: 0, inPlay: true },
  },
  Carries: {
    chance: { kind: 'u8', unit: '%', min: 1, max: 100 },
  },
  Intent: {
    verb: { kind: 'choice', choices: verbs, start: 0, inPlay: true },
    dx: { kind: 'i8', unit: 'cells', start: 0, inPlay: true },
    dy: { kind: 'i8', unit: 'cells', start: 0, inPlay: true },
    item: { kind: 'entity', start: 0, inPlay: true },
  },
  Reward: {
    experience: { kind: 'u16', unit: 'EXP', min: 0, max: 65535, start: 0 },
    points: { kind: 'u16', min: 0, max: 65535, start: 0 },
  },
  Experience: {
    level: { kind: 'u16', min: 1, max: 999, start: 1 },
    points: { kind: 'u32', unit: 'EXP', start: 0, inPlay: true },
    next: { kind: 'u32', unit: 'EXP', min: 1, max: 1e9 },
  },
  Hunger: {
    max: { kind: 'u16', unit: 'ENG', min: 1, max: 9999 },
    energy: { kind: 'u16', unit: 'ENG', min: 1, max: 9999, start: 0 },
    mode: { kind: 'choice', choices: hungerModes, start: 0 },
    counter: { kind: 'u8', unit: 'turns', start: 0, inPlay: true },
  },
  Bag: {
    limit: { kind: 'u16', unit: 'tenths', min: 0, max: 9999 },
    places: { kind: 'u8', min: 1, max: 99, start: 99 },
  },
  Gear: {
    weapon: { kind: 'entity', start: 0, inPlay: true },
    armour: { kind: 'entity', start: 0, inPlay: true },
  },
  Digging: {
    x: cell,
    y: cell,
    depth: { kind: 'u16', unit: 'floors', start: 0, inPlay: true },
    turns: { kind: 'u8', unit: 'turns', start: 0, inPlay: true },
  },
  Item: {
    weight: { kind: 'u16', unit: 'tenths', min: 0, max: 9999 },
    level: { kind: 'u8', start: 1, inPlay: true },
    order: { kind: 'u32', start: 0, inPlay: true },
    put: { kind: 'flag', start: 0, inPlay: true },
    worth: { kind: 'u16', unit: 'gold', min: 0, max: 65535, start: 0 },
    count: { kind: 'u16', min: 1, start: 1, inPlay: true },
    cursed: { kind: 'flag', start: 0, inPlay: true },
    known: { kind: 'flag', start: 0, inPlay: true },
  },
  Stack: {
    as: { kind: 'choice', choices: stackings },
    least: { kind: 'u8', min: 1, max: 99, start: 1 },
    most: { kind: 'u8', min: 1, max: 99, start: 1 },
    group: { kind: 'u32', start: 0, inPlay: true },
  },
  Gold: {
    value: { kind: 'u32', unit: 'gold', start: 0, inPlay: true },
  },
  Food: {
    energy: { kind: 'u16', unit: 'ENG', min: 1, max: 9999 },
    spread: { kind: 'u16', unit: 'ENG', min: 0, max: 999, start: 0 },
    foul: { kind: 'u8', unit: '%', min: 0, max: 100, start: 0 },
  },
  Potion: {
    healing: { kind: 'u16', unit: 'HP', min: 1, max: 9999 },
  },
  Weapon: {
    attack: { kind: 'u16', min: 0, max: 999, start: 0 },
    dice: { kind: 'dice', start: 0 },
    hurled: { kind: 'dice', start: 0 },
    hit: { kind: 'i8', start: 0, inPlay: true },
    damage: { kind: 'i8', start: 0, inPlay: true },
  },
  Missile: {
    fits: { kind: 'choice', choices: ammunition, start: 0 },
  },
  Launcher: {
    fits: { kind: 'choice', choices: ammunition },
  },
  Armour: {
    defence: { kind: 'i16', min: 0, max: 999 },
  },
  Trap: {
    does: { kind: 'choice', choices: trapDeeds },
    found: { kind: 'flag', start: 0, inPlay: true },
  },
  Prize: {},
  Dead: {},
} as const satisfies Record<string, Readonly<Record<string, Field>>>;

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

type FieldsOf<C extends ComponentName> = (typeof components)[C];
export type FieldName<C extends ComponentName> = keyof FieldsOf<C>;

/** The value of a field as a person reads it: choices, dice and kinds are texts. */
type Readable<F> = F extends { choices: readonly (infer Choice)[] }
  ? Choice
  : F extends { kind: 'dice' | 'kind' }
    ? string
    : number;
/** The fields of a component as a person reads them; an empty text where a bundle states nothing. */
export type ReadableFields<C extends ComponentName> = {
  readonly [F in FieldName<C>]: Readable<FieldsOf<C>[F]>;
};

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
  return Object.entries(components[component]);
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
