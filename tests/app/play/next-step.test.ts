import { describe, expect, test } from 'vitest';
import { nextStepText } from '../../../src/app/play/next-step.ts';
import { stop } from '../../../src/controls/automatic/stop.ts';
import { keyTables } from '../../../src/controls/key-tables.ts';
import { bind, keysOf } from '../../../src/controls/own-keys.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import type { NextStep } from '../../../src/words/stop-reasons.ts';

const left = { left: [], isBlocked: false, blocker: null, lacks: null };
const explored = (next: NextStep | null) => stop('nothingLeft', { ...left, next });
const words = wordsOf('en');
const keys = keyTables.rogue;

test.each([
  ['keys', 'Press Tab again to attack anyway.'],
  ['textKeys', 'Press F again to attack anyway.'],
  ['gamepad', 'Press RB again to attack anyway.'],
  ['buttons', 'Press “Attack” again to attack anyway.'],
] as const)(
  'the next hit may kill: by %s, the key or button that attacks anyway is named',
  (device, text) => {
    expect(nextStepText(stop('mayDie'), device, keys, words)).toBe(text);
  },
);

test.each([
  ['keys', 'Attack (Tab) or look (/).'],
  ['textKeys', 'Attack (F) or look (/).'],
  ['gamepad', 'Attack (RB) or look (RS).'],
  ['buttons', '“Attack” attacks it.'],
  ['textButtons', '“Attack” attacks it.'],
] as const)(
  'a monster is in view: by %s, the keys or buttons that attack and look are named',
  (device, text) => {
    const reason = stop('inView', { monster: 'rat', seq: 1, stopped: false });
    expect(nextStepText(reason, device, keys, words)).toBe(text);
  },
);

test.each([
  ['keys', 'Rest (Z) or explore anyway (o).'],
  ['gamepad', 'Rest (LT) or explore anyway (RT).'],
  ['buttons', '“Rest” rests, “Explore” explores anyway.'],
] as const)(
  'the hero should rest first: by %s, the keys or buttons that rest and explore are named',
  (device, text) => {
    expect(nextStepText(stop('restFirst'), device, keys, words)).toBe(text);
  },
);

test('in Japanese the name of the button has no spaces around it', () => {
  expect(nextStepText(stop('mayDie'), 'buttons', keys, wordsOf('ja'))).toBe(
    'それでも攻撃するなら、もう\u2060一度「攻撃」を押す。',
  );
});

describe('when nothing is left to explore', () => {
  test('the key to the stairs is named as the player has bound it', () => {
    const text = nextStepText(explored('toDown'), 'keys', keys, words);
    expect(text).toBe('The > key goes to the stairs down.');
    const own = keysOf('rogue', bind('rogue', {}, 'down', 'x'));
    expect(nextStepText(explored('toDown'), 'keys', own, words)).toBe(
      'The x key goes to the stairs down.',
    );
  });

  test('a control without a key is named by its button', () => {
    const own = { ...keys, down: [] };
    const text = nextStepText(explored('toDown'), 'keys', own, words);
    expect(text).toBe('Pressing “Explore” again goes to the stairs down.');
  });

  test.each([
    ['buttons', 'toDown', 'Pressing “Explore” again goes to the stairs down.'],
    ['buttons', 'down', '“Down” takes the stairs down.'],
    ['buttons', 'up', '“Up” takes the stairs up.'],
    ['textButtons', 'toDown', 'Pressing “Explore” again goes to the stairs down.'],
    ['textButtons', 'down', '“Stairs down” takes the stairs down.'],
    ['textButtons', 'up', '“Stairs up” takes the stairs up.'],
    ['buttons', 'search', 'Pressing “Explore” again searches for secret doors.'],
    ['gamepad', 'toUp', 'Pressing “RT” again goes to the stairs up.'],
    ['gamepad', 'down', '“A” takes the stairs down.'],
    ['keys', 'search', 'Pressing “o” again searches for secret doors.'],
    ['gamepad', 'search', 'Pressing “RT” again searches for secret doors.'],
    ['gamepad', 'dig', '“LB” digs through a weak wall.'],
  ] as const)('by %s, %s is: %s', (device, next, text) => {
    expect(nextStepText(explored(next), device, keys, words)).toBe(text);
  });

  test.each([
    ['keys', 'The S key searches here.'],
    ['textKeys', 'The S key searches here.'],
    ['gamepad', '“LB” searches here.'],
    ['buttons', '“Search” searches here.'],
    ['textButtons', '“Search” searches here.'],
  ] as const)('after all likely places, by %s: %s', (device, text) => {
    expect(nextStepText(stop('searchedAll', { places: 1 }), device, keys, words)).toBe(text);
  });

  test.each(languages)('the sentence in %s names the key', (language) => {
    for (const [next, key] of [
      ['toDown', '>'],
      ['search', 'o'],
    ] as const) {
      expect(nextStepText(explored(next), 'keys', keys, wordsOf(language))).toContain(key);
    }
  });

  test('nothing is added where nothing leads on, and to other reasons', () => {
    expect(nextStepText(explored(null), 'keys', keys, words)).toBe('');
    expect(nextStepText(stop('arrived'), 'keys', keys, words)).toBe('');
  });
});
