import { addComponent, addEntity, hasComponent } from 'bitecs';
import { widenView } from '../dungeon/field-of-view.ts';
import { Tile } from '../dungeon/grid.ts';
import { canBeOn } from '../game/actors/movement.ts';
import type { Campaign } from '../game/campaign.ts';
import { type ComponentName, componentNames, type Field } from '../game/components.ts';
import { isPackedDice } from '../game/dice.ts';
import { has } from '../game/entity.ts';
import { type Floor, unknown } from '../game/floors/floor.ts';
import { rebuildIndexes } from '../game/floors/rebuild-indexes.ts';
import { type AnyColumn, arrays, columnOf, growStores } from '../game/stores.ts';
import type { Game } from '../game/world.ts';
import { ByteReader } from './byte-reader.ts';
import { holdsKind } from './column-layout.ts';
import { floorsByDepth, readGameFields } from './game-fields.ts';
import { entitiesBySeq } from './members.ts';
import { readPending } from './pending-work.ts';
import { invalidState } from './snapshot-error.ts';
import { cellsOf, storedFields } from './write-state.ts';

/** More entities than any floor has room for: a limit for the memory that damaged bytes can take. */
const mostEntities = 2 ** 18;

/** The entities of the state that is being read, by `seq`. */
type Entities = Map<number, number>;

/** A component as it is stored: the `seq` of the entities that have it, and their values by field. */
interface StoredComponent {
  readonly component: ComponentName;
  readonly seqs: Uint32Array;
  readonly columns: readonly { field: string; facts: Field; values: AnyColumn }[];
}

/** A new game in the state that `writeState` wrote. Throws a `SnapshotError` for any other bytes. */
export function readState(campaign: Campaign, bytes: Uint8Array): Game {
  const reader = new ByteReader(bytes);
  const { game, hero } = readGameFields(reader, campaign);
  const components = componentNames.map((component) => readComponent(reader, game, component));
  const entities = createEntities(game, components);
  for (const component of components) fillColumns(game, entities, component);
  readCarried(reader, game, entities);
  for (const floor of floorsByDepth(game)) readCells(reader, game, floor);
  checkPositions(game);
  placeHero(game, entities.get(hero) ?? 0);
  readPending(game, entities, reader.json('pending'));
  if (reader.remaining > 0) throw invalidState('end', 'more bytes follow');
  rebuildIndexes(game);
  return game;
}

function readComponent(
  reader: ByteReader,
  { campaign }: Game,
  component: ComponentName,
): StoredComponent {
  const seqs = readSeqs(reader, component);
  if (seqs.length === 0) return { component, seqs, columns: [] };
  const columns = storedFields(component).map(([field, facts]) => {
    const place = `${component}.${field}`;
    const values = reader.numbers(new arrays[facts.kind](seqs.length), place);
    checkValues(campaign, values, [component, field], facts);
    return { field, facts, values };
  });
  return { component, seqs, columns };
}

/** Reads a list of `seq` numbers after its length. */
export function readSeqs(reader: ByteReader, place: string): Uint32Array {
  const count = reader.count(Uint32Array.BYTES_PER_ELEMENT, place);
  if (count > mostEntities) throw invalidState(place, 'there are too many entities');
  const seqs = reader.numbers(new Uint32Array(count), place);
  for (let n = 0; n < count; n++) {
    if (seqs[n] <= (n > 0 ? seqs[n - 1] : 0)) {
      throw invalidState(place, 'the seq numbers do not increase');
    }
  }
  return seqs;
}

/** Creates every entity with its components at once: one by one takes bitECS twice as long. */
function createEntities(game: Game, components: readonly StoredComponent[]): Entities {
  const { world, stores, nextSeq } = game;
  const [identity] = components;
  const storesOf = new Map<number, object[]>();
  for (const seq of identity.seqs) storesOf.set(seq, []);
  for (const { component, seqs } of components) {
    for (const seq of seqs) {
      const own = storesOf.get(seq);
      if (!own) throw invalidState(component, `there is no entity ${seq}`);
      own.push(stores[component]);
    }
  }
  const entities: Entities = new Map();
  for (const [seq, own] of storesOf) {
    if (seq >= nextSeq) throw invalidState('Identity', `the seq ${seq} is not below ${nextSeq}`);
    const entity = addEntity(world, ...own);
    growStores(stores, entity);
    stores.Identity.seq[entity] = seq;
    entities.set(seq, entity);
  }
  return entities;
}

function fillColumns(
  { stores }: Game,
  entities: Entities,
  { component, seqs, columns }: StoredComponent,
): void {
  const members = Array.from(seqs, (seq) => entityOf(entities, seq, component));
  for (const { field, facts, values } of columns) {
    const column = columnOf(stores, component, field);
    const place = `${component}.${field}`;
    const read =
      facts.kind === 'entity' ? values.map((seq) => entityOf(entities, seq, place)) : values;
    for (let n = 0; n < members.length; n++) column[members[n]] = read[n];
  }
}

/** The entity with this `seq`, 0 for 0. */
function entityOf(entities: Entities, seq: number, place: string): number {
  const entity = seq === 0 ? 0 : entities.get(seq);
  if (entity === undefined) throw invalidState(place, `there is no entity ${seq}`);
  return entity;
}

/** Throws unless every value is one that the field can have. */
function checkValues(
  { kinds }: Campaign,
  values: AnyColumn,
  [component, field]: readonly [string, string],
  { kind, choices }: Field,
): void {
  const place = `${component}.${field}`;
  if (choices) checkBelow(values, choices.length, place);
  else if (holdsKind(component, field, kind)) checkBelow(values, kinds.length, place);
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
  const items = readSeqs(reader, place);
  const carriers = reader.numbers(new Uint32Array(items.length), place);
  for (let n = 0; n < items.length; n++) {
    const item = entityOf(entities, items[n], place);
    const carrier = entityOf(entities, carriers[n], place);
    // Carried entities are removed with their carrier: a circle would never end.
    if (carrier === 0 || has(game, item, 'Health') || !has(game, carrier, 'Health')) {
      throw invalidState(place, `entity ${items[n]} is not carried by an actor`);
    }
    addComponent(game.world, item, game.carriedBy(carrier));
  }
}

function readCells(reader: ByteReader, { campaign }: Game, floor: Floor): void {
  const { depth, grid, memory, fieldOfView } = floor;
  const place = `floor ${depth}`;
  for (const [name, cells] of Object.entries(cellsOf(floor))) {
    reader.numbers(cells, `${place}: ${name}`);
  }
  const tiles = Object.keys(Tile).length;
  const remembered = memory.tiles.filter((tile) => tile !== unknown);
  checkBelow(grid.tiles, tiles, `${place}: tiles`);
  checkBelow(remembered, tiles, `${place}: memory`);
  checkBelow(memory.things, campaign.kinds.length, `${place}: rememberedThings`);
  checkBelow(fieldOfView.visible, 2, `${place}: visible`);
  fieldOfView.visible.forEach((isVisible, cell) => {
    if (!isVisible) return;
    const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
    widenView(fieldOfView, x, y, x, y);
  });
}

/** Throws unless everything lies on its floor, and each actor has a walkable cell of its own. */
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
    if (!canBeOn(game, entity, x, y)) {
      throw invalidState(place, `no actor can be on ${x}, ${y}`);
    }
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
