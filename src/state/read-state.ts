import { addComponent, addEntity, hasComponent } from 'bitecs';
import { widenView } from '../dungeon/field-of-view.ts';
import { Tile } from '../dungeon/grid.ts';
import type { Campaign } from '../game/campaign.ts';
import {
  type AnyColumn,
  type ComponentName,
  columnOf,
  componentNames,
  type Field,
  growStores,
} from '../game/components.ts';
import { isPackedDice } from '../game/dice.ts';
import { has } from '../game/entity.ts';
import { type Floor, unknown } from '../game/floor.ts';
import { rebuildIndexes } from '../game/rebuild-indexes.ts';
import type { Game } from '../game/world.ts';
import { ByteReader } from './byte-reader.ts';
import { floorsByDepth, readHead } from './head.ts';
import { entitiesBySeq } from './members.ts';
import { readPending } from './pending-work.ts';
import { invalidState } from './snapshot-error.ts';
import { cellsOf, storedFields } from './write-state.ts';

/** The entities of the state that is being read, by `seq`. */
type Entities = Map<number, number>;

/** A new game in the state that `writeState` wrote. Throws a `SnapshotError` for any other bytes. */
export function readState(campaign: Campaign, bytes: Uint8Array): Game {
  const reader = new ByteReader(bytes);
  const { game, hero } = readHead(reader, campaign);
  const entities: Entities = new Map();
  for (const component of componentNames) readComponent(reader, game, entities, component);
  readCarried(reader, game, entities);
  for (const floor of floorsByDepth(game)) readCells(reader, game, floor);
  checkPositions(game);
  placeHero(game, entities.get(hero) ?? 0);
  readPending(game, entities, reader.json('pending'));
  if (reader.remaining > 0) throw invalidState('end', 'more bytes follow');
  rebuildIndexes(game);
  return game;
}

/** Reads one component. `Identity` comes first and creates the entities. */
function readComponent(
  reader: ByteReader,
  game: Game,
  entities: Entities,
  component: ComponentName,
): void {
  const { world, stores } = game;
  const count = reader.count(Uint32Array.BYTES_PER_ELEMENT, component);
  const seqs = reader.numbers(new Uint32Array(count), component);
  if (seqs.some((seq, n) => n > 0 && seq <= seqs[n - 1])) {
    throw invalidState(component, 'the seq numbers do not increase');
  }
  if (component === 'Identity') createEntities(game, entities, seqs);
  const members = seqs.map((seq) => entityOf(entities, seq, component));
  for (const entity of members) addComponent(world, entity, stores[component]);
  for (const [field, facts] of storedFields(component)) {
    const place = `${component}.${field}`;
    const column = columnOf(stores, component, field);
    const values = reader.numbers(column.slice(0, count), place);
    checkValues(game.campaign, values, place, facts);
    for (let n = 0; n < count; n++) {
      const isReference = facts.kind === 'entity' && values[n] !== 0;
      column[members[n]] = isReference ? entityOf(entities, values[n], place) : values[n];
    }
  }
}

function createEntities(game: Game, entities: Entities, seqs: Uint32Array): void {
  if (seqs.some((seq) => seq === 0 || seq >= game.nextSeq)) {
    throw invalidState('Identity', `a seq number is not between 0 and ${game.nextSeq}`);
  }
  for (const seq of seqs) {
    const entity = addEntity(game.world);
    growStores(game.stores, entity);
    game.stores.Identity.seq[entity] = seq;
    entities.set(seq, entity);
  }
}

function entityOf(entities: Entities, seq: number, place: string): number {
  const entity = entities.get(seq);
  if (entity === undefined) throw invalidState(place, `there is no entity ${seq}`);
  return entity;
}

/** Fields that hold the number of a kind although bundles cannot name it. */
const kindFields = ['Identity.kind', 'Disguise.as'];

/** Throws unless every value is one that the field can have. */
function checkValues(
  { kinds }: Campaign,
  values: AnyColumn,
  place: string,
  { kind, choices }: Field,
): void {
  if (choices) checkBelow(values, choices.length, place);
  else if (kind === 'kind' || kindFields.includes(place)) checkBelow(values, kinds.length, place);
  else if (kind === 'flag') checkBelow(values, 2, place);
  else if (kind === 'dice' && !values.every(isPackedDice)) {
    throw invalidState(place, 'a value is not a set of dice');
  } else if (kind === 'f64' && !values.every(Number.isFinite)) {
    throw invalidState(place, 'a value is not a finite number');
  }
}

function checkBelow(values: Iterable<number>, limit: number, place: string): void {
  for (const value of values) {
    if (value >= limit) throw invalidState(place, `${value} is not below ${limit}`);
  }
}

function readCarried(reader: ByteReader, game: Game, entities: Entities): void {
  const place = 'carried';
  const count = reader.count(2 * Uint32Array.BYTES_PER_ELEMENT, place);
  const items = reader.numbers(new Uint32Array(count), place);
  const carriers = reader.numbers(new Uint32Array(count), place);
  for (let n = 0; n < count; n++) {
    const item = entityOf(entities, items[n], place);
    const carrier = entityOf(entities, carriers[n], place);
    if (n > 0 && items[n] <= items[n - 1]) {
      throw invalidState(place, 'the seq numbers do not increase');
    }
    // Carried entities are removed with their carrier: a circle would never end.
    if (has(game, item, 'Health') || !has(game, carrier, 'Health')) {
      throw invalidState(place, `entity ${items[n]} is not carried by an actor`);
    }
    addComponent(game.world, item, game.carriedBy(carrier));
  }
}

function readCells(reader: ByteReader, { campaign }: Game, floor: Floor): void {
  const { depth, grid, memory, rememberedItems, sight } = floor;
  const place = `floor ${depth}`;
  for (const [name, cells] of Object.entries(cellsOf(floor))) {
    reader.numbers(cells, `${place}: ${name}`);
  }
  const tiles = Object.keys(Tile).length;
  const remembered = memory.filter((tile) => tile !== unknown);
  checkBelow(grid.tiles, tiles, `${place}: tiles`);
  checkBelow(remembered, tiles, `${place}: memory`);
  checkBelow(rememberedItems, campaign.kinds.length, `${place}: rememberedItems`);
  checkBelow(sight.visible, 2, `${place}: visible`);
  sight.visible.forEach((isVisible, cell) => {
    const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
    if (isVisible) widenView(sight, x, y, x, y);
  });
}

/** Throws unless everything lies on its floor, and each actor has a cell of its own. */
function checkPositions(game: Game): void {
  const { stores, world, floors } = game;
  const { Position } = stores;
  const taken = new Map([...floors.values()].map((floor) => [floor, new Set<number>()]));
  for (const entity of entitiesBySeq(game)) {
    // The dead leave the floor at once and the world at the end of the turn.
    if (!hasComponent(world, entity, Position) || hasComponent(world, entity, stores.Dead))
      continue;
    const place = `Position of entity ${stores.Identity.seq[entity]}`;
    const floor = floors.get(Position.depth[entity]);
    if (!floor) throw invalidState(place, `there is no floor ${Position.depth[entity]}`);
    const { width, height } = floor.grid;
    const [x, y] = [Position.x[entity], Position.y[entity]];
    if (x >= width || y >= height) throw invalidState(place, `${x}, ${y} is not on the floor`);
    if (!hasComponent(world, entity, stores.Health)) continue;
    const cells = taken.get(floor);
    if (cells?.has(y * width + x)) throw invalidState(place, `two actors are on ${x}, ${y}`);
    cells?.add(y * width + x);
  }
}

/** The components without which no system can work with the hero. */
const heroComponents = ['Position', 'Health', 'Intent', 'Condition'] as const;

function placeHero(game: Game, hero: number): void {
  const { Identity, Position } = game.stores;
  if (hero === 0) throw invalidState('head.hero', 'the hero is missing');
  if (Identity.kind[hero] !== 0) throw invalidState('head.hero', 'the entity is not a hero');
  const missing = heroComponents.find((component) => !has(game, hero, component));
  if (missing) throw invalidState('head.hero', `the hero has no ${missing}`);
  const floor = game.floors.get(Position.depth[hero]);
  if (!floor) throw invalidState('head.hero', 'the hero is on no floor');
  game.hero = hero;
  game.floor = floor;
}
