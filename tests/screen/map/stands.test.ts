import '../node-navigator.ts';

import type { Sprite } from 'pixi.js';
import { beforeEach, expect, test } from 'vitest';
import { screenLayout } from '../../../src/screen/hud/layout.ts';
import { roomForStands, Stands, standsAround } from '../../../src/screen/map/stands.ts';
import type { ScreenLayout } from '../../../src/screen/screen-layout.ts';
import { useFakeCanvases } from '../fake-canvas.ts';

let canvases: ReturnType<typeof useFakeCanvases>;
beforeEach(() => {
  canvases = useFakeCanvases();
});

const arena = { width: 15, height: 10 };

function layoutOf(width: number, height: number, around = 0): ScreenLayout {
  const input = { width, height, ratio: 1, touch: false, buttons: 5, backdrop: false, slots: 0 };
  return screenLayout({
    ...input,
    cells: 'tiles',
    columns: arena.width,
    rows: arena.height,
    around,
  });
}

test('a map that leaves room around the sand has stands on all four sides', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ]) {
    const sides = standsAround(layoutOf(width, height, roomForStands), arena).map(
      ({ side }) => side,
    );
    expect(sides).toEqual(['above', 'below', 'left', 'right']);
  }
});

test.each([
  [1280, 800],
  [1920, 1080],
  [844, 390],
  [390, 844],
  [520, 720],
  [620, 800],
])(
  'in a window of %i × %i, stands fill the map beside the floor as far as they can be seen',
  (width, height) => {
    const layout = layoutOf(width, height);
    const { map, cell } = layout;
    const stands = standsAround(layout, arena);
    const boxes = Object.fromEntries(stands.map(({ side, box }) => [side, box]));
    const none = { width: 0, height: 0 };
    const { above = none, below = none, left = none, right = none } = boxes;
    const shown = {
      width: Math.min(map.width, arena.width * cell.width),
      height: Math.min(map.height, arena.height * cell.height),
    };
    /** The width of each of the two strips beside the floor: narrow ones are left, and wide ones become dark. */
    const depthOf = (strips: number) => {
      const inCells = strips / 2 / cell.width;
      return inCells < 0.4 ? 0 : Math.min(inCells, 2.9) * cell.width;
    };
    const [across, down] = [depthOf(map.width - shown.width), depthOf(map.height - shown.height)];
    for (const box of [left, right]) expect(Math.abs(box.width - across)).toBeLessThanOrEqual(1);
    for (const box of [above, below]) expect(Math.abs(box.height - down)).toBeLessThanOrEqual(1);
    if (boxes.above) {
      expect([boxes.above.width, boxes.below.width]).toEqual([map.width, map.width]);
      expect(boxes.below.y - boxes.above.y - boxes.above.height).toBe(shown.height);
    }
    if (boxes.left) expect(boxes.right.x - boxes.left.x - boxes.left.width).toBe(shown.width);
    for (const { box } of stands) {
      expect(box.x).toBeGreaterThanOrEqual(map.x);
      expect(box.y).toBeGreaterThanOrEqual(map.y);
      expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width);
      expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height);
    }
  },
);

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
  // The browser may discard canvases together with the WebGL context.
  stands.forget();
  stands.show(around, layout.cell);
  expect(canvases).toHaveLength(2 * painted);
  expect(stands.container.children).toHaveLength(2);
  stands.show([], layout.cell);
  expect(stands.container.children).toHaveLength(0);
});
