import '../node-navigator.ts';

import type { Sprite } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import { screenLayout } from '../../../src/screen/hud/layout.ts';
import { Stands, standsAround } from '../../../src/screen/map/stands.ts';
import type { ScreenLayout } from '../../../src/screen/screen-layout.ts';
import { useFakeCanvases } from '../fake-canvas.ts';

let canvases: ReturnType<typeof useFakeCanvases>;
beforeEach(() => {
  canvases = useFakeCanvases();
});

const arena = { width: 15, height: 10 };

function layoutOf(width: number, height: number): ScreenLayout {
  const input = { width, height, ratio: 1, touch: false, buttons: 5, backdrop: false, slots: 0 };
  return screenLayout({ ...input, cells: 'tiles', columns: arena.width, rows: arena.height });
}

test.each([
  [1280, 800],
  [1920, 1080],
  [844, 390],
  [390, 844],
])('in a window of %i × %i, the stands and the floor fill the map', (width, height) => {
  const layout = layoutOf(width, height);
  const { map, cell } = layout;
  const stands = standsAround(layout, arena);
  const area = stands.reduce((sum, { box }) => sum + box.width * box.height, 0);
  const floor =
    Math.min(map.width, arena.width * cell.width) *
    Math.min(map.height, arena.height * cell.height);
  // A strip that is narrower than half a cell is left.
  const most = (map.width + map.height) * cell.width;
  expect(map.width * map.height - area - floor).toBeLessThan(most);
  for (const { box } of stands) {
    expect(box.x).toBeGreaterThanOrEqual(map.x);
    expect(box.y).toBeGreaterThanOrEqual(map.y);
    expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width);
    expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height);
  }
});

test('a floor that is larger than the map has no stands', () => {
  expect(standsAround(layoutOf(1280, 800), { width: 60, height: 60 })).toEqual([]);
});

test('spectators are in rows above and below the sand, and are painted once per size', () => {
  const layout = layoutOf(1280, 800);
  const stands = new Stands();
  const around = standsAround(layout, arena);
  expect(around.map(({ side }) => side)).toEqual(['above', 'below']);
  stands.show(around, layout.cell);
  expect(stands.container.children).toHaveLength(2);
  expect((stands.container.children as Sprite[]).map(({ y }) => y)).toEqual(
    around.map(({ box }) => box.y),
  );
  for (const canvas of canvases) expect(canvas.callsOf('arc').length).toBeGreaterThan(100);
  const painted = canvases.length;
  stands.show(standsAround(layout, arena), layout.cell);
  expect(canvases).toHaveLength(painted);
  stands.show([], layout.cell);
  expect(stands.container.children).toHaveLength(0);
});
