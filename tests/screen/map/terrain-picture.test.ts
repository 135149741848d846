import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { greyPng } from '../../../assets/grey-png.ts';

test('the picture of the terrain has the grey of each pixel, and is a PNG of its size', () => {
  const greys = [10, 200, 30, 0, 255, 7];
  const pixels = Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey, 255]));
  const png = greyPng(pixels, 3, 2);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([3, 2, 8, 0]);
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  // Each row begins with its filter; then each pixel is the difference to the one before.
  expect([...rows]).toEqual([1, 10, 190, 86, 1, 0, 255, 8]);
});
