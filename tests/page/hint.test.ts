import { expect, test } from 'vitest';
import { hintPlace, mapBesidePad } from '../../src/page/hint.ts';

const map = { left: 0, top: 0, width: 360, height: 320 };
const card = { width: 300, height: 60 };

test.each([10, 100, 160, 200, 250, 290])('a hint does not hide a hero at y %i', (top) => {
  const hero = { left: 168, top, width: 24, height: 24 };
  const place = hintPlace(card, map, hero, null);
  const apart = place.top >= hero.top + hero.height || place.top + card.height <= hero.top;
  expect(apart).toBe(true);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.top + card.height).toBeLessThanOrEqual(map.height);
});

test.each([
  ['top', 8, 160],
  ['top', 8, 250],
  ['bottom', 240, 40],
  ['bottom', 240, 130],
])('a hint hides neither a notice at the %s of the map nor a hero at y %#', (_, top, heroTop) => {
  const hero = { left: 168, top: heroTop, width: 24, height: 24 };
  const notice = { left: 20, top, width: 320, height: 72 };
  const place = hintPlace(card, map, hero, notice);
  for (const box of [hero, notice]) {
    const apart = place.top >= box.top + box.height || place.top + card.height <= box.top;
    expect(apart).toBe(true);
  }
});

test.each([0, 60, 100, 150, 186])(
  'a hint that is too large for a small map does not hide a hero at y %i',
  (top) => {
    const hero = { left: 168, top, width: 24, height: 24 };
    const large = { width: 300, height: 140 };
    const place = hintPlace(large, { ...map, height: 210 }, hero, null);
    expect(place.top >= top + hero.height || place.top + large.height <= top).toBe(true);
    expect(place.top).toBeGreaterThanOrEqual(0);
  },
);

test('a hint at the other end of the map leaves the stairs visible that it names', () => {
  const hero = { left: 168, top: 150, width: 24, height: 24 };
  for (const top of [20, 260]) {
    const stairs = { ...hero, top };
    const place = hintPlace(card, map, hero, null, stairs);
    for (const { top, height } of [hero, stairs])
      expect(place.top >= top + height || place.top + card.height <= top).toBe(true);
  }
});

test('a hint is at the end of the map with fewer things, but never over the stairs that it names', () => {
  const hero = { left: 168, top: 150, width: 24, height: 24 };
  const usual = hintPlace(card, map, hero, null);
  const things = [0, 30].map((right) => ({ ...hero, left: hero.left + right, top: usual.top }));
  const other = hintPlace(card, map, hero, null, null, things);
  expect(other.top + card.height <= usual.top || other.top >= usual.top + card.height).toBe(true);
  const stairs = { ...hero, top: other.top };
  const last = hintPlace(card, map, hero, null, stairs, things);
  expect(last.top + card.height <= stairs.top || last.top >= stairs.top + stairs.height).toBe(true);
});

test('a hint leaves the head of the hero free, which is higher than its cell', () => {
  const hero = { left: 168, top: 122, width: 24, height: 24 };
  expect(hintPlace(card, map, hero, null).top).toBeGreaterThan(hero.top);
});

test('a high hint is between the hero and the stairs at the top of the map, if it has room there', () => {
  const hero = { left: 168, top: 250, width: 24, height: 24 };
  const stairs = { ...hero, top: 60 };
  const { top } = hintPlace({ ...card, height: 90 }, map, hero, null, null, [stairs]);
  expect(top).toBeGreaterThanOrEqual(stairs.top + stairs.height);
  expect(top + 90).toBeLessThan(hero.top);
});

test('the direction pad leaves hints the widest free part of the map', () => {
  const pad = { width: 140, height: 190 };
  const tall = { left: 0, top: 0, width: 390, height: 500 };
  expect(mapBesidePad(tall, { ...pad, left: 246, top: 306 })).toEqual({ ...tall, height: 306 });
  expect(mapBesidePad(tall, { ...pad, left: 0, top: 10 })).toEqual({
    ...tall,
    top: 200,
    height: 300,
  });
  const wide = { left: 0, top: 0, width: 464, height: 390 };
  expect(mapBesidePad(wide, { ...pad, left: 320, top: 196 })).toEqual({ ...wide, width: 320 });
  expect(mapBesidePad(wide, { ...pad, left: 4, top: 196 })).toEqual({
    ...wide,
    left: 144,
    width: 320,
  });
});

test('a pad that is hidden or beside the map leaves hints the whole map', () => {
  expect(mapBesidePad(map, null)).toBe(map);
  const below = { left: 200, top: 330, width: 140, height: 190 };
  expect(mapBesidePad(map, below)).toBe(map);
});

test('of two places that hide no thing, a hint takes that which hides less ground', () => {
  const hero = { left: 168, top: 150, width: 24, height: 24 };
  const usual = hintPlace(card, map, hero, null);
  const under = { left: usual.left, top: usual.top, width: 40, height: 40 };
  const other = hintPlace(card, map, hero, null, null, [], [under]);
  expect(other.top).not.toBe(usual.top);
  // A thing counts more than all of the ground.
  const ground = Array.from({ length: 9 }, () => under);
  const thing = { ...under, top: other.top };
  expect(hintPlace(card, map, hero, null, null, [thing], ground).top).not.toBe(other.top);
});
