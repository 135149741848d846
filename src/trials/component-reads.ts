import { type ComponentName, fieldsOf } from '../game/components.ts';
import { type Kind, natures } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { watchColumn } from './watch-column.ts';

/**
 * Records which components of a kind the systems read in watched games: by `has`, or by reading a
 * field. Counts only reads inside `during`, so that a trial can read components itself.
 */
export class ComponentReads {
  readonly #read = new Set<ComponentName>();
  readonly #stated: readonly ComponentName[];
  #isRecording = false;

  constructor(kind: Kind) {
    this.#stated = kind.components.map(({ name }) => name);
  }

  /** The components of the kind that no system has read. Components that make it an actor or an item always count. */
  get unread(): ComponentName[] {
    const isNature = (name: ComponentName) => natures.some((nature) => nature === name);
    return this.#stated.filter((name) => !this.#read.has(name) && !isNature(name));
  }

  /**
   * Watches a game: `has` on any entity of the kind (an index), and the fields of the entity `watched`.
   */
  watch(game: Game, kind: number, watched: number): void {
    const { Identity } = game.stores;
    game.watcher = (entity, component) => {
      if (Identity.kind[entity] === kind) this.#record(component);
    };
    for (const component of this.unread) {
      const read = (key: string) => {
        if (key === String(watched)) this.#record(component);
      };
      for (const [field] of fieldsOf(component)) watchColumn(game, component, field, { read });
    }
  }

  /** Runs a function while reads are recorded. */
  during<T>(run: () => T): T {
    this.#isRecording = true;
    try {
      return run();
    } finally {
      this.#isRecording = false;
    }
  }

  #record(component: ComponentName): void {
    if (this.#isRecording) this.#read.add(component);
  }
}
