import { addComponent, addEntity, createWorld, getEntityComponents, type World } from 'bitecs';
import { createSnapshotDeserializer, createSnapshotSerializer } from 'bitecs/serialization';
import { type ComponentName, componentNames, fieldsOf } from '../../src/game/components.ts';
import { makeStores, readField, type Stores, writeField } from '../../src/game/stores.ts';
import type { Game } from '../../src/game/world.ts';
import { entitiesBySeq, membersByComponent } from '../../src/state/members.ts';

/**
 * Other ways to save a game, for comparison. They save the entities and the cells of the floors; a
 * snapshot also contains the log, the rooms, the pending work and a checksum.
 */

/** bitECS's own serialiser, of the components that this game uses, with a buffer that is made once. */
export function bitEcsSaver(game: Game): () => ArrayBuffer {
  const used = storesOf(game.stores, usedBy(game));
  return createSnapshotSerializer(game.world, used, new ArrayBuffer(16_000_000));
}

export function loadBitEcs(
  packet: ArrayBuffer,
  used: readonly ComponentName[],
  entities: number,
): World {
  const world = createWorld();
  createSnapshotDeserializer(world, storesOf(makeStores(entities + 1), used))(packet);
  return world;
}

export function usedBy(game: Game): ComponentName[] {
  return [...membersByComponent(game)].flatMap(([name, { length }]) => (length > 0 ? [name] : []));
}

/** What is saved of each cell, floor by floor. */
export function cellsOf({ floors }: Game): (Uint8Array | Uint16Array)[] {
  return [...floors.values()].flatMap(({ grid, memory, rememberedItems, sight }) => [
    grid.tiles,
    memory,
    rememberedItems,
    sight.visible,
  ]);
}

/** A plain object for each entity, and one in it for each of its components, as JSON; cells as lists. */
export function jsonOf(game: Game): string {
  const { world, stores } = game;
  const names = new Map<unknown, ComponentName>(componentNames.map((name) => [stores[name], name]));
  const saved = Array.from(entitiesBySeq(game), (entity) => {
    const parts: Record<string, Record<string, number>> = {};
    for (const store of getEntityComponents(world, entity)) {
      const name = names.get(store);
      if (name === undefined) continue;
      const values: Record<string, number> = {};
      for (const [field] of fields[name]) values[field] = readField(stores, name, field, entity);
      parts[name] = values;
    }
    return parts;
  });
  return JSON.stringify({ entities: saved, cells: cellsOf(game).map(listOf) });
}

function listOf(values: Uint8Array | Uint16Array): number[] {
  return Array.from(values);
}

/** What `jsonOf` makes. */
interface Saved {
  readonly entities: readonly Record<ComponentName, Record<string, number>>[];
  readonly cells: readonly (readonly number[])[];
}

export function loadJson(text: string, entities: number): { world: World; cells: Uint16Array[] } {
  const world = createWorld();
  const stores = makeStores(entities + 1);
  const saved = JSON.parse(text) as Saved;
  for (const parts of saved.entities) {
    const entity = addEntity(world);
    for (const name in parts) {
      const component = name as ComponentName;
      addComponent(world, entity, stores[component]);
      const values = parts[component];
      for (const field in values) writeField(stores, component, field, entity, values[field]);
    }
  }
  return { world, cells: saved.cells.map((list) => Uint16Array.from(list)) };
}

const fields = Object.fromEntries(componentNames.map((name) => [name, fieldsOf(name)])) as Record<
  ComponentName,
  ReturnType<typeof fieldsOf>
>;

function storesOf(stores: Stores, names: readonly ComponentName[]): Stores[ComponentName][] {
  return names.map((name) => stores[name]);
}
