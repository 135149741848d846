import { type Cell, type Grid, isOnGrid, Tile, tileAt } from './grid.ts';

/**
 * Draws a grid as text, one string per row: `#` any wall, `.` floor, `>` and `<` stairs, `,` passage,
 * `+` door, `&` secret door, a space for rock, `"` screen, `o` obstacle, `~` deep water, `/` closed door.
 */
export function drawGrid(grid: Grid): string[] {
  const glyphs = '.##>< ,+&"o~/';
  return Array.from({ length: grid.height }, (_, y) => {
    const row = grid.tiles.subarray(y * grid.width, (y + 1) * grid.width);
    return Array.from(row, (tile) => glyphs[tile]).join('');
  });
}

/**
 * Draws a Rogue floor as text in Rogue's own glyphs, one string per row: `.` floor, `#` passage, `+`
 * door, `%` stairs, `|` and `-` walls, `&` secret door, a space for rock, `^` on the cells of `traps`.
 */
export function drawRogue(grid: Grid, traps: readonly Cell[] = []): string[] {
  const glyphs = '.--%% #+&"o~/';
  const rows = Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => {
      const tile = tileAt(grid, x, y);
      return tile === Tile.wall && isSideWall(grid, x, y) ? '|' : glyphs[tile];
    }),
  );
  for (const { x, y } of traps) rows[y][x] = '^';
  return rows.map((row) => row.join(''));
}

/**
 * Whether the wall or secret door at (x, y) of a Rogue floor belongs to the left or right side of its
 * room, which Rogue draws as `|`. Corners, top and bottom are drawn as `-`.
 */
export function isSideWall(grid: Grid, x: number, y: number): boolean {
  return isRoomEdge(grid, x, y - 1) && isRoomEdge(grid, x, y + 1);
}

/** Whether a cell is part of the walls of a room, with their doors. */
export function isRoomEdge(grid: Grid, x: number, y: number): boolean {
  if (!isOnGrid(grid, x, y)) return false;
  const tile = tileAt(grid, x, y);
  return tile === Tile.wall || tile === Tile.door || tile === Tile.secretDoor;
}
