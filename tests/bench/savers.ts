import { addComponent, addEntity, createWorld, getEntityComponents, type World } from 'bitecs';
import { createSnapshotDeserializer, createSnapshotSerializer } from 'bitecs/serialization';
import {
  type ComponentName,
  componentNames,
  fieldsOf,
  makeStores,
  readField,
  type Stores,
  writeField,
} from '../../src/game/components.ts';
import { bitsOf, entitiesBySeq } from '../../src/game/membership.ts';
import type { Game } from '../../src/game/world.ts';

/** What snapshots are measured against. Of a game these save the entities, and nothing else. */

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
  return bitsOf(game).map(({ component }) => component);
}

/** A plain object for each entity, and one in it for each of its components, as JSON. */
export function jsonOf({ world, stores, ...game }: Game): string {
  const names = new Map<unknown, ComponentName>(componentNames.map((name) => [stores[name], name]));
  const saved = Array.from(entitiesBySeq({ world, stores, ...game }), (entity) => {
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
  return JSON.stringify(saved);
}

export function loadJson(text: string, entities: number): World {
  const world = createWorld();
  const stores = makeStores(entities + 1);
  for (const parts of JSON.parse(text) as Record<ComponentName, Record<string, number>>[]) {
    const entity = addEntity(world);
    for (const name in parts) {
      const component = name as ComponentName;
      addComponent(world, entity, stores[component]);
      const values = parts[component];
      for (const field in values) writeField(stores, component, field, entity, values[field]);
    }
  }
  return world;
}

const fields = Object.fromEntries(componentNames.map((name) => [name, fieldsOf(name)])) as Record<
  ComponentName,
  ReturnType<typeof fieldsOf>
>;

function storesOf(stores: Stores, names: readonly ComponentName[]): Stores[ComponentName][] {
  return names.map((name) => stores[name]);
}
