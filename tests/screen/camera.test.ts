import './node-navigator.ts';

import { expect, test } from 'vitest';
import { moveActor } from '../../src/game/floors/occupancy.ts';
import { newGame } from '../../src/game/game.ts';
import { centreOf, restingScroll, scrollTo } from '../../src/screen/camera.ts';
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
