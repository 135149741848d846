import { type Cell, type Grid, isStandable, orthogonal, Tile, tileAt } from '../grid.ts';

/**
 * Opens one weak wall beside stairs that only a diagonal step can leave, so that an orthogonal step
 * leads to another open cell. `splitFloor` can put stairs anywhere, even where two walls cross.
 */
export function openEnclosedStairs(grid: Grid, stairs: Cell): void {
  const isOpen = (x: number, y: number) => isStandable(tileAt(grid, x, y));
  if (orthogonal.some(({ dx, dy }) => isOpen(stairs.x + dx, stairs.y + dy))) return;
  const exit = orthogonal
    .map(({ dx, dy }) => ({ x: stairs.x + dx, y: stairs.y + dy }))
    .find(
      ({ x, y }) =>
        tileAt(grid, x, y) === Tile.weakWall &&
        orthogonal.some(
          ({ dx, dy }) => (x + dx !== stairs.x || y + dy !== stairs.y) && isOpen(x + dx, y + dy),
        ),
    );
  if (exit) grid.tiles[exit.y * grid.width + exit.x] = Tile.floor;
}
