import { componentNames } from '../../src/game/components.ts';
import type { Message, MessageId } from '../../src/game/messages.ts';
import { componentText } from '../../src/words/component-text.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf, sentenceOf } from '../../src/words/sentences.ts';
import type { Language } from '../../src/words/texts.ts';
import { campaign } from '../world.ts';
import { callExamples, componentExamples, endingExamples, messageExamples } from './examples.ts';

/** Every text of a language, by its place, with its arguments. */
export function textsIn(language: Language): Map<string, string> {
  const words = wordsOf(language);
  const names = namesOf(campaign, language);
  const texts = new Map<string, string>();
  for (const [id, cases] of Object.entries(messageExamples)) {
    for (const params of cases) {
      const message = { id: id as MessageId, params } as Message;
      texts.set(`messages.${id}${shown(params)}`, sentenceOf(words, names, message));
    }
  }
  for (const ending of endingExamples) {
    texts.set(`ending${shown(ending)}`, words.ending(ending, names, 'prize'));
    texts.set(`ending${shown(ending)} of an arena`, words.ending(ending, names, 'lastStanding'));
  }
  for (const component of componentNames) {
    const text = componentText(words, component);
    texts.set(`components.${component}.name`, text.name);
    if (!('about' in text)) continue;
    const sentence = text.about as (fields: object, kind: object) => string;
    for (const fields of componentExamples[component] ?? [{}]) {
      texts.set(`components.${component}.about${shown(fields)}`, sentence(fields, {}));
    }
  }
  const weapon = { dice: '1d1', thrownDice: '1d6' };
  for (const Missile of [{ fits: 'none' }, { fits: 'arrow' }]) {
    const about = componentText(words, 'Weapon').about as (fields: object, kind: object) => string;
    texts.set(
      `components.Weapon.about${shown(weapon)}${shown(Missile)}`,
      about(weapon, { Missile }),
    );
  }
  const { messages, components, ending, ...others } = words;
  walk(texts, '', others);
  return texts;
}

function walk(texts: Map<string, string>, path: string, group: object): void {
  const calls: Readonly<Record<string, Readonly<Record<string, readonly unknown[][]>>>> =
    callExamples;
  for (const [key, value] of Object.entries(group)) {
    const place = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') texts.set(place, value);
    else if (typeof value === 'function') {
      const cases = calls[path]?.[key];
      if (!cases) throw new Error(`no example of ${place}`);
      for (const args of cases) {
        texts.set(`${place}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`, value(...args));
      }
    } else walk(texts, place, value);
  }
}

function shown(params: object): string {
  return Object.keys(params).length === 0 ? '' : ` ${JSON.stringify(params)}`;
}

/** All texts side by side. */
export function sheetOf(languages: readonly Language[]): string {
  const columns = languages.map((language) => [language, textsIn(language)] as const);
  const [[, first]] = columns;
  return [...first.keys()]
    .map((place) =>
      [place, ...columns.map(([language, texts]) => `  ${language}  ${texts.get(place)}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}
