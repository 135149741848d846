import { type Grid, isStandable } from '../../../src/dungeon/grid.ts';

/**
 * Symmetric shadowcasting with typed arrays and slopes as floating-point numbers. `look` returns a
 * number; `seen` has that number for every cell that is visible from (x, y).
 */
export function typedSight({ width, height, tiles }: Grid): {
  seen: Uint32Array;
  look(x: number, y: number, radius: number): number;
} {
  const seen = new Uint32Array(tiles.length);
  let number = 0;
  let eyeX = 0;
  let eyeY = 0;
  let farthest = 0;
  const scan = (quarter: number, row: number, start: number, end: number): void => {
    if (row > farthest) return;
    const first = Math.floor(row * start + 0.5);
    const last = Math.ceil(row * end - 0.5);
    const limit = farthest * (farthest + 1) - row * row;
    let from = start;
    let before = -1;
    for (let column = first; column <= last; column++) {
      const x = quarter < 2 ? eyeX + column : quarter === 2 ? eyeX + row : eyeX - row;
      const y = quarter >= 2 ? eyeY + column : quarter === 0 ? eyeY + row : eyeY - row;
      const inside = x >= 0 && y >= 0 && x < width && y < height && column * column <= limit;
      const open = inside && isStandable(tiles[y * width + x]);
      if (inside && (!open || (column >= row * start && column <= row * end))) {
        seen[y * width + x] = number;
      }
      if (before === 0 && open) from = (2 * column - 1) / (2 * row);
      if (before === 1 && !open) scan(quarter, row + 1, from, (2 * column - 1) / (2 * row));
      before = open ? 1 : 0;
    }
    if (before === 1) scan(quarter, row + 1, from, end);
  };
  return {
    seen,
    look(x, y, radius) {
      number++;
      eyeX = x;
      eyeY = y;
      farthest = radius;
      seen[y * width + x] = number;
      for (let quarter = 0; quarter < 4; quarter++) scan(quarter, 1, -1, 1);
      return number;
    },
  };
}
