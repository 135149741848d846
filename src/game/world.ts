import { createRelation, createWorld, type Relation, type World } from 'bitecs';
import type { Cell } from '../dungeon/grid.ts';
import type { Campaign, KindAppearance } from './campaign.ts';
import type { ComponentName } from './components.ts';
import type { Ending, GameEvent } from './events.ts';
import type { Floor } from './floors/floor.ts';
import type { LogLine } from './messages.ts';
import { noPending, type Pending } from './pending.ts';
import { type Key, keyOf } from './random.ts';
import { makeStores, type Stores } from './stores.ts';

/**
 * The type of a game: everything that a state contains, and what is derived from it. `game.ts` makes and plays one.
 */

/** The appearances of a campaign's kinds in a game, by the number of the kind. */
interface Appearances {
  readonly campaign: Campaign;
  readonly byKind: readonly (KindAppearance | null)[];
}

/** A system: it processes a queue of `pending`, or every actor with a component. */
export type System = (game: Game) => void;

/**
 * An observer of the rules, which changes nothing in them. The game calls it with the name before and after each system,
 * and before and after each zone, a named part of a system. Zones can contain zones. Profilers in `lab/` measure both,
 * `records/` finds the system that made a difference, and the trials of a mod (`trials/power-runs.ts`) count the powers
 * that `ran`.
 */
export interface Probe {
  enter(system: string): void;
  leave(system: string): void;
  enterZone?(zone: string): void;
  leaveZone?(): void;
  /**
   * A power of a monster ran: a component, and for `Triggers`, `Loot` and `Resists` the index of the trigger,
   * the place of the item in `lootItems` or the cause of the damage; for `AI` the goal that decided.
   */
  ran?(monster: number, power: ComponentName, part?: number | string): void;
}

/** The questions of effects: which item to identify, and which kind of monsters to wipe out. */
export const questions = ['identify', 'genocide'] as const;
export type Question = (typeof questions)[number];

/** Something that the hero senses on a cell without seeing it. */
export interface Sensed extends Cell {
  /** The id of its kind; empty for unknown magic. */
  readonly kind: string;
}

/**
 * A game: the bitECS world and everything else that a play-through consists of. All fields except
 * `appearances`, `events`, `watcher`, `probe` and `replaced` are its state; between turns `pending` is empty.
 */
export interface Game {
  campaign: Campaign;
  readonly seed: string;
  /** The key of all rolls, made from the seed: see `roll.ts`. */
  readonly key: Key;
  readonly world: World;
  readonly stores: Stores;
  /** The relation from an item in a bag to its owner. */
  readonly carriedBy: Relation<object>;
  hero: number;
  /** Turns used so far. */
  turn: number;
  /** In Rogue this is the gold. */
  score: number;
  /** The greatest depth reached. */
  deepest: number;
  /** The hero has held a prize. */
  prizeHeld: boolean;
  /** How often each depth was generated, where `floors` is `anew`; else 1 for the first depth only. */
  readonly visits: number[];
  /** The number of floors since the last food. */
  noFood: number;
  /** The turn in which the next wandering monster arrives, 0 for never. */
  nextWanderer: number;
  /** The `Identity.seq` of the next entity. */
  nextSeq: number;
  /** The `Item.order` of the next item that is made, laid down or put into a bag. */
  nextOrder: number;
  /** The cells with monsters or items that the hero senses until its next action. */
  sensed: Sensed[];
  readonly floors: Map<number, Floor>;
  /** The hero's floor. */
  floor: Floor;
  /** The newest lines, oldest first. */
  readonly log: LogLine[];
  /** The ids of the kinds with an appearance that the hero knows: see `items/knowledge.ts`. */
  readonly known: Set<string>;
  /** The ids of the kinds with an appearance that the hero has seen. */
  readonly seen: Set<string>;
  /** The names that the player has given to unknown kinds, by id. */
  readonly called: Map<string, string>;
  /** The ids of the monster kinds that no longer appear. */
  readonly genocided: Set<string>;
  /** The question of an effect, which the next command answers. */
  asks: Question | null;
  ending: Ending | null;
  /** The appearances of the kinds, made when they are needed. */
  appearances: Appearances | null;
  /** The events since the last command. */
  events: GameEvent[];
  /** Called with each component that `has` finds. Null in play. */
  watcher: ((entity: number, component: ComponentName) => void) | null;
  /** Null in play. */
  probe: Probe | null;
  /** Replacements of systems, by name, for experiments in the lab. Null in play. */
  replaced: Readonly<Partial<Record<string, System>>> | null;
  readonly pending: Pending;
}

/** The number of entities for which a new game has room. */
const startCapacity = 256;

/** A game without entities, on the given floor. */
export function emptyGame(campaign: Campaign, seed: string, floor: Floor): Game {
  return {
    campaign,
    seed,
    key: keyOf(seed),
    world: createWorld(),
    stores: makeStores(startCapacity),
    carriedBy: createRelation({ exclusive: true, autoRemoveSubject: true }),
    hero: 0,
    turn: 0,
    score: 0,
    deepest: floor.depth,
    prizeHeld: false,
    visits: [],
    noFood: 0,
    nextWanderer: 0,
    nextSeq: 1,
    nextOrder: 1,
    sensed: [],
    floors: new Map([[floor.depth, floor]]),
    floor,
    log: [],
    known: new Set(),
    seen: new Set(),
    called: new Map(),
    genocided: new Set(),
    asks: null,
    ending: null,
    appearances: null,
    events: [],
    watcher: null,
    probe: null,
    replaced: null,
    pending: noPending(),
  };
}
