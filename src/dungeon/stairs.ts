import { type Cell, type Grid, isStandable, orthogonal, Tile, tileAt } from './grid.ts';

/**
 * Gives stairs that can be left only by a diagonal step an orthogonal way out, by opening one weak
 * wall beside them that leads on. Stairs stand on any inner cell, a crossing of walls included.
 */
export function openEnclosedStairs(grid: Grid, stairs: Cell): void {
  const open = (x: number, y: number) => isStandable(tileAt(grid, x, y));
  if (orthogonal.some(({ dx, dy }) => open(stairs.x + dx, stairs.y + dy))) return;
  const exit = orthogonal
    .map(({ dx, dy }) => ({ x: stairs.x + dx, y: stairs.y + dy }))
    .find(
      ({ x, y }) =>
        tileAt(grid, x, y) === Tile.weakWall &&
        orthogonal.some(
          ({ dx, dy }) => (x + dx !== stairs.x || y + dy !== stairs.y) && open(x + dx, y + dy),
        ),
    );
  if (exit) grid.tiles[exit.y * grid.width + exit.x] = Tile.floor;
}
