import { expect, test } from 'vitest';
import { componentNames } from '../../src/game/components.ts';
import { componentDoc } from '../../src/words/component-docs/all.ts';
import { componentText } from '../../src/words/component-text.ts';
import type { LanguageFile } from '../../src/words/languages.ts';
import { wordsIn, wordsOf } from '../../src/words/loading.ts';
import type { Language, Words } from '../../src/words/texts.ts';

/** A language without a column in the tables. */
const german = 'de' as string as Language;

const english = wordsOf('en');
const words: Words = {
  ...english,
  components: Object.fromEntries(
    componentNames.map((name) => [name, { ...componentText(english, name), name: `de ${name}` }]),
  ) as Words['components'],
  unseen: 'etwas',
  messages: { ...english.messages, cleared: () => 'Gewonnen!' },
  ways: { ...english.ways, up: 'nach oben' },
};

test('the file of a language that is not in the tables can contain all of its words', () => {
  const file: LanguageFile = { words };
  expect(wordsIn(file, german)).toEqual(words);
  expect(componentText(words, 'Trap').name).toBe('de Trap');
});

test('the inspector explains components in English to a language that is not in the tables', () => {
  for (const [component, field] of [['Health', 'max'], ['Rooted']] as const) {
    const text = componentDoc(german, component, field);
    expect(text).toBe(componentDoc('en', component, field));
    expect(text).not.toBe(componentDoc('ja', component, field));
  }
});
