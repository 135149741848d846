import './node-navigator.ts';

import { expect, test } from 'vitest';
import { moveActor } from '../../src/game/floors/occupancy.ts';
import { newGame } from '../../src/game/game.ts';
import { centreInRoom, centreOf, restingScroll, scrollTo } from '../../src/screen/camera.ts';
import { campaign } from '../world.ts';
import { layoutOf, viewOf } from './fixtures.ts';

const windows = [
  [1280, 800],
  [1920, 1080],
  [2560, 1080],
  [3840, 2160],
  [390, 844],
];

test.each(windows)(
  'behind the title screen of %i × %i, the floor reaches the right edge',
  (width, height) => {
    const game = newGame(campaign, 'yurina');
    const { grid } = game.floor;
    const layout = layoutOf(game, { width, height, backdrop: true });
    const view = viewOf(game, { backdrop: true });
    // As far from the wall as the demo's hero.
    moveActor(game, game.hero, grid.width - 5, 12);
    const scroll = restingScroll(view, layout);
    const { cell, map } = layout;
    expect(grid.width * cell.width - scroll.x).toBeGreaterThanOrEqual(map.width);
    // The texts are at the hero's left.
    const hero = ((grid.width - 4.5) * cell.width - scroll.x) / map.width;
    expect(hero).toBeGreaterThan(width > height ? 0.7 : 0.48);
  },
);

test.each(windows)(
  'the title scene of %i × %i never jumps while the hero glides',
  (width, height) => {
    const game = newGame(campaign, 'yurina');
    const { grid } = game.floor;
    const layout = layoutOf(game, { width, height, backdrop: true });
    const view = viewOf(game, { backdrop: true });
    const { cell, map } = layout;
    const scrolls = Array.from({ length: 51 }, (_, step) => {
      const hero = { x: grid.width - 7 + step / 10, y: 12 };
      return scrollTo(layout, grid, centreOf(layout, hero, view)).x;
    });
    for (const [step, x] of scrolls.slice(1).entries()) {
      // Scroll positions are whole pixels.
      expect(Math.abs(x - scrolls[step])).toBeLessThanOrEqual(Math.ceil(cell.width / 10));
      expect(grid.width * cell.width - x).toBeGreaterThanOrEqual(map.width);
    }
  },
);

test('along one axis, a room that fits the view is seen with its walls, with the least move', () => {
  // The view is 13 cells long, and the room with its walls reaches from 9 to 20.
  expect(centreInRoom(14, 10, 19, 13)).toBe(14);
  const [left, right] = [centreInRoom(11, 10, 19, 13), centreInRoom(18, 10, 19, 13)];
  expect([left, right]).toEqual([14, 15]);
  for (const centre of [left, right]) {
    expect(centre + 0.5 - 13 / 2).toBeLessThanOrEqual(9);
    expect(centre + 0.5 + 13 / 2).toBeGreaterThanOrEqual(21);
  }
});

test('along one axis, a longer room fills the view, and the hero is never at the edge', () => {
  expect(centreInRoom(20, 10, 39, 13)).toBe(20);
  expect(centreInRoom(14, 10, 39, 13)).toBe(15);
  expect(centreInRoom(10, 10, 39, 13)).toBe(13);
  // At a door of a room that fits, too.
  expect(centreInRoom(9, 10, 19, 13)).toBe(12);
  // In a view of few cells, the hero stays in the middle.
  expect(centreInRoom(11, 10, 19, 6)).toBe(11);
});
