import {
  addComponent,
  addEntity,
  createRelation,
  createWorld,
  type Relation,
  type World,
} from 'bitecs';
import type { Grid, Room } from '../dungeon/grid.ts';
import { hasComponent, type Kind } from './bundles.ts';
import type { Campaign } from './campaign.ts';
import type { Command } from './commands.ts';
import {
  type componentNames,
  growStores,
  makeStores,
  type Stores,
  writeField,
} from './components.ts';
import type { Ending, GameEvent, LogLine, MessageId, MessageParams, Tone } from './events.ts';
import { type Key, keyOf } from './random.ts';

/** In `Floor.memory`: a cell that the hero has never seen. */
export const unknown = 255;

/** One floor of the dungeon. All arrays have one entry a cell, row by row. */
export interface Floor {
  readonly depth: number;
  readonly grid: Grid;
  readonly rooms: readonly Room[];
  /** The actor on each cell, 0 for none. Changed only by `placeActor`, `moveActor` and `liftActor`. */
  readonly occupants: Uint32Array;
  /** The tile that the hero remembers, or `unknown`. */
  readonly memory: Uint8Array;
  /** The kind index of the topmost item that the hero remembers, 0 for none. */
  readonly rememberedItems: Uint16Array;
  /** 1 where the hero sees now. */
  readonly visible: Uint8Array;
}

/** Work that one system leaves for the next; empty between turns. */
export interface Pending {
  /** The player's command, until `input` has read it. */
  command: Command | null;
  /** Actors that have yet to decide: work for `ai`. */
  readonly thinkers: number[];
  /** Actors with an intent: work for `actions`. */
  readonly actors: number[];
  /** Blows to resolve: work for `combat`. */
  readonly blows: { attacker: number; target: number }[];
  /** Actors that reach for the item at their feet: work for `pickup`. */
  readonly pickers: number[];
  /** Whom the hero slew: work for `level`. */
  readonly kills: { killer: number; victim: number }[];
}

/** A whole game. Everything but `events` and `pending` is its state. */
export interface Game {
  readonly campaign: Campaign;
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
  readonly pending: Pending;
}

const logLength = 8;

/** A game without hero and entities, on the given floor. */
export function emptyGame(campaign: Campaign, seed: string, floor: Floor): Game {
  return {
    campaign,
    seed,
    key: keyOf(seed),
    world: createWorld(),
    stores: makeStores(256),
    carriedBy: createRelation({ exclusive: true, autoRemoveSubject: true }),
    hero: 0,
    turn: 0,
    score: 0,
    deepest: floor.depth,
    nextSeq: 1,
    nextOrder: 1,
    floors: new Map([[floor.depth, floor]]),
    floor,
    log: [],
    ending: null,
    events: [],
    pending: { command: null, thinkers: [], actors: [], blows: [], pickers: [], kills: [] },
  };
}

/** A floor that nobody has seen or entered. */
export function emptyFloor(depth: number, grid: Grid, rooms: readonly Room[]): Floor {
  const cells = grid.width * grid.height;
  return {
    depth,
    grid,
    rooms,
    occupants: new Uint32Array(cells),
    memory: new Uint8Array(cells).fill(unknown),
    rememberedItems: new Uint16Array(cells),
    visible: new Uint8Array(cells),
  };
}

/** Makes an entity of a kind, nowhere yet. Every field of every component it has is set. */
export function spawn(game: Game, kind: Kind): number {
  const entity = addEntity(game.world);
  growStores(game.stores, entity);
  const add = (name: (typeof componentNames)[number], fields: Readonly<Record<string, number>>) => {
    addComponent(game.world, entity, game.stores[name]);
    for (const field in fields) writeField(game.stores, name, field, entity, fields[field]);
  };
  add('Identity', { seq: game.nextSeq++, kind: game.campaign.kinds.indexOf(kind) });
  for (const { name, fields } of kind.components) add(name, fields);

  const { Health, Hunger, Item } = game.stores;
  if (hasComponent(kind, 'Health')) {
    Health.current[entity] = Health.max[entity];
    add('Intent', { verb: 0, dx: 0, dy: 0, item: 0 });
  }
  if (hasComponent(kind, 'Hunger')) Hunger.energy[entity] = Hunger.max[entity];
  if (hasComponent(kind, 'Item')) Item.order[entity] = game.nextOrder++;
  return entity;
}

/** Lays an entity on a cell of a floor. Actors also take the cell: see `placeActor`. */
export function layAt(game: Game, entity: number, floor: Floor, x: number, y: number): void {
  const { Position } = game.stores;
  addComponent(game.world, entity, Position);
  Position.x[entity] = x;
  Position.y[entity] = y;
  Position.depth[entity] = floor.depth;
}

/** Puts an actor on a free cell of a floor; throws when another one stands there. */
export function placeActor(game: Game, entity: number, floor: Floor, x: number, y: number): void {
  const cell = y * floor.grid.width + x;
  if (floor.occupants[cell] !== 0) {
    throw new Error(`Two actors on the cell ${x}, ${y} of floor ${floor.depth}.`);
  }
  layAt(game, entity, floor, x, y);
  floor.occupants[cell] = entity;
}

/** Takes an actor off its cell; it keeps its position. */
export function liftActor(game: Game, entity: number): void {
  const { Position } = game.stores;
  const floor = game.floors.get(Position.depth[entity]);
  if (floor) floor.occupants[Position.y[entity] * floor.grid.width + Position.x[entity]] = 0;
}

/** Moves an actor to a free cell of its floor. */
export function moveActor(game: Game, entity: number, x: number, y: number): void {
  const { Position } = game.stores;
  const floor = game.floors.get(Position.depth[entity]);
  if (!floor) throw new Error(`There is no floor ${Position.depth[entity]}.`);
  liftActor(game, entity);
  placeActor(game, entity, floor, x, y);
}

/**
 * Marks an actor as dead: it leaves its cell at once, and the world when the turn ends. The hero keeps
 * his cell, where he lies until the next game.
 */
export function die(game: Game, actor: number): void {
  const { Dead, Position, Identity } = game.stores;
  addComponent(game.world, actor, Dead);
  const at = { x: Position.x[actor], y: Position.y[actor] };
  game.events.push({ type: 'killed', actor: Identity.seq[actor], at });
  if (actor !== game.hero) liftActor(game, actor);
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
  if (
    last?.id === id &&
    last.tone === tone &&
    JSON.stringify(last.params) === JSON.stringify(message.params)
  ) {
    last.times++;
    return;
  }
  game.log.push({ ...message, tone, times: 1 });
  if (game.log.length > logLength) game.log.shift();
}

/** Ends the game; what happens later in the same turn changes nothing more. */
export function endGame(game: Game, ending: Ending): void {
  if (game.ending) return;
  game.ending = ending;
  game.events.push({ type: 'ended', ending });
}
