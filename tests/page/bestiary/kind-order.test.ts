import { expect, test } from 'vitest';
import { kindHas } from '../../../src/game/kinds.ts';
import { inOrderOfNames } from '../../../src/page/bestiary/kind-order.ts';
import { languages } from '../../../src/words/languages.ts';
import { textIn } from '../../../src/words/sentences.ts';
import { rogueCampaign } from '../../world.ts';

const { kinds } = rogueCampaign;

test('monsters follow the alphabet of each language', () => {
  const monsters = kinds.filter((kind) => kindHas(kind, 'AI'));
  for (const language of languages) {
    const names = inOrderOfNames(monsters, language).map(({ name }) => textIn(name, language));
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
  }
});

test('items of one group follow each other in every language, and the groups keep their order', () => {
  const items = kinds.filter((kind) => kindHas(kind, 'Item'));
  const groupsIn = (language: (typeof languages)[number]) =>
    inOrderOfNames(items, language)
      .map(({ spawn }) => spawn.item?.group)
      .filter((group, at, all) => at === 0 || group !== all[at - 1]);
  const groups = groupsIn('en');
  expect(groups).toHaveLength(new Set(groups).size);
  for (const language of languages) expect(groupsIn(language)).toEqual(groups);
});
