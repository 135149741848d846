import { elements, missileElements } from './combat/damage-elements.ts';
import { commandTypes } from './commands.ts';

/**
 * Every component of the game with its fields: kind, unit, bounds and initial value. This is the single
 * source for the stores, the checks of bundles, the saved state and the inspector. The descriptions for
 * modders are in `words/component-docs/`.
 * Many of them exist for mods alone: no shipped monster has them.
 */

/** The type of a field. */
export type FieldKind =
  | 'u8'
  | 'i8'
  | 'u16'
  | 'i16'
  | 'u32'
  | 'f64'
  /** 0 or 1. */
  | 'flag'
  /** An index into the field's `choices`. */
  | 'choice'
  /** Dice such as "1d8/2d6", packed into one number by `dice.ts`. */
  | 'dice'
  /** The number of a kind in the campaign, 0 for the own kind. Bundles contain its file name. */
  | 'kind'
  /** An entity, 0 for none. It is saved as `seq`, because entity ids differ between games. */
  | 'entity';

/** The units of fields. `tenths` are tenths of weight. */
export type Unit = 'HP' | 'ENG' | 'EXP' | '%' | 'turns' | 'cells' | 'floors' | 'gold' | 'tenths';

export interface Field {
  readonly kind: FieldKind;
  readonly unit?: Unit;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  /** The value if the bundle does not set the field. Without it, the bundle must set the field. */
  readonly start?: number;
  /** The field is set during play and cannot be set in a bundle. */
  readonly inPlay?: boolean;
  /** Dice that can be "0d0", which always roll 0. */
  readonly mayBeZero?: true;
  /** The only kinds that a field of the type `kind` can name. */
  readonly names?: 'monsters' | 'items';
}

/** `Bag.places` of a bag that only weight limits. */
export const unlimitedPlaces = 9999;

/** The minds of monsters. `goals/minds.ts` lists their goals. */
export const mindNames = [
  'timid',
  'grudge',
  'hunter',
  'brawler',
  'chaser',
  'roamer',
  'tracker',
  'none',
] as const;
export type Mind = (typeof mindNames)[number];

/** The causes that wake a sleeping monster with `Senses`: see `actors/waking.ts`. */
export const alarms = ['usual', 'noise', 'sight', 'hit', 'never'] as const;
export type Alarm = (typeof alarms)[number];

/** The effects of hunger: the systems `hunger` and `fainting`. */
export const hungerModes = ['starves', 'faints'] as const;

/** Whether items stack by kind, or only as the group in which they were made. */
export const stackings = ['units', 'group'] as const;

/** Kinds of ammunition. A missile fits a launcher of the same kind. */
export const ammunition = ['none', 'arrow', 'rock', 'bolt'] as const;

/**
 * When the hero learns a kind of item by using it: when one of its effects can be recognised (`told`), or
 * never.
 */
export const revelations = ['told', 'never'] as const;

/** The targets that a stick reaches: see `actions/zap.ts`. */
export const stickShapes = ['self', 'neighbour', 'line', 'missile', 'bolt', 'room'] as const;
/** The shapes with a direction. */
export type Aim = Exclude<(typeof stickShapes)[number], 'self' | 'room'>;
/** The powers of worn rings. The systems that read them ask `items/rings.ts`. */
export const ringPowers = [
  'none',
  'protection',
  'strength',
  'sustenance',
  'sight',
  'accuracy',
  'damage',
  'regeneration',
  'stealth',
  'aggravation',
] as const;
export type RingPower = (typeof ringPowers)[number];

/** The bonus of a new ring: none, or −1 and cursed, +1 or +2 with equal chances. */
const ringBonuses = ['none', 'rolled'] as const;

/** The actions of `actions/`, by the type of their command. */
export const verbs = ['none', ...commandTypes] as const;
export type Verb = (typeof verbs)[number];

const cell = { kind: 'u16', unit: 'cells', min: 0, max: 65535, inPlay: true, start: 0 } as const;

/**
 * How a monster with `Moves` moves: through walls, without a trace or `digging`; over deep water by `flying`;
 * only in `water`; or by `wading` on land and in water.
 */
export const passages = ['walls', 'digging', 'flying', 'water', 'wading'] as const;

/** The ground of a feature: see `floors/features.ts`. */
export const featureGrounds = ['floor', 'screen', 'obstacle', 'water', 'door'] as const;

/** The items that a thief with `Robs` takes. */
export const robberies = ['any', 'magic'] as const;

const resistance = { kind: 'i16', unit: '%', min: -300, max: 100, start: 0 } as const;

export const components = {
  Identity: {
    seq: { kind: 'u32', start: 0, inPlay: true },
    kind: { kind: 'u16', start: 0, inPlay: true },
    actions: { kind: 'u8', start: 0, inPlay: true },
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
    attacks: { kind: 'dice', mayBeZero: true },
  },
  Strength: {
    now: { kind: 'u8', min: 3, max: 118, start: 16 },
    best: { kind: 'u8', start: 0, inPlay: true },
    gifted: { kind: 'u8', unit: '%', min: 0, max: 100, start: 0 },
  },
  AI: {
    mind: { kind: 'choice', choices: mindNames, start: mindNames.indexOf('none') },
    provoked: { kind: 'flag', start: 0, inPlay: true },
    awake: { kind: 'flag', start: 0, inPlay: true },
    hasDestination: { kind: 'flag', start: 0, inPlay: true },
    destinationX: cell,
    destinationY: cell,
    shown: { kind: 'flag', start: 0, inPlay: true },
  },
  Condition: {
    helpless: { kind: 'u8', unit: 'turns', start: 0, inPlay: true },
    confused: { kind: 'u8', unit: 'turns', start: 0, inPlay: true },
    blind: { kind: 'u16', unit: 'turns', start: 0, inPlay: true },
    seeing: { kind: 'u16', unit: 'turns', start: 0, inPlay: true },
    hasted: { kind: 'u16', unit: 'turns', start: 0, inPlay: true },
    slowed: { kind: 'u16', unit: 'turns', start: 0, inPlay: true },
    actionPoints: { kind: 'u16', unit: '%', start: 0, inPlay: true },
    trapped: { kind: 'u8', unit: 'turns', start: 0, inPlay: true },
    grasped: { kind: 'flag', start: 0, inPlay: true },
    graspDamage: { kind: 'u8', unit: 'HP', start: 0, inPlay: true },
    glowing: { kind: 'flag', start: 0, inPlay: true },
    spellbound: { kind: 'flag', start: 0, inPlay: true },
    paralysisSum: { kind: 'u8', unit: 'turns', start: 0, inPlay: true },
    cancelled: { kind: 'flag', start: 0, inPlay: true },
  },
  Speed: {
    percent: { kind: 'u16', unit: '%', min: 10, max: 1000, start: 100 },
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
  Wielder: {},
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
  Faction: {},
  Follower: {
    distance: { kind: 'u8', unit: 'cells', min: 1, max: 20, start: 2 },
    leader: { kind: 'entity', start: 0, inPlay: true },
  },
  Group: {},
  Senses: {
    sight: { kind: 'u8', unit: 'cells', min: 1, max: 100, start: 100 },
    hearing: { kind: 'u8', unit: 'cells', min: 0, max: 50, start: 0 },
    smell: { kind: 'u8', unit: 'cells', min: 0, max: 32, start: 0 },
    wakes: { kind: 'choice', choices: alarms, start: 0 },
  },
  Rooted: {},
  OpensDoors: {},
  Moves: {
    through: { kind: 'choice', choices: passages },
  },
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
    element: { kind: 'choice', choices: elements, start: elements.indexOf('none') },
  },
  Summons: {
    kind: { kind: 'kind', start: 0, names: 'monsters' },
    chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 10 },
    most: { kind: 'u8', min: 1, max: 9, start: 3 },
    summoned: { kind: 'u8', start: 0, inPlay: true },
  },
  Triggers: {
    fired: { kind: 'u8', start: 0, inPlay: true },
    health: { kind: 'u16', unit: 'HP', start: 0, inPlay: true },
    awake: { kind: 'u32', unit: 'turns', start: 0, inPlay: true },
    counted: { kind: 'u32', unit: 'turns', start: 0, inPlay: true },
  },
  Aids: {
    range: { kind: 'u8', unit: 'cells', min: 1, max: 20, start: 5 },
    chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 50 },
    below: { kind: 'u8', unit: '%', min: 1, max: 100, start: 100 },
  },
  Throws: {
    dice: { kind: 'dice', unit: 'HP' },
    range: { kind: 'u8', unit: 'cells', min: 2, max: 20, start: 5 },
    chance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 50 },
    element: { kind: 'choice', choices: missileElements, start: 0 },
  },
  Venom: {
    loss: { kind: 'u8', min: 1, max: 20, start: 1 },
  },
  Paralysis: {
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 20, start: 2 },
    spread: { kind: 'u8', unit: 'turns', min: 1, max: 20, start: 2 },
    most: { kind: 'u8', unit: 'turns', min: 1, max: 200, start: 20 },
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
  Robs: {
    what: { kind: 'choice', choices: robberies, start: 0 },
  },
  Loot: {},
  Resists: {
    fire: resistance,
    cold: resistance,
    lightning: resistance,
    force: resistance,
    poison: resistance,
    blow: resistance,
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
    digestedTurns: { kind: 'u8', unit: 'turns', start: 0, inPlay: true },
    fainted: { kind: 'flag', start: 0, inPlay: true },
  },
  Bag: {
    maxWeight: { kind: 'u16', unit: 'tenths', min: 0, max: 9999 },
    places: { kind: 'u16', min: 1, max: unlimitedPlaces, start: unlimitedPlaces },
  },
  Gear: {
    weapon: { kind: 'entity', start: 0, inPlay: true },
    armour: { kind: 'entity', start: 0, inPlay: true },
    left: { kind: 'entity', start: 0, inPlay: true },
    right: { kind: 'entity', start: 0, inPlay: true },
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
    rank: { kind: 'u32', start: 0, inPlay: true },
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
    reveals: { kind: 'choice', choices: revelations, start: 0 },
  },
  Scroll: {
    reveals: { kind: 'choice', choices: revelations, start: 0 },
  },
  Scares: {
    taken: { kind: 'flag', start: 0, inPlay: true },
  },
  Stick: {
    shape: { kind: 'choice', choices: stickShapes },
    range: { kind: 'u8', unit: 'cells', min: 1, max: 100, start: 100 },
    least: { kind: 'u8', min: 0, max: 100, start: 3 },
    most: { kind: 'u8', min: 0, max: 100, start: 7 },
    charges: { kind: 'u8', start: 0, inPlay: true },
    reveals: { kind: 'choice', choices: revelations, start: 0 },
  },
  Shatters: {
    radius: { kind: 'u8', unit: 'cells', min: 0, max: 5, start: 1 },
  },
  OnHit: {},
  WhenHit: {},
  Weapon: {
    attack: { kind: 'u16', min: 0, max: 999, start: 0 },
    dice: { kind: 'dice', start: 0, mayBeZero: true },
    thrownDice: { kind: 'dice', start: 0, mayBeZero: true },
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
  Ring: {
    power: { kind: 'choice', choices: ringPowers, start: 0 },
    newBonus: { kind: 'choice', choices: ringBonuses, start: 0 },
    bonus: { kind: 'i8', start: 0, inPlay: true },
    hunger: { kind: 'i16', unit: '%', min: -100, max: 1000, start: 0 },
    cursed: { kind: 'flag', start: 0 },
  },
  Trap: {
    found: { kind: 'flag', start: 0 },
  },
  Feature: {
    ground: { kind: 'choice', choices: featureGrounds, start: 0 },
    uses: { kind: 'u8', min: 0, max: 200, start: 0 },
    used: { kind: 'u8', start: 0, inPlay: true },
    under: { kind: 'u8', start: 0, inPlay: true },
  },
  Prize: {},
  Dead: {},
} as const satisfies Record<string, Readonly<Record<string, Field>>>;

export type ComponentName = keyof typeof components;
export type FieldName<C extends ComponentName> = keyof (typeof components)[C];

/** The value of a field for readers: choices, dice and kinds are texts. */
type Readable<F> = F extends { choices: readonly (infer Choice)[] }
  ? Choice
  : F extends { kind: 'dice' | 'kind' }
    ? string
    : number;
/** Fields for readers. */
export type ReadableValues<P> = { readonly [F in keyof P]: Readable<P[F]> };
/** The fields of a component for readers. A field that a bundle does not set is an empty text. */
export type ReadableFields<C extends ComponentName> = ReadableValues<(typeof components)[C]>;

export const componentNames = Object.keys(components) as ComponentName[];

/**
 * The components whose bundles list effects (`effects/`). Such a list belongs to the kind, so entities do
 * not store it.
 */
export const effectBearers = [
  'Potion',
  'Scroll',
  'Stick',
  'Ring',
  'Shatters',
  'OnHit',
  'WhenHit',
  'Aids',
  'Trap',
  'Feature',
] as const satisfies readonly ComponentName[];
export type EffectBearer = (typeof effectBearers)[number];

/** The fields of a component, in their order. */
export function fieldsOf(component: ComponentName): [name: string, field: Field][] {
  return Object.entries(components[component]);
}

/** The declaration of a field by its name; undefined if the component has no such field. */
export function fieldNamed(component: ComponentName, name: string): Field | undefined {
  return fieldsOf(component).find(([known]) => known === name)?.[1];
}
