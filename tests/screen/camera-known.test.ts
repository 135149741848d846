import './node-navigator.ts';

import { describe, expect, test } from 'vitest';
import { Tile } from '../../src/dungeon/grid.ts';
import { heroCell } from '../../src/game/entity.ts';
import { unknown } from '../../src/game/floors/floor.ts';
import { moveActor } from '../../src/game/floors/occupancy.ts';
import type { Game } from '../../src/game/world.ts';
import { Animations } from '../../src/screen/animations.ts';
import { restingScroll } from '../../src/screen/camera.ts';
import { FloorWindow } from '../../src/screen/floor-window.ts';
import { campaign, rogueCampaign, scene } from '../world.ts';
import { layoutOf, viewOf } from './fixtures.ts';

/** A floor of which the hero knows nothing. */
function unknownFloor(columns: number, rows: number, played = rogueCampaign): Game {
  const wall = '#'.repeat(columns);
  const row = `#${'.'.repeat(columns - 2)}#`;
  const lines = [wall, ...Array<string>(rows - 2).fill(row), wall];
  const game = scene(lines.join(' ').replace('.', '@'), { campaign: played });
  game.floor.memory.tiles.fill(unknown);
  return game;
}

function learn({ floor }: Game, x1: number, y1: number, x2: number, y2: number): void {
  for (let y = y1; y <= y2; y++) {
    for (let x = x1; x <= x2; x++) floor.memory.tiles[y * floor.grid.width + x] = Tile.floor;
  }
}

/** The first column and row that the map shows, and the size of the map, in cells. */
function shown(game: Game, layout = layoutOf(game), view = viewOf(game)) {
  const { x, y } = restingScroll(view, layout);
  const { cell, map } = layout;
  return {
    left: x / cell.width,
    top: y / cell.height,
    columns: map.width / cell.width,
    rows: map.height / cell.height,
  };
}

describe('a known part that fits the map', () => {
  test.each([
    ['in the middle of a wide floor', rogueCampaign, [80, 22], [30, 8, 41, 12]],
    ['at the edge of a wide floor', rogueCampaign, [80, 22], [70, 17, 79, 21]],
    ['in a corner of a small floor', campaign, [25, 25], [16, 17, 24, 24]],
  ] as const)(
    'is shown whole with rock around it, and the map does not move while the hero walks in it: %s',
    (_, played, size, [x1, y1, x2, y2]) => {
      const game = unknownFloor(size[0], size[1], played);
      learn(game, x1, y1, x2, y2);
      const views = [
        [x1 + 1, y1 + 1],
        [x2 - 1, y1 + 1],
        [x1 + 1, y2 - 1],
        [x1, y1 + 2],
      ].map(([x, y]) => {
        moveActor(game, game.hero, x, y);
        return shown(game);
      });
      const [{ left, top, columns, rows }] = views;
      expect(x1 - left).toBeGreaterThanOrEqual(1.5);
      expect(y1 - top).toBeGreaterThanOrEqual(1.5);
      expect(left + columns - x2 - 1).toBeGreaterThanOrEqual(1.5);
      expect(top + rows - y2 - 1).toBeGreaterThanOrEqual(1.5);
      // In the middle.
      expect(Math.abs(x1 - left - (left + columns - x2 - 1))).toBeLessThan(0.1);
      for (const view of views) expect(view).toEqual(views[0]);
    },
  );

  test('includes dark ground that the hero has forgotten and the player has seen, but not in glyphs', () => {
    const game = unknownFloor(80, 22);
    moveActor(game, game.hero, 36, 10);
    learn(game, 35, 9, 37, 11);
    const isSeen = (x: number) => x >= 30 && x <= 37;
    const lastSeen = (cell: number) => (isSeen(cell % 80) ? Tile.floor : unknown);
    const layout = layoutOf(game);
    const leftIn = (look: 'tiles' | 'glyphs') =>
      shown(game, layout, viewOf(game, { look, lastSeen })).left;
    expect(leftIn('glyphs') - leftIn('tiles')).toBeCloseTo(2.5, 1);
  });
});

test('of a known part larger than the map, the view shows as much as it can with the hero a third away from its edges', () => {
  const game = unknownFloor(80, 22);
  const [first, last] = [10, 69];
  learn(game, first, 9, last, 12);
  const layout = layoutOf(game);
  const views = Array.from({ length: last - first - 1 }, (_, step) => {
    moveActor(game, game.hero, first + 1 + step, 10);
    return { hero: first + 1 + step, ...shown(game, layout) };
  });
  for (const [index, { hero, left, columns }] of views.entries()) {
    const least = Math.max(4, columns / 3) - 0.1;
    expect(hero - left).toBeGreaterThanOrEqual(least);
    expect(left + columns - hero - 1).toBeGreaterThanOrEqual(least);
    // A step moves the map by a cell at most, and never back.
    const way = index > 0 ? left - views[index - 1].left : 0;
    expect(way).toBeGreaterThanOrEqual(0);
    expect(way).toBeLessThan(1.1);
  }
  const share = ({ hero, left, columns }: (typeof views)[0]) => (hero + 0.5 - left) / columns;
  expect(share(views[0])).toBeCloseTo(1 / 3, 1);
  expect(share(views[views.length - 1])).toBeCloseTo(2 / 3, 1);
});

test('the part of the floor that the player has chosen counts more than the known part', () => {
  const game = unknownFloor(80, 22);
  learn(game, 30, 8, 41, 12);
  moveActor(game, game.hero, 31, 9);
  const camera = { zoom: null, centre: { x: 60, y: 10 } };
  const { left, columns } = shown(game, layoutOf(game), viewOf(game, { camera }));
  expect(left + columns / 2).toBeCloseTo(60.5, 1);
});

test('the map glides when more of the floor becomes known', () => {
  const game = unknownFloor(80, 22);
  learn(game, 30, 8, 34, 12);
  moveActor(game, game.hero, 34, 10);
  const [layout, view] = [layoutOf(game), viewOf(game)];
  const window = new FloorWindow(() => heroCell(game));
  const animations = new Animations();
  window.show(view, layout, null);
  const from = window.scroll({ view, layout });
  learn(game, 35, 9, 40, 11);
  window.show(view, layout, from);
  window.glide(from, animations, 1000);
  const way = [1000, 1050, 1100, 1150, 1200, 1300].map((now) => {
    animations.tick(now);
    return window.scroll({ view, layout }).x;
  });
  expect(way[0]).toBe(from.x);
  expect(way[5] - from.x).toBe(3 * layout.cell.width);
  for (const [index, x] of way.slice(1).entries()) {
    expect(x).toBeGreaterThan(way[index]);
    expect(x - way[index]).toBeLessThan(1.8 * layout.cell.width);
  }
});
