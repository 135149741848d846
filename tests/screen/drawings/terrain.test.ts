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
