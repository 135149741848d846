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

test('Russian texts are painted and requested in the font of the Russian page', () => {
  expect(painter.speak('ru')).toBe(true);
  expect(painter.speak('ru')).toBe(false);
  painter.paint('HP да', 16, 0, false);
  const [call] = canvases.at(-1)?.callsOf('fillText') ?? [];
  expect([call?.values, call?.font]).toEqual([['HP да', 4, 12], '16px "Fira Code", sans-serif']);
  expect(requests).toEqual(['16px "Fira Code": HP да']);
});

test('English and Japanese texts have one font, so a change between them repaints nothing', () => {
  expect(painter.speak('en')).toBe(false);
  expect(painter.speak('ja')).toBe(false);
  expect(painter.speak('ru')).toBe(true);
  expect(painter.speak('ja')).toBe(true);
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

test('each character is requested once', () => {
  painter.paint('aab', 16, 0, false);
  painter.paint('abc', 16, 0, false);
  painter.paint('cab', 16, 0, false);
  expect(requests).toEqual(['16px DotGothic16: ab', '16px DotGothic16: c']);
});
