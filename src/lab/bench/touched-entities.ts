import { componentNames, fieldsOf } from '../../game/components.ts';
import type { Pending } from '../../game/pending.ts';
import { growStores } from '../../game/stores.ts';
import type { Game } from '../../game/world.ts';
import { watchColumn } from '../../trials/watch-column.ts';

/** The number of entities that some work touched. `atLeast`: the count was stopped. */
export interface Touched {
  readonly entities: number;
  readonly atLeast: boolean;
}

/** Accesses after which counting stops. A watched access takes about 0.1 µs. */
const mostAccesses = 50_000_000;

class TooManyAccesses extends Error {}

/**
 * Does some work on a game and counts the entities that it touches: the entities in the
 * pending queues, and each entity whose field or component the work reads or writes. Do not use the game
 * afterwards, because the work may have been stopped.
 */
export function countTouched(game: Game, work: () => void): Touched {
  const touched = new Set(waitingEntities(game.pending));
  // Grow the columns now, because columns that grow during the work would not be watched.
  growStores(game.stores, 2 * game.stores.Identity.seq.length - 1);
  let accesses = 0;
  const note = (key: string) => {
    if (++accesses > mostAccesses) throw new TooManyAccesses();
    const entity = Number(key);
    if (entity > 0) touched.add(entity);
  };
  for (const component of componentNames) {
    for (const [field] of fieldsOf(component)) {
      watchColumn(game, component, field, { read: note, write: note });
    }
  }
  game.watcher = (entity) => touched.add(entity);
  try {
    work();
    return { entities: touched.size, atLeast: false };
  } catch (error) {
    if (!(error instanceof TooManyAccesses)) throw error;
    return { entities: touched.size, atLeast: true };
  }
}

/** The fields of queue entries that contain entities. Lists of numbers contain entities, too. */
const entityFields = ['attacker', 'target', 'item'];

/**
 * All entities in the queues. Omits `thinkers`, because one call of `ai` uses only some of them.
 */
function waitingEntities({ thinkers: _, ...queues }: Pending): number[] {
  return Object.values(queues).flatMap((queue: unknown) =>
    Array.isArray(queue) ? queue.flatMap(entitiesOf) : [],
  );
}

function entitiesOf(entry: unknown): number[] {
  if (typeof entry === 'number') return [entry];
  const fields = entry as Readonly<Record<string, number | undefined>>;
  return entityFields.flatMap((field) => fields[field] ?? []);
}
