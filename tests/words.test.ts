import { describe, expect, test } from 'vitest';
import { componentNames, fieldsOf } from '../src/game/components.ts';
import type { LogLine, Message, MessageId, MessageParams } from '../src/game/events.ts';
import { componentWords } from '../src/words/components.ts';
import { namesOf, tell, tellLine, wordsOf } from '../src/words/tell.ts';
import { languages } from '../src/words/words.ts';
import { campaign } from './world.ts';

const potion = { kind: 'healing-potion', power: 20 };
const dagger = { kind: 'dagger', power: 0, bonuses: [-1, 2] };

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
  missed: { monster: 'rat' },
  splits: { monster: 'rat' },
  explodes: { monster: 'rat' },
  summons: { monster: 'rat' },
  hurled: { monster: 'rat', damage: 3 },
  hurledMiss: { monster: 'rat' },
  envenomed: { monster: 'rat' },
  poisonEnds: {},
  leeches: { monster: 'rat' },
  reshaped: { monster: 'rat', components: 'HP' },
  reshapeFailed: { file: '1' },
  noEffect: { monster: 'rat' },
  touched: { monster: 'rat' },
  evaded: { monster: 'rat' },
  notices: { monster: 'rat' },
  flewPast: { item: dagger, monster: 'rat' },
  threw: { item: dagger },
  gold: { amount: 57 },
  bagFull: { item: dagger },
  cursed: { item: dagger },
  armourFirst: {},
  dressed: { item: { kind: 'leather-armour', power: 0 }, armour: -1 },
  undressed: { item: { kind: 'leather-armour', power: 0 }, armour: 10 },
  wielded: { item: dagger },
  unwielded: { item: dagger },
  feast: {},
  foul: {},
  fruit: { item: { kind: 'apple', power: 0 } },
  getsHungry: {},
  getsWeak: {},
  faints: {},
  canMove: {},
  frozen: { monster: 'rat' },
  held: { monster: 'rat' },
  cannotLeave: {},
  freed: {},
  poisoned: { monster: 'rat' },
  resisted: { monster: 'rat' },
  robbedGold: { monster: 'rat', amount: 40 },
  robbedItem: { monster: 'rat', item: dagger },
  rusts: { item: { kind: 'leather-armour', power: 0, bonuses: [0] } },
  drained: { monster: 'rat' },
  confused: { monster: 'rat' },
  clearHead: {},
  stagger: {},
  unmasked: { monster: 'rat' },
  trapdoor: {},
  bearTrap: {},
  stuck: {},
  gasTrap: {},
  arrowHits: { damage: 3 },
  arrowMisses: {},
  teleported: {},
  dartHits: { damage: 3 },
  dartMisses: {},
  foundTrap: { trap: 'rat' },
  foundDoor: {},
  searched: {},
  noRoomHere: {},
  upClosed: {},
  prizeHeld: { item: { kind: 'green-jewel', power: 0 } },
  escaped: { gold: 2000 },
  cannotSearch: {},
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
    expect(words.ending({ won: false, by: 'attack', kind: 'wolf' }, names)).toContain(
      names.kind('wolf'),
    );
    const others = [
      words.ending({ won: false, by: 'hunger' }, names),
      words.ending({ won: true, by: 'lastStanding' }, names),
      words.ending({ won: true, by: 'prize', kind: 'green-jewel' }, names),
      words.ending({ won: true, by: 'escape', kind: 'green-jewel', sold: 1234 }, names),
    ];
    expect(new Set(others).size).toBe(4);
    expect(others[3]).toContain('1234');
  });

  test('an item is named with its known bonuses and its count', () => {
    expect(names.item(dagger)).toMatch(/\S ?−1,\+2$/);
    expect(names.item({ kind: 'dagger', power: 0, count: 27, bonuses: [0, 0] })).toMatch(
      /\S ?\+0,\+0 ×27$/,
    );
    expect(names.item({ kind: 'apple', power: 0, count: 1, bonuses: [] })).toBe(
      names.kind('apple'),
    );
  });

  test('every component has a name of its own and a sentence with its numbers', () => {
    const told = componentNames.map((component) => {
      const fields = Object.fromEntries(fieldsOf(component).map(([field]) => [field, 2]));
      const about = componentWords[language][component].about as (
        fields: object,
        kind: (index: number) => string,
      ) => string;
      return [componentWords[language][component].name, about(fields, () => names.kind('rat'))];
    });
    expect(new Set(told.map(([, sentence]) => sentence)).size).toBe(told.length);
    for (const line of told.flat()) expect(line).not.toMatch(/undefined|NaN|\[object|^$/);
    expect(told[componentNames.indexOf('Summons')][1]).toContain(names.kind('rat'));
  });

  test('what strikes unseen has a name that fits every sentence', () => {
    expect(names.kind('')).toBe(words.unseen);
    expect(tell(words, names, { id: 'hurt', params: { monster: '', damage: 4 } })).toMatch(
      new RegExp(words.unseen, 'i'),
    );
  });
});

test('a potion is named with what it heals, in Japanese without a space', () => {
  expect(namesOf(campaign, 'ja').item(potion)).toBe('回復薬20');
  expect(namesOf(campaign, 'en').item(potion)).toBe('healing potion 20');
});

test('in English a trap and a unicorn slay with the right article', () => {
  const en = wordsOf('en');
  const names = { ...namesOf(campaign, 'en'), kind: (id: string) => id };
  const slainBy = (kind: string) => en.ending({ won: false, by: 'attack', kind }, names);
  expect(slainBy('arrow trap')).toContain('by an arrow trap');
  expect(slainBy('dart trap')).toContain('by a dart trap');
  expect(slainBy('unicorn')).toContain('by a unicorn');
  expect(slainBy('umber hulk')).toContain('by an umber hulk');
});

test('Japanese text has no Latin words left but the marks of the screen', () => {
  const ja = wordsOf('ja');
  for (const message of messages) {
    const line = tell(ja, namesOf(campaign, 'ja'), message);
    expect(line.replace(/HP|ENG|ATK|DEF|AC|[\w-]+\.json/g, '')).not.toMatch(/[A-Za-z]{2,}/);
  }
});
