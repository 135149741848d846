import { beforeEach, describe, expect, test } from 'vitest';
import {
  clearView,
  type FieldOfView,
  makeFieldOfView,
  reveal,
  seeByLight,
  seeEverything,
  seeRoom,
  widenView,
} from '../../src/dungeon/field-of-view.ts';
import { gridOf } from './random-grid.ts';

const grid = gridOf(
  '#########',
  '#...#...#',
  '#...+...#',
  '#...#...#',
  '####+####',
  '#.......#',
  '#########',
);
const left = { x1: 1, y1: 1, x2: 3, y2: 3 };
const right = { x1: 5, y1: 1, x2: 7, y2: 3, dark: true };
const rooms = [left, right];

let view: FieldOfView;

beforeEach(() => {
  view = makeFieldOfView(grid);
});

function draw(): string[] {
  const rows = Array.from({ length: grid.height }, (_, y) =>
    Array.from(view.visible.subarray(y * grid.width, (y + 1) * grid.width)),
  );
  return rows.map((row) => row.map((seen) => (seen ? '*' : '.')).join(''));
}

const boxOf = ({ top, bottom, left, right }: FieldOfView) => ({ top, bottom, left, right });
const nothing = Array<string>(7).fill('.........');
const emptyBox = { top: 7, bottom: -1, left: 9, right: -1 };

test('a new field of view is empty', () => {
  expect(draw()).toEqual(nothing);
  expect(view).toMatchObject({ width: 9, height: 7 });
  expect(boxOf(view)).toEqual(emptyBox);
});

test('a revealed rectangle is visible, and the box grows to include it', () => {
  reveal(view, 2, 3, 4, 4);
  expect(boxOf(view)).toEqual({ left: 2, top: 3, right: 4, bottom: 4 });
  reveal(view, 6, 1, 6, 1);
  expect(boxOf(view)).toEqual({ left: 2, top: 1, right: 6, bottom: 4 });
  expect(draw()).toEqual([
    '.........',
    '......*..',
    '.........',
    '..***....',
    '..***....',
    '.........',
    '.........',
  ]);
});

test('a box that includes a rectangle does not change', () => {
  widenView(view, 1, 1, 5, 5);
  widenView(view, 2, 3, 4, 4);
  expect(boxOf(view)).toEqual({ left: 1, top: 1, right: 5, bottom: 5 });
});

test('a cleared field of view is empty, however much of it was visible', () => {
  for (const size of [0, 3, 6]) {
    reveal(view, 6 - size, 6 - size, size, 6);
    reveal(view, size, size, 8, 6);
    clearView(view);
    expect(draw()).toEqual(nothing);
    expect(boxOf(view)).toEqual(emptyBox);
  }
  clearView(view);
  expect(boxOf(view)).toEqual(emptyBox);
});

test('the whole grid can be visible', () => {
  seeEverything(view);
  expect(draw()).toEqual(Array<string>(7).fill('*********'));
  expect(boxOf(view)).toEqual({ left: 0, top: 0, right: 8, bottom: 6 });
});

describe('sight by rooms', () => {
  const leftRoom = [
    '*****....',
    '*****....',
    '*****....',
    '*****....',
    '*****....',
    '.........',
    '.........',
  ];

  test.each([
    [1, 1],
    [3, 3],
    [2, 1],
  ])('shows the room of (%i, %i) with its walls, and nothing from before', (x, y) => {
    seeEverything(view);
    seeRoom(grid, rooms, x, y, view);
    expect(draw()).toEqual(leftRoom);
  });

  test('sight by rooms shows the eight neighbours of a doorway, walls included', () => {
    seeRoom(grid, rooms, 4, 2, view);
    const row = '...***...';
    expect(draw()).toEqual([nothing[0], row, row, row, nothing[0], nothing[0], nothing[0]]);
  });

  test.each([
    [0, 0, { left: 0, top: 0, right: 1, bottom: 1 }],
    [8, 6, { left: 7, top: 5, right: 8, bottom: 6 }],
  ])('ends at the border of the grid around (%i, %i)', (x, y, box) => {
    seeRoom(grid, rooms, x, y, view);
    expect(boxOf(view)).toEqual(box);
    expect(view.visible.reduce((sum, seen) => sum + seen)).toBe(4);
  });
});

describe('sight by light', () => {
  test('sight by light shows all of a lit room with its walls, also from its doorways', () => {
    const leftRoom = [...Array<string>(5).fill('*****....'), nothing[0], nothing[0]];
    seeEverything(view);
    seeByLight(grid, rooms, 2, 2, view);
    expect(draw()).toEqual(leftRoom);
    seeByLight(grid, rooms, 4, 2, view);
    expect(draw()).toEqual(leftRoom.map((row, y) => (y > 0 && y < 4 ? '******...' : row)));
  });

  test('sight by light shows only the eight neighbours in a dark room', () => {
    seeByLight(grid, rooms, 7, 2, view);
    const row = '......***';
    expect(draw()).toEqual([nothing[0], row, row, row, nothing[0], nothing[0], nothing[0]]);
  });

  test('sight by light shows no walls from outside a room', () => {
    seeByLight(grid, rooms, 2, 5, view);
    expect(draw()).toEqual([...Array<string>(5).fill(nothing[0]), '.***.....', nothing[0]]);
  });

  test.each([
    [0, 0],
    [8, 0],
    [0, 6],
    [8, 6],
  ])('ends at the border of the grid around (%i, %i)', (x, y) => {
    const open = gridOf(...Array<string>(7).fill('.........'));
    seeByLight(open, [], x, y, view);
    expect(view.visible.reduce((sum, seen) => sum + seen)).toBe(4);
    expect(view.visible[y * 9 + x]).toBe(1);
  });
});

describe('a room inside of another, which is before it in the list', () => {
  const hall = { x1: 1, y1: 1, x2: 7, y2: 5 };
  const inner = { x1: 4, y1: 2, x2: 6, y2: 3 };
  const vaulted = gridOf(
    '#########',
    '#..######',
    '#..#...##',
    '#..+...##',
    '#..######',
    '#.......#',
    '#########',
  );

  test.each([
    ['rooms', seeRoom],
    ['light', seeByLight],
  ] as const)('hides its floor from the other room by %s', (_, see) => {
    see(vaulted, [inner, hall], 1, 1, view);
    expect(draw()).toEqual([
      ...['*********', '*********', '****...**', '****...**'],
      ...['*********', '*********', '*********'],
    ]);
  });

  test.each([
    ['rooms', seeRoom],
    ['light', seeByLight],
  ] as const)('is visible from inside by %s, without the other room', (_, see) => {
    see(vaulted, [inner, hall], 5, 2, view);
    expect(draw()).toEqual([
      ...['.........', '...*****.', '...*****.', '...*****.'],
      ...['...*****.', '.........', '.........'],
    ]);
  });

  test('a room inside of another, which is before it in the list shows the neighbouring cells from its entrance', () => {
    seeRoom(vaulted, [inner, hall], 3, 3, view);
    expect(draw().slice(2, 4)).toEqual(['*****..**', '*****..**']);
  });
});
