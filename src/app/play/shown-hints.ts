import { type HintId, hintIds } from '../../describe/hints.ts';
import { storedHints } from '../../page/options/options.ts';
import type { Settings } from '../../page/settings.ts';

/** The hints that were shown. Each is shown once, on this page and in other tabs. */
export class ShownHints {
  readonly #settings: Settings;
  /** The hints of this page: a full storage keeps an older list. */
  readonly #here = new Set<string>();

  constructor(settings: Settings) {
    this.#settings = settings;
    // "Show hints again" empties the list.
    settings.follow((_, { hintsShown }) => {
      if (hintsShown.length === 0) this.#here.clear();
    });
  }

  /** The hints that were not shown yet. */
  get fresh(): HintId[] {
    // Another tab may have shown more of them.
    const shown = this.#all;
    return hintIds.filter((id) => !shown.includes(id) && !this.#here.has(id));
  }

  /** Notes that a hint is shown. */
  add(id: HintId): void {
    this.#here.add(id);
    // Nothing on the page shows which hints were shown, so nothing has to be drawn again.
    this.#settings.keep({ hintsShown: [...this.#all, id] });
  }

  get #all(): readonly string[] {
    return storedHints() ?? this.#settings.options.hintsShown;
  }
}
