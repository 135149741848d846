import { expect, test } from 'vitest';
import { stopSound } from '../../../src/app/play/stop-sounds.ts';
import type { Stop } from '../../../src/controls/automatic/stop.ts';
import { History } from '../../../src/controls/history.ts';
import { soundsOf } from '../../../src/sound/sounds.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf, stopText } from '../../../src/words/sentences.ts';
import { press } from '../../controls/automatic/play-out.ts';
import { callExamples } from '../../words/examples.ts';
import { campaign, scene } from '../../world.ts';

/** The sounds of a key whose command stops, and the reason. */
function heard(map: string, key: 'explore' | 'rest' | 'attack' | 'again') {
  const { stop, events } = press(scene(map), key);
  if (!stop) throw new Error('The command has no reason to stop.');
  return { id: stop.id, stops: stopSound(stop), all: soundsOf(events, stopSound(stop)) };
}

const room = `
  ######
  #....#
  #..@.#
  ######`;

test('a monster in view that stops or prevents a command is heard as a warning', () => {
  const wolf = heard('######## #@...w.# ########', 'rest');
  expect(wolf).toMatchObject({ id: 'inView', stops: 'warning' });
  expect(wolf.all).toContain('warning');
  expect(stopSound({ id: 'appeared', params: { monster: 'wolf', seq: 1 } })).toBe('warning');
  expect(stopSound({ id: 'mayDie', params: {} })).toBe('warning');
  expect(stopSound({ id: 'restFirst', params: {} })).toBe('warning');
});

test.each([
  ['nothing left to explore', 'explore', 'nothingLeft'],
  ['a rest at full health', 'rest', 'alreadyHealed'],
  ['no monster to attack', 'attack', 'noMonster'],
  ['nothing to repeat', 'again', 'nothingToRepeat'],
] as const)('%s is heard as a refusal', (_, key, id) => {
  expect(heard(room, key)).toMatchObject({ id, stops: 'refused', all: ['refused'] });
});

test('a step at a time from a danger is silent, and adds no line to the history', () => {
  const reason: Stop = { id: 'oneStep', params: { monster: 'wolf' } };
  expect(stopSound(reason)).toBeNull();
  const history = new History(scene(room));
  history.noteStop(reason, 1);
  expect(history.stops).toEqual([]);
});

test('a journey that has ended is silent, and the event that stops it sounds only as itself', () => {
  expect(stopSound({ id: 'arrived', params: {} })).toBeNull();
  expect(stopSound({ id: 'poisoned', params: { stopped: true } })).toBeNull();
  expect(stopSound({ id: 'poisoned', params: { stopped: false } })).toBe('refused');
});

test('a warning of a stop sounds once, together with the same sound of a message', () => {
  const message = { id: 'notices', params: {} };
  const events = [{ type: 'message', message, tone: 'plain' }] as never;
  expect(soundsOf(events, 'warning')).toEqual(['warning']);
});

test('every reason to stop with a sound has a text in every language', () => {
  for (const [id, all] of Object.entries(callExamples.stops)) {
    for (const [params] of all as readonly (readonly [Stop['params'], unknown])[]) {
      const reason = { id, params } as Stop;
      if (stopSound(reason) === null) continue;
      for (const language of languages) {
        const text = stopText(wordsOf(language), namesOf(campaign, language), reason);
        expect([id, language, text.trim()]).not.toEqual([id, language, '']);
      }
    }
  }
});
