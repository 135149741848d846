import { hasComponent, query } from 'bitecs';
import * as v from 'valibot';
import { widenView } from '../dungeon/field-of-view.ts';
import type { Campaign } from '../game/campaign.ts';
import type { Ending, LogLine } from '../game/events.ts';
import { emptyFloor, type Floor } from '../game/floor.ts';
import { reindex } from '../game/roster.ts';
import { emptyGame, type Game } from '../game/world.ts';
import { BrokenBytes, type ByteReader, type ByteWriter } from './bytes.ts';
import { readEntities, writeEntities } from './entities.ts';
import { insideOf } from './membership.ts';

/**
 * The state of a game as bytes: a head of plain data, then the entities by `seq`, column by column,
 * then the floors by depth. Equal states give equal bytes, whatever their entity ids.
 */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));
const coordinate = v.pipe(whole, v.maxValue(0xffff));
const roomSchema = v.strictObject({
  x1: coordinate,
  y1: coordinate,
  x2: coordinate,
  y2: coordinate,
  dark: v.optional(v.boolean()),
  exits: v.optional(v.array(v.strictObject({ x: coordinate, y: coordinate }))),
});

const headSchema = v.strictObject({
  campaign: v.string(),
  seed: v.string(),
  turn: whole,
  score: v.pipe(v.number(), v.integer()),
  deepest: whole,
  prizeHeld: v.boolean(),
  visits: v.array(whole),
  noFood: whole,
  nextWanderer: whole,
  nextSeq: whole,
  nextOrder: whole,
  /** `seq`, and the depth where he is. */
  hero: whole,
  floor: whole,
  ending: v.nullable(v.looseObject({ won: v.boolean(), by: v.string() })),
  log: v.array(
    v.strictObject({ id: v.string(), params: v.looseObject({}), tone: v.string(), times: whole }),
  ),
  floors: v.array(
    v.strictObject({
      depth: whole,
      width: v.pipe(coordinate, v.minValue(1)),
      height: v.pipe(coordinate, v.minValue(1)),
      rooms: v.array(roomSchema),
      lookedFrom: v.pipe(v.number(), v.integer(), v.minValue(-1)),
    }),
  ),
});

type Head = v.InferOutput<typeof headSchema>;

/** What of a game is not written down: given anew, made from the rest, or gone after a turn. */
type Unwritten =
  | 'key'
  | 'world'
  | 'stores'
  | 'presence'
  | 'plain'
  | 'answers'
  | 'carriedBy'
  | 'events'
  | 'watcher'
  | 'probe'
  | 'replaced'
  | 'pending';

/** As many as one takes, or more. */
const bytesOfEntity = 20;

/** Writes the whole state but what is pending. */
export function writeState(game: Game, writer: ByteWriter): void {
  const { turn, score, deepest, nextSeq, nextOrder, ending, log, seed } = game;
  const { prizeHeld, visits, noFood, nextWanderer } = game;
  const floors = [...game.floors.values()].sort((a, b) => a.depth - b.depth);
  const head: Head & Record<Exclude<keyof Game, Unwritten>, unknown> = {
    campaign: game.campaign.id,
    seed,
    turn,
    score,
    deepest,
    prizeHeld,
    visits: Array.from(visits, (count) => count ?? 0),
    noFood,
    nextWanderer,
    nextSeq,
    nextOrder,
    hero: game.stores.Identity.seq[game.hero],
    floor: game.floor.depth,
    ending,
    log: log as Head['log'],
    floors: floors.map(({ depth, grid: { width, height }, rooms, lookedFrom }) => ({
      depth,
      width,
      height,
      rooms: rooms as Head['floors'][number]['rooms'],
      lookedFrom,
    })),
  };
  const cells = floors.reduce((sum, { grid }) => sum + grid.tiles.length, 0);
  writer.reserve(4096 + bytesOfEntity * insideOf(game.world).entityIndex.aliveCount + 2 * cells);
  writer.json(head);
  writeEntities(game, writer);
  for (const { grid, memory, rememberedItems, sight } of floors) {
    writer.cells(grid.tiles);
    writer.cells(memory);
    writer.cells(rememberedItems);
    writer.cells(sight.visible);
  }
}

/** A new game in the state that `writeState` wrote, and its entities by `seq`; throws BrokenBytes where there is none. */
export function readState(
  reader: ByteReader,
  campaign: Campaign,
): { game: Game; entities: Map<number, number> } {
  const parsed = v.safeParse(headSchema, reader.json());
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new BrokenBytes(`${v.getDotPath(issue) ?? 'the head'}: ${issue.message}`);
  }
  const head = parsed.output;
  const floors = head.floors.map(({ depth, width, height, rooms }) =>
    emptyFloor(depth, { width, height, tiles: new Uint8Array(width * height) }, rooms as []),
  );
  const floor = floors.find(({ depth }) => depth === head.floor);
  if (!floor) throw new BrokenBytes(`the hero's floor ${head.floor} is missing`);
  const game = emptyGame(campaign, head.seed, floor);
  game.floors.clear();
  for (const one of floors) game.floors.set(one.depth, one);
  const { turn, score, deepest, prizeHeld, noFood, nextWanderer, nextSeq, nextOrder } = head;
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
  game.visits.push(...head.visits);
  game.log.push(...(head.log as LogLine[]));
  game.ending = head.ending as Ending | null;
  const entities = readEntities(game, reader);
  game.hero = entities.get(head.hero) ?? 0;
  if (game.hero === 0) throw new BrokenBytes('the hero is missing');
  for (const [n, { lookedFrom }] of head.floors.entries()) {
    readCells(reader, floors[n]);
    floors[n].lookedFrom = lookedFrom;
  }
  reindex(game);
  checkCells(game);
  return { game, entities };
}

function readCells(reader: ByteReader, { grid, memory, rememberedItems, sight }: Floor): void {
  const cells = grid.tiles.length;
  const { width } = grid;
  grid.tiles.set(reader.column(cells, 8));
  memory.set(reader.column(cells, 255));
  rememberedItems.set(reader.column(cells, 0xffff));
  const visible = reader.column(cells, 1);
  for (let cell = 0; cell < cells; cell++) {
    if (visible[cell] === 0) continue;
    sight.visible[cell] = 1;
    const x = cell % width;
    const y = Math.floor(cell / width);
    widenView(sight, x, y, x, y);
  }
}

/** Throws unless each actor has a cell of its own on its floor. */
function checkCells(game: Game): void {
  const { Position, Health, Dead } = game.stores;
  for (const actor of query(game.world, [Position, Health])) {
    const floor = game.floors.get(Position.depth[actor]);
    if (!floor || hasComponent(game.world, actor, Dead)) continue;
    const { width, height } = floor.grid;
    const x = Position.x[actor];
    const y = Position.y[actor];
    if (x < width && y < height && floor.occupants[y * width + x] === actor) continue;
    throw new BrokenBytes('an actor has no cell of its own');
  }
}
