import { hasWords, loadWords, wordsOf } from '../words/loading.ts';
import type { Language, Words } from '../words/texts.ts';
import { plainButton, setText } from './elements.ts';
import { loadError } from './lazy.ts';
import { type CampaignLook, keepOptions, type Options, withChoice } from './options/options.ts';

/** The chosen options and the words of the chosen language. Elements of the page follow both. */
export interface Settings {
  readonly words: Words;
  readonly options: Options;
  /** Runs an update now and after each change. Returns a function that runs it again. */
  follow(update: (words: Words, options: Options) => void): () => void;
  /** Sets an element's text now and after each change. */
  text<E extends Element>(element: E, say: (words: Words) => string): E;
  /** Sets an element's name for screen readers now and after each change. */
  label<E extends Element>(element: E, say: (words: Words) => string): E;
  /** Makes a button with a text that follows the language. */
  button(className: string, say: (words: Words) => string, act: () => void): HTMLButtonElement;
  /** Sets the texts of these elements again, because something else has changed that they depend on. */
  renewTexts(...elements: Element[]): void;
  /**
   * Changes options and stores them. A new language applies as soon as its words are loaded; when they
   * cannot be loaded, nothing changes and the promise rejects with `LoadError`.
   */
  choose(changed: Partial<Options>): Promise<void>;
  /** Stores options that nothing on the page shows, without running the updates. */
  keep(changed: Partial<Options>): void;
  /** Runs all updates again, for example after the campaign's goal has changed. */
  refresh(): void;
}

/** Makes settings from stored options, whose words are loaded already. */
export function makeSettings(stored: Options, campaigns: readonly CampaignLook[]): Settings {
  const updates: (() => void)[] = [];
  const texts = new WeakMap<Element, () => void>();
  let options = stored;
  let wanted: Language = stored.language;
  const settings: Settings = {
    get words() {
      return wordsOf(options.language);
    },
    get options() {
      return options;
    },
    follow(update) {
      const run = () => update(settings.words, options);
      updates.push(run);
      run();
      return run;
    },
    text(element, say) {
      const show = settings.follow((words) => setText(element, say(words)));
      texts.set(element, show);
      return element;
    },
    label(element, say) {
      settings.follow((words) => {
        element.ariaLabel = say(words);
      });
      return element;
    },
    button: (className, say, act) => settings.text(plainButton(className, '', act), say),
    renewTexts(...elements) {
      for (const element of elements) texts.get(element)?.();
    },
    async choose(changed) {
      const { language } = changed;
      if (language) wanted = language;
      if (language && !hasWords(language)) {
        await loadWords(language).catch((cause) => {
          wanted = options.language;
          // Shows the old choice again.
          settings.refresh();
          throw loadError(cause);
        });
        // A later choice has replaced this one.
        if (wanted !== language) return;
      }
      options = withChoice(options, changed, campaigns);
      keepOptions(changed, options.campaign);
      settings.refresh();
    },
    keep(changed) {
      options = withChoice(options, changed, campaigns);
      keepOptions(changed, options.campaign);
    },
    refresh() {
      for (const update of updates) update();
    },
  };
  return settings;
}
