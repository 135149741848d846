import { describe, expect, test } from 'vitest';
import type { LogLine, Message, MessageId, MessageParams } from '../src/game/events.ts';
import { namesOf, tell, tellLine, wordsOf } from '../src/words/tell.ts';
import { languages } from '../src/words/words.ts';
import { campaign } from './world.ts';

const potion = { kind: 'healing-potion', power: 20 };

/** One of each message; its type keeps the list whole. */
const examples: { [I in MessageId]: MessageParams[I] } = {
  wake: {},
  blocked: {},
  hit: { damage: 4, monster: 'rat', hp: 2, max: 6 },
  kill: { monster: 'rat', experience: 1 },
  brawl: { monster: 'rat', other: 'bat', damage: 1 },
  falls: { monster: 'rat' },
  stands: {},
  noDiagonal: {},
  levelUp: { level: 2 },
  hurt: { monster: 'wolf', damage: 16 },
  died: {},
  cleared: {},
  down: {},
  up: {},
  picked: { item: potion },
  tooHeavy: { item: potion },
  put: { item: potion },
  ate: { item: { kind: 'apple', power: 0 }, gained: 50 },
  drank: { item: potion, gained: 7 },
  wield: { item: { kind: 'dagger', power: 0 }, attack: 1 },
  unwield: { item: { kind: 'dagger', power: 0 }, attack: 1 },
  wear: { item: { kind: 'leather-armour', power: 0 }, defence: 1 },
  unwear: { item: { kind: 'leather-armour', power: 0 }, defence: 1 },
  nothing: {},
  hereItem: { item: potion },
  hereDown: {},
  hereUp: {},
  hungry20: {},
  hungry10: {},
  hungry0: {},
  dug: {},
  digStopped: {},
  digNothing: {},
  digTooHard: {},
  digTooHungry: {},
  nothingHere: {},
  noStairsDown: {},
  noStairsUp: {},
  cannotUse: { item: potion },
  noSuchItem: {},
  gameOver: {},
  badCommand: {},
};
const messages = Object.entries(examples).map(([id, params]) => ({ id, params }) as Message);

describe.each(languages)('in %s', (language) => {
  const words = wordsOf(language);
  const names = namesOf(campaign, language);

  test('every message is a sentence of its own, with its names and numbers filled in', () => {
    const lines = messages.map((message) => tell(words, names, message));
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|\{|\}/);
    const hurt = lines[messages.findIndex(({ id }) => id === 'hurt')];
    expect(hurt).toContain('16');
    expect(hurt.toLowerCase()).toContain(names.kind('wolf').toLowerCase());
  });

  test('a repeated line tells how often', () => {
    const line: LogLine = { id: 'blocked', params: {}, tone: 'normal', times: 3 };
    expect(tellLine(words, names, line)).toBe(
      tell(words, names, { id: 'blocked', params: {} }) + words.times(3),
    );
    expect(words.times(3)).toContain('x3');
  });

  test('each way to end has its sentence', () => {
    expect(words.ending({ won: false, by: 'blow', kind: 'wolf' }, names)).toContain(
      names.kind('wolf'),
    );
    const others = [
      words.ending({ won: false, by: 'hunger' }, names),
      words.ending({ won: true, by: 'prize', kind: 'green-jewel' }, names),
    ];
    expect(new Set(others).size).toBe(2);
  });
});

test('a potion is named with what it heals, in Japanese without a space', () => {
  expect(namesOf(campaign, 'ja').item(potion)).toBe('回復薬20');
  expect(namesOf(campaign, 'en').item(potion)).toBe('healing potion 20');
});

test('Japanese text has no Latin words left but the marks of the screen', () => {
  const ja = wordsOf('ja');
  for (const message of messages) {
    const line = tell(ja, namesOf(campaign, 'ja'), message);
    expect(line.replace(/HP|ENG|ATK|DEF/g, '')).not.toMatch(/[A-Za-z]{2,}/);
  }
});
