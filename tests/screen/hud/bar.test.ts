import { expect, test } from 'vitest';
import { colours } from '../../../src/screen/colours.ts';
import { drawBar } from '../../../src/screen/hud/bar.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { RecordingPen } from '../recording-pen.ts';

const box = { x: 10, y: 20, width: 102, height: 16 };
const gauge = { share: 0.5, colour: 0x123456, peril: 'deadly' } as const;

test('a bar in danger has notches at equal distances, inside it and over its full height', () => {
  const pen = new RecordingPen();
  drawBar(pen, box, gauge, 1, palettes.standard);
  const notches = pen.rectsOf(colours.ground);
  expect(notches.map(({ x }) => x)).toEqual([19, 35, 51, 67, 83, 99]);
  for (const notch of notches) expect(notch).toMatchObject({ y: 21, width: 3, height: 14 });
});

test('a bar has a trough, a fill inside it and a lighter upper edge', () => {
  const pen = new RecordingPen();
  drawBar(pen, box, { ...gauge, peril: 'none' }, 2, palettes.standard);
  expect(pen.rects.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
    [10, 20, 102, 16],
    [12, 22, 49, 12],
    [12, 22, 49, 4],
  ]);
  expect(pen.frames).toEqual([]);
});
