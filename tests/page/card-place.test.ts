import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardPlace,
  heightBeside,
  isWithin,
  overlap,
  widthBeside,
} from '../../src/page/card-place.ts';

const card = { width: 200, height: 100 };
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };
const cell = (left: number, top: number) => ({ left, top, width: 32, height: 32 });

test('a card is to the right of its subject, level with its top', () => {
  expect(cardPlace(card, cell(400, 300), desktop)).toEqual({ left: 440, top: 300 });
});

test('a card without room on the right is to the left', () => {
  expect(cardPlace(card, cell(1200, 300), desktop)).toEqual({ left: 992, top: 300 });
});

test('in a narrow window a card is above its subject, and below a subject at the top', () => {
  expect(cardPlace(card, cell(160, 400), phone)).toEqual({ left: 152, top: 292 });
  expect(cardPlace(card, cell(160, 40), phone)).toEqual({ left: 152, top: 80 });
});

test('a card stays within the window', () => {
  expect(cardPlace(card, cell(400, 780), desktop)).toEqual({ left: 440, top: 692 });
  expect(cardPlace(card, cell(-10, 0), phone)).toEqual({ left: 30, top: 8 });
});

test('a card never covers its subject where any side has room', () => {
  for (const window of [desktop, phone]) {
    for (let left = 0; left <= window.width - 32; left += 16) {
      for (let top = 0; top <= window.height - 32; top += 16) {
        const at = cardPlace(card, cell(left, top), window);
        const apart =
          at.left >= left + 32 ||
          at.left + card.width <= left ||
          at.top >= top + 32 ||
          at.top + card.height <= top;
        expect([left, top, apart]).toEqual([left, top, true]);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.left + card.width).toBeLessThanOrEqual(window.width - 8);
        expect(at.top + card.height).toBeLessThanOrEqual(window.height - 8);
      }
    }
  }
});

test('a card of any length, cut to the room beside its subject, never covers it', () => {
  const side = (least: number, most: number) => fc.integer({ min: least, max: most });
  fc.assert(
    fc.property(
      side(320, 1920),
      side(320, 1080),
      side(24, 96),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      side(60, 384),
      side(40, 2000),
      (width, height, cell, x, y, across, long) => {
        const window = { width, height };
        const subject = {
          ...{ left: x * (width - cell), top: y * (height - cell) },
          ...{ width: cell, height: cell },
        };
        const wide = Math.min(across, width - 16);
        const size = {
          width: wide,
          height: Math.min(long, heightBeside(wide, subject, window)),
        };
        expect(overlap({ ...cardPlace(size, subject, window), ...size }, subject)).toBe(false);
      },
    ),
  );
});

test('a card covers as few monsters and items as it can', () => {
  const subject = cell(400, 300);
  const things = [cell(432, 300), cell(300, 300), cell(400, 260)];
  const surroundings = { map: null, hero: null, others: [], things };
  expect(cardPlace(card, subject, desktop, surroundings)).toEqual({ left: 400, top: 340 });
});

test('a card stays within the map, and beside the hero, where it has room', () => {
  const window = { width: 844, height: 390 };
  const map = { left: 0, top: 0, width: 465, height: 390 };
  const tall = { width: 340, height: 200 };
  const monster = cell(384, 60);
  expect(cardPlace(tall, monster, window)).toEqual({ left: 424, top: 60 });
  expect(cardPlace(tall, monster, window, { map, hero: null, things: [], others: [] })).toEqual({
    left: 36,
    top: 60,
  });
  // To the left the hero is under the card; under the monster there is room.
  const hero = cell(220, 64);
  expect(cardPlace(tall, monster, window, { map, hero, things: [], others: [] })).toEqual({
    left: 117,
    top: 100,
  });
});

test('a card that would hide the hero level with its subject is at the edge of the map', () => {
  const window = { width: 844, height: 390 };
  const map = { left: 0, top: 0, width: 465, height: 390 };
  const tall = { width: 340, height: 250 };
  const hero = cell(320, 100);
  expect(cardPlace(tall, cell(384, 60), window, { map, hero, things: [], others: [] })).toEqual({
    left: 36,
    top: 132,
  });
});

test.each([
  ['phone', { width: 390, height: 844 }, { left: 0, top: 0, width: 390, height: 430 }],
  ['small phone', phone, { left: 0, top: 0, width: 360, height: 300 }],
  ['wide phone', { width: 844, height: 390 }, { left: 0, top: 0, width: 465, height: 390 }],
])('on a %s a card covers neither its subject nor the direction pad', (_, window, map) => {
  const size = { width: 138, height: 186 };
  const pad = { left: map.width - 142, top: map.height - 190, ...size };
  const isApart = (a: typeof map, b: typeof map) =>
    a.left >= b.left + b.width ||
    b.left >= a.left + a.width ||
    a.top >= b.top + b.height ||
    b.top >= a.top + a.height;
  for (let left = 0; left <= map.width - 32; left += 16) {
    for (let top = 0; top <= map.height - 32; top += 16) {
      const subject = cell(left, top);
      if (!isApart(subject, pad)) continue;
      const place = cardPlace(card, subject, window, {
        map,
        hero: null,
        things: [],
        others: [pad],
      });
      const box = { ...place, ...card };
      expect([left, top, isApart(box, subject), isApart(box, pad)]).toEqual([
        left,
        top,
        true,
        true,
      ]);
    }
  }
});

test('a card of the width beside its subject fits on the map, at any cell', () => {
  const window = { width: 844, height: 390 };
  const map = { left: 0, top: 0, width: 507, height: 390 };
  for (let left = 0; left <= map.width - 36; left += 12) {
    for (let top = 0; top <= map.height - 36; top += 12) {
      const subject = { left, top, width: 36, height: 36 };
      const narrow = { width: widthBeside(subject, map), height: 250 };
      expect(narrow.width).toBeGreaterThanOrEqual(200);
      const at = cardPlace(narrow, subject, window, { map, hero: null, things: [], others: [] });
      const box = { ...at, ...narrow };
      expect([left, top, isWithin(map, box), overlap(subject, box)]).toEqual([
        left,
        top,
        true,
        false,
      ]);
    }
  }
});
