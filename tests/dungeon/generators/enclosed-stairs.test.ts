import { expect, test } from 'vitest';
import { openEnclosedStairs } from '../../../src/dungeon/generators/enclosed-stairs.ts';
import { Tile } from '../../../src/dungeon/grid.ts';
import { drawGrid } from '../../../src/dungeon/grid-text.ts';
import { gridOf } from '../random-grid.ts';

/** Opens the stairs at (2, 2) and draws the result, with weak walls as `%`. */
function opened(...rows: string[]): string[] {
  const grid = gridOf(...rows);
  openEnclosedStairs(grid, { x: 2, y: 2 });
  return drawGrid(grid).map((row, y) =>
    Array.from(row, (glyph, x) =>
      grid.tiles[y * grid.width + x] === Tile.weakWall ? '%' : glyph,
    ).join(''),
  );
}

test('stairs where two weak walls cross get the first exit clockwise from north', () => {
  expect(opened('#####', '#.%.#', '#%>%#', '#.%.#', '#####')).toEqual([
    '#####',
    '#...#',
    '#%>%#',
    '#.%.#',
    '#####',
  ]);
});

test('an exit must lead on to an open cell other than the stairs', () => {
  expect(opened('#####', '##%##', '#%>%.', '#.###', '#####')).toEqual([
    '#####',
    '##%##',
    '#%>..',
    '#.###',
    '#####',
  ]);
  expect(opened('#####', '##%##', '#%>%#', '#.###', '#####')).toEqual([
    '#####',
    '##%##',
    '#.>%#',
    '#.###',
    '#####',
  ]);
  expect(opened('#####', '##%##', '##>##', '##%##', '##.##')).toEqual([
    '#####',
    '##%##',
    '##>##',
    '##.##',
    '##.##',
  ]);
});

test.each([
  ['north', ['#####', '##.##', '#%>%.', '#.%.#', '#####']],
  ['east', ['#####', '#.%.#', '#%>.#', '#.%.#', '#####']],
  ['south', ['#####', '#.%.#', '#%>%#', '##.##', '#####']],
  ['west', ['#####', '#.%.#', '#.>%#', '#.%.#', '#####']],
])('stairs with an open cell in the %s do not change', (_, rows) => {
  expect(opened(...rows)).toEqual(rows);
});

test('outer walls stay closed, also if the stairs remain enclosed', () => {
  const rows = ['.....', '.###.', '.#>#.', '.###.', '.....'];
  expect(opened(...rows)).toEqual(rows);
});
