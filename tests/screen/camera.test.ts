import './node-navigator.ts';

import { describe, expect, test } from 'vitest';
import { Tile } from '../../src/dungeon/grid.ts';
import { moveActor } from '../../src/game/floors/occupancy.ts';
import { newGame } from '../../src/game/game.ts';
import { centreInRoom, centreOf, restingScroll, scrollTo } from '../../src/screen/camera.ts';
import { campaign, rogueCampaign, scene } from '../world.ts';
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

test('on a narrow map, the whole circle of a prize in view is shown with the hero, if both fit', () => {
  const width = 25;
  const wall = '#'.repeat(width);
  const row = `#${'.'.repeat(width - 2)}#`;
  for (let from = 4; from < width - 4; from++) {
    for (const away of [-5, -3, 3, 5]) {
      const at = from + away;
      if (at < 3 || at > width - 4) continue;
      const game = scene(
        [wall, ...Array<string>(23).fill(row), wall]
          .map((line, y) => (y === 12 ? replaced(replaced(line, from, '@'), at, 'j') : line))
          .join('\n'),
      );
      const layout = layoutOf(game, { width: 390, height: 844, touch: true });
      const { cell, map } = layout;
      const scroll = restingScroll(viewOf(game), layout);
      const middleOf = (x: number) => (x + 0.5) * cell.width - scroll.x;
      const reach = 2.35 * cell.width;
      expect(middleOf(at) - reach).toBeGreaterThanOrEqual(-1);
      expect(middleOf(at) + reach).toBeLessThanOrEqual(map.width + 1);
      expect(middleOf(from)).toBeGreaterThan(0);
      expect(middleOf(from)).toBeLessThan(map.width);
    }
  }
});

const replaced = (line: string, x: number, letter: string) =>
  line.slice(0, x) + letter + line.slice(x + 1);

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

test('along one axis, a room that fits the view is seen with its walls, nearer to its middle than to the hero', () => {
  // The view is 13 cells long, and the room with its walls reaches from 9 to 20.
  expect(centreInRoom(14, 10, 19, 13)).toBeCloseTo(14.35);
  // A small room is near the middle of a large view.
  expect(centreInRoom(10, 10, 19, 40)).toBeCloseTo(13.15);
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

test('along one axis, a room is seen with a distance beyond its walls', () => {
  // The view is 15 cells long, and the room with its walls and the distance reaches from 8 to 21.
  for (const [hero, centre] of [
    [11, 14],
    [14, 14.35],
    [15, 14.65],
    [18, 15],
  ])
    expect(centreInRoom(hero, 10, 19, 15, 1)).toBeCloseTo(centre);
});

describe.each([
  [360, 640, 1],
  [390, 844, 1],
  [844, 390, 1],
  [390, 844, 3],
])('in a window of %i × %i for fingers, with %i pixels per CSS pixel', (width, height, ratio) => {
  const [left, right] = [1, 23];

  test.each([
    { name: 'of a room', rooms: [{ x1: left, y1: left, x2: right, y2: right }] },
    { name: 'of the floor outside of a room', rooms: [] },
  ])('the button in a corner of the map covers no cell $name', ({ rooms }) => {
    const game = newGame(campaign, 'yurina');
    Object.assign(game.floor, { rooms });
    game.floor.memory.tiles.fill(Tile.floor);
    const layout = layoutOf(game, { width, height, ratio, touch: true });
    const { cell, map, finger } = layout;
    for (const end of [left, right]) {
      moveActor(game, game.hero, end, end);
      const scroll = restingScroll(viewOf(game), layout);
      const x = end * cell.width - scroll.x;
      const y = end * cell.height - scroll.y;
      const fromSide = Math.min(x, map.width - x - cell.width);
      const fromEnd = Math.min(y, map.height - y - cell.height);
      expect(Math.min(fromSide, fromEnd)).toBeGreaterThanOrEqual(finger + 4 * ratio);
    }
  });
});

test('without fingers the map of a floor ends at its walls', () => {
  const game = newGame(campaign, 'yurina');
  const { grid } = game.floor;
  const layout = layoutOf(game, { width: 390, height: 844, touch: false });
  const { cell, map } = layout;
  moveActor(game, game.hero, grid.width - 2, grid.height - 2);
  expect(restingScroll(viewOf(game), layout)).toEqual({
    x: grid.width * cell.width - map.width,
    y: grid.height * cell.height - map.height,
  });
});

test.each([
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
])(
  'in a window of %i × %i the tiles of Rogue show every lit room whole, with its walls',
  (width, height) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = newGame(rogueCampaign, seed);
      const layout = layoutOf(game, { width, height });
      const { cell, map } = layout;
      game.floor.memory.tiles.fill(Tile.floor);
      for (const { x1, y1, x2, y2 } of game.floor.rooms) {
        for (const [heroX, heroY] of [
          [x1, y1],
          [x2, y2],
          [(x1 + x2) >> 1, y1],
        ]) {
          game.stores.Position.x[game.hero] = heroX;
          game.stores.Position.y[game.hero] = heroY;
          const { x, y } = restingScroll(viewOf(game), layout);
          expect(x).toBeLessThanOrEqual((x1 - 1) * cell.width);
          expect(y).toBeLessThanOrEqual((y1 - 1) * cell.height);
          expect(x + map.width).toBeGreaterThanOrEqual((x2 + 2) * cell.width);
          expect(y + map.height).toBeGreaterThanOrEqual((y2 + 2) * cell.height);
        }
      }
    }
  },
);

test('in a hall that is larger than the view, it shows the stairs in sight with the wall behind them, and the hero', () => {
  const game = newGame(campaign, 'yurina');
  const layout = layoutOf(game, { width: 1280, height: 800 });
  const { cell, map } = layout;
  const stairs = game.floor.grid.tiles.indexOf(Tile.stairsDown);
  const upper = Math.floor(stairs / game.floor.grid.width);
  const { Position } = game.stores;
  const shown = () => {
    const { y } = restingScroll(viewOf(game), layout);
    return [y / cell.height, (y + map.height) / cell.height];
  };
  let [first, end] = shown();
  expect(end - first).toBeLessThan(game.floor.grid.height);
  expect(first).toBeLessThanOrEqual(0);
  expect(end).toBeGreaterThan(Position.y[game.hero] + 2);
  // Too far away for both, the hero counts.
  moveActor(game, game.hero, 12, 23);
  [first, end] = shown();
  expect(end).toBeGreaterThanOrEqual(24);
  expect(first).toBeLessThanOrEqual(upper);
});

test('the first picture of a phone shows the hero and the stairs of the first hall', () => {
  const game = newGame(campaign, 'yurina');
  const layout = layoutOf(game, { width: 390, height: 844, ratio: 2, touch: true });
  const { cell, map } = layout;
  const { y } = restingScroll(viewOf(game), layout);
  const stairs = Math.floor(game.floor.grid.tiles.indexOf(Tile.stairsDown) / game.floor.grid.width);
  const hero = game.stores.Position.y[game.hero];
  expect(stairs * cell.height - y).toBeGreaterThanOrEqual(cell.height / 2);
  expect((hero + 1) * cell.height - y).toBeLessThanOrEqual(map.height - cell.height / 2);
});

test('on a narrow map the view shows the jewel in sight with the hero, if it has room for both', () => {
  const width = 24;
  const rows = (hero: number, jewel: number) =>
    Array.from({ length: 20 }, (_, y) => {
      const row: string[] = Array.from({ length: width }, (_, x) =>
        x === 0 || y === 0 || x === width - 1 || y === 19 ? '#' : '.',
      );
      if (y === 9) row[hero] = '@';
      if (y === 5) row[jewel] = 'j';
      return row.join('');
    }).join(' ');
  const shownFor = (jewel: number) => {
    const game = scene(rows(8, jewel));
    const layout = layoutOf(game, { width: 390, height: 844, touch: true });
    const { cell, map } = layout;
    const { x, y } = restingScroll(viewOf(game), layout);
    const isShown = (column: number, row: number) =>
      column * cell.width >= x &&
      (column + 1) * cell.width <= x + map.width &&
      row * cell.height >= y &&
      (row + 1) * cell.height <= y + map.height;
    return { hero: isShown(8, 9), jewel: isShown(jewel + 1, 3) && isShown(jewel, 5) };
  };
  expect(shownFor(13)).toEqual({ hero: true, jewel: true });
  expect(shownFor(21)).toEqual({ hero: true, jewel: false });
});
