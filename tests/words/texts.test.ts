import { describe, expect, test } from 'vitest';
import { componentNames } from '../../src/game/components.ts';
import type { Message, MessageId } from '../../src/game/messages.ts';
import { components } from '../../src/words/component-labels.ts';
import { componentText } from '../../src/words/component-text.ts';
import { languageName, languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { logLineOf, namesOf, sentenceOf, stopText, textIn } from '../../src/words/sentences.ts';
import type { Language, Names } from '../../src/words/texts.ts';
import { campaign, rogueCampaign } from '../world.ts';
import { messageExamples } from './examples.ts';
import { sheetOf, textsIn } from './sheet.ts';

test('the texts of all languages are those of the sheet', async () => {
  // After an intended change: npx vitest run --project rules tests/words -u, and read the difference.
  await expect(sheetOf(languages)).toMatchFileSnapshot('texts.txt');
});

test('each language with a column in the tables of labels has its file', () => {
  expect(languages).toEqual(expect.arrayContaining(Object.keys(components.Identity)));
});

test('the name of each language is in that language', () => {
  const names = (['en', 'ja', 'ru'] as const).map(languageName);
  expect(names).toEqual(['English', '日本語', 'Русский']);
});

test('a language that is not loaded is an error that names it', () => {
  expect(() => wordsOf('xx' as Language)).toThrow('The texts of "xx" are not loaded.');
});

test('a text of a bundle is shown in English if it lacks the language', () => {
  expect(textIn({ en: 'rat', ja: 'ネズミ' }, 'ja')).toBe('ネズミ');
  expect(textIn({ en: 'rat', ja: 'ネズミ' }, 'ru')).toBe('rat');
});

describe.each(languages)('in %s', (language) => {
  const words = wordsOf(language);
  const names = namesOf(campaign, language);
  const texts = [...textsIn(language)];

  test('every text is complete', () => {
    for (const [place, text] of texts) {
      expect([place, text]).toEqual([place, expect.stringMatching(/\S/)]);
      expect([place, text]).not.toEqual([
        place,
        expect.stringMatching(/undefined|NaN|\[object|[{}]/),
      ]);
    }
  });

  test('no two messages share a sentence', () => {
    const sentences = new Map<string, string>();
    for (const id of Object.keys(messageExamples) as MessageId[]) {
      const params = messageExamples[id].at(-1);
      const sentence = sentenceOf(words, names, { id, params } as Message);
      expect([id, sentences.get(sentence)]).toEqual([id, undefined]);
      sentences.set(sentence, id);
    }
  });

  test.each(Object.keys(messageExamples) as MessageId[])(
    'the message %s contains each of its parameters',
    (id) => {
      // Numbers and names that no text contains by itself.
      const marked: Names = {
        kind: (kind) => `<${kind}>`,
        item: ({ kind }) => `<${kind}>`,
        bareItem: ({ kind }) => `<${kind}>`,
        line: (line) => line,
        attackVerb: () => '',
      };
      const params: Record<string, unknown> = {};
      const marks = Object.entries(messageExamples[id].at(-1) ?? {}).map(([name, value], index) => {
        if (typeof value === 'number') {
          params[name] = 700 + index;
          return `${700 + index}`;
        }
        params[name] = typeof value === 'string' ? name : { kind: name, power: 0 };
        return name;
      });
      const sentence = sentenceOf(words, marked, { id, params } as unknown as Message);
      // A sentence may begin with a capital.
      for (const mark of marks) expect(sentence.toLowerCase()).toContain(mark);
    },
  );

  test('an unknown kind is named by its id, and an unseen monster has its own name', () => {
    expect(names.kind('moon-beast')).toBe('moon-beast');
    expect(names.kind('')).toBe(words.unseen);
    const wolf = campaign.kinds.find(({ id }) => id === 'wolf');
    expect(names.kind('wolf')).toBe(wolf?.name[language] ?? wolf?.name.en);
  });

  test('no two components share a name', () => {
    const all = componentNames.map((name) => componentText(words, name).name);
    expect(new Set(all).size).toBe(all.length);
  });
});

test.each([
  ['en', 'dagger −1,+2', 'dagger +0,+1 ×27', 'healing potion 20', 'apple'],
  ['ja', 'ダガー−1,+2', 'ダガー+0,+1 ×27', '回復薬20', 'リンゴ'],
  ['ru', 'кинжал −1,+2', 'кинжал +0,+1 ×27', 'лечебное зелье 20', 'яблоко'],
] as const)('in %s an item is named with its numbers and its count', (language, ...expected) => {
  const { item } = namesOf(campaign, language);
  expect([
    item({ kind: 'dagger', power: 0, bonuses: [-1, 2] }),
    item({ kind: 'dagger', power: 0, count: 27, bonuses: [0, 1] }),
    item({ kind: 'healing-potion', power: 20 }),
    item({ kind: 'apple', power: 0, count: 1, bonuses: [] }),
  ]).toEqual(expected);
});

test('a bonus of 0 is named only in campaigns that roll bonuses', () => {
  const worn = { kind: 'leather-armour', power: 0, bonuses: [0] };
  expect(namesOf(campaign, 'en').item(worn)).toBe('leather armour');
  expect(namesOf(rogueCampaign, 'en').item(worn)).toBe('leather armour +0');
});

test.each([
  ['en', 'A wall is in the way.', ' (×2)', ' (×3)'],
  ['ja', '壁に阻まれて進めない。', '（×2）', '（×3）'],
  ['ru', 'Путь преграждает стена.', ' (×2)', ' (×3)'],
] as const)(
  'in %s a repeated line of the log ends with its count',
  (language, text, two, three) => {
    const line = (times: number) =>
      logLineOf(wordsOf(language), namesOf(campaign, language), {
        id: 'blocked',
        params: {},
        tone: 'normal',
        times,
      });
    expect([1, 2, 3].map(line)).toEqual([text, text + two, text + three]);
  },
);

test('a stop is explained by its own sentence, or by the message that caused it', () => {
  const words = wordsOf('en');
  const names = namesOf(campaign, 'en');
  const message: Message = { id: 'blocked', params: {} };
  expect(stopText(words, names, { id: 'message', params: { message } })).toBe(
    'A wall is in the way.',
  );
  const lost = stopText(words, names, { id: 'hurt', params: { lost: 3 } });
  expect(lost).toBe(words.stops.hurt({ lost: 3 }, names));
});

test.each([
  ['en', ['The arrow flies past the bat.', 'Thrown: arrow.']],
  ['ja', ['矢はコウモリに当たらなかった。', '矢を投げた。']],
  ['ru', ['Стрела пролетает мимо цели (летучая мышь).', 'Брошено: стрела.']],
] as const)('an item in flight is named without its bonuses in %s', (language, sentences) => {
  const words = wordsOf(language);
  const names = namesOf(rogueCampaign, language);
  const item = { kind: 'arrow', power: 0, bonuses: [0, 0] };
  const messages: Message[] = [
    { id: 'flewPast', params: { item, monster: 'bat' } },
    { id: 'threw', params: { item } },
  ];
  expect(messages.map((message) => sentenceOf(words, names, message))).toEqual(sentences);
  expect(names.item(item)).toContain('+0,+0');
});

test('in English a vowel decides the article, except in “unicorn”', () => {
  const { ending } = wordsOf('en');
  const names: Names = {
    kind: (id) => id,
    item: ({ kind }) => kind,
    bareItem: ({ kind }) => kind,
    line: (line) => line,
    attackVerb: () => '',
  };
  const killedBy = (kind: string) => ending({ won: false, by: 'attack', kind }, names, 'prize');
  expect(['arrow trap', 'dart trap', 'unicorn', 'umber hulk', 'Orc'].map(killedBy)).toEqual([
    'You were killed by an arrow trap.',
    'You were killed by a dart trap.',
    'You were killed by a unicorn.',
    'You were killed by an umber hulk.',
    'You were killed by an Orc.',
  ]);
});

describe('the rules of style hold in every text', () => {
  const [en, ja, ru] = (['en', 'ja', 'ru'] as const).map((language) => [
    ...textsIn(language).values(),
  ]);

  test('in English no space precedes a percent sign', () => {
    expect(en.filter((text) => /\s%/.test(text))).toEqual([]);
  });

  test('in Russian a no-break space precedes each percent sign', () => {
    expect(ru.filter((text) => /[^\u00a0]%/.test(text))).toEqual([]);
  });

  test('in Russian health and armour class have Russian abbreviations', () => {
    expect(ru.filter((text) => /\b(HP|AC)\b/.test(text))).toEqual([]);
  });

  test('in Japanese each concept has one word', () => {
    const others = /怪物|勇者|砂場|敵|打[つたれち]|追加ファイル|射出/;
    expect(ja.filter((text) => others.test(text))).toEqual([]);
  });

  test('in Japanese the log has no Latin words except the abbreviations of the screen', () => {
    const log = [...textsIn('ja')].filter(([place]) => /^(messages|ending)/.test(place));
    const latin = log.filter(([, text]) =>
      /[A-Za-z]{2,}/.test(text.replace(/HP|AC|Health, Poison|rat\.json/g, '')),
    );
    expect(latin).toEqual([]);
  });
});
