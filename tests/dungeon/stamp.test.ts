import { describe, expect, test } from 'vitest';
import { type Grid, Tile } from '../../src/dungeon/grid.ts';
import {
  type Drawing,
  type DrawnCell,
  hasEntrance,
  stampSomewhere,
  unreachableCell,
} from '../../src/dungeon/stamp.ts';

const cellOf: Readonly<Record<string, DrawnCell | null>> = {
  '#': { tile: Tile.wall, blocks: true, thing: null },
  '.': { tile: Tile.floor, blocks: false, thing: null },
  o: { tile: Tile.floor, blocks: false, thing: 'orc' },
  '~': { tile: Tile.floor, blocks: true, thing: 'water' },
  ' ': null,
};

function drawing(...rows: string[]): Drawing {
  const cells = rows.flatMap((row) => [...row].map((character) => cellOf[character]));
  return { width: rows[0].length, height: rows.length, cells };
}

const tiles = '#.w>';
const tileNumbers = [Tile.wall, Tile.floor, Tile.weakWall, Tile.stairsDown];

function gridOf(...rows: string[]): Grid {
  const cells = rows.flatMap((row) => [...row].map((one) => tileNumbers[tiles.indexOf(one)]));
  return { width: rows[0].length, height: rows.length, tiles: Uint8Array.from(cells) };
}

const textOf = ({ width, tiles: numbers }: Grid) =>
  Array.from({ length: numbers.length / width }, (_, row) =>
    [...numbers.slice(row * width, (row + 1) * width)]
      .map((tile) => tiles[tileNumbers.indexOf(tile as 0)])
      .join(''),
  );

const nowhere = () => false;
const first = () => 0;

describe('the place of a drawing', () => {
  test('the place of a drawing is in solid ground beside the floor, if there is one', () => {
    const grid = gridOf('#######', '#######', '#######', '#.....#', '#######');
    const stamped = stampSomewhere(
      grid,
      drawing('###', '#o#', '#.#'),
      { x: 1, y: 3 },
      nowhere,
      first,
    );
    expect(textOf(stamped?.grid as Grid).slice(3)).toEqual(['#.....#', '#######']);
    expect(stamped?.top).toBe(0);
    expect(stamped?.entrances).toEqual([{ x: (stamped?.left ?? 0) + 1, y: 2 }]);
  });

  test('the place of a drawing never cuts the floor in two', () => {
    const grid = gridOf('#########', '#.......#', '#########');
    expect(stampSomewhere(grid, drawing('.#o'), { x: 1, y: 1 }, nowhere, first)).toBeNull();
    expect(stampSomewhere(grid, drawing('..o'), { x: 1, y: 1 }, nowhere, first)).not.toBeNull();
  });

  test('the place of a drawing closes entrances that face a wall', () => {
    const grid = gridOf('#######', '#######', '#######', '#######', '#.....#', '#######');
    const gate = drawing('#.#', '#o#', '#.#');
    const stamped = stampSomewhere(grid, gate, { x: 1, y: 4 }, nowhere, first);
    const { left = 0, entrances, grid: after } = stamped ?? {};
    expect(entrances).toEqual([{ x: left + 1, y: 3 }]);
    expect(textOf(after as Grid)[1]).toBe('#######');
  });

  test('the place of a drawing covers neither stairs nor kept cells', () => {
    const grid = gridOf('#####', '#.>.#', '#...#', '#####');
    const all = drawing('...', '...');
    expect(stampSomewhere(grid, all, { x: 1, y: 2 }, nowhere, first)).toBeNull();
    const cell = drawing('.');
    const stamped = stampSomewhere(grid, cell, { x: 1, y: 2 }, (x, y) => x !== 3 || y !== 2, first);
    expect([stamped?.left, stamped?.top]).toEqual([3, 2]);
  });
});

describe('cells of a drawing that cannot be reached', () => {
  test('cells of a drawing that cannot be reached are found behind walls and barriers', () => {
    expect(unreachableCell(drawing('#####', '..#o#', '#####'))).toBe(8);
    expect(unreachableCell(drawing('#####', '..~o#', '#####'))).toBe(8);
    expect(unreachableCell(drawing('#####', '..o~#', '#####'))).toBe(-1);
  });

  test('cells of a drawing that cannot be reached are entered beside spaces, too', () => {
    expect(hasEntrance(drawing('## ##', '#...#', '#####'))).toBe(true);
    expect(hasEntrance(drawing('#####', '#...#', '#####'))).toBe(false);
  });
});
