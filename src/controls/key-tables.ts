import type { Campaign } from '../game/campaign.ts';
import { type ControlFacts, controls, type PlainControl } from './control-table.ts';

/**
 * The tables of keys. A key is a character (`q`, `W`, `>`), as the keyboard types it, or the code of a key that
 * types none (`Space`, `Numpad5`); `keyOfStroke` in `keys.ts` names the key of a press.
 */

/** The eight directions, in the order of lists. */
export const compass = {
  west: [-1, 0],
  south: [0, 1],
  north: [0, -1],
  east: [1, 0],
  northWest: [-1, -1],
  northEast: [1, -1],
  southWest: [-1, 1],
  southEast: [1, 1],
} as const;

export type CompassPoint = keyof typeof compass;

export const compassPoints = Object.keys(compass) as CompassPoint[];

/** The meanings of a key. The capital of a letter that steps runs. */
export type Binding = Exclude<PlainControl, 'other' | 'menu'> | CompassPoint;

/** The keys of each binding; hints show the first. A binding that is missing has no key. */
export type Keys = Readonly<Partial<Record<Binding, readonly string[]>>>;

/** The letters of an option: those of the campaign (`vi`), or the table `left` in every campaign (`qwe`). */
export type KeySet = 'vi' | 'qwe';

export type KeyTable = Campaign['keys'] | 'left';

/** The keys in `control-table.ts`, which a table repeats only where it has others. */
const stated: Keys = Object.fromEntries(
  Object.entries<ControlFacts>(controls).flatMap(([name, { keys }]) =>
    keys ? [[name, keys]] : [],
  ),
);

const vi = {
  west: ['h'],
  south: ['j'],
  north: ['k'],
  east: ['l'],
  northWest: ['y'],
  northEast: ['u'],
  southWest: ['b'],
  southEast: ['n'],
} satisfies Keys;

/** The ring of letters around S, in the order of its rows. */
const ring = {
  northWest: ['q'],
  north: ['w'],
  northEast: ['e'],
  west: ['a'],
  east: ['d'],
  southWest: ['z'],
  south: ['x'],
  southEast: ['c'],
} satisfies Keys;

/** The default keys. A player's own keys are in the options. */
export const keyTables: Readonly<Record<KeyTable, Keys>> = {
  /** The keys of the tutorials: P, X and Z. The tutorials have no keys for item verbs. */
  tutorial: {
    ...stated,
    ...vi,
    bag: ['x', 'i'],
    confirm: ['z', ...controls.confirm.keys],
    pickup: ['p'],
    dig: ['t'],
    removeRing: ['O'],
    throw: ['v'],
    zap: ['V'],
    zapAnywhere: ['G'],
  },
  /** The letters of Rogue 3.6.3. */
  rogue: {
    ...stated,
    ...vi,
    examine: ['/', '^', ';', '_'],
    rest: ['Z'],
    removeRing: ['R'],
    throw: ['t'],
    discoveries: ['D', '\\'],
    zap: ['p'],
    zapAnywhere: ['z'],
  },
  left: {
    ...stated,
    ...ring,
    // C runs.
    character: ['@'],
    wait: ['s', ...controls.wait.keys],
    pickup: ['p'],
    search: ['b'],
    searchOn: ['B'],
    again: ['h'],
    dig: ['t'],
    eat: ['m'],
    drink: ['u'],
    wield: ['y'],
    wear: ['Y'],
    removeRing: ['O'],
    drop: ['l'],
    throw: ['v'],
    name: ['n'],
    zap: ['V'],
    zapAnywhere: ['G'],
    log: ['g'],
    // Q runs.
    giveUp: ['K'],
  },
};

/** The key table that a campaign uses with a set of letters. */
export function tableOf(campaign: Pick<Campaign, 'keys'>, set: KeySet): KeyTable {
  return set === 'qwe' ? 'left' : campaign.keys;
}
