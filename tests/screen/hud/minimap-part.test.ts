import '../node-navigator.ts';

import { expect, test } from 'vitest';
import { Tile } from '../../../src/dungeon/grid.ts';
import { emptyFloor, unknown } from '../../../src/game/floors/floor.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import type { Game } from '../../../src/game/world.ts';
import { minimapDots } from '../../../src/screen/hud/minimap.ts';
import { MinimapParts } from '../../../src/screen/hud/minimap-part.ts';
import { drawMinimapWindow } from '../../../src/screen/hud/panel.ts';
import { knownFloor } from '../../../src/screen/known-floor.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import type { CellSize } from '../../../src/screen/screen-layout.ts';
import { rogueCampaign, scene } from '../../world.ts';
import { layoutOf, viewOf } from '../fixtures.ts';
import { RecordingPen } from '../recording-pen.ts';

const [columns, rows] = [80, 22];
const box = { width: 4 * columns, height: 4 * rows };
const text = 14;

/** A floor of Rogue's size of which the hero knows the cells from one corner to the other. */
function knowing(x1: number, y1: number, x2: number, y2: number): Game {
  const wall = '#'.repeat(columns);
  const row = `#${'.'.repeat(columns - 2)}#`;
  const game = scene(
    [wall, ...Array<string>(rows - 2).fill(row), wall].join(' ').replace('.', '@'),
    {
      campaign: rogueCampaign,
    },
  );
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

/** The part of the floor as the hero knows it. */
function partOf(parts: MinimapParts, game: Game, box: CellSize, text: number) {
  return parts.partOf(game, box, text, knownFloor({ game, look: 'tiles' }).bounds);
}

test('a small known part is shown in larger cells of whole pixels, in the middle', () => {
  const game = knowing(30, 8, 39, 12);
  const { side, left, top } = partOf(new MinimapParts(), game, box, text);
  expect(side).toBe(12);
  expect(left + 35 * side).toBe(box.width / 2);
  expect(top + 10.5 * side).toBe(box.height / 2);
  // In a corner of the floor, too.
  const corner = partOf(new MinimapParts(), knowing(0, 0, 9, 3), box, text);
  expect(corner).toEqual({ side: 12, left: 160 - 60, top: 44 - 24 });
});

test('the minimap is at rest until a known cell would be outside, and its scale only becomes smaller', () => {
  const parts = new MinimapParts();
  const game = knowing(30, 8, 39, 12);
  const first = partOf(parts, game, box, text);
  learn(game, 36, 7, 44, 9);
  expect(partOf(parts, game, box, text)).toEqual(first);
  const sides: number[] = [];
  for (let x = 45; x < columns; x++) {
    learn(game, x, 9, x, 9);
    // Dark ground is forgotten behind the hero.
    if (x > 55) game.floor.memory.tiles[9 * columns + x - 3] = unknown;
    const { side, left } = partOf(parts, game, box, text);
    expect(left + (x + 1) * side).toBeLessThanOrEqual(box.width);
    sides.push(side);
  }
  expect([...new Set(sides)]).toEqual([12, 8, 4]);
  expect(sides).toEqual(sides.toSorted((a, b) => b - a));
});

test('a new floor begins with its own part', () => {
  const parts = new MinimapParts();
  const game = knowing(0, 0, 79, 21);
  expect(partOf(parts, game, box, text)).toEqual({ side: 4, left: 0, top: 0 });
  const floor = emptyFloor(2, game.floor.grid, []);
  game.floor = floor;
  learn(game, 1, 1, 9, 4);
  expect(partOf(parts, game, box, text).side).toBe(12);
});

test('marks and ground of a part are in the places of their cells, and dark beyond the floor', () => {
  const game = knowing(30, 8, 39, 12);
  const { minimap } = palettes.standard;
  const shown = { across: 9, down: 9, left: -29 * 9, top: -7 * 9 };
  const dots = minimapDots(game, 12 * 9, 7 * 9, minimap, game.floor.memory.tiles, shown);
  const at = (x: number, y: number) => dots[((y - 7) * 9 + 4) * 12 * 9 + (x - 29) * 9 + 4];
  expect(at(31, 9)).toBe(minimap.hero);
  expect(at(29, 8)).toBe(minimap.unknown);
  expect(at(36, 11)).not.toBe(minimap.unknown);
  const beyond = minimapDots(game, 40, 20, minimap, game.floor.memory.tiles, {
    ...shown,
    left: 9,
    top: 9,
  });
  expect(beyond[0]).toBe(minimap.unknown);
});

test('the frame of the view is around the cells that the map shows, on a part of the floor as well', () => {
  const game = knowing(20, 8, 44, 12);
  const layout = layoutOf(game);
  const { minimap } = layout;
  const part = partOf(new MinimapParts(), game, minimap, layout.text);
  const pen = new RecordingPen();
  const camera = { zoom: 1, centre: { x: 35, y: 10 } };
  drawMinimapWindow(pen, layout, viewOf(game, { camera }), part);
  const [frame] = pen.frames;
  const middle = minimap.x + part.left + 35.5 * part.side;
  expect(Math.abs(frame.x + frame.width / 2 - middle)).toBeLessThanOrEqual(1);
  const shown = Math.min(minimap.width, (layout.map.width / layout.cell.width) * part.side);
  expect(Math.abs(frame.width - shown)).toBeLessThanOrEqual(1);
  expect(frame.x).toBeGreaterThanOrEqual(minimap.x);
  expect(frame.y + frame.height).toBeLessThanOrEqual(minimap.y + minimap.height);
});
