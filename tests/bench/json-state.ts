import { addComponent, addEntity, createWorld, getEntityComponents, type World } from 'bitecs';
import { type ComponentName, componentNames, fieldsOf } from '../../src/game/components.ts';
import { makeStores, readField, writeField } from '../../src/game/stores.ts';
import type { Game } from '../../src/game/world.ts';
import { entitiesBySeq } from '../../src/state/members.ts';

/**
 * A game saved the simplest way, for comparison: JSON with an object per entity and a list of numbers
 * per column of cells. A snapshot also contains the log, the rooms, the pending work and a checksum.
 */
interface Saved {
  readonly entities: readonly Partial<Record<ComponentName, Record<string, number>>>[];
  readonly cells: readonly (readonly number[])[];
}

export function jsonOf(game: Game): string {
  const { world, stores } = game;
  const names = new Map<unknown, ComponentName>(componentNames.map((name) => [stores[name], name]));
  const entities = Array.from(entitiesBySeq(game), (entity) => {
    const parts: Saved['entities'][number] = {};
    for (const store of getEntityComponents(world, entity)) {
      const name = names.get(store);
      if (name === undefined) continue;
      const values: Record<string, number> = {};
      for (const [field] of fieldsOf(name)) values[field] = readField(stores, name, field, entity);
      parts[name] = values;
    }
    return parts;
  });
  return JSON.stringify({ entities, cells: cellsOf(game) } satisfies Saved);
}

function cellsOf({ floors }: Game): number[][] {
  const columns = [...floors.values()].flatMap(({ grid, memory, fieldOfView }) => [
    grid.tiles,
    memory.tiles,
    memory.things,
    fieldOfView.visible,
  ]);
  return columns.map((column) => Array.from<number>(column));
}

export function loadJson(text: string): { world: World; cells: Uint16Array[] } {
  const saved = JSON.parse(text) as Saved;
  const world = createWorld();
  const stores = makeStores(saved.entities.length + 1);
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
