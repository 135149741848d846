import {
  addComponent,
  addEntity,
  createRelation,
  createWorld,
  type Relation,
  type World,
} from 'bitecs';
import type { DistanceField } from '../dungeon/distance-field.ts';
import { type FieldOfView, makeFieldOfView } from '../dungeon/field-of-view.ts';
import type { Grid } from '../dungeon/grid.ts';
import { type Room, roomsByCell } from '../dungeon/rooms.ts';
import { Shadowcaster } from '../dungeon/shadowcasting.ts';
import type { Campaign } from './campaign.ts';
import type { Command } from './commands.ts';
import { type ComponentName, growStores, makeStores, type Stores } from './components.ts';
import { rollDice } from './dice.ts';
import type { Ending, GameEvent, LogLine, MessageId, MessageParams, Tone } from './events.ts';
import type { Kind } from './kinds.ts';
import { fill, mouldOf } from './moulds.ts';
import { drawsOf, type Key, keyOf, Purpose, rndOf } from './random.ts';

/** In `Floor.memory`: a cell that the hero has never seen. */
export const unknown = 255;

/** What is known of the ways and lines to the hero's cell, until he or the terrain changes. */
export interface ToHero {
  distances: DistanceField | null;
  /** The cell of the hero that `distances` are for, −1 where they are out of date. */
  walkedTo: number;
  /** Whether the trackers within these distances were roused. */
  felt: boolean;
  /** The cell of the hero that `lines` are for, −1 where they are out of date. */
  seenFrom: number;
  lines: FieldOfView | null;
  shadows: Shadowcaster | null;
}

/** How a monster is on its floor. */
export const Presence = {
  /** Not on any floor yet, or no monster. */
  none: 0,
  /** Fast asleep, or far from all that concerns it: nothing of it changes until it is roused. */
  asleep: 1,
  vigilant: 2,
  /** Dead, or vanished. */
  gone: 3,
} as const;

/** One floor of the dungeon. All arrays have one entry a cell, row by row. */
export interface Floor {
  readonly depth: number;
  readonly grid: Grid;
  readonly rooms: readonly Room[];
  /** The room of each cell, made by `roomsByCell` on first use. Derived. */
  byCell: readonly (Room | undefined)[] | null;
  /** The actor on each cell, 0 for none. Changed only in `places.ts`. */
  readonly occupants: Uint32Array;
  /** The tile that the hero remembers, or `unknown`. */
  readonly memory: Uint8Array;
  /** The kind index of the topmost item that the hero remembers, 0 for none. */
  readonly rememberedItems: Uint16Array;
  /** What the hero sees now. */
  readonly sight: FieldOfView;
  /** The monsters of the floor in turn order, the gone among them until the turn ends. Derived. */
  monsters: number[];
  /** How many of them live. Derived. */
  living: number;
  /** Those of them that have something to decide each turn: all but the fast asleep. Derived. */
  vigilant: number[];
  /** Those that join them when the next turn begins. Derived. */
  readonly roused: number[];
  /** How many have left `vigilant` but still stand in it. Derived. */
  stale: number;
  /** How many trackers, at most, sleep only because the hero is out of their reach. Derived. */
  remote: number;
  /** Whom the hero knows to stand where they stand, and some of whom he did. Derived. */
  shown: number[];
  /** Steps to the hero, and where it sees him from: made when first asked for in a turn. Derived. */
  readonly toHero: ToHero;
  /** The cell from which the hero last looked, −1 for none. */
  lookedFrom: number;
}

/** Work that one system leaves for the next; empty between turns. */
export interface Pending {
  /** The player's command, until `input` has read it. */
  command: Command | null;
  /** Actors that have yet to decide, from the index `thinker` on: work for `ai`. */
  thinkers: number[];
  thinker: number;
  /** Actors with an intent: work for `actions`. */
  readonly actors: number[];
  /** Blows to resolve, by hand or with something thrown: work for `combat`. */
  readonly blows: Blow[];
  /** Rounds of blows that are over, with the HP they took: work for `splits` and `powers`. */
  readonly rounds: (Blow & { landed: boolean; damage: number })[];
  /** Actors that came onto a cell: work for `traps`. */
  readonly treaders: number[];
  /** Actors that reach for the item at their feet: work for `pickup`. */
  readonly pickers: number[];
  /** The dead and what they leave: work for `remains`. */
  readonly fallen: number[];
  /** Whom the hero slew: work for `level`. */
  readonly kills: { killer: number; victim: number }[];
  /** Rooms that the hero enters or leaves: work for `fov` and then `notice`. */
  readonly rooms: Room[];
  /** The hero has left by the first floor's way up: work for `victory`. */
  escaped: boolean;
  /** What the hero did takes no time. */
  free: boolean;
  /** Turns that what the hero did takes beyond the first. */
  extraTurns: number;
}

/** One blow; `thrown`: the item that flies, 0 for what `Throws` throws. */
export interface Blow {
  readonly attacker: number;
  readonly target: number;
  readonly thrown?: number | undefined;
}

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
  /** How each monster is on its floor, one of `Presence`, by entity. Derived. */
  presence: Uint8Array;
  /** 1 for a monster without any of the `behaviours`: its mind alone decides. Derived. */
  plain: Uint8Array;
  /** The answers to questions that are asked again and again: see `entitiesWith`. Derived. */
  readonly answers: Map<object, readonly number[]>;
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

const logLength = 8;
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
    presence: new Uint8Array(startCapacity),
    plain: new Uint8Array(startCapacity),
    answers: new Map(),
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
      thinker: 0,
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

/** A floor that nobody has seen or entered. */
export function emptyFloor(depth: number, grid: Grid, rooms: readonly Room[]): Floor {
  const cells = grid.width * grid.height;
  return {
    depth,
    grid,
    rooms,
    byCell: null,
    occupants: new Uint32Array(cells),
    memory: new Uint8Array(cells).fill(unknown),
    rememberedItems: new Uint16Array(cells),
    sight: makeFieldOfView(grid),
    monsters: [],
    living: 0,
    vigilant: [],
    roused: [],
    stale: 0,
    remote: 0,
    shown: [],
    toHero: {
      distances: null,
      walkedTo: -1,
      felt: false,
      seenFrom: -1,
      lines: null,
      shadows: null,
    },
    lookedFrom: -1,
  };
}

/** Makes an entity of a kind, nowhere yet. Every field of every component it has is set. */
export function spawn(game: Game, kind: Kind): number {
  const { world, stores } = game;
  const entity = addEntity(world);
  makeRoomFor(game, entity);
  game.presence[entity] = Presence.none;
  const mould = mouldOf(stores, game.campaign, kind);
  for (let n = 0; n < mould.stores.length; n++) addComponent(world, entity, mould.stores[n]);
  fill(mould, entity);

  const { Health, Hunger, Identity, Item, Stack, Strength } = stores;
  const { dice, has } = mould;
  const seq = game.nextSeq++;
  Identity.seq[entity] = seq;
  const rolls = dice.length > 0 || has.Strength;
  const rnd = rolls ? rndOf(drawsOf(game.key, 0, Purpose.making, seq)) : noRoll;
  if (has.Health) {
    for (const one of dice) Health.max[entity] += rollDice(one, rnd);
    Health.current[entity] = Health.max[entity];
  }
  if (has.Strength) {
    if (rnd(100) < Strength.gifted[entity]) Strength.now[entity] = 19 + rnd(100);
    Strength.best[entity] = Strength.now[entity];
  }
  if (has.Hunger && Hunger.energy[entity] === 0) Hunger.energy[entity] = Hunger.max[entity];
  if (has.Item) Item.order[entity] = game.nextOrder++;
  if (has.Stack) Stack.group[entity] = seq;
  return entity;
}

function noRoll(): number {
  return 0;
}

/** Lays an entity on a cell of a floor. Actors also take the cell: see `placeActor`. */
export function layAt(game: Game, entity: number, floor: Floor, x: number, y: number): void {
  const { Position } = game.stores;
  addComponent(game.world, entity, Position);
  Position.x[entity] = x;
  Position.y[entity] = y;
  Position.depth[entity] = floor.depth;
}

/** Makes room for an entity in every column of a game. */
export function makeRoomFor(game: Game, entity: number): void {
  growStores(game.stores, entity);
  const capacity = game.stores.Identity.seq.length;
  if (game.presence.length >= capacity) return;
  for (const column of ['presence', 'plain'] as const) {
    const grown = new Uint8Array(capacity);
    grown.set(game[column]);
    game[column] = grown;
  }
}

/** Empties a list of pending work. To set its length to 0 would give its memory back each time. */
export function clear(work: unknown[]): void {
  while (work.length > 0) work.pop();
}

/** Returns the shadowcaster of a floor, made on first use. */
export function shadowsOf({ grid, toHero }: Floor): Shadowcaster {
  toHero.shadows ??= new Shadowcaster(grid);
  return toHero.shadows;
}

/** Makes a cell of a floor something else; the ways over it are then others. */
export function changeTile({ grid, toHero }: Floor, cell: number, tile: number): void {
  grid.tiles[cell] = tile;
  toHero.walkedTo = -1;
  toHero.seenFrom = -1;
}

/** The first room of a floor that holds a cell of it, its walls and doorways included. */
export function roomOn(floor: Floor, x: number, y: number): Room | undefined {
  floor.byCell ??= roomsByCell(floor.grid, floor.rooms);
  return floor.byCell[y * floor.grid.width + x];
}

/** The floor that an entity is on; undefined where the game has left it. */
export function floorOf(game: Game, entity: number): Floor | undefined {
  const depth = game.stores.Position.depth[entity];
  return depth === game.floor.depth ? game.floor : game.floors.get(depth);
}

/** Adds a line to the log, or counts it when it repeats the last one, and tells the screen. */
export function say<I extends MessageId>(
  game: Game,
  tone: Tone,
  id: I,
  ...[params]: object extends MessageParams[I] ? [] : [MessageParams[I]]
): void {
  const message = { id, params: params ?? {} } as unknown as LogLine;
  game.events.push({ type: 'message', message, tone });
  const last = game.log.at(-1);
  if (last?.id === id && last.tone === tone && isSame(last.params, message.params)) {
    last.times++;
    return;
  }
  game.log.push({ ...message, tone, times: 1 });
  if (game.log.length > logLength) game.log.shift();
}

/** Whether two messages tell the same: their values are numbers, texts, and items as plain data. */
function isSame(a: object, b: object): boolean {
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  for (const name in one) {
    if (one[name] === other[name]) continue;
    if (typeof one[name] !== 'object' || typeof other[name] !== 'object') return false;
    if (JSON.stringify(one[name]) !== JSON.stringify(other[name])) return false;
  }
  return true;
}

/**
 * Ends the game; what happens later in the same turn changes nothing more. Where the campaign says
 * so, death costs a part of the score.
 */
export function endGame(game: Game, ending: Ending): void {
  if (game.ending) return;
  game.ending = ending;
  const { death } = game.campaign.points;
  if (!ending.won && death > 0) game.score -= Math.floor(game.score / death);
  game.events.push({ type: 'ended', ending });
}
