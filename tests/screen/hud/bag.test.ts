import { slotsInOrder } from '../../../src/controls/bag-order.ts';
import '../node-navigator.ts';

import { describe, expect, test } from 'vitest';
import { opponentsInSight } from '../../../src/game/actors/actors.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import type { Game } from '../../../src/game/world.ts';
import { colours } from '../../../src/screen/colours.ts';
import { drawBag, drawMenu } from '../../../src/screen/hud/bag.ts';
import { bagLayout, placeInBag } from '../../../src/screen/hud/bag-layout.ts';
import { barsOf } from '../../../src/screen/hud/open-bag.ts';
import { threatLayout } from '../../../src/screen/hud/threat-layout.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { contains, type LayoutInput, overlap } from '../../../src/screen/screen-layout.ts';
import type { BagView, Look } from '../../../src/screen/view.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import type { Language } from '../../../src/words/texts.ts';
import { campaign, give, rogueCampaign, scene } from '../../world.ts';
import { artworkOf, layoutOf } from '../fixtures.ts';
import { RecordingPen } from '../recording-pen.ts';

const map = '##### #@..# #...# #####';
const phone = { width: 390, height: 844, ratio: 1, touch: true };

function gameWith(...kinds: string[]): Game {
  const game = scene(map);
  // The bag's limit is not the subject here.
  game.stores.Bag.maxWeight[game.hero] = 9999;
  give(game, ...kinds);
  game.stores.Bag.maxWeight[game.hero] = 100;
  return game;
}

function draw(
  game: Game,
  bag: BagView | null = null,
  window: Partial<LayoutInput> = {},
  language: Language = 'en',
  isSorted = false,
  look: Look = 'tiles',
) {
  const pen = new RecordingPen();
  const layout = layoutOf(game, { columns: 25, rows: 25, ...window });
  const words = wordsOf(language);
  const names = namesOf(game.campaign, language);
  const slots = slotsInOrder(game, isSorted);
  const input = { game, words, names, bag, slots, artwork: artworkOf(game.campaign, look) };
  const places = bagLayout(pen, layout, input);
  drawBag(pen, layout, places, input);
  const menu = new RecordingPen();
  drawMenu(menu, layout, places, input);
  return { pen, menu, layout, places };
}

const opened: BagView = { index: 0, offset: 0, menu: null };

test.each(languages)('the closed bag has a heading, its weight and dim slots in %s', (language) => {
  const { ui } = wordsOf(language);
  const { pen, layout } = draw(gameWith(), null, {}, language);
  expect(pen.words).toEqual([ui.bag.toLocaleUpperCase(), `${ui.weight} 0/10`]);
  expect(layout.slots).toHaveLength(14);
  const slots = pen.shapes.filter(({ to }) => to === 'corners');
  expect(slots).toMatchObject(layout.slots.map((box) => ({ ...box, alpha: 0.45 })));
  // Below the map, too, all free places are seen.
  const below = draw(gameWith('apple'), null, { columns: 80, rows: 22 }, language);
  expect(below.layout.mode).toBe('below');
  const free = below.pen.shapes.filter(({ to, alpha }) => to === 'corners' && alpha === 0.45);
  expect(free).toMatchObject(below.layout.slots.slice(1).map((box) => ({ ...box })));
  const strip = draw(gameWith(), null, phone, language);
  expect(strip.pen.words).toEqual([]);
  expect(strip.pen.shapes).toMatchObject(strip.layout.slots.map((box) => ({ ...box })));
});

test('a hidden bag, as in the sandbox, has no heading over the buttons', () => {
  expect(draw(gameWith('apple'), null, { slots: 0 }).pen.words).toEqual([]);
});

test.each(languages)('an empty open bag says so in %s', (language) => {
  const { ui } = wordsOf(language);
  expect(draw(gameWith(), opened, {}, language).pen.words).toEqual([ui.bag, ui.emptyBag]);
});

test('a sorted bag lists its items by type, open or closed, and each keeps its letter', () => {
  const game = gameWith('apple', 'rapier', 'healing-potion', 'dagger');
  const order = (words: readonly string[]) =>
    words.filter((word) => /^(apple|rapier|dagger|healing)/.test(word)).map((word) => word[0]);
  const closed = draw(game, null, {}, 'en', true);
  expect(closed.places.rows.map(({ slot }) => slot)).toEqual([3, 1, 0, 2]);
  const slots = slotsInOrder(game, true);
  const bag = { index: 3, offset: 0, menu: null, slots, letters: 'abcd' };
  const { words } = draw(game, bag, {}, 'en', true).pen;
  expect(order(words)).toEqual(['d', 'r', 'a', 'h']);
  expect(words.filter((word) => /^[a-d]$/.test(word))).toEqual(['d', 'b', 'a', 'c']);
});

test.each(languages)('items are listed with effect and weight in %s', (language) => {
  const game = gameWith('apple', 'dagger', 'leather-armour', 'healing-potion');
  const { ui, numbers } = wordsOf(language);
  const names = namesOf(campaign, language);
  const { pen, places, layout } = draw(game, opened, {}, language);
  const { Item, Food, Weapon, Armour } = game.stores;
  const [apple, dagger, leather, potion] = bagOf(game, game.hero);
  const weight = (item: number) => numbers.decimal(Item.weight[item] / 10);
  const all = [apple, dagger, leather, potion].reduce((sum, item) => sum + Item.weight[item], 0);
  const lines = [
    [weight(apple), `${ui.energy} +${Food.energy[apple]}`, names.kind('apple')],
    [weight(dagger), `${ui.attack} +${Weapon.attack[dagger]}`, names.kind('dagger')],
    [weight(leather), `${ui.defence} +${Armour.defence[leather]}`, names.kind('leather-armour')],
  ];
  const isSign = (word: string) => word === '▲';
  const words = pen.words.filter((word) => !isSign(word));
  expect(words.slice(0, 11)).toEqual([ui.bag, `${numbers.decimal(all / 10)}/10`, ...lines.flat()]);
  expect(words[11]).toBe(weight(potion));
  expect(words[12]).toMatch(new RegExp(`^${ui.hp} \\+\\d+$`));
  expect(words[13]).toContain(names.kind('healing-potion'));
  const texts = pen.texts.filter(({ text }) => !isSign(text));
  const top = places.list.y + layout.gap + Math.round(1.4 * layout.line);
  places.rows.forEach(({ slot, box }, row) => {
    expect(slot).toBe(row);
    expect(box.height).toBeGreaterThanOrEqual(layout.bagRow);
    expect(box.y).toBe(top + box.height * row);
    const [right, effect, name] = texts.slice(2 + 3 * row, 5 + 3 * row);
    const middle = box.y + Math.round(box.height / 2);
    expect([right.y, effect.y, name.y]).toEqual([middle, middle, middle]);
    expect(right.style.align).toBe('right');
    expect(right.x).toBe(box.x + box.width - Math.round(layout.text * 0.3));
    expect(effect.style.align).toBe('right');
    expect(effect.x).toBeLessThan(right.x);
    expect(name.x).toBeLessThan(effect.x);
  });
});

test('each item has the icon of its kind in its colour, in a slot and in a row', () => {
  const game = gameWith('apple', 'dagger');
  for (const bag of [null, opened]) {
    const { pen, places } = draw(game, bag);
    const kinds = ['apple', 'dagger'].map((id) => campaign.kinds.find((kind) => kind.id === id));
    expect(pen.pictures.map(({ name }) => name)).toEqual(
      kinds.map((kind) => `icon:${kind?.look.sprite}`),
    );
    expect(pen.pictures.map(({ colour }) => `#${colour.toString(16).padStart(6, '0')}`)).toEqual(
      kinds.map((kind) => kind?.look.colour.toLowerCase()),
    );
    pen.pictures.forEach(({ x, y, width, height }, row) => {
      const { box } = places.rows[row];
      expect(Math.abs(2 * (y - box.y) + height - box.height)).toBeLessThanOrEqual(1);
      expect(x).toBeGreaterThan(box.x);
      expect(x + width).toBeLessThan(box.x + box.width);
    });
  }
});

test('a slot shows the number of a stack, or the bonus of a weapon or armour', () => {
  const game = gameWith('apple', 'dagger', 'leather-armour');
  const { Weapon, Armour, Item } = game.stores;
  const [apple, dagger, leather] = bagOf(game, game.hero);
  Item.count[apple] = 3;
  const { pen, places } = draw(game);
  const notes = ['3', `+${Weapon.attack[dagger]}`, `+${Armour.defence[leather]}`];
  expect(pen.words.slice(2)).toEqual(notes);
  notes.forEach((note, place) => {
    const { box } = places.rows[place];
    const text = pen.texts[place + 2];
    expect(text.text).toBe(note);
    expect(text.x).toBeLessThan(box.x + box.width);
    expect(text.x).toBeGreaterThan(box.x + box.width / 2);
    expect(text.y).toBeGreaterThan(box.y + box.height / 2);
    expect(text.style).toMatchObject({ align: 'right', outlined: true });
  });
});

test('a slot has the first of two bonuses, and the open bag both', () => {
  const game = scene(map, { campaign: rogueCampaign });
  give(game, 'mace');
  const [mace] = bagOf(game, game.hero);
  const { Weapon, Item } = game.stores;
  Weapon.hit[mace] = 1;
  Weapon.damage[mace] = 2;
  Item.known[mace] = 1;
  for (const { pen } of [draw(game), draw(game, null, phone)]) {
    expect(pen.words).toContain('+1');
    expect(pen.words).not.toContain('+1,+2');
  }
  expect(draw(game, opened).pen.words).toContainEqual(expect.stringContaining('+1,+2'));
});

test.each(languages)('a worn item is marked in %s', (language) => {
  const game = gameWith('apple', 'dagger');
  const [, dagger] = bagOf(game, game.hero);
  const mark = ` ${wordsOf(language).ui.worn}`;
  expect(draw(game, opened, {}, language).pen.words).not.toContain(mark);
  game.stores.Gear.weapon[game.hero] = dagger;
  const { pen } = draw(game, opened, {}, language);
  const name = pen.textOf(namesOf(campaign, language).kind('dagger'));
  expect(pen.textOf(mark)).toMatchObject({
    x: name.x + pen.width(name.text, name.size),
    y: name.y,
    colour: colours.title,
  });
});

test.each([
  ['full', {}],
  ['below', { columns: 80, rows: 22 }],
  ['compact', phone],
])('the slot of a worn item has a ring of gold in the %s layout', (_, window) => {
  const game = gameWith('apple', 'dagger');
  const [, dagger] = bagOf(game, game.hero);
  expect(draw(game, null, window).pen.rimmed(colours.title)).toEqual([]);
  game.stores.Gear.weapon[game.hero] = dagger;
  const { pen, layout } = draw(game, null, window);
  expect(pen.rimmed(colours.title)).toMatchObject([{ ...layout.slots[1], rim: { width: 2 } }]);
});

test('the chosen row of the open bag is highlighted', () => {
  const game = gameWith('apple', 'dagger', 'apple');
  const { pen, places } = draw(game, { index: 1, offset: 0, menu: null });
  const { box } = places.rows[1];
  expect(pen.shapesOf([colours.chosen, colours.row])).toMatchObject([box]);
  expect(pen.rectsOf(colours.title)).toMatchObject([{ x: box.x, y: box.y, width: 2 }]);
});

describe('a bag with more than ten items', () => {
  const kinds = Array.from({ length: 13 }, (_, index) => (index % 2 ? 'dagger' : 'short-sword'));

  test('a bag with more than ten items shows ten of them and that there are more on both sides', () => {
    const game = gameWith(...kinds);
    const { pen, places, layout } = draw(game, { index: 4, offset: 2, menu: null }, phone);
    expect(places.rows.map(({ slot }) => slot)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(pen.textOf('5.3/10 ↑↓')).toMatchObject({
      x: places.box.x + places.box.width - layout.gap,
      style: { align: 'right' },
    });
  });

  test('a bag with more than ten items shows the last ten items at most', () => {
    const game = gameWith(...kinds);
    const { pen, places } = draw(game, { index: 12, offset: 99, menu: null }, phone);
    expect(places.rows.map(({ slot }) => slot)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(pen.words).toContain('5.3/10 ↑');
    expect(draw(game, { index: 0, offset: -5, menu: null }).places.rows[0].slot).toBe(0);
  });

  test('the chosen item stays visible in a window that has become lower', () => {
    const { places } = draw(gameWith(...kinds), { index: 12, offset: 0, menu: null }, phone);
    expect(places.rows.at(-1)?.slot).toBe(12);
  });

  test('a bag with more than ten items shows all of them where the window is high', () => {
    const bag = { index: 12, offset: 3, menu: null };
    const high = { width: 1280, height: 1200, text: 18 };
    const { pen, places, layout } = draw(gameWith(...kinds), bag, high);
    expect(places.rows.map(({ slot }) => slot)).toEqual(kinds.map((_, slot) => slot));
    expect(pen.words).toContain('5.3/10');
    const { status } = layout;
    expect(places.box.y).toBeGreaterThanOrEqual(status.y + 3 * layout.line);
  });

  test('a bag with more than ten items shows nine icons in the strip, and how many more there are', () => {
    const { pen, places, layout } = draw(gameWith(...kinds), null, phone);
    expect(places.rows.map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(pen.pictures).toHaveLength(9);
    const last = layout.slots[9];
    expect(pen.textOf('+4').x).toBe(last.x + last.width / 2);
    expect(pen.shapes).toHaveLength(10);
  });

  test('each item has the place of its slot, and the whole bag is the place of further items', () => {
    const game = gameWith(...kinds);
    const { layout } = draw(game, null, phone);
    const slots = slotsInOrder(game, false);
    const places = bagOf(game, game.hero).map((item) => placeInBag(layout, game, slots, item));
    expect(places.slice(0, 9)).toEqual(layout.slots.slice(0, 9));
    expect(places.slice(9)).toEqual([layout.bag, layout.bag, layout.bag, layout.bag]);
    const hidden = { ...layout, bag: { x: 0, y: 0, width: 0, height: 0 } };
    expect(placeInBag(hidden, game, slots, bagOf(game, game.hero)[0])).toBeNull();
  });

  test('a bag with more items than slots shows how many more there are in the last slot', () => {
    const game = gameWith(...kinds, ...kinds);
    const { pen, places, layout } = draw(game);
    expect(places.rows).toHaveLength(13);
    const last = layout.slots[13];
    expect(pen.textOf('+13')).toMatchObject({
      x: last.x + last.width / 2,
      y: last.y + Math.round(last.height / 2),
    });
  });
});

test('exactly ten items need no count', () => {
  const game = gameWith(...Array.from({ length: 10 }, () => 'dagger'));
  expect(draw(game, opened).pen.words.some((word) => word.includes('–'))).toBe(false);
  const { pen, places } = draw(game, null, phone);
  expect(places.rows).toHaveLength(10);
  expect(pen.words.filter((word) => word.startsWith('+') && word !== '+1')).toEqual([]);
});

test('the open bag of a compact HUD is above the buttons, and as high as its items need', () => {
  const game = gameWith('apple');
  const { pen, layout, places } = draw(game, { index: 0, offset: 0, menu: null }, phone);
  const bottom = layout.openBag.y + layout.openBag.height;
  const height = Math.round(1.4 * layout.line) + 2 * layout.gap + layout.bagRow;
  const box = { x: 0, y: bottom - height, width: layout.width, height };
  expect(bottom).toBeLessThan(layout.buttons[0].y);
  expect(places.list).toEqual(box);
  // The card of the apple is above its list.
  expect(places.menuBox?.y).toBeGreaterThan(places.box.y);
  expect(places.box.y + places.box.height).toBe(bottom);
  expect(pen.shapes[0]).toMatchObject({ ...places.box, rim: { colour: colours.edge } });
  expect(places.rows[0].box).toEqual({
    x: layout.openBag.x + layout.gap,
    y: box.y + layout.gap + Math.round(1.4 * layout.line),
    width: layout.openBag.width - 2 * layout.gap,
    height: layout.bagRow,
  });
});

test.each([
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
])(
  'a full bag and its menu have rows of at least 44 px for fingers, apart from the buttons, at %i × %i',
  (width, height) => {
    const game = gameWith(...Array.from({ length: 10 }, () => 'healing-potion'));
    // Potions may form a stack: fewer rows would prove less.
    for (const kind of [
      'dagger',
      'falchion',
      'long-sword',
      'leather-armour',
      'chain-mail',
      'apple',
    ]) {
      game.stores.Bag.maxWeight[game.hero] = 9999;
      give(game, kind);
    }
    const bag = { index: 0, offset: 0, menu: 0 };
    const { places, layout } = draw(game, bag, { width, height, ratio: 1, touch: true });
    const list = draw(game, opened, { width, height, ratio: 1, touch: true }).places;
    expect(list.rows.length).toBeGreaterThan(6);
    const boxes = [...list.rows.map(({ box }) => box), ...places.menu];
    for (const box of boxes) {
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(layout.buttons.filter((button) => overlap(button, box))).toEqual([]);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  },
);

test.each([
  { width: 720, height: 1280, ratio: 2, text: 1, cells: 'glyphs' },
  { width: 780, height: 1688, ratio: 2, text: 1.25, cells: 'tiles' },
  { width: 844, height: 390, ratio: 1, text: 1.25, cells: 'tiles' },
] as const)(
  'the open bag cuts no bar of the hero in two in a window of $width × $height, texts × $text',
  ({ text, ...window }) => {
    const game = scene('#### #@.# ####', { campaign: rogueCampaign });
    const size = { columns: 80, rows: 24, touch: true, scale: { text, cells: 1 } };
    const { openBag, ...layout } = layoutOf(game, { ...window, ...size, slots: 22 });
    const bars = barsOf(layout);
    expect(openBag.y <= bars.y || openBag.y >= bars.y + bars.height).toBe(true);
    expect(openBag.y + openBag.height).toBeLessThan(layout.buttons[0].y);
  },
);

test('the open bag of a low phone leaves the status beside the map free, and names keep their room', () => {
  const game = gameWith(
    'dagger',
    'apple',
    'healing-potion',
    'leather-armour',
    'chain-mail',
    'rapier',
  );
  const low = { width: 844, height: 390, ratio: 1, touch: true };
  for (const language of languages) {
    const { pen, places, layout } = draw(game, opened, low, language);
    expect(places.box.x + places.box.width).toBeLessThanOrEqual(layout.status.x);
    const names = namesOf(campaign, language);
    for (const kind of ['dagger', 'chain-mail', 'healing-potion']) {
      const text = pen.texts.find((drawn) => drawn.text.startsWith(names.kind(kind)));
      expect(text?.style.room).toBeGreaterThanOrEqual(pen.width(text?.text ?? '', layout.text));
    }
  }
});

test('a name that is too long for its row in the open bag of a low phone has two lines', () => {
  const game = scene(map, { campaign: rogueCampaign });
  give(game, ...Array<string>(9).fill('scroll-identify'), 'mace', 'ring-mail', 'potion-healing');
  give(game, 'scroll-genocide', 'scroll-light', 'potion-poison', 'scroll-sleep');
  const low = { width: 844, height: 390, ratio: 1, touch: true };
  for (const language of languages) {
    const { pen, layout } = draw(game, opened, low, language);
    for (const { text, style } of pen.texts.filter(({ style }) => style.room))
      expect(pen.width(text, layout.text) * 0.8, text).toBeLessThanOrEqual(style.room ?? 0);
  }
});

test('where most rows of an open bag are folded, all of them are', () => {
  const low = { width: 740, height: 390, ratio: 1, touch: true };
  const armour = ['leather-armour', 'riveted-armour', 'scale-armour'];
  const game = gameWith(...armour, ...armour, ...armour, 'apple', 'dagger', 'falchion');
  const foldedIn = (window: Partial<LayoutInput>) => {
    const { pen, places } = draw(game, opened, window, 'ru');
    return places.rows.map(({ box }) => {
      const texts = pen.texts.filter(({ x, y }) => contains(box, x - 1, y) && x > box.x + 30);
      return new Set(texts.map(({ y }) => y)).size;
    });
  };
  expect(new Set(foldedIn(low))).toEqual(new Set([2]));
  // A list with room for most of its texts keeps them in one line.
  expect(foldedIn(phone)).toContain(1);
});

test('the open bag of a low phone has one narrow column while its items fit in it', () => {
  const low = { width: 844, height: 390, ratio: 1, touch: true };
  const few = draw(gameWith('dagger', 'apple', 'rapier'), opened, low);
  const columnsOf = ({ places }: typeof few) => new Set(places.rows.map(({ box }) => box.x)).size;
  expect(columnsOf(few)).toBe(1);
  const many = draw(gameWith(...manyApples), opened, low);
  expect(columnsOf(many)).toBe(2);
  expect(few.places.box.width).toBeLessThan(0.8 * many.places.box.width);
});

test('the menu of a low phone is in the place of the other column, or beside the only one', () => {
  const low = { width: 844, height: 390, ratio: 1, touch: true };
  for (const kinds of [manyApples, ['dagger', 'apple', 'rapier']]) {
    const game = gameWith(...kinds);
    for (const language of languages) {
      for (const index of kinds.keys()) {
        const { places } = draw(game, { index, offset: 0, menu: 0 }, low, language);
        const { menuBox } = places;
        if (!menuBox) throw new Error('the card has no box');
        expect(places.rows.map(({ slot }) => slot)).toContain(index);
        expect(places.rows.filter(({ box }) => overlap(box, menuBox))).toEqual([]);
      }
    }
  }
});

test('the list for a mouse is at least as high as the closed bag, and the line beside the closed bag is free', () => {
  for (const columns of [25, 80]) {
    const window = { width: 1280, height: 800, columns, rows: columns === 25 ? 25 : 22 };
    const boxOf = (count: number) =>
      draw(gameWith(...manyApples.slice(0, count)), opened, window).places.box;
    expect(boxOf(2)).toEqual(boxOf(1));
    expect(boxOf(7).y).toBeLessThan(boxOf(6).y);
    const { layout, places } = draw(gameWith('apple'), opened, window);
    expect(places.box.y).toBeLessThan(layout.bag.y);
    expect(places.box.x).toBeGreaterThan(layout.bag.x - layout.gap);
    expect(places.box.x).toBeLessThan(layout.bag.x);
  }
});

const manyApples = Array<string>(11).fill('apple');

test('the heading of an open bag that covers the bars of the hero says its HP and energy', () => {
  const game = gameWith(...manyApples);
  game.stores.Health.current[game.hero] = 3;
  const low = draw(game, opened, phone).pen;
  expect(low.textOf('HP 3/16').colour).toBe(palettes.standard.low);
  expect(low.words.some((word) => /^ENG \d+\/100$/.test(word))).toBe(true);
  const beside = { width: 844, height: 390, ratio: 1, touch: true };
  expect(draw(game, opened, beside).pen.words).not.toContain('HP 3/16');
  expect(draw(game, null, phone).pen.words).not.toContain('HP 3/16');
});

test('the heading of the open bag overlaps no other text at any size of text', () => {
  const rogue = scene(map, { campaign: rogueCampaign });
  give(rogue, ...['arrow', 'mace', 'dagger', 'spear', 'dart', 'sling', 'rock', 'crossbow']);
  give(rogue, 'long-sword', 'plate-mail');
  for (const game of [gameWith(...manyApples), rogue]) {
    for (const language of languages) {
      for (const text of [1, 2, 3]) {
        const window = { ...phone, scale: { text, cells: 1 } };
        const { pen, places } = draw(game, opened, window, language);
        const first = pen.texts[0];
        const line = pen.texts
          .filter(({ y }) => y === first.y)
          .map(({ text, x, size, style }) => {
            const width = Math.min(pen.width(text, size), style.room ?? Infinity);
            return style.align === 'right' ? [x - width, x] : [x, x + width];
          })
          .sort(([a], [b]) => a - b);
        expect(line.length).toBeGreaterThan(2);
        for (const [n, [from]] of line.entries()) {
          expect(from).toBeGreaterThan(line[n - 1]?.[1] ?? places.box.x);
        }
      }
    }
  }
});

test('a short open bag on a phone covers the status or leaves it free, and cuts no bar', () => {
  for (let count = 1; count <= 8; count++) {
    const game = gameWith(...manyApples.slice(0, count));
    const { places, layout } = draw(game, opened, { ...phone, columns: 80, rows: 22 });
    const { y, height } = layout.status;
    expect([count, places.box.y <= y || places.box.y >= y + height]).toEqual([count, true]);
    expect(places.box.y + places.box.height).toBe(layout.openBag.y + layout.openBag.height);
    const last = places.rows[places.rows.length - 1].box;
    expect(last.y + last.height).toBeLessThanOrEqual(places.box.y + places.box.height);
  }
});

test('the open bag over a large window leaves the bars of the hero free although texts are large', () => {
  const game = gameWith(...manyApples);
  const large = { width: 1280, height: 800, scale: { text: 3, cells: 1 } };
  const { places, layout } = draw(game, opened, large);
  expect(places.box.width).toBe(1280);
  expect(places.box.y).toBeGreaterThanOrEqual(layout.status.y + 3 * layout.line);
});

describe('the card of an item', () => {
  test.each([
    ['dagger', 'putAway'],
    ['leather-armour', 'takeOff'],
  ] as const)('the card has the right word to remove a worn %s', (kind, verb) => {
    const game = gameWith(kind);
    takeTurn(game, { type: 'equip', slot: 0 });
    for (const language of languages) {
      const { menu } = draw(game, { index: 0, offset: 0, menu: 0 }, {}, language);
      expect(menu.words).toContain(wordsOf(language).verbs[verb]);
    }
  });

  test.each(languages)('the card has the picture, name, numbers and actions in %s', (language) => {
    const words = wordsOf(language);
    const { verbs, ui, numbers } = words;
    const game = gameWith('apple', 'dagger');
    const open = { index: 1, offset: 0, menu: 1, keys: ['w', 'd'] };
    const { menu, places, layout } = draw(game, open, {}, language);
    const name = namesOf(campaign, language).item({ kind: 'dagger', power: 0 });
    const weight = `${ui.weight} ${numbers.decimal(0.3)}`;
    const change = `▲ ${ui.attack} +0 → +1`;
    expect(menu.words).toEqual([name, change, weight, verbs.takeInHand, 'w', verbs.put, 'd']);
    expect(menu.pictures).toHaveLength(1);
    expect(menu.textOf(change).colour).toBe(palettes.standard.tones.success);
    const [first, second] = places.menu;
    // The head is above the buttons.
    expect(menu.textOf(name).colour).toBe(colours.title);
    for (const part of [name, change, weight])
      expect(menu.textOf(part).y + layout.text / 2).toBeLessThanOrEqual(first.y);
    // The verb that loses the item is apart from the useful one.
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height + first.height / 4);
    expect(menu.textOf(verbs.put).colour).toBe(0xffffff);
    expect(menu.textOf(verbs.takeInHand).colour).toBe(colours.onGolden);
    // It is above the list, in the same panel, with a large picture.
    const { menuBox, list } = places;
    if (!menuBox) throw new Error('the card has no box');
    expect(menuBox.y + menuBox.height).toBe(list.y);
    expect(menuBox.x - list.x).toBe(list.x + list.width - menuBox.x - menuBox.width);
    expect(menu.pictures[0].width).toBeGreaterThan(4 * layout.line);
    const [card, button] = menu.rimmed(colours.title);
    expect(card).toMatchObject(menuBox);
    expect(contains(second, button.x, button.y)).toBe(true);
  });

  test.each(languages)(
    'the card says what an item does, or which kinds it may be, in %s',
    (language) => {
      const game = scene(map, { campaign: rogueCampaign });
      give(game, 'potion-healing', 'stick-fire');
      const { look } = wordsOf(language);
      const kinds = rogueCampaign.kinds.filter(({ id }) => id.startsWith('potion-'));
      const textOf = (index: number) => {
        const { menu } = draw(game, { index, offset: 0, menu: 0 }, {}, language);
        return menu.words.join('').replaceAll(/\s/g, '');
      };
      expect(textOf(0)).toContain(look.anyOf(kinds.length).replaceAll(/\s/g, ''));
      game.known.add('stick-fire');
      expect(textOf(1)).toContain('6d6');
      // Few possible kinds are named.
      const possible = ['potion-healing', 'potion-poison'];
      for (const { id } of kinds) if (!possible.includes(id)) game.known.add(id);
      const names = namesOf(rogueCampaign, language);
      for (const id of possible) expect(textOf(0)).toContain(names.kind(id).replaceAll(/\s/g, ''));
    },
  );

  test('the use for which an item is made is gold and alone in its row, and a finger cannot confuse it with a loss', () => {
    const game = scene(map, { campaign: rogueCampaign });
    give(game, 'ration');
    const { verbs } = wordsOf('en');
    for (const window of [{}, phone]) {
      const { menu, places } = draw(game, { index: 0, offset: 0, menu: 0 }, window);
      const shown = [verbs.eat, verbs.put, verbs.throw, verbs.wield];
      expect(menu.words.filter((word) => shown.includes(word))).toEqual(shown);
      const [eat, put, thrown, wield] = places.menu;
      expect(thrown.y).toBe(put.y);
      expect(put.y).toBeGreaterThan(eat.y + eat.height);
      const golden = menu.shapes.filter(({ fill }) => fill[0] === colours.golden);
      expect(golden.map(({ x, y }) => contains(eat, x, y))).toEqual([true]);
      expect(menu.textOf(verbs.eat).colour).toBe(colours.onGolden);
      if (window !== phone) {
        expect(wield.y).toBe(put.y);
        continue;
      }
      expect(wield.y).toBeGreaterThan(thrown.y + thrown.height);
      for (const { height } of places.menu) expect(height).toBeGreaterThanOrEqual(44);
    }
  });

  test('the card above the list shows the item at the cursor before its menu is open', () => {
    const game = gameWith('apple', 'dagger');
    const { verbs } = wordsOf('en');
    const keys = ['w', 'd'];
    for (const window of [{}, { columns: 80, rows: 22 }, phone]) {
      const open = draw(game, { index: 1, offset: 0, menu: 0, keys }, window);
      const shown = draw(game, { index: 1, offset: 0, menu: null, keys }, window);
      // Nothing moves when the menu opens. Until then letters choose items, so no button has its key.
      expect(shown.places).toEqual(open.places);
      expect(open.menu.words.includes('w')).toBe(window !== phone);
      expect(shown.menu.words).not.toContain('w');
      expect(shown.menu.words).toContain(verbs.takeInHand);
      expect(shown.menu.rimmed(colours.title)).toEqual([]);
      // A verb that waits for an item has no other use for it.
      const asks = draw(game, { index: 1, offset: 0, menu: null }, window);
      expect(asks.menu.pictures).toHaveLength(1);
      expect(asks.places.menu).toEqual([]);
      expect(asks.menu.words).not.toContain(verbs.takeInHand);
    }
  });

  test('the top of the card above the list does not move with the cursor', () => {
    const game = scene(map, { campaign: rogueCampaign });
    give(game, 'ration', 'mace', 'potion-healing', 'stick-fire', 'ring-mail');
    for (const window of [{}, { columns: 80, rows: 22 }, phone]) {
      const boxes = [0, 1, 2, 3, 4].map((index) => {
        return draw(game, { index, offset: 0, menu: null, keys: [] }, window).places.box;
      });
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    }
  });

  test('the card is closed without a bag, and where the chosen item is not visible', () => {
    const game = gameWith('apple', 'dagger');
    for (const bag of [null, { index: 7, offset: 0, menu: 0 }]) {
      const { menu, places } = draw(game, bag);
      expect(places).toMatchObject({ menu: [], menuBox: null });
      expect(menu.words).toEqual([]);
      expect(menu.shapes).toEqual([]);
    }
  });

  test.each([
    ['full', {}],
    ['below', { columns: 80, rows: 22 }],
    ['phone', phone],
    ['phone across', { width: 844, height: 390, touch: true }],
    ['tablet', { width: 1280, height: 800, touch: true }],
    ['large text', { width: 844, height: 390, touch: true, scale: { text: 2, cells: 1 } }],
  ] as const)('the card is next to its item and never over it: %s', (_, window) => {
    const kinds = ['dagger', 'apple', 'healing-potion', 'leather-armour', 'rapier', 'falchion'];
    const game = gameWith(...kinds, ...kinds.slice(0, 4));
    for (const language of languages) {
      for (const [index] of bagOf(game, game.hero).entries()) {
        const bag = { index, offset: 0, menu: 0 };
        const { places, layout } = draw(game, bag, window, language);
        const row = places.rows.find(({ slot }) => slot === index)?.box;
        if (!row) throw new Error('the item has no row');
        expect(places.menu.length).toBeGreaterThan(0);
        if (!places.menuBox) throw new Error('the card has no box');
        for (const { x, y, width, height } of [places.menuBox, ...places.menu]) {
          const apart =
            y + height <= row.y ||
            y >= row.y + row.height ||
            x + width <= row.x ||
            x >= row.x + row.width;
          expect([index, apart]).toEqual([index, true]);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(layout.width);
          expect(y + height).toBeLessThanOrEqual(layout.openBag.y + layout.openBag.height);
        }
      }
    }
  });
});

test('a Rogue bag shows dice and armour classes, and no weights', () => {
  const game = scene(map, { campaign: rogueCampaign });
  give(game, 'mace', 'ring-mail');
  const { pen } = draw(game, opened);
  expect(pen.words.filter((word) => /^\d+d\d+/.test(word))).toEqual(['2d4']);
  expect(pen.words.filter((word) => word.startsWith('AC '))).toHaveLength(1);
  expect(pen.words.filter((word) => /^[\d.]+$/.test(word))).toEqual([]);
});

test('a comparison with the worn item has the colour of a gain or a loss', () => {
  const colourOf = (worn: string, other: string, change: RegExp) => {
    const game = gameWith(worn, other);
    takeTurn(game, { type: 'equip', slot: 0 });
    return draw(game, opened).pen.texts.find(({ text }) => change.test(text))?.colour;
  };
  const { tones } = palettes.standard;
  expect(colourOf('dagger', 'rapier', /→/)).toBe(tones.success);
  expect(colourOf('rapier', 'dagger', /→/)).toBe(tones.enemyHits);
  expect(colourOf('dagger', 'dagger', /→/)).toBe(colours.dim);
});

test('an arrow next to the numbers of an item says whether it is better than the worn one', () => {
  const game = gameWith('rapier', 'dagger', 'falchion', 'apple');
  takeTurn(game, { type: 'equip', slot: 0 });
  for (const window of [{}, phone]) {
    const { pen } = draw(game, opened, window);
    const arrows = pen.texts.filter(({ text }) => /^[▲▼]$/.test(text));
    expect(arrows.map(({ text }) => text)).toEqual(['▼', '▲']);
    const changes = pen.texts.filter(({ text }) => text.includes('→'));
    for (const [n, { x, y, colour }] of arrows.entries()) {
      expect([y, colour]).toEqual([changes[n].y, changes[n].colour]);
      expect(x).toBeLessThan(changes[n].x - pen.width(changes[n].text, changes[n].size));
    }
  }
});

test('in rows for fingers an item is in a slot, which has a ring of gold if the item is worn', () => {
  const game = gameWith('dagger', 'apple');
  takeTurn(game, { type: 'equip', slot: 0 });
  const { pen, places } = draw(game, opened, phone);
  const slots = pen.shapes.filter(({ to }) => to === 'corners');
  expect(slots.map(({ rim }) => rim?.colour)).toEqual([colours.title, colours.edge]);
  for (const [n, slot] of slots.entries()) {
    const { box } = places.rows[n];
    expect([slot.y > box.y, slot.y + slot.height < box.y + box.height]).toEqual([true, true]);
    expect(contains(slot, pen.pictures[n].x, pen.pictures[n].y)).toBe(true);
  }
});

test.each([
  { name: 'the monsters in sight', floor: '##### #@K.# #...# #####' },
  { name: 'the messages without monsters', floor: map },
])('the card does not cover the heading of a short list nor $name', ({ floor }) => {
  const game = scene(floor, { campaign: rogueCampaign });
  const seesMonster = floor !== map;
  expect(opponentsInSight(game)).toHaveLength(seesMonster ? 1 : 0);
  give(game, 'ration', 'mace', 'short-bow', 'arrow', 'ring-mail');
  for (const window of [phone, { width: 1280, height: 800, columns: 80, rows: 22 }]) {
    for (const index of bagOf(game, game.hero).keys()) {
      const { places, layout } = draw(game, { index, offset: 0, menu: 0 }, window, 'ru');
      if (!places.menuBox) throw new Error('the card has no box');
      const { y, height } = places.rows[0].box;
      const heading = { ...places.list, height: y - places.list.y };
      expect(height).toBeGreaterThan(0);
      expect(overlap(places.menuBox, heading)).toBe(false);
      if (layout.mode !== 'below') continue;
      const threats = threatLayout(layout, opponentsInSight(game).length);
      for (const threat of threats.places) expect(overlap(places.menuBox, threat)).toBe(false);
      expect(overlap(places.box, layout.log)).toBe(false);
    }
  }
});

test('on a phone held across, no part of a button is seen at the edge of the card over it', () => {
  const game = scene(map, { campaign: rogueCampaign });
  give(game, 'ration', 'mace', 'short-bow');
  const low = { width: 844, height: 390, ratio: 1, touch: true, columns: 80, rows: 22, slots: 22 };
  const { places, layout } = draw(game, { index: 2, offset: 0, menu: 0 }, low, 'ru');
  const { menuBox } = places;
  if (!menuBox) throw new Error('the card has no box');
  expect(overlap(menuBox, layout.hud)).toBe(true);
  for (const button of layout.buttons.filter((one) => overlap(one, menuBox))) {
    expect(button.y + button.height).toBeLessThanOrEqual(menuBox.y + menuBox.height);
  }
});

test('no row of the bag is partly under the card, and rows above the chosen one stay in view', () => {
  const game = gameWith(...Array.from({ length: 10 }, () => 'dagger'));
  for (const { slot } of draw(game, opened, phone).places.rows) {
    const { places } = draw(game, { index: slot, offset: 0, menu: 0 }, phone);
    if (!places.menuBox) throw new Error('the card has no box');
    for (const { box } of places.rows) expect(overlap(places.menuBox, box)).toBe(false);
    const shown = places.rows.map((row) => row.slot);
    expect(shown).toContain(slot);
    if (slot > 0) expect(shown).toContain(slot - 1);
  }
});

test('in the strip of the glyph look a bonus is below the character of its item', () => {
  const game = scene(map, { campaign: rogueCampaign });
  give(game, 'mace');
  game.stores.Item.known[bagOf(game, game.hero)[0]] = 1;
  const { pen, layout } = draw(game, null, phone, 'en', false, 'glyphs');
  const [{ y, height }] = pen.pictures;
  const bonus = pen.texts.find(({ text }) => /^[+−]\d$/.test(text));
  const [slot] = layout.slots;
  expect(y).toBeGreaterThanOrEqual(slot.y);
  // The text is outlined above its middle.
  expect((bonus?.y ?? 0) - y - height).toBeGreaterThan(0);
});
