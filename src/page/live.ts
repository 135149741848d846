import { wordsOf } from '../words/loading.ts';
import type { Language, Words } from '../words/texts.ts';
import type { Options } from './options.ts';

/** What of the page follows the options: texts follow the language, choices what is chosen. */
export interface Live<W extends Words = Words> {
  readonly words: W;
  readonly options: Options;
  /** Runs an update now and after each change. */
  follow(update: (words: W, options: Options) => void): void;
  /** An element's text follows the language. */
  text<E extends Element>(element: E, say: (words: W) => string): E;
  /** Runs all updates, for new options or for the same ones. */
  refresh(options?: Options): void;
}

/**
 * Starts with the options as they are remembered. Of one thing two faces: `title` has the words that
 * every page begins with; `whole` has all, and is for who comes after them.
 */
export function makeLive(first: Options): { title: Live<Words>; whole: Live } {
  const updates: (() => void)[] = [];
  let options = first;
  function face<W extends Words>(wordsIn: (language: Language) => W): Live<W> {
    const live: Live<W> = {
      get words() {
        return wordsIn(options.language);
      },
      get options() {
        return options;
      },
      follow(update) {
        const run = () => update(live.words, options);
        updates.push(run);
        run();
      },
      text(element, say) {
        live.follow((words) => {
          const text = say(words);
          // Even the same text again would be laid out again.
          if (element.textContent !== text) element.textContent = text;
        });
        return element;
      },
      refresh(next = options) {
        options = next;
        for (const update of updates) update();
      },
    };
    return live;
  }
  return { title: face(wordsOf), whole: face(wordsOf) };
}
