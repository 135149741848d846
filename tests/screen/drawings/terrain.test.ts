import '../node-navigator.ts';

import { terrains } from 'virtual:atlas';
import { expect, test } from 'vitest';
import { scaledPlaces } from '../../../src/screen/drawings/terrain.ts';

const places = {
  width: 1552,
  height: 4064,
  cell: 128,
  gutter: 8,
  areas: {
    flagstones: { y: 8, columns: 12, rows: 12 },
    masonry: { y: 1560, columns: 12, rows: 4 },
    bricks: { y: 2088, columns: 12, rows: 1 },
    earth: { y: 2232, columns: 12, rows: 4 },
    sand: { y: 2760, columns: 12, rows: 6 },
    rock: { y: 3544, columns: 12, rows: 4 },
  },
};

test.each(terrains)(
  'the picture for cells of $cell px has a size that old phones have',
  (picture) => {
    const { width, height, cell, gutter, areas } = picture;
    expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
    for (const { y, columns, rows } of Object.values(areas)) {
      expect(columns * cell + 2 * gutter).toBeLessThanOrEqual(width);
      expect(y + rows * cell + gutter).toBeLessThanOrEqual(height);
    }
  },
);

test('the places of the tests are those of the largest picture', () => {
  expect(terrains.at(-1)).toMatchObject(places);
});

test('stones for small cells take no more pixels than they show', () => {
  const { width, height, cell, gutter, areas } = scaledPlaces(places, 72);
  expect({ width, height, cell, gutter }).toEqual({
    width: 864,
    height: 2232,
    cell: 72,
    gutter: 0,
  });
  expect(areas.masonry).toEqual({ y: 12 * 72, columns: 12, rows: 4 });
  expect(areas.rock.y + areas.rock.rows * 72).toBe(height);
});

test('stones are not enlarged for cells that are larger than in their picture', () => {
  expect(scaledPlaces(places, 128)).toBe(places);
  expect(scaledPlaces(places, 200)).toBe(places);
});
