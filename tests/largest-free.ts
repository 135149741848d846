import type { Rect } from '../src/screen/screen-layout.ts';

/** The cells of the grid, in each direction, in which a free rectangle is looked for. */
const fineness = 60;

/**
 * The largest rectangle inside another one in which nothing lies, about. A thing counts for every cell of a grid of
 * 60 × 60 in which it lies, so the result is a little too small.
 */
export function largestFree(outer: Rect, things: readonly Rect[]): Rect {
  const side = { width: outer.width / fineness, height: outer.height / fineness };
  const isTaken = new Uint8Array(fineness ** 2);
  const cellOf = (length: number, unit: number) =>
    Math.min(fineness, Math.max(0, Math.round(length / unit)));
  for (const { x, y, width, height } of things) {
    if (width <= 0 || height <= 0) continue;
    const left = Math.floor(Math.max(0, (x - outer.x) / side.width));
    const right = Math.max(left + 1, cellOf(x + width - outer.x, side.width));
    const top = Math.floor(Math.max(0, (y - outer.y) / side.height));
    const bottom = Math.max(top + 1, cellOf(y + height - outer.y, side.height));
    for (let row = top; row < Math.min(bottom, fineness); row++)
      isTaken.fill(
        1,
        row * fineness + Math.min(left, fineness),
        row * fineness + Math.min(right, fineness),
      );
  }
  let best = { x: outer.x, y: outer.y, width: 0, height: 0 };
  const above = new Uint8Array(fineness);
  for (let row = 0; row < fineness; row++) {
    for (let column = 0; column < fineness; column++)
      above[column] = isTaken[row * fineness + column] ? 0 : above[column] + 1;
    // From each column to the right, as far as the height allows a larger rectangle.
    for (let left = 0; left < fineness; left++) {
      let rows = above[left];
      for (let right = left; right < fineness && rows > 0; right++) {
        rows = Math.min(rows, above[right]);
        const width = (right - left + 1) * side.width;
        const height = rows * side.height;
        if (width * height <= best.width * best.height) continue;
        const y = outer.y + (row - rows + 1) * side.height;
        best = { x: outer.x + left * side.width, y, width, height };
      }
    }
  }
  return best;
}
