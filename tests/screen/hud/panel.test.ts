import '../node-navigator.ts';

import { expect, test } from 'vitest';
import { colours } from '../../../src/screen/colours.ts';
import { wholeFloor } from '../../../src/screen/hud/minimap-part.ts';
import {
  drawMinimapFrame,
  drawMinimapWindow,
  drawNotice,
  drawPanel,
} from '../../../src/screen/hud/panel.ts';
import type { Rect, ScreenLayout } from '../../../src/screen/screen-layout.ts';
import type { View } from '../../../src/screen/view.ts';
import { rogueCampaign, scene } from '../../world.ts';
import { layoutOf, viewOf } from '../fixtures.ts';
import { RecordingPen } from '../recording-pen.ts';

const game = scene('##### #@..# #...# #####');

/** Draws the frame of the map's part on a minimap of the whole floor. */
function drawWindow(pen: RecordingPen, layout: ScreenLayout, view: View): void {
  drawMinimapWindow(pen, layout, view, wholeFloor(layout.minimap, view.game.floor.grid));
}

test('a line separates the panel from the map, and a frame surrounds the minimap', () => {
  const layout = layoutOf(game, { columns: 25, rows: 25 });
  const { hud, minimap, line } = layout;
  const pen = new RecordingPen();
  drawPanel(pen, layout);
  expect(pen.rectsOf(colours.panelLine)).toMatchObject([{ ...hud, width: 1 }]);
  drawMinimapFrame(pen, layout);
  const rim = Math.round(line * 0.2);
  expect(pen.rimmed(colours.edge)).toMatchObject([
    {
      x: minimap.x - rim,
      y: minimap.y - rim,
      width: minimap.width + 2 * rim,
      height: minimap.height + 2 * rim,
    },
  ]);
});

test('lines separate the columns of a HUD below the map', () => {
  const layout = layoutOf(game, { columns: 80, rows: 22 });
  const pen = new RecordingPen();
  drawPanel(pen, layout);
  expect(pen.rectsOf(colours.panelLine)).toMatchObject([
    { x: 0, y: layout.hud.y, height: 1, width: 1280 },
    { x: layout.log.x - layout.gap, y: layout.log.y, width: 1, height: layout.log.height },
    { x: layout.bag.x - layout.gap, y: layout.log.y, width: 1, height: layout.log.height },
  ]);
});

test('a compact HUD has a line towards the map', () => {
  const below = layoutOf(game, { columns: 25, rows: 25, width: 390, height: 844 });
  const pen = new RecordingPen();
  drawPanel(pen, below);
  expect(pen.rectsOf(colours.panelLine)).toMatchObject([{ ...below.hud, height: 1 }]);
  const beside = layoutOf(game, { columns: 25, rows: 25, width: 640, height: 360 });
  const other = new RecordingPen();
  drawPanel(other, beside);
  expect(other.rectsOf(colours.panelLine)).toMatchObject([{ ...beside.hud, width: 1 }]);
});

test('the minimap of a wide floor shows which part the map shows', () => {
  const rows = ['#'.repeat(80), `#@${'.'.repeat(77)}#`];
  const more = Array.from({ length: 19 }, () => `#${'.'.repeat(78)}#`);
  const wide = scene([...rows, ...more, '#'.repeat(80)].join(' '), { campaign: rogueCampaign });
  const layout = layoutOf(wide);
  const drawnAt = (x: number) => {
    wide.stores.Position.x[wide.hero] = x;
    const pen = new RecordingPen();
    drawWindow(pen, layout, viewOf(wide));
    return pen.frames[0];
  };
  const side = layout.minimap.width / 80;
  // Three cells are between the hero and the edge of the map. Two of them are beyond the floor, where the frame ends.
  const shown = layout.map.width / layout.cell.width - 2;
  const width = Math.round(shown * side);
  expect(drawnAt(1)).toMatchObject({
    x: layout.minimap.x,
    y: layout.minimap.y,
    width,
    thickness: 1,
  });
  const right = drawnAt(78);
  expect(right.x).toBe(layout.minimap.x + Math.round((80 - shown) * side));
  expect(right.x + right.width).toBe(layout.minimap.x + layout.minimap.width);
  const small = new RecordingPen();
  drawWindow(small, layoutOf(game), viewOf(game));
  expect(small.frames).toEqual([]);
});

test('the frame on the minimap follows the map that the player drags, and the cursor', () => {
  const rows = [`#@${'.'.repeat(77)}#`, ...Array.from({ length: 20 }, () => '#'.repeat(80))];
  const wide = scene(rows.join(' '), { campaign: rogueCampaign });
  const layout = layoutOf(wide);
  const drawn = (view: Partial<View>) => {
    const pen = new RecordingPen();
    drawWindow(pen, layout, viewOf(wide, view));
    return pen.frames[0].x;
  };
  const { minimap, map, cell } = layout;
  const side = minimap.width / 80;
  const shown = map.width / cell.width;
  const camera = { zoom: 1, centre: { x: 40, y: 10 } };
  expect(drawn({})).toBe(minimap.x);
  expect(drawn({ camera })).toBeCloseTo(minimap.x + (40.5 - shown / 2) * side, -0.5);
  // The map moves as far as the cursor needs.
  const centre = 79 - (Math.floor(shown / 2) - 1) + 0.5;
  expect(drawn({ cursor: { x: 79, y: 10 } })).toBeCloseTo(
    minimap.x + (centre - shown / 2) * side,
    -0.5,
  );
});

test('a notice is at the end of the map from which the hero is farther away', () => {
  const layout = layoutOf(game, { columns: 25, rows: 25 });
  const { map, line, text } = layout;
  const draw = (heroTop: number) => {
    const pen = new RecordingPen();
    const hero = { x: map.x + Math.round(map.width / 2), y: heroTop, ...layout.cell };
    drawNotice(pen, layout, 'Dig in which direction?', { hero, things: [], pads: [] });
    return pen;
  };
  const low = draw(500);
  const [box] = low.shapes;
  const edge = Math.round(line * 0.8);
  const size = Math.round(text * 1.1);
  expect(box.y).toBe(edge);
  expect(box.x).toBe(map.x + Math.round((map.width - box.width) / 2));
  expect(box.width).toBe(Math.round((23 * size) / 2 + 2 * line));
  expect(low.textOf('Dig in which direction?')).toMatchObject({
    x: box.x + box.width / 2,
    y: box.y + Math.round(line * 0.4 + Math.round(size * 1.45) / 2),
    size,
    colour: colours.title,
    style: { align: 'middle' },
  });
  const high = draw(10).shapes[0];
  expect(high.y + high.height).toBe(map.height - edge);
  const middle = (map.height - layout.cell.height) / 2;
  expect(draw(middle - 1).shapes[0].y).toBe(high.y);
  expect(draw(middle).shapes[0].y).toBe(edge);
});

test('a long notice has several lines inside its frame, and no letter is squeezed', () => {
  const layout = layoutOf(game, { width: 360, height: 640, columns: 25, rows: 25 });
  const words = 'game.json was not opened: the file is incomplete; use another copy of it'.split(
    ' ',
  );
  const pen = new RecordingPen();
  drawNotice(pen, layout, words.join(' '), {
    hero: { x: 180, y: 300, ...layout.cell },
    things: [],
    pads: [],
  });
  const [box] = pen.shapes;
  const { map, line, text } = layout;
  const size = Math.round(text * 1.1);
  expect(pen.texts.length).toBeGreaterThan(1);
  expect(pen.texts.map((part) => part.text).join(' ')).toBe(words.join(' '));
  for (const part of pen.texts) {
    expect(pen.width(part.text, size)).toBeLessThanOrEqual(box.width - line);
    expect(part.y - size / 2).toBeGreaterThan(box.y);
    expect(part.y + size / 2).toBeLessThan(box.y + box.height);
  }
  expect(box.width).toBeLessThanOrEqual(map.width);
});

test.each([
  ['390 × 844', 390, 844],
  ['360 × 640', 360, 640],
  ['844 × 390', 844, 390],
])('at %s a notice covers neither the direction pad nor the hero', (_, width, height) => {
  const layout = layoutOf(game, { width, height, columns: 80, rows: 24, touch: true });
  const { map, cell } = layout;
  const right = map.x + map.width;
  const bottom = map.y + map.height;
  const pads = [
    { x: right - 48, y: bottom - 48, width: 44, height: 44 },
    { x: right - 142, y: bottom - 190, width: 138, height: 186 },
  ];
  const isApart = (a: Rect, b: Rect) =>
    a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
  const notice = 'Throw in which direction? Tap a direction, or tap the hero to cancel.';
  for (const pad of pads) {
    for (let y = map.y; y <= bottom - cell.height; y += Math.floor(cell.height / 2)) {
      const hero = { x: map.x + Math.round(map.width / 2), y, ...cell };
      const box = drawNotice(new RecordingPen(), layout, notice, {
        hero,
        things: [],
        pads: pad ? [pad] : [],
      });
      expect([pad.width, y, isApart(box, pad), isApart(box, hero)]).toEqual([
        pad.width,
        y,
        true,
        true,
      ]);
      expect(box.x).toBeGreaterThanOrEqual(map.x);
      expect(box.x + box.width).toBeLessThanOrEqual(right);
    }
  }
});

test.each([
  ['390 × 844', 390, 844],
  ['360 × 640', 360, 640],
])('at %s a notice beside the direction pad does not reach below the map', (_, width, height) => {
  const layout = layoutOf(game, { width, height, columns: 80, rows: 24, touch: true });
  const { map, cell } = layout;
  const bottom = map.y + map.height;
  const pad = { x: map.x + map.width - 140, y: bottom - 188, width: 136, height: 184 };
  const notice = 'В какую сторону бросить? Для отмены коснитесь героя.';
  for (let y = map.y; y <= bottom - cell.height; y += Math.floor(cell.height / 2)) {
    for (const x of [map.x, map.x + Math.round(map.width / 2)]) {
      const box = drawNotice(new RecordingPen(), layout, notice, {
        hero: { x, y, ...cell },
        things: [],
        pads: [pad],
      });
      expect([x, y, box.y + box.height <= bottom]).toEqual([x, y, true]);
    }
  }
});

test.each([
  ['320 × 256', 320, 256],
  ['320 × 180', 320, 180],
])('at %s, the size at 400 per cent zoom, a notice is on the narrow map', (_, width, height) => {
  const layout = layoutOf(game, { width, height, columns: 80, rows: 24 });
  const { map, cell } = layout;
  const hero = { x: map.x + Math.round(map.width / 2), y: map.y, ...cell };
  for (const pad of [null, { x: map.x, y: map.y + map.height - 48, width: 44, height: 44 }]) {
    const pen = new RecordingPen();
    const box = drawNotice(pen, layout, 'Dig in which direction?', {
      hero,
      things: [],
      pads: pad ? [pad] : [],
    });
    // A line is as narrow as a word, and each word is in one line.
    expect(pen.words.join(' ')).toBe('Dig in which direction?');
    expect(box.x).toBeGreaterThanOrEqual(map.x);
    expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width);
  }
});

test('a notice moves to the side of the map to leave a thing visible', () => {
  const layout = layoutOf(game, { columns: 25, rows: 25 });
  const { map, cell } = layout;
  const middle = map.x + Math.round(map.width / 2);
  const hero = { x: middle, y: map.y + map.height - cell.height, ...cell };
  const place = (things: readonly Rect[]) =>
    drawNotice(new RecordingPen(), layout, 'Dig?', { hero, things, pads: [] });
  const usual = place([]);
  const thing = { x: middle, y: usual.y, ...cell };
  const moved = place([thing]);
  expect(usual.x + usual.width).toBeGreaterThan(middle);
  expect(moved.y).toBe(usual.y);
  expect(moved.x + moved.width).toBeLessThanOrEqual(middle);
});

test('a notice is between two panels that are over the map', () => {
  const layout = layoutOf(game, { columns: 25, rows: 25 });
  const { map, cell } = layout;
  const width = Math.round(map.width / 4);
  const pads = [map.x, map.x + map.width - width].map((x) => ({ ...map, x, width }));
  const hero = { x: map.x + Math.round(map.width / 2), y: map.y + 200, ...cell };
  const box = drawNotice(new RecordingPen(), layout, 'Dig?', { hero, things: [], pads });
  expect(box.x).toBeGreaterThanOrEqual(map.x + width);
  expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width - width);
});
