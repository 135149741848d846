import type { Campaign } from '../game/campaign.ts';
import type { ItemName, LogLine, Message } from '../game/events.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { signed } from './numbers.ts';
import { ru } from './ru.ts';
import type { Language, Names, Words } from './words.ts';

const all: Record<Language, Words> = { en, ja, ru };

/** The words of a language. */
export function wordsOf(language: Language): Words {
  return all[language];
}

/**
 * The names of a campaign's kinds; English stands in where a bundle lacks the language. No kind is
 * the name of what is unseen.
 */
export function namesOf(campaign: Campaign, language: Language): Names {
  const kind = (id: string) => {
    if (id === '') return all[language].unseen;
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
