import { beforeEach, expect, test } from 'vitest';
import { Animations, easeOut } from '../../src/screen/animations.ts';

let animations: Animations;
let parts: number[];
const step = (part: number) => {
  parts.push(part);
};
beforeEach(() => {
  animations = new Animations();
  parts = [];
});

test('an animation receives its progress and ends with 1', () => {
  let ended = 0;
  animations.run(1000, 100, step, { end: () => ended++ });
  expect(animations.active).toBe(true);
  animations.tick(1025);
  animations.tick(1099);
  expect(ended).toBe(0);
  animations.tick(1100);
  animations.tick(1200);
  expect(parts).toEqual([0, 0.25, 0.99, 1]);
  expect(ended).toBe(1);
  expect(animations.active).toBe(false);
});

test('a delayed animation begins later', () => {
  animations.run(0, 100, step, { delay: 50 });
  animations.tick(40);
  animations.tick(50);
  animations.tick(100);
  expect(parts).toEqual([0, 0.5]);
});

test('at another speed animations and their delays are shorter or longer', () => {
  animations.speed = 2;
  animations.run(0, 100, step, { delay: 50 });
  animations.speed = 0.5;
  animations.run(0, 100, step);
  animations.tick(50);
  expect(parts).toEqual([0, 0, 0.5, 0.25]);
  animations.tick(75);
  expect(parts.slice(4)).toEqual([1, 0.375]);
});

test('all animations can be ended immediately', () => {
  animations.run(0, 100, step, { delay: 50 });
  animations.run(0, 10, step);
  animations.finish();
  expect(parts).toEqual([0, 0, 1, 1]);
  expect(animations.active).toBe(false);
});

test('a hastened animation continues without a jump and ends in time', () => {
  animations.run(0, 1000, step);
  animations.tick(500);
  animations.hasten(500, 100);
  animations.tick(550);
  animations.tick(600);
  expect(parts).toEqual([0, 0.5, 0.75, 1]);
});

test('an animation that ends in time anyway is not hastened', () => {
  animations.run(0, 100, step);
  animations.hasten(50, 100);
  animations.tick(75);
  expect(parts).toEqual([0, 0.75]);
});

test('an animation that has not begun is hastened too', () => {
  animations.run(0, 1000, step, { delay: 5000 });
  animations.hasten(0, 100);
  animations.tick(25);
  animations.tick(100);
  expect(parts).toEqual([0, 0.25, 1]);
});

test('easing is fast at first and slow at the end', () => {
  expect([0, 0.5, 1].map(easeOut)).toEqual([0, 0.75, 1]);
});
