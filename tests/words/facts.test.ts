import { describe, expect, test } from 'vitest';
import { Tile, tileAt } from '../../src/dungeon/grid.ts';
import { strengthText } from '../../src/game/actors/strength.ts';
import { takeTurn } from '../../src/game/game.ts';
import { languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { plain, range, signed } from '../../src/words/numbers.ts';
import { counted, form, formed } from '../../src/words/plurals.ts';
import { namesOf, sentenceOf } from '../../src/words/sentences.ts';
import { give, scene } from '../world.ts';

describe('directions', () => {
  test.each([
    ['en', [0, -1], '1 up'],
    ['en', [1, -2], '1 right, 2 up'],
    ['en', [3, 0], '3 right'],
    ['en', [4, 5], '4 right, 5 down'],
    ['en', [0, 6], '6 down'],
    ['en', [-7, 8], '7 left, 8 down'],
    ['en', [-9, 0], '9 left'],
    ['en', [-10, -11], '10 left, 11 up'],
    ['en', [0, 0], ''],
    ['ja', [0, -1], '上に 1'],
    ['ja', [1, -2], '右に 1、上に 2'],
    ['ja', [3, 0], '右に 3'],
    ['ja', [4, 5], '右に 4、下に 5'],
    ['ja', [0, 6], '下に 6'],
    ['ja', [-7, 8], '左に 7、下に 8'],
    ['ja', [-9, 0], '左に 9'],
    ['ja', [-10, -11], '左に 10、上に 11'],
    ['ja', [0, 0], ''],
    ['ru', [0, -1], 'вверх 1'],
    ['ru', [1, -2], 'вправо 1, вверх 2'],
    ['ru', [3, 0], 'вправо 3'],
    ['ru', [4, 5], 'вправо 4, вниз 5'],
    ['ru', [0, 6], 'вниз 6'],
    ['ru', [-7, 8], 'влево 7, вниз 8'],
    ['ru', [-9, 0], 'влево 9'],
    ['ru', [-10, -11], 'влево 10, вверх 11'],
    ['ru', [0, 0], ''],
  ] as const)('in %s the cell at %j is called “%s”', (language, [dx, dy], text) => {
    expect(wordsOf(language).ui.whereabouts(dx, dy)).toBe(text);
  });

  test.each([
    ['en', 'You go down the stairs.', 'You go up the stairs.', /down/i, /up/i],
    ['ja', '階段を下りた。', '階段を上った。', /下/, /上/],
    [
      'ru',
      'Вы спускаетесь по лестнице.',
      'Вы поднимаетесь по лестнице.',
      /вниз|спус/i,
      /вверх|подн/i,
    ],
  ] as const)('in %s down and up are not confused', (language, down, up, isDown, isUp) => {
    const words = wordsOf(language);
    const names = namesOf(scene('@').campaign, language);
    const say = (id: 'down' | 'up' | 'hereDown' | 'hereUp' | 'noStairsDown' | 'noStairsUp') =>
      sentenceOf(words, names, { id, params: {} });
    expect([say('down'), say('up')]).toEqual([down, up]);
    const { buttons, keys, placer } = words.ui;
    const { stairsDown, stairsUp } = placer.tiles;
    for (const text of [
      say('hereDown'),
      say('noStairsDown'),
      buttons.down,
      keys.down,
      stairsDown,
    ]) {
      expect(text).toMatch(isDown);
      expect(text).not.toMatch(isUp);
    }
    for (const text of [say('hereUp'), say('noStairsUp'), buttons.up, keys.up, stairsUp]) {
      expect(text).toMatch(isUp);
      expect(text).not.toMatch(isDown);
    }
  });
});

test.each(languages)('in %s the text view names stairs and steps differently', (language) => {
  const { textView, ways } = wordsOf(language);
  const said = [textView.down, textView.up, ways.down, ways.up].map((text) => text.toLowerCase());
  expect(new Set(said).size).toBe(4);
});

describe('signs', () => {
  test.each([
    ['en', 'Equipped: dagger. ATK +1.', 'Put away: dagger. ATK −1.'],
    ['ja', 'ダガーを装備した。攻撃 +1。', 'ダガーを外した。攻撃 −1。'],
    ['ru', 'В руке: кинжал. Атака +1.', 'Убрано: кинжал. Атака −1.'],
  ] as const)(
    'in %s the hero gains attack with a weapon and loses it without',
    (language, on, off) => {
      expect(gearMessages('dagger', language)).toEqual([on, off]);
    },
  );

  test.each([
    ['en', 'Equipped: leather armour. DEF +1.', 'Taken off: leather armour. DEF −1.'],
    ['ja', 'レザーアーマーを身につけた。防御 +1。', 'レザーアーマーを脱いだ。防御 −1。'],
    ['ru', 'Надето: кожаный доспех. Защита +1.', 'Снято: кожаный доспех. Защита −1.'],
  ] as const)(
    'in %s the hero gains defence with armour and loses it without',
    (language, on, off) => {
      expect(gearMessages('leather-armour', language)).toEqual([on, off]);
    },
  );

  /** The messages when the hero uses an item, and when the hero takes it off. */
  function gearMessages(kind: string, language: (typeof languages)[number]): string[] {
    const game = scene('#### #@.# ####');
    give(game, kind);
    const names = namesOf(game.campaign, language);
    return (['equip', 'takeOff'] as const).map((type) => {
      const [said] = takeTurn(game, { type, slot: 0 }).filter((event) => event.type === 'message');
      return said.type === 'message' ? sentenceOf(wordsOf(language), names, said.message) : '';
    });
  }

  test('a bonus has a sign, and a plain number has only a minus', () => {
    expect([-2, 0, 3].map(signed)).toEqual(['−2', '+0', '+3']);
    expect([-2, 0, 3].map(plain)).toEqual(['−2', '0', '3']);
  });
});

test.each(languages)('in %s the texts about digging name its turns and energy', (language) => {
  const game = scene('##### #@%.# #####');
  const { Hunger } = game.stores;
  const energy = Hunger.energy[game.hero];
  takeTurn(game, { type: 'dig', dx: 1, dy: 0 });
  expect(tileAt(game.floor.grid, 2, 1)).toBe(Tile.floor);
  const { keys, hint } = wordsOf(language).ui;
  const used = [game.turn, energy - Hunger.energy[game.hero]];
  expect(keys.dig.match(/\d+/g)?.map(Number)).toEqual(used);
  expect(hint.dig('T').match(/\d+/g)?.map(Number)).toEqual([game.turn]);
});

describe('plurals', () => {
  test.each([
    [0, 'ходов'],
    [1, 'ход'],
    [2, 'хода'],
    [4, 'хода'],
    [5, 'ходов'],
    [10, 'ходов'],
    [11, 'ходов'],
    [12, 'ходов'],
    [14, 'ходов'],
    [15, 'ходов'],
    [20, 'ходов'],
    [21, 'ход'],
    [22, 'хода'],
    [24, 'хода'],
    [25, 'ходов'],
    [101, 'ход'],
    [111, 'ходов'],
    [112, 'ходов'],
    [114, 'ходов'],
    [121, 'ход'],
    [124, 'хода'],
  ])('in Russian %i is followed by “%s”', (count, noun) => {
    expect(form(count, 'ход', 'хода', 'ходов')).toBe(noun);
    expect(formed(count, 'ход', 'хода', 'ходов')).toBe(`${count} ${noun}`);
  });

  test('in English only 1 is singular', () => {
    expect([0, 1, 2].map((count) => counted(count, 'turn'))).toEqual([
      '0 turns',
      '1 turn',
      '2 turns',
    ]);
  });

  test.each([
    ['en', 1, 'You find 1 gold piece.'],
    ['en', 2, 'You find 2 gold pieces.'],
    ['ru', 1, 'Вы находите 1 золотую монету.'],
    ['ru', 3, 'Вы находите 3 золотые монеты.'],
    ['ru', 5, 'Вы находите 5 золотых монет.'],
    ['ru', 12, 'Вы находите 12 золотых монет.'],
    ['ru', 21, 'Вы находите 21 золотую монету.'],
  ] as const)('in %s, %i of gold: %s', (language, amount, text) => {
    const names = namesOf(scene('@').campaign, language);
    expect(sentenceOf(wordsOf(language), names, { id: 'gold', params: { amount } })).toBe(text);
  });
});

describe('numbers', () => {
  test.each([
    ['en', '0.1', '10.5', '2,000,000'],
    ['ja', '0.1', '10.5', '2,000,000'],
    ['ru', '0,1', '10,5', '2\u00a0000\u00a0000'],
  ] as const)('in %s a number is written as %s, %s and %s', (language, tenth, half, million) => {
    const { numbers } = wordsOf(language);
    expect([0, 0.1, 1, 10, 10.5, 1000].map(numbers.decimal)).toEqual([
      '0',
      tenth,
      '1',
      '10',
      half,
      '1000',
    ]);
    expect(numbers.oneDecimal(0.1)).toBe(tenth);
    expect(numbers.oneDecimal(1)).toMatch(/^1[.,]0$/);
    expect(numbers.grouped(2e6)).toBe(million);
    expect(numbers.percent(120)).toBe(language === 'ru' ? '120\u00a0%' : '120%');
  });

  test('a range of one number is written as that number', () => {
    expect([range(2, 3), range(2, 2)]).toEqual(['2–3', '2']);
  });

  test('strength above 18 is written as a percentage, 100 as 00', () => {
    expect([3, 18, 19, 27, 28, 68, 117, 118].map(strengthText)).toEqual([
      '3',
      '18',
      '18/01',
      '18/09',
      '18/10',
      '18/50',
      '18/99',
      '18/00',
    ]);
  });
});

test.each(languages)('in %s every key and button has a label', (language) => {
  const { keys, buttons, caps } = wordsOf(language).ui;
  for (const labels of [keys, buttons, caps]) {
    const all = Object.values(labels);
    for (const label of all) expect(label).toMatch(/\S/);
    expect(new Set(all).size).toBe(all.length);
  }
});
