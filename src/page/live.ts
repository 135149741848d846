import { wordsOf } from '../words/tell.ts';
import type { Words } from '../words/words.ts';
import type { Options } from './options.ts';

type Update = (words: Words, options: Options) => void;

/** What of the page follows the options: texts follow the language, choices what is chosen. */
export interface Live {
  readonly words: Words;
  readonly options: Options;
  /** Runs an update now and after each change. */
  follow(update: Update): void;
  /** An element's text follows the language. */
  text<E extends Element>(element: E, say: (words: Words) => string): E;
  /** Runs all updates, for new options or for the same ones. */
  refresh(options?: Options): void;
}

/** Starts with the options as they are remembered. */
export function makeLive(first: Options): Live {
  const updates: Update[] = [];
  let options = first;
  let words = wordsOf(options.language);
  const live: Live = {
    get words() {
      return words;
    },
    get options() {
      return options;
    },
    follow(update) {
      updates.push(update);
      update(words, options);
    },
    text(element, say) {
      live.follow((now) => {
        element.textContent = say(now);
      });
      return element;
    },
    refresh(next = options) {
      options = next;
      words = wordsOf(options.language);
      for (const update of updates) update(words, options);
    },
  };
  return live;
}
