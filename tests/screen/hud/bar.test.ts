import '../node-navigator.ts';

import { expect, test } from 'vitest';
import { colours } from '../../../src/screen/colours.ts';
import { drawBar, fillShape, troughShape } from '../../../src/screen/hud/bar.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { RecordingPen } from '../recording-pen.ts';

const box = { x: 10, y: 20, width: 102, height: 16 };
const gauge = { share: 0.5, colour: 0x123456, peril: 'deadly' } as const;

test('a bar in danger has notches at equal distances, inside it and over its full height', () => {
  const pen = new RecordingPen();
  drawBar(pen, box, gauge, 1, palettes.standard);
  const notches = pen.rectsOf(colours.ground);
  expect(notches.map(({ x }) => x)).toEqual([21, 41, 61, 81, 101]);
  for (const notch of notches) expect(notch).toMatchObject({ y: 21, width: 5, height: 14 });
});

test('a bar has a round trough, and a round fill inside it', () => {
  const pen = new RecordingPen();
  drawBar(pen, box, { ...gauge, peril: 'none' }, 2, palettes.standard);
  const [trough, fill] = pen.shapes;
  expect(pen.shapes).toHaveLength(2);
  expect(trough).toMatchObject({ ...box, ...troughShape(16) });
  expect(fill).toMatchObject({ x: 12, y: 22, width: 49, height: 12, ...fillShape(12, 0x123456) });
});

test('a bar is framed if the next hit may kill, and an empty bar has no fill', () => {
  const pen = new RecordingPen();
  drawBar(pen, box, { ...gauge, share: 0 }, 1, palettes.standard);
  const { alarm } = palettes.standard;
  expect(pen.shapes).toMatchObject([
    { x: 8, y: 18, width: 106, height: 20, fill: [alarm, alarm] },
    { ...box },
  ]);
});

test('a bar of three points has a notch after each third, also without danger', () => {
  for (const peril of ['none', 'deadly'] as const) {
    const pen = new RecordingPen();
    drawBar(pen, box, { ...gauge, peril, points: 3 }, 1, palettes.standard);
    const middles = pen.rectsOf(colours.ground).map(({ x, width }) => x + width / 2);
    expect(middles).toHaveLength(2);
    const inside = { x: 11, width: 100 };
    for (const [index, middle] of middles.entries()) {
      expect(Math.abs(middle - inside.x - (inside.width * (index + 1)) / 3)).toBeLessThanOrEqual(1);
    }
  }
});
