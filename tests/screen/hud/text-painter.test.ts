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

test('a heavy text is measured, painted and requested in the heavy weight', () => {
  painter.width('HP да', 16, { heavy: true });
  painter.paint('HP да', 16, 0, { heavy: true });
  const [call] = canvases.at(-1)?.callsOf('fillText') ?? [];
  const font = '800 16px "Low Ellipsis", "M PLUS 1p"';
  expect([call?.values, call?.font]).toEqual([['HP да', 4, 12], `${font}, sans-serif`]);
  expect(requests).toEqual([`${font}: HP да`]);
});

test('a text is painted in its colour, on a canvas with room for it', () => {
  const { texture, margin } = painter.paint('rat', 16, 0x00ff7f);
  const canvas = canvases.at(-1);
  expect(margin).toBe(4);
  expect([canvas?.width, canvas?.height]).toEqual([24 + 8, 10 + 8]);
  expect([texture.width, texture.height]).toEqual([32, 18]);
  expect(canvas?.callsOf('fillText')).toEqual([
    {
      name: 'fillText',
      values: ['rat', 4, 12],
      font: '500 16px "Low Ellipsis", "M PLUS 1p", sans-serif',
      fillStyle: '#00ff7f',
    },
  ]);
  expect(canvas?.callsOf('strokeText')).toEqual([]);
});

test('a text is painted on the canvas of an unused text of the same size, which is cleared before', () => {
  const first = painter.paint('12', 16, 0xffffff);
  const canvas = canvases.at(-1);
  const count = canvases.length;
  const second = painter.paint('13', 16, 0xffffff, {}, [first.texture]);
  expect(second).toEqual(first);
  expect(canvases).toHaveLength(count);
  expect(canvas?.calls.map(({ name }) => name)).toEqual(['fillText', 'clearRect', 'fillText']);
  expect(canvas?.callsOf('fillText')[1].values).toEqual(['13', 4, 12]);
  const wider = painter.paint('100', 16, 0xffffff, {}, [first.texture]);
  expect(wider.texture).not.toBe(first.texture);
});

test('an outlined text is heavy and has a stroke under it', () => {
  const { margin } = painter.paint('5', 20, 0xffffff, { outlined: true });
  const canvas = canvases.at(-1);
  expect(margin).toBe(5 + 2);
  expect(canvas?.calls.map(({ name }) => name)).toEqual(['strokeText', 'fillText']);
  expect(canvas?.calls[0].font).toBe('800 20px "Low Ellipsis", "M PLUS 1p", sans-serif');
  expect(canvas?.calls[1].values).toEqual(['5', 7, 15]);
});

test('each character of a weight is requested once', () => {
  painter.paint('aab', 16, 0);
  painter.paint('abc', 16, 0);
  painter.paint('cab', 16, 0);
  painter.paint('a', 16, 0, { heavy: true });
  expect(requests).toEqual([
    '500 16px "Low Ellipsis", "M PLUS 1p": ab',
    '500 16px "Low Ellipsis", "M PLUS 1p": c',
    '800 16px "Low Ellipsis", "M PLUS 1p": a',
  ]);
});

test('a Japanese text has its ellipsis at half height, and is requested again in its fonts', () => {
  painter.paint('地…', 16, 0);
  expect(painter.setLanguage('ja')).toBe(true);
  painter.paint('地…', 16, 0);
  const [call] = canvases.at(-1)?.callsOf('fillText') ?? [];
  expect(call?.font).toBe('500 16px "M PLUS 1p", sans-serif');
  expect(requests).toEqual([
    '500 16px "Low Ellipsis", "M PLUS 1p": 地…',
    '500 16px "M PLUS 1p": 地…',
  ]);
});

test('English and Russian texts have the same fonts', () => {
  expect(painter.setLanguage('ru')).toBe(false);
});
