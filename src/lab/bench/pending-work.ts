import type { Pending } from '../../game/pending.ts';
import type { Game } from '../../game/world.ts';

/** The fields of queue entries that contain entities. Lists of numbers contain entities, too. */
const entityFields = ['attacker', 'target', 'thrown', 'killer', 'victim'];

/**
 * All entities in the queues. Omits `thinkers`, because one call of `ai` uses only some of them.
 */
export function waitingEntities({ thinkers: _, ...queues }: Pending): number[] {
  return Object.values(queues).flatMap((queue: unknown) =>
    Array.isArray(queue) ? queue.flatMap(entitiesOf) : [],
  );
}

function entitiesOf(entry: unknown): number[] {
  if (typeof entry === 'number') return [entry];
  const fields = entry as Readonly<Record<string, number | undefined>>;
  return entityFields.flatMap((field) => fields[field] ?? []);
}

/**
 * The pending work as JSON, with `seq` instead of entity ids, which may differ between equal games.
 */
export function pendingText({ pending, stores }: Game): string {
  const { seq } = stores.Identity;
  return JSON.stringify(pending, (key, value) => {
    if (Array.isArray(value)) {
      return value.map((one) => (typeof one === 'number' ? seq[one] : one));
    }
    return entityFields.includes(key) && value ? seq[value] : value;
  });
}
