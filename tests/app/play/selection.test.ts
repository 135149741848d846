import { expect, test } from 'vitest';
import { selectionText, unfitText } from '../../../src/app/play/selection.ts';
import { act } from '../../../src/controls/act.ts';
import { startSession } from '../../../src/controls/session.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { stow } from '../../../src/game/items/stacks.ts';
import { spawnItem } from '../../../src/game/spawn.ts';
import type { Settings } from '../../../src/page/settings.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import type { Language } from '../../../src/words/texts.ts';
import { rogueCampaign, scene } from '../../world.ts';

const settingsIn = (language: Language) =>
  ({ words: wordsOf(language), options: { language } }) as Settings;

function sessionWith(...kinds: string[]) {
  const game = scene('##### #@..# #####', { campaign: rogueCampaign });
  for (const kind of kinds) {
    stow(game, game.hero, spawnItem(game, { kind: kindById(rogueCampaign, kind) }));
  }
  return startSession(game);
}

test('a verb that waits for an item is announced as its question, with the letter and the place of the item', () => {
  const session = sessionWith('ration', 'ring-mail');
  act(session, { type: 'drop' });
  expect(selectionText(session, settingsIn('en'))).toBe('Put down what? a: food ration (1 of 2)');
  act(session, { type: 'step', dx: 0, dy: 1 });
  expect(selectionText(session, settingsIn('ja'))).toBe(
    'どれを置く？　b：リングメイル（2 件中 2 件目）',
  );
  expect(selectionText(session, settingsIn('ru'))).toBe(
    'Что положить? b: кольчатый доспех (2 из 2)',
  );
});

test('the open bag without a verb is announced as the bag', () => {
  const session = sessionWith('ration');
  act(session, { type: 'bag' });
  expect(selectionText(session, settingsIn('en'))).toBe('Bag: food ration (1 of 1)');
});

test('an item to which the verb does not apply is named, and the question asked again', () => {
  const session = sessionWith('ration', 'ring-mail');
  const unfit = { verb: 'eat', slot: 1 } as const;
  const texts = (['en', 'ja', 'ru'] as const).map((language) =>
    unfitText(session, settingsIn(language), unfit),
  );
  expect(texts).toEqual([
    'Not this one (b: ring mail). Eat what?',
    'b：リングメイルは選べない。どれを食べる？',
    'Это не подходит (b: кольчатый доспех). Что съесть?',
  ]);
});
