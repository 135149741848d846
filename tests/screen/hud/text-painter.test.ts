import '../node-navigator.ts';

import { beforeEach, expect, test } from 'vitest';
import { TextPainter } from '../../../src/screen/hud/text-painter.ts';
import { type FakeCanvas, useFakeCanvases } from '../fake-canvas.ts';

let canvases: FakeCanvas[];
let requests: string[];
let painter: TextPainter;
beforeEach(() => {
  canvases = useFakeCanvases();
  requests = [];
  painter = new TextPainter({
    request: async (font, text) => {
      requests.push(`${font}: ${text}`);
    },
  });
});

test('Latin and Japanese texts have their natural width', () => {
  expect(painter.width('HP 12', 16)).toBe(40);
  expect(painter.width('攻撃', 20)).toBe(20);
});

test('Cyrillic letters are moved together by 19 % of the size', () => {
  expect(painter.width('крыса', 16)).toBe(40 - 4 * 3);
  expect(painter.width('HP крыса да', 16)).toBe(88 - (4 + 1) * 3);
});

test('a text is painted in its colour, on a canvas with room for it', () => {
  const { texture, margin } = painter.paint('rat', 16, 0x00ff7f, false);
  const canvas = canvases.at(-1);
  expect(margin).toBe(4);
  expect([canvas?.width, canvas?.height]).toEqual([24 + 8, 10 + 8]);
  expect([texture.width, texture.height]).toEqual([32, 18]);
  expect(canvas?.callsOf('fillText')).toEqual([
    {
      name: 'fillText',
      values: ['rat', 4, 12],
      font: '16px DotGothic16, sans-serif',
      fillStyle: '#00ff7f',
    },
  ]);
  expect(canvas?.callsOf('strokeText')).toEqual([]);
});

test('an outlined text is bold and has a stroke under it', () => {
  const { margin } = painter.paint('5', 20, 0xffffff, true);
  const canvas = canvases.at(-1);
  expect(margin).toBe(5 + 2);
  expect(canvas?.calls.map(({ name }) => name)).toEqual(['strokeText', 'fillText']);
  expect(canvas?.calls[0].font).toBe('bold 20px DotGothic16, sans-serif');
  expect(canvas?.calls[1].values).toEqual(['5', 7, 15]);
});

test('Cyrillic letters are painted one by one at their positions', () => {
  painter.paint('HP да 1', 16, 0, false);
  expect(
    canvases
      .at(-1)
      ?.callsOf('fillText')
      .map(({ values }) => values),
  ).toEqual([
    ['HP ', 4, 12],
    ['д', 28, 12],
    ['а', 33, 12],
    [' 1', 41, 12],
  ]);
});

test('each character is requested once', () => {
  painter.paint('aab', 16, 0, false);
  painter.paint('abc', 16, 0, false);
  painter.paint('cab', 16, 0, false);
  expect(requests).toEqual(['16px DotGothic16: ab', '16px DotGothic16: c']);
});
