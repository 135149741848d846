import { expect, test } from 'vitest';
import { Tile } from '../../../src/dungeon/grid.ts';
import { unknown } from '../../../src/game/floors/floor.ts';
import { sideOfCell } from '../../../src/page/sheets/floor-picture.ts';
import { type FloorMap, shownPart } from '../../../src/page/sheets/small-map.ts';

/** A floor of 80 × 22 cells with a known part. */
function mapWith(x: number, y: number, width: number, height: number, heroX = x): FloorMap {
  const tiles = new Uint8Array(80 * 22).fill(unknown);
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) tiles[row * 80 + column] = Tile.floor;
  }
  return { width: 80, tiles, hero: y * 80 + heroX };
}

test('the small map shows the known part of a floor', () => {
  expect(shownPart(mapWith(30, 3, 20, 16))).toEqual({ x: 30, y: 3, width: 20, height: 16 });
});

test('the small map of a small room has free space around it', () => {
  expect(shownPart(mapWith(30, 10, 4, 2))).toEqual({ x: 26, y: 5, width: 12, height: 12 });
});

test.each([
  [2, 2],
  [40, 31],
  [77, 59],
])('the small map of a long corridor is the part around the hero at %i', (heroX, x) => {
  const part = shownPart(mapWith(2, 10, 76, 1, heroX));
  expect(part).toEqual({ x, y: 5, width: 19, height: 12 });
});

test('with room for it, the whole known part of a long corridor is shown', () => {
  const map = mapWith(2, 10, 76, 1);
  expect(shownPart(map, Number.POSITIVE_INFINITY)).toEqual({ x: 2, y: 5, width: 76, height: 12 });
});

test.each([
  [51, 27, 64],
  [500, 40, 8],
  [40, 1000, 4],
])(
  'the picture of a floor of %i × %i cells is no larger than a phone can draw',
  (width, height, side) => {
    expect(sideOfCell({ width, height })).toBe(side);
  },
);
