import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLegalDiagonal } from '../../src/dungeon/diagonal-step.ts';
import {
  type DistanceField,
  fillDistanceField,
  makeDistanceField,
  unreached,
} from '../../src/dungeon/distance-field.ts';
import { directions, type Grid, isStandable, orthogonal, tileAt } from '../../src/dungeon/grid.ts';
import type { MovementRule } from '../../src/dungeon/movement-rule.ts';
import { cellOf, gridOf, randomGrid, randomHall } from './random-grid.ts';

/** The steps of the least distant neighbour from which an actor can reach (x, y), or `unreached`. */
function leastAround(field: DistanceField, grid: Grid, x: number, y: number, rule: MovementRule) {
  const moves = rule === 'orthogonal' ? orthogonal : directions;
  const steps = moves
    .filter(
      ({ dx, dy }) => x + dx >= 0 && x + dx < grid.width && y + dy >= 0 && y + dy < grid.height,
    )
    .filter(({ dx, dy }) => rule !== 'corners' || isLegalDiagonal(grid, x, y, dx, dy))
    .map(({ dx, dy }) => field.steps[(y + dy) * grid.width + x + dx]);
  return Math.min(unreached, ...steps);
}

/** Checks the definition: a cell is one step farther than the least distant of its neighbours. */
function expectDistances(
  field: DistanceField,
  grid: Grid,
  goal: number,
  rule: MovementRule,
  range: number,
): void {
  const expected = Array.from(field.steps, (_, cell) => {
    if (cell === goal) return 0;
    const { x, y } = cellOf(grid, cell);
    const least = leastAround(field, grid, x, y, rule);
    return isStandable(tileAt(grid, x, y)) && least < Math.min(range, unreached)
      ? least + 1
      : unreached;
  });
  expect([...field.steps]).toEqual(expected);
}

function expectQueue({ steps, queue, count }: DistanceField): void {
  const reached = [...queue.subarray(0, count)];
  expect(new Set(reached)).toEqual(
    new Set([...steps.keys()].filter((cell) => steps[cell] !== unreached)),
  );
  expect(new Set(reached).size).toBe(count);
  const order = reached.map((cell) => steps[cell]);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
}

const rules = fc.constantFrom<MovementRule[]>('free', 'orthogonal', 'corners');
const range = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(Infinity));
const searches = fc.array(fc.tuple(fc.nat(), rules, range), { minLength: 1, maxLength: 8 });

/** Uses one field for all searches: nothing of the previous one may remain. */
function expectSearches(grid: Grid, list: readonly [number, MovementRule, number][]): void {
  const field = makeDistanceField(grid.tiles.length);
  for (const [at, rule, far] of list) {
    const { x, y } = cellOf(grid, at);
    fillDistanceField(field, grid, x, y, rule, far);
    expectDistances(field, grid, y * grid.width + x, rule, far);
    expectQueue(field);
  }
}

test('each cell is one step farther than its least distant neighbour on random grids', () => {
  fc.assert(fc.property(randomGrid, searches, expectSearches));
});

test('each cell is one step farther than its least distant neighbour in wide halls', () => {
  fc.assert(fc.property(randomHall, searches, expectSearches), { numRuns: 40 });
});

function draw(grid: Grid, rule: MovementRule, range = Infinity): string[] {
  const field = makeDistanceField(grid.tiles.length);
  fillDistanceField(field, grid, 1, 1, rule, range);
  return Array.from({ length: grid.height }, (_, y) =>
    Array.from(field.steps.subarray(y * grid.width, (y + 1) * grid.width), (steps) =>
      steps === unreached ? '#' : String(steps),
    ).join(''),
  );
}

const bend = gridOf('######', '#..###', '##..##', '#....#', '######');

test('with free diagonals, a step can pass the corner of a wall', () => {
  expect(draw(bend, 'free')).toEqual(['######', '#01###', '##12##', '#2223#', '######']);
});

test('without diagonals, every step is orthogonal', () => {
  expect(draw(bend, 'orthogonal')).toEqual(['######', '#01###', '##23##', '#4345#', '######']);
});

test('without cutting corners, a diagonal step needs two open cells beside it', () => {
  expect(draw(bend, 'corners')).toEqual(['######', '#01###', '##23##', '#4334#', '######']);
});

test('cells beyond the range are unreached', () => {
  expect(draw(bend, 'orthogonal', 3)).toEqual(['######', '#01###', '##23##', '##3###', '######']);
  expect(draw(bend, 'orthogonal', 0)).toEqual(['######', '#0####', '######', '######', '######']);
});

test('paths do not continue over the border of the grid', () => {
  expect(draw(gridOf('.#.', '..#', '.#.'), 'free')).toEqual(['1#1', '10#', '1#1']);
  expect(draw(gridOf('...', '#.#', '...', '###', '...'), 'orthogonal')).toEqual([
    '212',
    '#0#',
    '212',
    '###',
    '###',
  ]);
});

test('the goal can be in a wall', () => {
  expect(draw(gridOf('...', '.#.', '...'), 'free')).toEqual(['111', '101', '111']);
});

test('a new field is empty, and a refill does not touch cells that were not reached', () => {
  const grid = gridOf('...', '###', '...');
  const field = makeDistanceField(9);
  expect([...field.steps]).toEqual(Array(9).fill(unreached));
  expect(field.count).toBe(0);
  fillDistanceField(field, grid, 0, 0, 'free', Infinity);
  field.steps[8] = 77;
  fillDistanceField(field, grid, 2, 0, 'free', Infinity);
  expect([...field.steps.subarray(0, 3)]).toEqual([2, 1, 0]);
  expect(field.steps[8]).toBe(77);
});
