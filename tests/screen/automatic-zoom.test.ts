import './node-navigator.ts';

import { expect, test } from 'vitest';
import { Tile } from '../../src/dungeon/grid.ts';
import { emptyFloor, unknown } from '../../src/game/floors/floor.ts';
import { moveActor } from '../../src/game/floors/occupancy.ts';
import { newGame } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { AutomaticZoom } from '../../src/screen/automatic-zoom.ts';
import { restingScroll } from '../../src/screen/camera.ts';
import { zoomed } from '../../src/screen/hud/zoom.ts';
import { knownFloor } from '../../src/screen/known-floor.ts';
import type { CellShape, LayoutInput } from '../../src/screen/screen-layout.ts';
import { campaign, rogueCampaign, scene } from '../world.ts';
import { layoutOf, viewOf } from './fixtures.ts';

const [columns, rows] = [80, 22];

/** A floor of Rogue's size of which the hero knows the cells from one corner to the other: a room with its walls. */
function knowing(x1: number, y1: number, x2: number, y2: number): Game {
  const wall = '#'.repeat(columns);
  const row = `#${'.'.repeat(columns - 2)}#`;
  const lines = [wall, ...Array<string>(rows - 2).fill(row), wall];
  const game = scene(lines.join(' ').replace('.', '@'), {
    campaign: rogueCampaign,
    rooms: [{ x1: x1 + 1, y1: y1 + 1, x2: x2 - 1, y2: y2 - 1 }],
  });
  moveActor(game, game.hero, x1 + 1, y1 + 1);
  game.floor.memory.tiles.fill(unknown);
  learn(game, x1, y1, x2, y2);
  return game;
}

function learn(game: Game, x1: number, y1: number, x2: number, y2: number): void {
  for (let y = y1; y <= y2; y++) {
    for (let x = x1; x <= x2; x++) game.floor.memory.tiles[y * columns + x] = Tile.floor;
  }
}

const desk = { width: 1280, height: 800 };

function factorOf(
  zoom: AutomaticZoom,
  game: Game,
  window: Partial<LayoutInput> = desk,
  isFight = false,
  shape: CellShape = 'tiles',
) {
  return zoom.factorFor(game, layoutOf(game, window), {
    shape,
    isFight,
    known: () => knownFloor({ game, look: 'tiles' }).bounds,
  });
}

test('a small room on an unknown floor fills more of the map, with its walls, from wherever the hero is in it', () => {
  for (const window of [desk, { width: 1920, height: 1080 }]) {
    const game = knowing(30, 8, 41, 13);
    const layout = layoutOf(game, window);
    const factor = factorOf(new AutomaticZoom(), game, window);
    expect(factor).toBe(1.5);
    const near = zoomed(layout, {
      ...{ ...window, ratio: 1, columns, rows, touch: false, buttons: 8, backdrop: false },
      ...{ cells: 'tiles', zoom: factor },
    });
    const { cell, map } = near;
    expect(cell.width).toBeGreaterThan(1.4 * layout.cell.width);
    for (const [x, y] of [
      [31, 9],
      [40, 12],
      [35, 10],
    ]) {
      moveActor(game, game.hero, x, y);
      const scroll = restingScroll(viewOf(game), near);
      expect(scroll.x).toBeLessThanOrEqual(30 * cell.width);
      expect(scroll.y).toBeLessThanOrEqual(8 * cell.height);
      expect(scroll.x + map.width).toBeGreaterThanOrEqual(42 * cell.width);
      expect(scroll.y + map.height).toBeGreaterThanOrEqual(14 * cell.height);
    }
  }
});

test('cells get their usual size when the known part no longer fits, never in a fight, and larger only on the next floor', () => {
  const game = knowing(30, 8, 41, 13);
  const zoom = new AutomaticZoom();
  expect(factorOf(zoom, game)).toBe(1.5);
  learn(game, 42, 10, 50, 10);
  expect(factorOf(zoom, game, desk, true)).toBe(1.5);
  expect(factorOf(zoom, game)).toBe(1);
  game.floor.memory.tiles.fill(unknown);
  learn(game, 30, 8, 35, 11);
  expect(factorOf(zoom, game)).toBe(1);
  const floor = emptyFloor(2, game.floor.grid, []);
  floor.memory.tiles.set(game.floor.memory.tiles);
  game.floor = floor;
  expect(factorOf(zoom, game)).toBe(1.5);
});

test('a large room, square characters, and cells that would be too large for sharp drawings keep the usual size', () => {
  const large = knowing(20, 6, 44, 13);
  expect(factorOf(new AutomaticZoom(), large)).toBe(1);
  const small = knowing(30, 8, 41, 13);
  expect(factorOf(new AutomaticZoom(), small, desk, false, 'glyphs')).toBe(1);
  expect(factorOf(new AutomaticZoom(), small, { width: 3840, height: 2160 })).toBe(1);
  const phone = { width: 390, height: 844, ratio: 3, touch: true };
  expect(factorOf(new AutomaticZoom(), small, phone)).toBe(1);
});

test.each([
  [360, 640, 2],
  [360, 640, 3],
  [390, 844, 3],
  [412, 915, 2.625],
])(
  'on a phone of %i × %i the first picture shows the hero and the stairs of the first hall',
  (width, height, ratio) => {
    const game = newGame(campaign, 'yurina');
    const window = { width, height, ratio, touch: true };
    const layout = layoutOf(game, window);
    const factor = factorOf(new AutomaticZoom(), game, window);
    const { cell, map } = zoomed(layout, {
      ...{ ...window, columns: 25, rows: 25, buttons: 8, backdrop: false },
      ...{ cells: 'tiles', zoom: factor },
    });
    expect(cell.width).toBeGreaterThanOrEqual(24 * ratio);
    expect(cell.width).toBeLessThanOrEqual(layout.cell.width);
    const { grid } = game.floor;
    const stairs = Math.floor(grid.tiles.indexOf(Tile.stairsDown) / grid.width);
    const { y } = restingScroll(viewOf(game), { ...layout, cell });
    expect(stairs * cell.height - y).toBeGreaterThanOrEqual(0);
    const hero = game.stores.Position.y[game.hero];
    expect((hero + 1) * cell.height - y).toBeLessThanOrEqual(map.height);
  },
);
