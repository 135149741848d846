import { expect, test } from 'vitest';
import {
  fillDistanceField,
  makeDistanceField,
  unreached,
} from '../../src/dungeon/distance-field.ts';
import { makeFieldOfView } from '../../src/dungeon/field-of-view.ts';
import { splitFloor } from '../../src/dungeon/generators/split.ts';
import { walledGrid } from '../../src/dungeon/grid.ts';
import { HashStream } from '../../src/dungeon/hash-stream.ts';
import { Shadowcaster } from '../../src/dungeon/shadowcasting.ts';
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
  const shadows = new Shadowcaster(grid);
  const sight = makeFieldOfView(grid);
  const typed = typedSight(grid);
  for (let cell = 0; cell < grid.tiles.length; cell += 29) {
    const [x, y] = [cell % 80, Math.floor(cell / 80)];
    shadows.cast(x, y, 20, sight);
    const number = typed.look(x, y, 20);
    expect([...typed.seen].map((seen) => Number(seen === number))).toEqual([...sight.visible]);
  }
});

test('a breadth-first search as one writes it down finds the distances that ours finds', () => {
  const rooms = splitFloor(new HashStream('same,1'), { x: 12, y: 5 }, 80, 24).grid;
  for (const grid of [rooms, walledGrid(80, 24)]) {
    const distances = makeDistanceField(grid.tiles.length);
    const typed = typedDistances(grid);
    for (const reach of [9, 65534]) {
      fillDistanceField(distances, grid, 12, 5, 'free', reach);
      expect(typed.search(12, 5, reach)).toBe(distances.count);
      const steps = Array.from(typed.steps, (far) => (far === 65535 ? unreached : far));
      expect(steps).toEqual([...distances.steps]);
    }
  }
});
