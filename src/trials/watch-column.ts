import type { ComponentName } from '../game/components.ts';
import type { Game } from '../game/world.ts';

/** The calls when an element of a column is read or written. The key is its entity, or the name of a property. */
interface ColumnWatcher {
  readonly read: (key: string) => void;
  readonly write?: (key: string) => void;
}

/** Watches a column of a game's stores. It becomes a proxy, which is slow: only for a few games. */
export function watchColumn(
  game: Game,
  component: ComponentName,
  field: string,
  { read, write }: ColumnWatcher,
): void {
  const columns = game.stores[component] as unknown as Record<string, object>;
  columns[field] = new Proxy(columns[field], {
    get(column, key) {
      if (typeof key === 'string') read(key);
      const value: unknown = Reflect.get(column, key);
      return typeof value === 'function' ? value.bind(column) : value;
    },
    set(column, key, value) {
      write?.(String(key));
      return Reflect.set(column, key, value);
    },
  });
}
