import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/game/events.ts';
import { sayMessage } from '../../src/game/log.ts';
import { type Message, type MessageId, messages } from '../../src/game/messages.ts';
import { notesOf } from '../../src/sound/notes.ts';
import { soundNames, soundsOf } from '../../src/sound/sounds.ts';
import { languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf, sentenceOf } from '../../src/words/sentences.ts';
import { messageExamples } from '../words/examples.ts';
import { campaign, scene } from '../world.ts';

const message = (id: MessageId) =>
  ({ type: 'message', message: { id, params: {} }, tone: 'plain' }) as unknown as GameEvent;

test('a hit of the hero, damage and a death sound different', () => {
  expect(soundsOf([message('hit')])).toEqual(['hit']);
  expect(soundsOf([message('hurt')])).toEqual(['hurt']);
  expect(soundsOf([message('died')])).toEqual(['death']);
});

test('damage to a monster sounds the same by every element, by an arrow and by a drain', () => {
  const damage = [
    'isHarmed',
    'isBurnt',
    'isChilled',
    'isShocked',
    'isStruck',
    'isShot',
    'isDrained',
  ];
  for (const id of damage as MessageId[])
    expect([id, soundsOf([message(id)])]).toEqual([id, ['hit']]);
});

test('a turn plays each sound once, at most three, and the most urgent first', () => {
  const turn = ['hit', 'hit', 'picked', 'kill', 'hurt', 'levelUp'] as const;
  expect(soundsOf(turn.map(message))).toEqual(['hurt', 'level', 'kill']);
});

test('every victory is heard: by a prize, by an escape and over all others', () => {
  for (const id of ['cleared', 'escaped', 'stands'] as const) {
    expect(soundsOf([message(id)])).toEqual(['victory']);
  }
});

test('steps and other events without a message are silent', () => {
  const step: GameEvent = { type: 'stepped', actor: 1, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } };
  expect(soundsOf([step, { type: 'refused' }])).toEqual([]);
});

test('every sound is used by a message, and is short', () => {
  const used = (Object.keys(messages) as MessageId[]).flatMap((id) => soundsOf([message(id)]));
  expect(new Set(used)).toEqual(new Set(soundNames));
  for (const sound of soundNames) {
    const ends = notesOf[sound].map(({ start, length }) => start + length);
    expect(Math.max(...ends)).toBeLessThan(1.2);
    for (const { loudness } of notesOf[sound]) expect(loudness).toBeLessThan(1);
  }
});

test('every message with a sound has a text in every language, and is a line of the log', () => {
  for (const id of Object.keys(messages) as MessageId[]) {
    if (soundsOf([message(id)]).length === 0) continue;
    for (const params of messageExamples[id]) {
      for (const language of languages) {
        const names = namesOf(campaign, language);
        const text = sentenceOf(wordsOf(language), names, { id, params } as Message);
        expect([id, language, text.trim()]).not.toEqual([id, language, '']);
      }
      const game = scene('#### #@.# ####');
      sayMessage(game, 'normal', { id, params } as Message);
      expect([id, game.log.at(-1)?.id]).toEqual([id, id]);
    }
  }
});
