import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillDistances, makeDistances, unreached } from '../../src/dungeon/distances.ts';
import { type Grid, Tile } from '../../src/dungeon/grid.ts';
import { plainDistances } from './plain-distances.ts';
import { cellOf, randomGrid, randomHall } from './random-grid.ts';

type Ways = 'free' | 'orthogonal' | 'corners';

const ways = fc.constantFrom<Ways[]>('free', 'orthogonal', 'corners');

/** From where, how and how far to search, one after the other. */
const searches = fc.array(fc.tuple(fc.nat(), ways, fc.integer({ min: 0, max: 40 })), {
  minLength: 1,
});

function filled(grid: Grid, x: number, y: number, way: Ways) {
  const distances = makeDistances(grid.tiles.length);
  fillDistances(distances, grid, x, y, way, unreached);
  return distances;
}

/** Makes the border solid: then the search has no need to look out for it. */
function wallIn({ tiles, width, height }: Grid): void {
  for (let cell = 0; cell < tiles.length; cell++) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) tiles[cell] = Tile.wall;
  }
}

/** One field for all goals: nothing of the last one may be left. */
function expectPlain(grid: Grid, goals: readonly [number, Ways, number][]): void {
  const distances = makeDistances(grid.tiles.length);
  for (const [at, way, reach] of goals) {
    const { x, y } = cellOf(grid, at);
    fillDistances(distances, grid, x, y, way, reach);
    const plain = plainDistances(grid, x, y, way, reach);
    expect([...distances.steps]).toEqual(plain);
    const reached = [...distances.queue.subarray(0, distances.count)];
    expect(reached.length).toBe(plain.filter((steps) => steps !== unreached).length);
    const order = reached.map((cell) => plain[cell]);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(reached).size).toBe(reached.length);
  }
}

test('distances are those of a plain search, on any floor, for any ways and reach', () => {
  fc.assert(
    fc.property(randomGrid, fc.boolean(), searches, (grid, walled, goals) => {
      if (walled) wallIn(grid);
      expectPlain(grid, goals);
    }),
  );
});

test('so are they in wide halls, where only what stands about is searched around', () => {
  fc.assert(fc.property(randomHall, searches, expectPlain));
});

test('a step round a corner is one where diagonals are free, and two where corners count', () => {
  const grid = { width: 2, height: 2, tiles: Uint8Array.of(0, 0, 1, 0) };
  expect(filled(grid, 0, 0, 'free').steps[3]).toBe(1);
  expect(filled(grid, 0, 0, 'corners').steps[3]).toBe(2);
  expect(filled(grid, 0, 0, 'orthogonal').steps[3]).toBe(2);
  expect(filled(grid, 0, 0, 'free').steps[2]).toBe(unreached);
});
