import type { Campaign, KindAppearance } from '../game/campaign.ts';
import type { ItemName, LogLine, Message } from '../game/messages.ts';
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
  const ownName = (item: ItemName) => (item.looks ? lookName(item, item.looks) : kind(item.kind));
  const kind = (id: string) => {
    if (id === '') return words.unseen;
    const found = campaign.kinds.find((candidate) => candidate.id === id);
    return found ? textIn(found.name, language) : id;
  };
  return {
    kind,
    attackVerb(id) {
      const texts = campaign.kinds.find((one) => one.id === id)?.attackVerb;
      return texts ? textIn(texts, language) : '';
    },
    line(line) {
      const [id, number] = line.split('/');
      const texts = campaign.kinds.find((one) => one.id === id)?.lines?.[Number(number)];
      // Another version of the bundle may say less.
      return texts ? textIn(texts, language) : '…';
    },
    item(item) {
      const { power, count = 1, charges } = item;
      const numbers = power > 0 ? `${power}` : bonusesOf(item).map(signed).join(',');
      const left = charges === undefined ? '' : words.charges(charges);
      return words.item(ownName(item), numbers || left, count);
    },
    bareItem: ownName,
  };

  /** Where nothing is rolled, a name has no bonus of 0. */
  function bonusesOf({ bonuses = [] }: ItemName): readonly number[] {
    return campaign.rules.attack === 'dice' || bonuses.some((bonus) => bonus !== 0) ? bonuses : [];
  }

  /** The name of an item whose kind has an appearance: unknown, named by the player, or known. */
  function lookName({ kind: id, called }: ItemName, { group, look }: KindAppearance): string {
    const lists = campaign.appearances?.[group] ?? [];
    const list = lists.find((one) => one.from === 'titles' || Object.hasOwn(one.looks, look));
    // Another version of the campaign may not have the appearance.
    if (!list) return id === '' ? (words.groups[group] ?? group) : kind(id);
    const noun = textIn(list.noun, language);
    const found = list.from === 'looks' ? list.looks[look] : null;
    if (id === '' && called === undefined) {
      const detail = found ? textIn(found.detail, language) : look;
      // A function, because `$` has a meaning in a replacement.
      return textIn(list.unknown, language).replace('{}', () => detail);
    }
    const nouns = lists.map((one) => textIn(one.noun, language));
    const name = id === '' ? words.called(noun, called ?? '') : withNoun(kind(id), nouns, noun);
    return found ? words.detailed(name, textIn(found.detail, language)) : name;
  }
}

/** The name of a kind with the noun of its appearance: a "wand of light" may be a staff in this game. */
function withNoun(name: string, nouns: readonly string[], noun: string): string {
  const other = nouns.find((one) => name.includes(one));
  return other === undefined || name.includes(noun) ? name : name.replace(other, () => noun);
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
