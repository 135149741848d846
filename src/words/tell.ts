import type { Campaign } from '../game/campaign.ts';
import type { ItemName, LogLine, Message } from '../game/events.ts';
import { signed } from './numbers.ts';
import { title as en } from './title-en.ts';
import { title as ja } from './title-ja.ts';
import { title as ru } from './title-ru.ts';
import type { Language, Names, TitleWords, Words } from './words.ts';

/** What the title says, in every language: so little that no picture waits for a file of its own. */
const titles: Readonly<Record<Language, TitleWords>> = { en, ja, ru };
/** All else of each language is a file of its own, so that a page loads only those that it shows. */
const sources: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  ru: async () => (await import('./ru.ts')).ru,
};
const loaded = new Map<Language, Words>();

/** What the title says in a language; there is no need to load it. */
export function titleWordsOf(language: Language): TitleWords {
  return titles[language];
}

/** Loads all words of a language, so that they can be asked for. Rejects where they do not come. */
export async function loadWords(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await sources[language]());
}

/** Whether all words of a language are there. */
export function hasWords(language: Language): boolean {
  return loaded.has(language);
}

/** The words of a language that was loaded. */
export function wordsOf(language: Language): Words {
  const words = loaded.get(language);
  if (!words) throw new Error(`The words of ${language} are not loaded.`);
  return words;
}

/**
 * The names of a campaign's kinds; English stands in where a bundle lacks the language. No kind is
 * the name of what is unseen.
 */
export function namesOf(campaign: Campaign, language: Language): Names {
  const kind = (id: string) => {
    if (id === '') return wordsOf(language).unseen;
    const names = campaign.kinds.find((candidate) => candidate.id === id)?.name;
    return names?.[language] ?? names?.en ?? id;
  };
  return {
    kind,
    item({ kind: id, power, count = 1, bonuses = [] }: ItemName) {
      const numbers = power > 0 ? `${power}` : bonuses.map(signed).join(',');
      const gap = numbers === '' || language === 'ja' ? '' : ' ';
      return `${kind(id)}${gap}${numbers}${count > 1 ? ` ×${count}` : ''}`;
    },
  };
}

/** A message as a sentence. */
export function tell(words: Words, names: Names, message: Message): string {
  // The type of `messages` ties each id to its parameters; TypeScript cannot follow that by index.
  const line = words.messages[message.id] as (params: object, names: Names) => string;
  return line(message.params, names);
}

/** A line of the log, with its count where it came more than once. */
export function tellLine(words: Words, names: Names, line: LogLine): string {
  const text = tell(words, names, line);
  return line.times > 1 ? text + words.times(line.times) : text;
}
