import { expect, test } from 'vitest';
import type { Message } from '../../src/game/messages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf, sentenceOf } from '../../src/words/sentences.ts';
import { hallWith, stage, wait } from '../game/systems/stage.ts';

/** How a wolf with this verb hits the hero, in each language. */
function told(attackVerb?: object): string[] {
  const { game } = stage(hallWith(['@', 6, 4], ['m', 7, 4]), attackVerb ? { attackVerb } : {});
  const messages = wait(game).flatMap((event) => (event.type === 'message' ? event.message : []));
  const [hurt] = messages.filter(({ id }: Message) => id === 'hurt');
  return (['en', 'ja', 'ru'] as const).map((language) =>
    sentenceOf(wordsOf(language), namesOf(game.campaign, language), hurt).replace(/\d+/, 'N'),
  );
}

test('a monster attacks with its own verb in each language', () => {
  expect(told({ en: 'bites you', ja: 'あなたに噛みついた', ru: 'кусает вас' })).toEqual([
    'The wolf bites you for N.',
    'オオカミがあなたに噛みついた。N のダメージを受けた。',
    'Волк кусает вас: урон N.',
  ]);
});

test('without a verb it attacks as usual', () => {
  expect(told()).toEqual([
    'The wolf hits you for N.',
    'オオカミから N のダメージを受けた。',
    'Волк наносит вам урон N.',
  ]);
});
