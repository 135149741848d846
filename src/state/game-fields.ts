import * as v from 'valibot';
import type { Campaign } from '../game/campaign.ts';
import { givenName } from '../game/commands.ts';
import { emptyFloor, type Floor, mostDeaths } from '../game/floors/floor.ts';
import { logLength } from '../game/log.ts';
import type { LogLine } from '../game/messages.ts';
import { emptyGame, type Game, questions } from '../game/world.ts';
import type { ByteReader } from './byte-reader.ts';
import { logLine } from './log-line.ts';
import { seqOf } from './members.ts';
import { parse } from './plain-data.ts';
import { invalidState } from './snapshot-error.ts';

/**
 * The fields of a game that are neither entities nor cells nor pending work: plain data at the head of a snapshot,
 * after the version, which `snapshot.ts` checks.
 */

export const uint32 = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));
const coordinate = v.pipe(uint32, v.maxValue(0xffff));
const side = v.pipe(coordinate, v.minValue(1));

export const roomSchema = v.strictObject({
  x1: coordinate,
  y1: coordinate,
  x2: coordinate,
  y2: coordinate,
  dark: v.exactOptional(v.boolean()),
  exits: v.exactOptional(v.array(v.strictObject({ x: coordinate, y: coordinate }))),
});

const kind = v.string();
const sensed = v.strictObject({ x: coordinate, y: coordinate, kind });
/** The endings of the rules. */
export const endingSchema = v.variant('by', [
  v.strictObject({ won: v.literal(true), by: v.literal('prize'), kind }),
  v.strictObject({ won: v.literal(true), by: v.literal('lastStanding') }),
  v.strictObject({ won: v.literal(true), by: v.literal('escape'), kind, sold: v.number() }),
  v.strictObject({ won: v.literal(false), by: v.literal('attack'), kind }),
  v.strictObject({ won: v.literal(false), by: v.literal('bolt'), kind }),
  v.strictObject({ won: v.literal(false), by: v.literal('hunger') }),
]);

const gameFieldsSchema = v.strictObject({
  campaign: v.string(),
  seed: v.string(),
  turn: uint32,
  score: v.pipe(v.number(), v.safeInteger()),
  deepest: coordinate,
  prizeHeld: v.boolean(),
  visits: v.pipe(v.array(uint32), v.maxLength(0x10000)),
  noFood: uint32,
  nextWanderer: uint32,
  nextSeq: uint32,
  nextOrder: uint32,
  sensed: v.array(sensed),
  /** The hero's `seq`. */
  hero: uint32,
  /** Ids of kinds, sorted. */
  known: v.array(kind),
  seen: v.array(kind),
  called: v.array(v.strictObject({ kind, name: givenName })),
  genocided: v.array(kind),
  asks: v.nullable(v.picklist(questions)),
  ending: v.nullable(endingSchema),
  log: v.pipe(v.array(logLine), v.maxLength(logLength)),
  floors: v.array(
    v.strictObject({
      depth: coordinate,
      width: side,
      height: side,
      rooms: v.array(roomSchema),
      /** A cell, −1 for none. */
      lookedFrom: v.pipe(v.number(), v.integer(), v.minValue(-1)),
      deaths: v.pipe(v.array(v.strictObject({ cell: uint32, kind })), v.maxLength(mostDeaths)),
    }),
  ),
});

type GameFields = v.InferOutput<typeof gameFieldsSchema>;

/** The names of the head's fields. */
export const gameFieldNames = Object.keys(gameFieldsSchema.entries) as (keyof GameFields)[];

/** The parts of a game that are not in the head: entities, derived data, tools and pending work. */
type Elsewhere =
  | 'key'
  | 'world'
  | 'stores'
  | 'carriedBy'
  | 'appearances'
  | 'floor'
  | 'events'
  | 'watcher'
  | 'probe'
  | 'replaced'
  | 'pending';

/** The head of a game's state. The type checks that no field of `Game` is forgotten. */
export function gameFieldsOf(
  game: Game,
): GameFields & Record<Exclude<keyof Game, Elsewhere>, unknown> {
  const { seed, turn, score, deepest, prizeHeld, noFood, nextWanderer } = game;
  const { nextSeq, nextOrder, asks, ending, log } = game;
  return {
    campaign: game.campaign.id,
    seed,
    turn,
    score,
    deepest,
    prizeHeld,
    visits: Array.from(game.visits, (count) => count ?? 0),
    noFood,
    nextWanderer,
    nextSeq,
    nextOrder,
    sensed: game.sensed,
    hero: seqOf(game, game.hero),
    known: [...game.known].sort(),
    seen: [...game.seen].sort(),
    called: [...game.called]
      .map(([id, name]) => ({ kind: id, name }))
      .sort((a, b) => (a.kind < b.kind ? -1 : 1)),
    genocided: [...game.genocided].sort(),
    asks,
    ending,
    log: log as GameFields['log'],
    floors: floorsByDepth(game).map((floor) => ({
      depth: floor.depth,
      width: floor.grid.width,
      height: floor.grid.height,
      rooms: floor.rooms as GameFields['floors'][number]['rooms'],
      lookedFrom: floor.lookedFrom,
      deaths: [...floor.deaths],
    })),
  };
}

export function floorsByDepth({ floors }: Game): Floor[] {
  return [...floors.values()].sort((a, b) => a.depth - b.depth);
}

/** The bytes of a cell: tile, memory, remembered thing (two) and visibility. */
const bytesOfCell = 5;

/**
 * The head in `value`, which must belong to the campaign. The bytes that remain after it must hold the
 * cells of its floors.
 */
export function checkGameFields(campaign: Campaign, value: unknown, remaining: number): GameFields {
  const head = parse(gameFieldsSchema, value, 'head');
  if (head.campaign !== campaign.id) {
    const problem = `the game belongs to the campaign "${head.campaign}", not "${campaign.id}"`;
    throw invalidState('head.campaign', problem);
  }
  const cells = head.floors.reduce((sum, { width, height }) => sum + width * height, 0);
  if (cells * bytesOfCell > remaining) {
    throw invalidState('head.floors', 'the bytes end too early');
  }
  return head;
}

/** Reads the head of a game. Returns the game, without entities, and the hero's `seq`. */
export function readGameFields(
  reader: ByteReader,
  campaign: Campaign,
): { game: Game; hero: number } {
  const json = reader.json('head');
  const head = checkGameFields(campaign, json, reader.remaining);
  const floors = head.floors.map(({ depth, width, height, rooms, lookedFrom, deaths }) => {
    const place = `head.floors.${depth}`;
    if (!rooms.every((room) => isInside(room, width, height))) {
      throw invalidState(place, 'a room reaches beyond the floor');
    }
    if (lookedFrom >= width * height) throw invalidState(place, 'lookedFrom is not on the floor');
    if (deaths.some(({ cell }) => cell >= width * height)) {
      throw invalidState(place, 'a death is not on the floor');
    }
    const floor = emptyFloor(
      depth,
      { width, height, tiles: new Uint8Array(width * height) },
      rooms,
    );
    floor.lookedFrom = lookedFrom;
    floor.deaths = deaths;
    return floor;
  });
  const ids = new Set(campaign.kinds.map(({ id }) => id));
  const named = [
    ...head.known,
    ...head.seen,
    ...head.genocided,
    ...head.called.map((one) => one.kind),
    ...head.floors.flatMap(({ deaths }) => deaths.map((one) => one.kind)),
  ];
  const lacking = named.find((id) => !ids.has(id));
  if (lacking !== undefined) throw invalidState('head', `there is no kind "${lacking}"`);
  const depths = new Set(floors.map(({ depth }) => depth));
  if (depths.size !== floors.length) throw invalidState('head.floors', 'a depth occurs twice');
  if (floors.length === 0) throw invalidState('head.floors', 'there is no floor');
  const { campaign: _, floors: __, seed, hero, visits, log, ...rest } = head;
  const { known, seen, called, genocided, ...fields } = rest;
  const game = emptyGame(campaign, seed, floors[0]);
  for (const floor of floors) game.floors.set(floor.depth, floor);
  game.visits.push(...visits);
  game.log.push(...(log as LogLine[]));
  for (const id of known) game.known.add(id);
  for (const id of seen) game.seen.add(id);
  for (const { kind: id, name } of called) game.called.set(id, name);
  for (const id of genocided) game.genocided.add(id);
  Object.assign(game, fields satisfies Partial<Game>);
  return { game, hero };
}

/** Whether a room lies on a floor of this size. */
export function isInside(
  { x1, y1, x2, y2 }: v.InferOutput<typeof roomSchema>,
  width: number,
  height: number,
): boolean {
  return x1 <= x2 && y1 <= y2 && x2 < width && y2 < height;
}
