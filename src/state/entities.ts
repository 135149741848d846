import { addComponent, addEntity } from 'bitecs';
import { type ComponentName, componentNames, fieldsOf } from '../game/components.ts';
import { type AnyColumn, columnOf, growStores } from '../game/stores.ts';
import type { Game } from '../game/world.ts';
import { BrokenBytes, type ByteReader, type ByteWriter } from './bytes.ts';
import { carriedBit, carrierOf, entitiesBySeq, insideOf, signaturesOf } from './membership.ts';

/**
 * All entities as bytes, by `seq`: which components they have, then each field of each component as
 * one column of those that have it. References are `seq`, 0 for none.
 */

/** Writes every entity, who carries it, and the value of every field of every component it has. */
export function writeEntities(game: Game, writer: ByteWriter): void {
  const { stores } = game;
  const { seq } = stores.Identity;
  const entities = entitiesBySeq(game);
  const count = entities.length;
  const scratch = new Uint32Array(count);
  const floats = new Float64Array(count);
  const { signatures, numbers } = signaturesOf(game, entities);
  const present = componentNames.filter((name) => signatures.some((set) => set.includes(name)));

  writer.json({
    components: present,
    signatures: signatures.map((set) => numbersIn(present, set)),
  });
  writer.count(count);
  for (let n = 0; n < count; n++)
    scratch[n] = seq[entities[n]] - (n > 0 ? seq[entities[n - 1]] : 0);
  writer.column(scratch, count);
  writer.column(numbers, count);

  const membersOf = membersBy(entities, signatures, numbers);
  for (const component of present) {
    const members = membersOf(component);
    for (const [name, { kind }] of fieldsOf(component)) {
      // Every entity has its `seq`, which is told already.
      if (component === 'Identity' && name === 'seq') continue;
      const column = columnOf(stores, component, name);
      if (column instanceof Float64Array) {
        for (let n = 0; n < members.length; n++) floats[n] = column[members[n]];
        writer.floats(floats, members.length);
        continue;
      }
      const bits = gather(column, members, scratch);
      const isReference = kind === 'entity';
      if (isReference) toSeq(scratch, bits === allAlike ? 1 : members.length, seq);
      if (bits === allAlike) writer.alike(scratch[0], members.length);
      else writer.column(scratch, members.length, isReference ? undefined : bits);
    }
  }
  writer.column(carriersOf(game, entities), count);
}

/** Makes the entities that `writeEntities` wrote in a world without any; gives their ids by `seq`. */
export function readEntities(game: Game, reader: ByteReader): Map<number, number> {
  const { world, stores } = game;
  const { components, signatures } = readSignatures(reader.json());
  const count = reader.count();
  // Each has at least its `seq`: so many cannot be told in so few bytes unless they are alike.
  if (count > mostEntities) throw new BrokenBytes(`there are ${count} entities`);
  const deltas = reader.column(count);
  const numbers = reader.column(count, signatures.length - 1);
  growStores(stores, count);
  const sets = signatures.map((set) => set.map((name) => stores[name]));
  const entities = new Uint32Array(count);
  const bySeq = new Map<number, number>();
  let seq = 0;
  for (let n = 0; n < count; n++) {
    const entity = addEntity(world, ...sets[numbers[n]]);
    seq += deltas[n];
    if (deltas[n] === 0 || seq >= game.nextSeq) throw new BrokenBytes(`seq ${seq} is out of order`);
    entities[n] = entity;
    stores.Identity.seq[entity] = seq;
    bySeq.set(seq, entity);
  }
  const idOf = (reference: number) => {
    const entity = reference === 0 ? 0 : bySeq.get(reference);
    if (entity === undefined) throw new BrokenBytes(`there is no entity ${reference}`);
    return entity;
  };

  const membersOf = membersBy(entities, signatures, numbers);
  for (const component of components) {
    const members = membersOf(component);
    for (const [name, { kind, choices }] of fieldsOf(component)) {
      if (component === 'Identity' && name === 'seq') continue;
      const column = columnOf(stores, component, name);
      if (column instanceof Float64Array) {
        const values = reader.floats(members.length);
        for (let n = 0; n < members.length; n++) column[members[n]] = values[n];
        continue;
      }
      const isKind = kind === 'kind' || (component === 'Identity' && name === 'kind');
      const { length } = isKind ? game.campaign.kinds : (choices ?? { length: 0 });
      const most = length > 0 ? length - 1 : 2 ** (8 * column.BYTES_PER_ELEMENT) - 1;
      const values = reader.column(members.length, most);
      if (kind === 'entity') for (let n = 0; n < values.length; n++) values[n] = idOf(values[n]);
      scatter(values, members, column);
    }
  }
  const carriers = reader.column(count);
  for (let n = 0; n < count; n++) {
    if (carriers[n] !== 0) addComponent(world, entities[n], game.carriedBy(idOf(carriers[n])));
  }
  return bySeq;
}

/** More than any floor holds. */
const mostEntities = 2 ** 21;

function numbersIn(all: readonly ComponentName[], some: readonly ComponentName[]): number[] {
  return some.map((name) => all.indexOf(name));
}

function readSignatures(value: unknown): {
  components: ComponentName[];
  signatures: ComponentName[][];
} {
  const { components, signatures } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(components) || !Array.isArray(signatures)) {
    throw new BrokenBytes('the list of components is missing');
  }
  const strange = components.find((name) => !componentNames.includes(name));
  if (strange !== undefined) throw new BrokenBytes(`there is no component ${strange}`);
  const sets = signatures.map((set) => {
    const names = Array.isArray(set) ? set.map((number) => components[number]) : [undefined];
    if (names.includes(undefined) || !names.includes('Identity')) {
      throw new BrokenBytes('an entity has no identity');
    }
    return names as ComponentName[];
  });
  return { components: components as ComponentName[], signatures: sets };
}

/** Those of the entities that have a component, in their order. */
function membersBy(
  entities: Uint32Array,
  signatures: readonly (readonly ComponentName[])[],
  numbers: Uint32Array,
): (component: ComponentName) => Uint32Array {
  const { sorted, starts } = bySignature(entities, signatures.length, numbers);
  // Many components are had by the same entities.
  const found = new Map<string, Uint32Array>();
  return (component) => {
    const having = Uint8Array.from(signatures, (set) => Number(set.includes(component)));
    const key = having.join('');
    const known = found.get(key);
    if (known) return known;
    const one = having.indexOf(1);
    const members = !key.includes('0')
      ? entities
      : one === having.lastIndexOf(1)
        ? sorted.subarray(starts[one], starts[one + 1])
        : filtered(entities, numbers, having);
    found.set(key, members);
    return members;
  };
}

/** The entities of the first signature, of the second and so on, and where those of each start. */
function bySignature(entities: Uint32Array, signatures: number, numbers: Uint32Array) {
  const starts = new Uint32Array(signatures + 1);
  for (let n = 0; n < numbers.length; n++) starts[numbers[n] + 1]++;
  for (let number = 0; number < signatures; number++) starts[number + 1] += starts[number];
  const next = starts.slice();
  const sorted = new Uint32Array(entities.length);
  for (let n = 0; n < numbers.length; n++) sorted[next[numbers[n]]++] = entities[n];
  return { sorted, starts };
}

/** Those of the entities whose signature is one of these, without branches: they come at random. */
function filtered(entities: Uint32Array, numbers: Uint32Array, having: Uint8Array): Uint32Array {
  const members = new Uint32Array(entities.length);
  let count = 0;
  for (let n = 0; n < entities.length; n++) {
    members[count] = entities[n];
    count += having[numbers[n]];
  }
  return members.subarray(0, count);
}

/** Who carries each of the entities, as `seq`. */
function carriersOf(game: Game, entities: Uint32Array): Uint32Array {
  const carriers = new Uint32Array(entities.length);
  const bit = carriedBit(game);
  if (!bit) return carriers;
  const masks = insideOf(game.world).entityMasks[bit.generation];
  for (let n = 0; n < entities.length; n++) {
    if ((masks[entities[n]] & bit.flag) === 0) continue;
    const carrier = carrierOf(game, entities[n]);
    if (carrier !== 0) carriers[n] = game.stores.Identity.seq[carrier];
  }
  return carriers;
}

function toSeq(values: Uint32Array, count: number, seq: Uint32Array): void {
  for (let n = 0; n < count; n++) if (values[n] !== 0) values[n] = seq[values[n]];
}

type Whole = Exclude<AnyColumn, Float64Array>;

const allAlike = -1;

/**
 * Reads a column of whole numbers, as unsigned ones of its width, at the members; gives the bits that
 * any of them has, or `allAlike` where all are like the first, and then only that is read. One loop for
 * each width: in one for all of them every read would look up its array's type.
 */
function gather(column: Whole, members: Uint32Array, into: Uint32Array): number {
  const width = column.BYTES_PER_ELEMENT;
  if (width === 1) return gatherBytes(bytesOf(column), members, into);
  if (width === 2) return gatherPairs(pairsOf(column), members, into);
  return gatherWords(column as Uint32Array, members, into);
}

function gatherBytes(column: Uint8Array, members: Uint32Array, into: Uint32Array): number {
  const { length } = members;
  const first = column[members[0]];
  into[0] = first;
  let alike = 1;
  while (alike < length && column[members[alike]] === first) alike++;
  if (alike === length) return allAlike;
  let bits = first;
  for (let n = 1; n < length; n++) {
    const value = column[members[n]];
    into[n] = value;
    bits |= value;
  }
  return bits >>> 0;
}

function gatherPairs(column: Uint16Array, members: Uint32Array, into: Uint32Array): number {
  const { length } = members;
  const first = column[members[0]];
  into[0] = first;
  let alike = 1;
  while (alike < length && column[members[alike]] === first) alike++;
  if (alike === length) return allAlike;
  let bits = first;
  for (let n = 1; n < length; n++) {
    const value = column[members[n]];
    into[n] = value;
    bits |= value;
  }
  return bits >>> 0;
}

function gatherWords(column: Uint32Array, members: Uint32Array, into: Uint32Array): number {
  const { length } = members;
  const first = column[members[0]];
  into[0] = first;
  let alike = 1;
  while (alike < length && column[members[alike]] === first) alike++;
  if (alike === length) return allAlike;
  let bits = first;
  for (let n = 1; n < length; n++) {
    const value = column[members[n]];
    into[n] = value;
    bits |= value;
  }
  return bits >>> 0;
}

/** Writes such numbers back. */
function scatter(values: Uint32Array, members: Uint32Array, column: Whole): void {
  const width = column.BYTES_PER_ELEMENT;
  if (width === 1) scatterBytes(values, members, bytesOf(column));
  else if (width === 2) scatterPairs(values, members, pairsOf(column));
  else scatterWords(values, members, column as Uint32Array);
}

function scatterBytes(values: Uint32Array, members: Uint32Array, column: Uint8Array): void {
  for (let n = 0; n < members.length; n++) column[members[n]] = values[n];
}

function scatterPairs(values: Uint32Array, members: Uint32Array, column: Uint16Array): void {
  for (let n = 0; n < members.length; n++) column[members[n]] = values[n];
}

function scatterWords(values: Uint32Array, members: Uint32Array, column: Uint32Array): void {
  for (let n = 0; n < members.length; n++) column[members[n]] = values[n];
}

function bytesOf(column: Whole): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.length);
}

function pairsOf(column: Whole): Uint16Array {
  return new Uint16Array(column.buffer, column.byteOffset, column.length);
}
