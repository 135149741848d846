import { type ComponentName, type Field, fieldsOf } from '../game/components.ts';
import type { Floor } from '../game/floors/floor.ts';
import { type AnyColumn, columnOf } from '../game/stores.ts';
import type { Game } from '../game/world.ts';
import { ByteWriter } from './byte-writer.ts';
import { hasColumn } from './column-layout.ts';
import { floorsByDepth, gameFieldsOf } from './game-fields.ts';
import { carrierOf, entitiesBySeq, membersByComponent, seqOf } from './members.ts';
import { pendingOf } from './pending-work.ts';

/**
 * The complete state of a game as bytes: the head, each component, the carrier of each item, the cells of
 * each floor, and pending work. Equal states have equal bytes, even with other entity ids. `events`
 * and derived data are not part of the state.
 */
export function writeState(game: Game): Uint8Array {
  const writer = new ByteWriter();
  writer.json(gameFieldsOf(game));
  for (const [component, members] of membersByComponent(game)) {
    writeComponent(writer, game, component, members);
  }
  writeCarried(writer, game);
  for (const floor of floorsByDepth(game)) writeCells(writer, floor);
  writer.json(pendingOf(game));
  return writer.bytes();
}

/** Writes one component: how many entities have it, their `seq`, and each field as a column. */
function writeComponent(
  writer: ByteWriter,
  game: Game,
  component: ComponentName,
  members: readonly number[],
): void {
  writer.u32(members.length);
  if (members.length === 0) return;
  writer.numbers(gather(game.stores.Identity.seq, members));
  for (const [field, { kind }] of storedFields(component)) {
    const values = gather(columnOf(game.stores, component, field), members);
    writer.numbers(kind === 'entity' ? values.map((entity) => seqOf(game, entity)) : values);
  }
}

/** The fields of a component that have a column in the state. */
export function storedFields(component: ComponentName): [name: string, field: Field][] {
  return fieldsOf(component).filter(([field]) => hasColumn(component, field));
}

/** Writes which entities are carried, and by which actor each. */
function writeCarried(writer: ByteWriter, game: Game): void {
  const { seq } = game.stores.Identity;
  const carried = entitiesBySeq(game).filter((entity) => carrierOf(game, entity) !== 0);
  const carriers = carried.map((entity) => carrierOf(game, entity));
  writer.u32(carried.length);
  writer.numbers(gather(seq, carried));
  writer.numbers(gather(seq, carriers));
}

/** Writes the tile of each cell of a floor, the hero's memory of it, and whether it is visible. */
function writeCells(writer: ByteWriter, floor: Floor): void {
  for (const cells of Object.values(cellsOf(floor))) writer.numbers(cells);
}

/**
 * The arrays of a floor's cells that are part of the state, in the order in which they are stored. Traces in
 * run files contain these names.
 */
export function cellsOf({ grid, memory, fieldOfView }: Floor) {
  return {
    tiles: grid.tiles,
    memory: memory.tiles,
    rememberedThings: memory.things,
    visible: fieldOfView.visible,
  };
}

/** The values of some entities, in an array of the column's type. */
function gather<C extends AnyColumn>(column: C, entities: readonly number[]): C {
  const values = column.slice(0, entities.length) as C;
  for (let n = 0; n < entities.length; n++) values[n] = column[entities[n]];
  return values;
}
