import { createRelation, createWorld, type Relation, type World } from 'bitecs';
import type { Campaign } from './campaign.ts';
import { type ComponentName, makeStores, type Stores } from './components.ts';
import type { Ending, GameEvent, LogLine } from './events.ts';
import type { Floor } from './floor.ts';
import type { Pending } from './pending.ts';
import { type Key, keyOf } from './random.ts';

/** A system does whatever work is pending for it, be it for one actor or for ten thousand. */
export type System = (game: Game) => void;

/** Told of each system before and after it works, by name: how a profiler measures, or compares. */
export interface Probe {
  enter(system: string): void;
  leave(system: string): void;
}

/** A whole game. Everything but `events`, `watcher`, `probe`, `replaced` and `pending` is its state. */
export interface Game {
  campaign: Campaign;
  readonly seed: string;
  readonly key: Key;
  readonly world: World;
  readonly stores: Stores;
  /** An item in a bag is carried by the bag's owner. */
  readonly carriedBy: Relation<object>;
  hero: number;
  /** Turns used so far. */
  turn: number;
  score: number;
  /** The greatest depth reached. */
  deepest: number;
  /** The hero has held a prize. */
  prizeHeld: boolean;
  /** How often each depth was made anew, by depth. */
  readonly visits: number[];
  /** Floors made since the last food was. */
  noFood: number;
  /** The turn in which the next wandering monster arrives, 0 where none does. */
  nextWanderer: number;
  nextSeq: number;
  nextOrder: number;
  readonly floors: Map<number, Floor>;
  /** The hero's floor. */
  floor: Floor;
  /** The newest lines, oldest first. */
  readonly log: LogLine[];
  ending: Ending | null;
  /** What happened since the last command was given. */
  events: GameEvent[];
  /** Told of each component that `has` finds in an entity; null where nobody asks, as in play. */
  watcher: ((entity: number, component: ComponentName) => void) | null;
  /** Null where nobody measures, as in play. */
  probe: Probe | null;
  /** Systems that stand in for the rules' own, by name; null in play. */
  replaced: Readonly<Partial<Record<string, System>>> | null;
  readonly pending: Pending;
}

/** Entities that a new game has room for. */
const startCapacity = 256;

/** A game without hero and entities, on the given floor. */
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
    floors: new Map([[floor.depth, floor]]),
    floor,
    log: [],
    ending: null,
    events: [],
    watcher: null,
    probe: null,
    replaced: null,
    pending: {
      command: null,
      thinkers: [],
      actors: [],
      blows: [],
      rounds: [],
      treaders: [],
      pickers: [],
      fallen: [],
      kills: [],
      rooms: [],
      escaped: false,
      free: false,
      extraTurns: 0,
    },
  };
}
