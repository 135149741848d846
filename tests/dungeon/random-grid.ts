import fc from 'fast-check';
import { type Cell, type Grid, Tile, walledGrid } from '../../src/dungeon/grid.ts';

/** Small grids of any tiles, with or without walls at the border, from open to almost solid. */
export const randomGrid: fc.Arbitrary<Grid> = fc
  .tuple(
    fc.integer({ min: 1, max: 24 }),
    fc.integer({ min: 1, max: 16 }),
    fc.integer({ min: 0, max: 9 }),
  )
  .chain(([width, height, walls]) =>
    fc
      .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...Object.values(Tile))), {
        minLength: width * height,
        maxLength: width * height,
      })
      .map((cells) => ({
        width,
        height,
        tiles: Uint8Array.from(cells, ([chance, tile]) => (chance < walls ? tile : Tile.floor)),
      })),
  );

/** Halls of up to 60 × 16 cells with up to four other tiles in them. */
export const randomHall: fc.Arbitrary<Grid> = fc
  .tuple(
    fc.integer({ min: 3, max: 60 }),
    fc.integer({ min: 3, max: 16 }),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...Object.values(Tile))), { maxLength: 4 }),
  )
  .map(([width, height, pillars]) => {
    const grid = walledGrid(width, height);
    for (const [at, tile] of pillars) grid.tiles[at % grid.tiles.length] = tile;
    return grid;
  });

/** Returns a cell of the grid for any whole number from 0. */
export function cellOf(grid: Grid, at: number): Cell {
  const cell = at % grid.tiles.length;
  return { x: cell % grid.width, y: Math.floor(cell / grid.width) };
}

/** Returns the grid that `drawGrid` draws as these rows. */
export function gridOf(...rows: string[]): Grid {
  const tiles = Uint8Array.from(rows.join(''), (glyph) => glyphs[glyph]);
  return { width: rows[0].length, height: rows.length, tiles };
}

const glyphs: Readonly<Record<string, number>> = {
  '.': Tile.floor,
  '#': Tile.wall,
  '%': Tile.weakWall,
  '>': Tile.stairsDown,
  '<': Tile.stairsUp,
  ' ': Tile.rock,
  ',': Tile.passage,
  '+': Tile.door,
  '&': Tile.secretDoor,
};
