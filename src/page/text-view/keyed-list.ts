import { element } from '../elements.ts';

/** A row of a list: its element, and how it shows a value. */
export interface Row<T> {
  readonly element: HTMLElement;
  show(value: T): void;
}

/**
 * A list whose rows stay in the page while their keys stay in the list, so that a focused button in a row
 * keeps the focus.
 */
export class KeyedList<T> {
  readonly element = element('ul', '');
  readonly #make: () => Row<T>;
  readonly #rows = new Map<string, Row<T>>();

  constructor(make: () => Row<T>) {
    this.#make = make;
  }

  /** Shows these values in order. Their order distinguishes two values with one key. */
  show(values: readonly T[], keyOf: (value: T) => string): void {
    const unused = new Set(this.#rows.keys());
    values.forEach((value, place) => {
      let key = keyOf(value);
      while (this.#rows.has(key) && !unused.has(key)) key += '+';
      unused.delete(key);
      const row = this.#rows.get(key) ?? this.#make();
      this.#rows.set(key, row);
      row.show(value);
      const there = this.element.children[place];
      if (there !== row.element) this.element.insertBefore(row.element, there ?? null);
    });
    for (const key of unused) {
      this.#rows.get(key)?.element.remove();
      this.#rows.delete(key);
    }
    this.element.hidden = values.length === 0;
  }
}
