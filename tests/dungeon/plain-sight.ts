import { type Cell, type Grid, isStandable, tileAt } from '../../src/dungeon/grid.ts';

/**
 * The cells seen from (x, y), in the plainest way: each cell of the circle is asked alone, and each
 * row on the way to it lets pass what its walls leave of the sector of light, in exact fractions.
 */
export function plainSight(grid: Grid, x: number, y: number, radius: number): Set<number> {
  const seen = new Set([y * grid.width + x]);
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const inside = x + dx >= 0 && x + dx < grid.width && y + dy >= 0 && y + dy < grid.height;
      if (!inside || dx * dx + dy * dy > radius * (radius + 1)) continue;
      const to = { x: dx, y: dy };
      const upright = Math.abs(dy) >= Math.abs(dx) && isLit(grid, { x, y }, to, true);
      const level = Math.abs(dx) >= Math.abs(dy) && isLit(grid, { x, y }, to, false);
      if (upright || level) seen.add((y + dy) * grid.width + x + dx);
    }
  }
  return seen;
}

/** In slopes over a common denominator: what is less than half of the least difference of two. */
type Sector = readonly [from: number, to: number];

function isLit(grid: Grid, eye: Cell, to: Cell, upright: boolean): boolean {
  const far = Math.abs(upright ? to.y : to.x);
  const aside = upright ? to.x : to.y;
  const sign = Math.sign(upright ? to.y : to.x);
  const isOpen = (row: number, column: number) =>
    isStandable(
      upright
        ? tileAt(grid, eye.x + column, eye.y + sign * row)
        : tileAt(grid, eye.x + sign * row, eye.y + column),
    );
  if (far === 0) return true;
  // A multiple of all rows makes every slope a whole number.
  const all = 2 * commonMultiple(far);
  let light: Sector[] = [[-all, all]];
  for (let row = 1; row < far; row++) {
    for (let column = -row; column <= row; column++) {
      if (isOpen(row, column)) continue;
      const wall: Sector = [
        ((2 * column - 1) * all) / (2 * row),
        ((2 * column + 1) * all) / (2 * row),
      ];
      light = light.flatMap(([from, to]) =>
        (
          [
            [from, Math.min(to, wall[0])],
            [Math.max(from, wall[1]), to],
          ] as Sector[]
        ).filter(([a, b]) => a < b),
      );
    }
  }
  const left = ((2 * aside - 1) * all) / (2 * far);
  const middle = (aside * all) / far;
  const right = ((2 * aside + 1) * all) / (2 * far);
  return isOpen(far, aside)
    ? light.some(([from, to]) => from <= middle && middle <= to)
    : light.some(([from, to]) => from < right && left < to);
}

function commonMultiple(count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let multiple = 1;
  for (let n = 2; n <= count; n++) multiple = (multiple * n) / divisor(multiple, n);
  return multiple;
}
