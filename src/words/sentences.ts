import type { Campaign } from '../game/campaign.ts';
import type { ItemName, LogLine, Message } from '../game/events.ts';
import { wordsOf } from './loading.ts';
import { signed } from './numbers.ts';
import type { StopReasons } from './stop-reasons.ts';
import type { Language, Names, Words } from './texts.ts';

/**
 * The names of a campaign's kinds; the English name where a bundle lacks the language. The empty id
 * is an unseen monster.
 */
export function namesOf(campaign: Campaign, language: Language): Names {
  const words = wordsOf(language);
  const kind = (id: string) => {
    if (id === '') return words.unseen;
    const found = campaign.kinds.find((candidate) => candidate.id === id);
    return found ? textIn(found.name, language) : id;
  };
  return {
    kind,
    item({ kind: id, power, count = 1, bonuses = [] }: ItemName) {
      const numbers = power > 0 ? `${power}` : bonuses.map(signed).join(',');
      return words.item(kind(id), numbers, count);
    },
  };
}

/** A text of a bundle or campaign; English where it lacks the language. */
export function textIn(
  texts: Readonly<Partial<Record<string, string>>> & { readonly en: string },
  language: Language,
): string {
  return texts[language] ?? texts.en;
}

/** A message as a sentence. */
export function sentenceOf(words: Words, names: Names, message: Message): string {
  // The type of `messages` ties each id to its parameters; TypeScript cannot follow that by index.
  const sentence = words.messages[message.id] as (params: object, names: Names) => string;
  return sentence(message.params, names);
}

/** Why an automatic command stops, as a sentence. */
export function stopText<I extends keyof StopReasons>(
  words: Words,
  names: Names,
  stop: { readonly id: I; readonly params: StopReasons[I] },
): string {
  const { id, params } = stop;
  if (id === 'message') {
    return sentenceOf(words, names, (params as StopReasons['message']).message);
  }
  const sentence = words.stops[id as Exclude<I, 'message'>] as (
    params: object,
    names: Names,
  ) => string;
  return sentence(params, names);
}

/** A line of the log, with its count if it is repeated. */
export function logLineOf(words: Words, names: Names, line: LogLine): string {
  const text = sentenceOf(words, names, line);
  return line.times > 1 ? text + words.times(line.times) : text;
}
