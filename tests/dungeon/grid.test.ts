import { expect, test } from 'vitest';
import {
  admits,
  directions,
  Gait,
  isStandable,
  isTransparent,
  orthogonal,
  Tile,
  tileAt,
  walledGrid,
} from '../../src/dungeon/grid.ts';
import { drawGrid } from '../../src/dungeon/grid-text.ts';
import { gridOf } from './random-grid.ts';

test('tiles keep their saved numbers', () => {
  expect(Tile).toEqual({
    floor: 0,
    wall: 1,
    weakWall: 2,
    stairsDown: 3,
    stairsUp: 4,
    rock: 5,
    passage: 6,
    door: 7,
    secretDoor: 8,
    screen: 9,
    obstacle: 10,
    deep: 11,
    closedDoor: 12,
  });
});

test('actors can be on floor, stairs, passages and doors, but not in walls, rock or secret doors', () => {
  const standable = Object.entries(Tile).filter(([, tile]) => isStandable(tile));
  expect(standable.map(([name]) => name)).toEqual([
    'floor',
    'stairsDown',
    'stairsUp',
    'passage',
    'door',
    'screen',
  ]);
});

test('light passes ground, but no walls, screens and closed doors', () => {
  const opaque = Object.entries(Tile).filter(([, tile]) => !isTransparent(tile));
  expect(opaque.map(([name]) => name)).toEqual([
    'wall',
    'weakWall',
    'rock',
    'secretDoor',
    'screen',
    'closedDoor',
  ]);
});

test('swimmers and flyers enter deep water, and nobody enters an obstacle', () => {
  expect([Gait.walk, Gait.swim, Gait.fly].map((way) => admits(Tile.deep, way))).toEqual([
    false,
    true,
    true,
  ]);
  expect(admits(Tile.obstacle, Gait.walk | Gait.swim | Gait.fly | Gait.open)).toBe(false);
  expect(admits(Tile.closedDoor, Gait.open)).toBe(true);
});

test('the eight directions are listed clockwise from north, and four of them are orthogonal', () => {
  const text = (list: typeof directions) => list.map(({ dx, dy }) => `${dx},${dy}`).join(' ');
  expect(text(directions)).toBe('0,-1 1,-1 1,0 1,1 0,1 -1,1 -1,0 -1,-1');
  expect(text(orthogonal)).toBe('0,-1 1,0 0,1 -1,0');
});

test('a walled grid is floor inside a ring of wall', () => {
  expect(drawGrid(walledGrid(5, 4))).toEqual(['#####', '#...#', '#...#', '#####']);
});

test('outside the grid everything is wall', () => {
  const grid = gridOf('.>', '<+');
  const rows = [-1, 0, 1, 2].map((y) => [-1, 0, 1, 2].map((x) => tileAt(grid, x, y)));
  const { wall, floor, stairsDown, stairsUp, door } = Tile;
  expect(rows).toEqual([
    [wall, wall, wall, wall],
    [wall, floor, stairsDown, wall],
    [wall, stairsUp, door, wall],
    [wall, wall, wall, wall],
  ]);
});
