import { componentNames, fieldsOf, growStores } from '../../game/components.ts';
import type { Pending } from '../../game/pending.ts';
import type { Game } from '../../game/world.ts';
import { insideOf } from '../../state/membership.ts';

/** How many entities some work touched; `atLeast`: it was stopped before its end. */
export interface Touched {
  readonly entities: number;
  readonly atLeast: boolean;
}

/** Accesses after which counting stops: watched ones take about 0.1 µs each. */
const enough = 50_000_000;

class Enough extends Error {}

type Columns = Record<string, Record<string, object>>;

/**
 * Does some work on a game and counts the entities that it touches: those that wait in the pending
 * lists, those whose fields it reads or writes, and those that it asks for a component. The work is
 * much slower for it, and the game is left in no state to play on: restore it.
 */
export function countTouched(game: Game, work: () => void): Touched {
  const touched = new Set(waiting(game.pending));
  // Columns that grew under way would no longer be watched.
  growStores(game.stores, 2 * insideOf(game.world).entityIndex.maxId);
  const stores = game.stores as unknown as Columns;
  const { watcher } = game;
  const plain = new Map<string, object>();
  let accesses = 0;
  const note = (key: string | symbol) => {
    if (++accesses > enough) throw new Enough();
    const entity = Number(key);
    if (entity > 0) touched.add(entity);
  };
  for (const component of componentNames) {
    for (const [field] of fieldsOf(component)) {
      const column = stores[component][field];
      plain.set(`${component}.${field}`, column);
      stores[component][field] = new Proxy(column, {
        get(target, key) {
          if (typeof key === 'string') note(key);
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? value.bind(target) : value;
        },
        set(target, key, value) {
          note(key);
          return Reflect.set(target, key, value);
        },
      });
    }
  }
  game.watcher = (entity) => touched.add(entity);
  let atLeast = false;
  try {
    work();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    atLeast = true;
  } finally {
    game.watcher = watcher;
    for (const component of componentNames) {
      for (const [field] of fieldsOf(component)) {
        stores[component][field] = plain.get(`${component}.${field}`) as object;
      }
    }
  }
  return { entities: touched.size, atLeast };
}

/** Everyone in the pending lists, but for those who think: of them a call of `ai` asks only some. */
function waiting(pending: Pending): number[] {
  const { actors, treaders, pickers, fallen, blows, rounds, kills } = pending;
  return [
    actors,
    treaders,
    pickers,
    fallen,
    blows.flatMap(({ attacker, target }) => [attacker, target]),
    rounds.flatMap(({ attacker, target }) => [attacker, target]),
    kills.flatMap(({ killer, victim }) => [killer, victim]),
  ].flat();
}
