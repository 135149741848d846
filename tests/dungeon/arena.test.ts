import { describe, expect, test } from 'vitest';
import { arenaFloor } from '../../src/dungeon/arena.ts';
import { isStandable } from '../../src/dungeon/grid.ts';
import { planFloor } from '../../src/game/floor-plan.ts';
import { draw, keyOf } from '../../src/game/random.ts';
import { arenaCampaign, reachable } from '../world.ts';

function plans(count: number) {
  return Array.from({ length: count }, (_, n) =>
    planFloor(arenaCampaign, `arena${n}`, 0, arenaCampaign.start),
  );
}

describe('over two thousand arenas', () => {
  const all = plans(2000);

  test('orthogonal steps join every open cell', () => {
    for (const { layout, arrival } of all) {
      const { grid } = layout;
      const open = grid.tiles.filter(isStandable).length;
      expect(reachable(grid, arrival).size).toBe(open);
    }
  });

  test('ten fighters stand on ten free cells', () => {
    for (const { layout, arrival, monsters } of all) {
      const cells = [arrival, ...monsters].map(({ x, y }) => y * layout.grid.width + x);
      expect(cells).toHaveLength(10);
      expect(new Set(cells).size).toBe(10);
      for (const cell of cells) expect(isStandable(layout.grid.tiles[cell])).toBe(true);
    }
  });

  test('about a fifth of the cells are walls, on the edge as well as inside', () => {
    const walls = all.map(({ layout }) => layout.grid.tiles.filter((tile) => !isStandable(tile)));
    const share = walls.reduce((sum, { length }) => sum + length, 0) / (150 * all.length);
    // Maps that walls cut apart are drawn anew, which costs a hundredth.
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.2);
    expect(all.some(({ layout }) => !isStandable(layout.grid.tiles[0]))).toBe(true);
  });
});

test('a crowded little field still ends up with room for all', () => {
  let draws = 0;
  const next = () => draw(keyOf('crowd'), 0, 0, 0, draws++);
  const { grid } = arenaFloor(next, 4, 3, 0.5, 10);
  expect(grid.tiles.filter(isStandable).length).toBeGreaterThanOrEqual(10);
});
