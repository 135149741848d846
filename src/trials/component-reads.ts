import { type ComponentName, fieldsOf } from '../game/components.ts';
import type { Kind } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';

type Columns = Record<string, Record<string, Record<PropertyKey, unknown>>>;

/**
 * Which of a kind's components the systems asked for in the games that are watched: by `has`, or by
 * reading a field. Only what happens in `during` counts, so that the one who watches may look as well.
 */
export class Reads {
  readonly #seen = new Set<ComponentName>();
  readonly #stated: readonly ComponentName[];
  #open = false;

  constructor(kind: Kind) {
    this.#stated = kind.components.map(({ name }) => name);
  }

  /** Those that nobody asked for. */
  get unread(): ComponentName[] {
    return this.#stated.filter((name) => !this.#seen.has(name));
  }

  /**
   * Watches a game: what is asked of any of the kind (by its number), and the fields of one of them.
   * Stand-ins for columns are slow: for a few games, no others.
   */
  watch(game: Game, kind: number, watched: number): void {
    const { Identity } = game.stores;
    game.watcher = (entity, component) => {
      if (Identity.kind[entity] === kind) this.#note(component);
    };
    const stores = game.stores as unknown as Columns;
    for (const component of this.unread) {
      for (const [field] of fieldsOf(component)) {
        stores[component][field] = new Proxy(stores[component][field], {
          get: (column, key) => {
            if (key === String(watched)) this.#note(component);
            const value = Reflect.get(column, key, column);
            return typeof value === 'function' ? value.bind(column) : value;
          },
        });
      }
    }
  }

  /** Does what is to be watched. */
  during<T>(deed: () => T): T {
    this.#open = true;
    try {
      return deed();
    } finally {
      this.#open = false;
    }
  }

  #note(component: ComponentName): void {
    if (this.#open) this.#seen.add(component);
  }
}
