import { describe, expect, test } from 'vitest';
import { arenaFloor } from '../../../src/dungeon/generators/arena.ts';
import { FloorError } from '../../../src/dungeon/generators/floor-error.ts';
import { isStandable, Tile } from '../../../src/dungeon/grid.ts';
import { generateFloor } from '../../../src/game/floors/generate-floor.ts';
import { draw, keyOf } from '../../../src/game/random.ts';
import { arenaCampaign, reachable } from '../../world.ts';

function plans(count: number) {
  return Array.from({ length: count }, (_, n) =>
    generateFloor(arenaCampaign, `arena${n}`, 0, arenaCampaign.start),
  );
}

describe('2,000 arenas', () => {
  const all = plans(2000);

  test('2,000 arenas have open cells that orthogonal steps connect', () => {
    for (const { terrain, arrival } of all) {
      const { grid } = terrain;
      const open = grid.tiles.filter(isStandable).length;
      expect(reachable(grid, arrival).size).toBe(open);
    }
  });

  test('2,000 arenas have ten fighters on ten open cells', () => {
    for (const { terrain, arrival, monsters } of all) {
      const cells = [arrival, ...monsters].map(({ x, y }) => y * terrain.grid.width + x);
      expect(cells).toHaveLength(10);
      expect(new Set(cells).size).toBe(10);
      expect(cells.every((cell) => isStandable(terrain.grid.tiles[cell]))).toBe(true);
    }
  });

  test('2,000 arenas have walls on almost a fifth of their cells, also at the border', () => {
    const walls = all.map(({ terrain }) => terrain.grid.tiles.filter((tile) => !isStandable(tile)));
    const share = walls.reduce((sum, { length }) => sum + length, 0) / (150 * all.length);
    // Disconnected fields are rolled again. They have more walls, so the share is below 0.2.
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.2);
    expect(all.some(({ terrain }) => !isStandable(terrain.grid.tiles[0]))).toBe(true);
  });
});

test('a small field with many walls is rolled until it has the required open cells', () => {
  let draws = 0;
  const next = () => draw(keyOf('crowd'), 0, 0, 0, draws++);
  const { grid } = arenaFloor(next, 4, 3, 0.5, 10);
  expect(grid.tiles.filter(isStandable).length).toBeGreaterThanOrEqual(10);
});

test('a single open cell is an arena, and the border counts as a wall', () => {
  const rolls = [0.1, 0.9, 0.1];
  const { grid, rooms, down } = arenaFloor(() => rolls.shift() ?? 0, 3, 1, 0.5, 1);
  expect([...grid.tiles]).toEqual([Tile.wall, Tile.floor, Tile.wall]);
  expect(rooms).toEqual([]);
  expect(down).toBeNull();
});

test('a roll equal to the probability of walls makes floor', () => {
  const { grid } = arenaFloor(() => 0.5, 2, 2, 0.5, 4);
  expect([...grid.tiles]).toEqual([Tile.floor, Tile.floor, Tile.floor, Tile.floor]);
});

test('diagonal steps do not connect open cells', () => {
  const rolls = [0.9, 0.1, 0.1, 0.9, 0.9, 0.9, 0.1, 0.1];
  const { grid } = arenaFloor(() => rolls.shift() ?? 0, 2, 2, 0.5, 2);
  expect([...grid.tiles]).toEqual([Tile.floor, Tile.floor, Tile.wall, Tile.wall]);
});

test('an impossible arena is refused after 10,000 tries', () => {
  let rolls = 0;
  const next = () => {
    rolls++;
    return 0;
  };
  expect(() => arenaFloor(next, 2, 1, 0.5, 1)).toThrow(
    new FloorError('No arena of 2 × 1 cells with 0.5 walls has 1 connected open cells.'),
  );
  expect(rolls).toBe(20_000);
});
