import * as v from 'valibot';
import type { Campaign } from '../game/campaign.ts';
import { type Ending, type LogLine, tones } from '../game/events.ts';
import { emptyFloor, type Floor } from '../game/floor.ts';
import { emptyGame, type Game } from '../game/world.ts';
import type { ByteReader } from './byte-reader.ts';
import { seqOf } from './members.ts';
import { invalidState } from './snapshot-error.ts';

/** The part of the state that is neither entities nor cells nor pending work: plain data. */

export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));
const coordinate = v.pipe(whole, v.maxValue(0xffff));
const side = v.pipe(coordinate, v.minValue(1));

export const roomSchema = v.strictObject({
  x1: coordinate,
  y1: coordinate,
  x2: coordinate,
  y2: coordinate,
  dark: v.exactOptional(v.boolean()),
  exits: v.exactOptional(v.array(v.strictObject({ x: coordinate, y: coordinate }))),
});

const itemName = v.strictObject({
  kind: v.string(),
  power: v.number(),
  count: v.exactOptional(v.number()),
  bonuses: v.exactOptional(v.array(v.number())),
});

const logLine = v.strictObject({
  id: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number(), itemName])),
  tone: v.picklist(tones),
  times: whole,
});

const kind = v.string();
const ending = v.variant('by', [
  v.strictObject({ won: v.literal(true), by: v.literal('prize'), kind }),
  v.strictObject({ won: v.literal(true), by: v.literal('lastStanding') }),
  v.strictObject({ won: v.literal(true), by: v.literal('escape'), kind, sold: v.number() }),
  v.strictObject({ won: v.literal(false), by: v.literal('attack'), kind }),
  v.strictObject({ won: v.literal(false), by: v.literal('hunger') }),
]);

const headSchema = v.strictObject({
  campaign: v.string(),
  seed: v.string(),
  turn: whole,
  score: v.pipe(v.number(), v.safeInteger()),
  deepest: coordinate,
  prizeHeld: v.boolean(),
  visits: v.array(whole),
  noFood: whole,
  nextWanderer: whole,
  nextSeq: whole,
  nextOrder: whole,
  /** The hero's `seq`. */
  hero: whole,
  ending: v.nullable(ending),
  log: v.array(logLine),
  floors: v.array(
    v.strictObject({
      depth: coordinate,
      width: side,
      height: side,
      rooms: v.array(roomSchema),
      /** A cell, −1 for none. */
      lookedFrom: v.pipe(v.number(), v.integer(), v.minValue(-1)),
    }),
  ),
});

type Head = v.InferOutput<typeof headSchema>;

/** The parts of a game that are not in the head: entities, derived data, tools and pending work. */
type Elsewhere =
  | 'key'
  | 'world'
  | 'stores'
  | 'carriedBy'
  | 'floor'
  | 'events'
  | 'watcher'
  | 'probe'
  | 'replaced'
  | 'pending';

/** The head of a game's state. The type checks that no field of `Game` is forgotten. */
export function headOf(game: Game): Head & Record<Exclude<keyof Game, Elsewhere>, unknown> {
  const { seed, turn, score, deepest, prizeHeld, noFood, nextWanderer } = game;
  const { nextSeq, nextOrder, ending, log } = game;
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
    hero: seqOf(game, game.hero),
    ending,
    log: log as Head['log'],
    floors: floorsByDepth(game).map(({ depth, grid: { width, height }, rooms, lookedFrom }) => ({
      depth,
      width,
      height,
      rooms: rooms as Head['floors'][number]['rooms'],
      lookedFrom,
    })),
  };
}

export function floorsByDepth({ floors }: Game): Floor[] {
  return [...floors.values()].sort((a, b) => a.depth - b.depth);
}

/** The bytes of a cell: tile, memory, remembered item (two) and visibility. */
const bytesOfCell = 5;

/** A game with the head that `reader` comes to, still without entities, and the hero's `seq`. */
export function readHead(reader: ByteReader, campaign: Campaign): { game: Game; hero: number } {
  const head = parse(headSchema, reader.json('head'), 'head');
  if (head.campaign !== campaign.id) {
    const problem = `the game belongs to the campaign "${head.campaign}", not "${campaign.id}"`;
    throw invalidState('head.campaign', problem);
  }
  const cells = head.floors.reduce((sum, { width, height }) => sum + width * height, 0);
  if (cells * bytesOfCell > reader.remaining) {
    throw invalidState('head.floors', 'the bytes end too early');
  }
  const floors = head.floors.map(({ depth, width, height, rooms, lookedFrom }) => {
    const place = `head.floors.${depth}`;
    if (!rooms.every((room) => isInside(room, width, height))) {
      throw invalidState(place, 'a room reaches beyond the floor');
    }
    if (lookedFrom >= width * height) throw invalidState(place, 'lookedFrom is not on the floor');
    const floor = emptyFloor(
      depth,
      { width, height, tiles: new Uint8Array(width * height) },
      rooms,
    );
    floor.lookedFrom = lookedFrom;
    return floor;
  });
  const depths = new Set(floors.map(({ depth }) => depth));
  if (depths.size !== floors.length) throw invalidState('head.floors', 'a depth occurs twice');
  if (floors.length === 0) throw invalidState('head.floors', 'there is no floor');
  const { seed, turn, score, deepest, prizeHeld, noFood, nextWanderer } = head;
  const { nextSeq, nextOrder, ending, visits, log } = head;
  const game = emptyGame(campaign, seed, floors[0]);
  for (const floor of floors) game.floors.set(floor.depth, floor);
  game.visits.push(...visits);
  game.log.push(...(log as LogLine[]));
  game.ending = ending satisfies Ending | null;
  Object.assign(game, {
    turn,
    score,
    deepest,
    prizeHeld,
    noFood,
    nextWanderer,
    nextSeq,
    nextOrder,
  });
  return { game, hero: head.hero };
}

/** Whether a room lies on a floor of this size. */
export function isInside(
  { x1, y1, x2, y2 }: v.InferOutput<typeof roomSchema>,
  width: number,
  height: number,
): boolean {
  return x1 <= x2 && y1 <= y2 && x2 < width && y2 < height;
}

/** Plain data that follows a schema; throws a `SnapshotError` with the first place that does not. */
export function parse<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  place: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw invalidState(path ? `${place}.${path}` : place, issue.message);
}
