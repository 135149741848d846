import { expect, test } from 'vitest';
import { fillDistances, makeDistances } from '../../src/dungeon/distances.ts';
import { walledGrid } from '../../src/dungeon/grid.ts';
import { HashStream } from '../../src/dungeon/random.ts';
import { castShadows, makeShadows } from '../../src/dungeon/shadows.ts';
import { makeSight } from '../../src/dungeon/sight.ts';
import { splitFloor } from '../../src/dungeon/split.ts';
import { tutorialFloor } from './references/tutorial-floor.ts';
import { typedDistances } from './references/typed-distances.ts';
import { typedSight } from './references/typed-sight.ts';

test("the tutorial's floors are ours to the byte", () => {
  const arrival = { x: 12, y: 5 };
  for (let n = 0; n < 40; n++) {
    const ours = splitFloor(new HashStream(`same${n},2`), arrival, 25, 25);
    const theirs = tutorialFloor(`same${n}`, 2, arrival, 25);
    const tiles = theirs.blocks.map((column) => column.map(({ type, weak }) => (weak ? 2 : type)));
    expect(tiles.flatMap((_, y) => tiles.map((column) => column[y]))).toEqual([...ours.grid.tiles]);
    expect(theirs.rooms).toEqual(ours.rooms);
    expect(theirs.stairs).toEqual([ours.down]);
  }
});

test('shadowcasting as one writes it down shows what ours shows', () => {
  const { grid } = splitFloor(new HashStream('same,1'), { x: 12, y: 5 }, 80, 24);
  const shadows = makeShadows(grid);
  const sight = makeSight(grid);
  const typed = typedSight(grid);
  for (let cell = 0; cell < grid.tiles.length; cell += 29) {
    const [x, y] = [cell % 80, Math.floor(cell / 80)];
    castShadows(shadows, x, y, 20, sight);
    const number = typed.look(x, y, 20);
    expect([...typed.seen].map((seen) => Number(seen === number))).toEqual([...sight.visible]);
  }
});

test('a breadth-first search as one writes it down finds the distances that ours finds', () => {
  const rooms = splitFloor(new HashStream('same,1'), { x: 12, y: 5 }, 80, 24).grid;
  for (const grid of [rooms, walledGrid(80, 24)]) {
    const distances = makeDistances(grid.tiles.length);
    const typed = typedDistances(grid);
    for (const reach of [9, 65534]) {
      fillDistances(distances, grid, 12, 5, 'free', reach);
      expect(typed.search(12, 5, reach)).toBe(distances.count);
      expect(typed.steps).toEqual(distances.steps);
    }
  }
});
