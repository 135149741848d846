import { expect, test } from 'vitest';
import { sceneScale, sceneShift } from '../../../src/page/game-over/scene-frame.ts';

const heroAt = (left: number, top: number) => ({ left, top, width: 20, height: 20 });
/** The free part of a window of 1000 × 800 with a panel at its right. */
const area = { left: 0, top: 0, width: 600, height: 800 };

test('a wide map moves until the hero is in the middle of the free area', () => {
  const map = { left: 0, top: 0, width: 1000, height: 800 };
  expect(sceneShift(map, heroAt(690, 390), area)).toEqual({ x: -400, y: 0 });
  expect(sceneShift(map, heroAt(490, 390), area)).toEqual({ x: -200, y: 0 });
});

test('a map that is larger than the free area leaves no gap at its edges', () => {
  const map = { left: 0, top: 0, width: 1000, height: 1200 };
  expect(sceneShift(map, heroAt(150, 200), area)).toEqual({ x: 0, y: 0 });
  expect(sceneShift(map, heroAt(830, 980), area)).toEqual({ x: -400, y: -400 });
});

test('a hero at the edge of a map is at least a fifth of the free area away from its edges', () => {
  const map = { left: 0, top: 0, width: 1000, height: 1200 };
  expect(sceneShift(map, heroAt(0, 0), area)).toEqual({ x: 110, y: 150 });
  expect(sceneShift(map, heroAt(980, 1180), area)).toEqual({ x: -510, y: -550 });
});

test('a map that is smaller than the free area is in its middle', () => {
  const map = { left: 100, top: 0, width: 400, height: 500 };
  expect(sceneShift(map, heroAt(140, 10), area)).toEqual({ x: 0, y: 150 });
});

test('a small part of a map is enlarged until it fills the free area in one direction, twice at most', () => {
  const hero = { width: 120, height: 120 };
  const scaleOf = (width: number, height: number) => sceneScale({ width, height }, hero, area);
  expect(scaleOf(400, 200)).toBe(1.5);
  expect(scaleOf(200, 500)).toBe(1.6);
  expect(scaleOf(60, 40)).toBe(2);
  expect(scaleOf(1000, 300)).toBe(1);
});

test('a wide map is enlarged until the hero is a fifth of the free area, twice at most', () => {
  const map = { width: 1000, height: 800 };
  expect(sceneScale(map, { width: 80, height: 80 }, area)).toBe(1.5);
  expect(sceneScale(map, { width: 20, height: 20 }, area)).toBe(2);
});
