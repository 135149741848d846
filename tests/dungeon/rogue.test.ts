import { describe, expect, test } from 'vitest';
import { type Box, boxAt, type Rnd, rollCell } from '../../src/dungeon/boxes.ts';
import { isLegalDiagonal } from '../../src/dungeon/corners.ts';
import {
  directions,
  drawGrid,
  drawRogue,
  type Grid,
  isSideWall,
  isStandable,
  Tile,
  tileAt,
} from '../../src/dungeon/grid.ts';
import { type RogueLayout, rogueFloor, trapKinds } from '../../src/dungeon/rogue.ts';
import { draw, keyOf, Purpose, pick } from '../../src/game/random.ts';

const size = { width: 80, height: 22, gold: true, objects: 3 };

/** The play generator's draws for a floor, one after another. */
function rndOf(seed: string, depth: number): Rnd {
  const key = keyOf(seed);
  let n = 0;
  return (sides) => pick(draw(key, depth, 0, Purpose.population, n++), sides);
}

function floors(depth: number, count: number, options = size): RogueLayout[] {
  return Array.from({ length: count }, (_, n) =>
    rogueFloor(rndOf(`rogue${n}`, depth), depth, options),
  );
}

/**
 * Pearson's chi-squared of whole numbers against their expected shares by number. The seeds are
 * fixed, so a pass or a failure is for good; the limit is the 99.9 % point (Wilson and Hilferty).
 */
function expectShares(numbers: number[], shares: number[]): void {
  const counts = shares.map(() => 0);
  for (const number of numbers) counts[number]++;
  const total = shares.reduce((sum, share) => sum + share, 0);
  let chiSquared = 0;
  let freedom = -1;
  for (const [number, share] of shares.entries()) {
    if (share === 0) {
      expect(counts[number]).toBe(0);
      continue;
    }
    const wanted = (numbers.length * share) / total;
    expect(wanted).toBeGreaterThan(5);
    chiSquared += (counts[number] - wanted) ** 2 / wanted;
    freedom++;
  }
  // A number beyond the shares makes its count, and so the sum, NaN or too small.
  expect(counts.reduce((sum, count) => sum + count)).toBe(numbers.length);
  if (freedom === 0) return;
  const spread = 2 / (9 * freedom);
  expect(chiSquared).toBeLessThan(freedom * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3);
}

const even = (length: number) => new Array<number>(length).fill(1);
const bits = (truths: boolean[]) => truths.map(Number);
const roomsOf = ({ boxes }: RogueLayout) => boxes.filter(({ gone }) => !gone);
const isInside = ({ x, y, w, h }: Box, cell: { x: number; y: number }) =>
  cell.x > x && cell.x < x + w - 1 && cell.y > y && cell.y < y + h - 1;

/** Where each box of the 80 × 22 grid begins. */
const corner = (i: number) => ({ left: (i % 3) * 26 + 1, top: Math.floor(i / 3) * 8 - 1 });

describe.each([1, 2, 5, 11, 26, 44])('on depth %i', (depth) => {
  const layouts = floors(depth, 2000);
  const rooms = layouts.flatMap(roomsOf);

  test('none, one, two or three rooms are gone, each a quarter of the time, anywhere', () => {
    const gone = layouts.map(({ boxes }) => boxes.flatMap((box, i) => (box.gone ? [i] : [])));
    expectShares(
      gone.map(({ length }) => length),
      even(4),
    );
    expectShares(gone.filter(({ length }) => length === 1).flat(), even(9));
  });

  test('rooms are dark as often as the depth wants', () => {
    const dark = Math.min(depth - 1, 10);
    expectShares(bits(rooms.map((room) => room.dark)), [10 - dark, dark]);
  });

  test('rooms have every size and place that their box allows, and no other', () => {
    const shapes = layouts.flatMap(({ boxes }) =>
      boxes.map((box, i) => {
        const { left, top } = corner(i);
        return { ...box, first: i < 3, x: box.x - left, y: box.y - top };
      }),
    );
    const real = shapes.filter(({ gone }) => !gone);
    const numbers = (list: typeof shapes, field: 'w' | 'h' | 'x' | 'y') =>
      list.map((shape) => shape[field]);
    expectShares(numbers(real, 'w'), [0, 0, 0, 0, ...even(22)]);
    expectShares(
      numbers(
        real.filter(({ w }) => w === 20),
        'x',
      ),
      even(6),
    );
    const below = real.filter(({ first }) => !first);
    expectShares(numbers(below, 'h'), [0, 0, 0, 0, 1, 1, 1, 1]);
    expectShares(
      numbers(
        below.filter(({ h }) => h === 5),
        'y',
      ),
      even(3),
    );
    // A first row's room on the line of messages is rolled again: the higher, the more often.
    const top = real.filter(({ first }) => first);
    expectShares(numbers(top, 'h'), [0, 0, 0, 0, 3 / 4, 2 / 3, 1 / 2, 0]);
    expectShares(
      numbers(
        top.filter(({ h }) => h === 4),
        'y',
      ),
      [0, 1, 1, 1],
    );
    const points = shapes.filter(({ gone }) => gone);
    expectShares(numbers(points, 'x'), [0, ...even(24)]);
    expectShares(numbers(points, 'y'), [0, ...even(6)]);
  });

  test('rooms never touch: a free column or row lies between them', () => {
    const touching = layouts.filter(({ boxes }) =>
      boxes.some((a, i) =>
        boxes
          .slice(i + 1)
          .some(
            (b) => a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h,
          ),
      ),
    );
    expect(touching).toEqual([]);
  });

  test('rooms are whole: floor inside, walls around, exits only where a door is dug', () => {
    const faults: string[] = [];
    for (const { grid, boxes, doors } of layouts) {
      const exits = new Map(doors.map((door) => [door.y * grid.width + door.x, door]));
      for (let y = 0; y < grid.height; y++) {
        for (let x = 0; x < grid.width; x++) {
          const tile = tileAt(grid, x, y);
          const room = boxAt(boxes, x, y);
          const exit = exits.get(y * grid.width + x);
          const fits = !room
            ? tile === Tile.rock || tile === Tile.passage
            : isInside(room, { x, y })
              ? tile === Tile.floor || tile === Tile.stairsDown
              : tile === (!exit ? Tile.wall : exit.secret ? Tile.secretDoor : Tile.door);
          if (!fits) faults.push(`${x},${y}: ${tile}`);
          if (tile !== Tile.wall && tile !== Tile.secretDoor) continue;
          const side =
            room &&
            (x === room.x || x === room.x + room.w - 1) &&
            y !== room.y &&
            y !== room.y + room.h - 1;
          if (isSideWall(grid, x, y) !== side) faults.push(`${x},${y}: side wall`);
        }
      }
      for (const box of boxes) {
        if (box.gone && tileAt(grid, box.x, box.y) !== Tile.passage) faults.push('gone');
      }
    }
    expect(faults).toEqual([]);
  });

  test('every side of a room has at most one exit, off its corners, anywhere along it', () => {
    for (const room of rooms) {
      const sides = room.doors.map(({ x, y }) =>
        y === room.y ? 'n' : y === room.y + room.h - 1 ? 's' : x === room.x ? 'w' : 'e',
      );
      expect(new Set(sides).size).toBe(sides.length);
    }
    const along = rooms
      .filter(({ h }) => h === 5)
      .flatMap((room) =>
        room.doors
          .filter(({ x }) => x === room.x || x === room.x + room.w - 1)
          .map(({ y }) => y - room.y),
      );
    expectShares(along, [0, 1, 1, 1]);
  });

  test('8 to 12 passages join the rooms, two doors for each where no room is gone', () => {
    for (const { boxes, doors, passages } of layouts) {
      expect(boxes.flatMap((box) => box.doors).length).toBe(doors.length);
      if (boxes.every(({ gone }) => !gone)) expect(doors.length).toBe(2 * passages);
    }
    // Worked out over all trees and loops that the rules allow, apart from this program.
    const shares = [0.29280233, 0.33091013, 0.27256311, 0.09674381, 0.00698062];
    expectShares(
      layouts.map(({ passages }) => passages - 8),
      shares,
    );
  });

  test('doors are secret as often as the depth wants', () => {
    const secret = Math.min(depth - 1, 10) / 50;
    expectShares(bits(layouts.flatMap(({ doors }) => doors.map((door) => door.secret))), [
      1 - secret,
      secret,
    ]);
  });

  test('every passage, door and room can be walked to from the hero once secret doors are open', () => {
    for (const { grid, hero } of layouts) {
      const open = {
        ...grid,
        tiles: grid.tiles.map((t) => (t === Tile.secretDoor ? Tile.door : t)),
      };
      expect(reachable(open, hero)).toBe(open.tiles.filter(isStandable).length);
    }
  });

  test('half of the rooms have gold, in the published range', () => {
    const range = 50 + 10 * depth;
    const gold = layouts.flatMap((layout) => layout.gold);
    expectShares(
      bits(layouts.flatMap((l) => roomsOf(l).map((room) => l.gold.some((g) => isInside(room, g))))),
      even(2),
    );
    expectShares(
      gold.map(({ value }) => Math.floor((value - 2) / 10)),
      even(range / 10),
    );
    const values = gold.map(({ value }) => value);
    expect(Math.min(...values)).toBe(2);
    expect(Math.max(...values)).toBe(range + 1);
    const mean = values.reduce((sum, value) => sum + value) / values.length;
    const deviation = range / Math.sqrt(12 * values.length);
    expect(Math.abs(mean - (range + 3) / 2)).toBeLessThan(3.3 * deviation);
  });

  test('monsters are due in 80 % of the rooms with gold and 25 % of the others', () => {
    const due = (hasGold: boolean) =>
      layouts.flatMap((layout) =>
        roomsOf(layout)
          .filter((room) => layout.gold.some((pile) => isInside(room, pile)) === hasGold)
          .map((room) => layout.monsters.filter((cell) => isInside(room, cell)).length),
      );
    expectShares(due(true), [20, 80]);
    expectShares(due(false), [75, 25]);
  });

  test('traps are as many as published, of all kinds', () => {
    const some = Math.min(depth, 10);
    const most = Math.max(Math.floor(depth / 4), 1);
    const shares = [10 - some, ...even(Math.min(most, 10)).map(() => some / most)];
    // From depth 44 on a roll beyond ten counts as ten.
    if (most > 10) shares[10] += ((most - 10) * some) / most;
    expectShares(
      layouts.map(({ traps }) => traps.length),
      shares,
    );
    expectShares(
      layouts.flatMap(({ traps }) => traps.map(({ kind }) => trapKinds.indexOf(kind))),
      even(6),
    );
  });

  test('hero, stairs, gold, monsters, objects and traps lie on cells of their own, inside rooms', () => {
    for (const { grid, gold, monsters, objects, traps, stairs, hero } of layouts) {
      const floor = [...gold, ...monsters, ...objects, ...traps, hero];
      const cells = [...floor, stairs].map(({ x, y }) => y * grid.width + x);
      expect(new Set(cells).size).toBe(cells.length);
      expect(floor.every(({ x, y }) => tileAt(grid, x, y) === Tile.floor)).toBe(true);
      expect(tileAt(grid, stairs.x, stairs.y)).toBe(Tile.stairsDown);
      expect(grid.tiles.filter((tile) => tile === Tile.stairsDown).length).toBe(1);
      expect(objects.length).toBe(3);
    }
  });

  test('small rooms are as likely as great ones to hold the hero, the stairs and the objects', () => {
    const full = layouts.filter(({ boxes }) => boxes.every(({ gone }) => !gone));
    const places = (of: (layout: RogueLayout) => { x: number; y: number }) =>
      full.map((layout) => layout.boxes.findIndex((box) => isInside(box, of(layout))));
    for (const of of [
      ({ hero }: RogueLayout) => hero,
      ({ stairs }: RogueLayout) => stairs,
      ({ objects }: RogueLayout) => objects[1],
    ]) {
      expectShares(places(of), even(9));
    }
  });
});

/** How many cells can be walked to, never cutting a corner. */
function reachable(grid: Grid, from: { x: number; y: number }): number {
  const seen = new Uint8Array(grid.tiles.length);
  seen[from.y * grid.width + from.x] = 1;
  const queue = [from];
  for (const { x, y } of queue) {
    for (const { dx, dy } of directions) {
      const cell = (y + dy) * grid.width + x + dx;
      if (!isStandable(tileAt(grid, x + dx, y + dy)) || seen[cell]) continue;
      if (!isLegalDiagonal(grid, x, y, dx, dy)) continue;
      seen[cell] = 1;
      queue.push({ x: x + dx, y: y + dy });
    }
  }
  return queue.length;
}

test('a hero who comes back up with the Amulet finds no gold, and fewer monsters', () => {
  const layouts = floors(3, 800, { ...size, gold: false });
  expect(layouts.flatMap(({ gold }) => gold)).toEqual([]);
  expectShares(
    layouts.flatMap((layout) =>
      roomsOf(layout).map((room) => layout.monsters.filter((cell) => isInside(room, cell)).length),
    ),
    [75, 25],
  );
});

test('the same draws give the same floor', () => {
  const again = () => rogueFloor(rndOf('again', 9), 9, size);
  expect(again()).toEqual(again());
});

describe('in a tiny world of 2 x 2 rooms', () => {
  const rooms = [
    { x1: 1, y1: 1, x2: 2, y2: 2 },
    { x1: 6, y1: 1, x2: 7, y2: 2 },
  ];

  test('a full room does not hang the search: the next try takes another', () => {
    for (let n = 0; n < 200; n++) {
      const cell = rollCell(rndOf(`tiny${n}`, 1), rooms, (x, y) => x === 7 && y === 2);
      expect(cell).toEqual({ x: 7, y: 2 });
    }
  });

  test('even the worst of luck finds the last free cell', () => {
    expect(
      rollCell(
        () => 0,
        rooms,
        (x, y) => x === 6 && y === 2,
      ),
    ).toEqual({ x: 6, y: 2 });
  });

  test('a world without a free cell, or without a room, says so', () => {
    expect(rollCell(rndOf('full', 1), rooms, () => false)).toBeNull();
    expect(rollCell(rndOf('full', 1), [], () => true)).toBeNull();
  });

  test('whole floors are laid, until nothing more fits', () => {
    const tiny = { width: 15, height: 16, gold: true, objects: 3 };
    for (const { grid, hero } of floors(1, 1000, tiny)) {
      expect(reachable(grid, hero)).toBe(grid.tiles.filter(isStandable).length);
    }
    expect(() => floors(1, 1, { ...tiny, objects: 60 })).toThrow(RangeError);
    expect(() => floors(1, 1, { ...tiny, width: 14 })).toThrow(RangeError);
    expect(() => floors(1, 1, { ...tiny, height: 15 })).toThrow(RangeError);
  });
});

describe('by the corner rule', () => {
  const rows = ['#####  ', '#...#  ', '#...+,,', '#...# ,', '###&#  '];
  const grid = {
    width: 7,
    height: 5,
    tiles: Uint8Array.from(rows.join(''), (glyph) => '.#  > ,+&'.indexOf(glyph)).map((tile) =>
      tile === 2 ? Tile.rock : tile,
    ),
  };

  test('nobody passes a door or the corner of a passage diagonally', () => {
    expect(isLegalDiagonal(grid, 3, 1, 1, 1)).toBe(false);
    expect(isLegalDiagonal(grid, 4, 2, -1, 1)).toBe(false);
    expect(isLegalDiagonal(grid, 5, 2, 1, 1)).toBe(false);
    expect(isLegalDiagonal(grid, 2, 3, 1, 1)).toBe(false);
  });

  test('open floor is crossed diagonally, also along a wall', () => {
    expect(isLegalDiagonal(grid, 2, 2, 1, 1)).toBe(true);
    expect(isLegalDiagonal(grid, 1, 3, 1, -1)).toBe(true);
  });

  test('straight steps pass no corner', () => {
    expect(isLegalDiagonal(grid, 3, 2, 1, 0)).toBe(true);
    expect(isLegalDiagonal(grid, 5, 2, 0, 1)).toBe(true);
  });

  test('one stands on floor, stairs, passages and doors, but in no rock, wall or secret door', () => {
    expect(drawGrid(grid)).toEqual(rows);
    const standable = Object.entries(Tile).filter(([, tile]) => isStandable(tile));
    expect(standable.map(([name]) => name)).toEqual([
      'floor',
      'stairsDown',
      'stairsUp',
      'passage',
      'door',
    ]);
  });
});

/** The floor in Rogue's glyphs, with its hero. */
function drawing({ grid, traps, hero }: RogueLayout): string {
  const rows = drawRogue(grid, traps).map((row, y) =>
    y === hero.y ? `${row.slice(0, hero.x)}@${row.slice(hero.x + 1)}` : row,
  );
  return `\n${rows.map((row) => row.trimEnd()).join('\n')}\n`;
}

test('the floor "rogue" of depth 1 is known: two rooms gone, ten passages, nothing hidden', () => {
  const layout = rogueFloor(rndOf('rogue', 1), 1, size);
  expect(drawing(layout)).toBe(`
                     ####       ----------------           ----------------
                        ########+..............|           |..............|
                                |..............|           |..............|
                                |..............|        ###+..........%...|
                                |......@.......+#########  -+--------------
                                --------------+-            #
                                              #             #
                              #################             #
      -------------------     #                             #
      |.................|    -+-------------------          #
      |.................|    |...................+##################
      |.................+####+...................|               # #
      -------------+-----    ---------------+-----               # #
                   #                        #                    ###
                   ######            ########                      #
   ---------------------+-           #                             #####
   |.....................|           #                      -----------+----
   |.....................|     ------+------------          |..............|
   |.....................+###  |.................|          |..............|
   -----------------------  ###+.................|          |..............|
                               |.................|          |..............|
                               -------------------          ----------------
`);
  expect(layout.passages).toBe(10);
  expect(layout.boxes.some(({ dark }) => dark)).toBe(false);
  expect(layout.gold).toEqual([
    { x: 41, y: 1, value: 48 },
    { x: 21, y: 11, value: 52 },
    { x: 39, y: 11, value: 39 },
    { x: 46, y: 18, value: 33 },
    { x: 61, y: 19, value: 34 },
  ]);
  expect(layout.monsters).toEqual([
    { x: 38, y: 1 },
    { x: 7, y: 11 },
    { x: 38, y: 10 },
    { x: 64, y: 17 },
  ]);
});

test('the floor "yendor" of depth 12 is known: a lit room, two secret doors, three traps', () => {
  const layout = rogueFloor(rndOf('yendor', 12), 12, size);
  expect(drawing(layout)).toBe(`
     --------                  ------                           -------
     |......|                  |....+#########################  |..^..|
     |......|                  |....|                        ###+.....|
     |......|                  |....|                           |.....|
     |......|                  |....|                           ---+---
     -+------                  --+---                              #
   ####                          #####                             #
 --+---------------------    --------+-------------                #
 |......................|    |....................|    ------------+--------
 |.....^................|    |....................+### |...................|
 |......................|    |....................|  # |...................|
 |......................|    |....................|  # |.........%@........|
 |......................+####+....................|  ##+..^................|
 --+---------------------    ----------&-----------    -----------+---------
   ###############                     ######                     #
              ---&-----     ----------------+-                    #
              |.......|     |................|                    #
              |.......|     |................|                    #
              |.......|     |................|                    #
              |.......|     |................|                    ##
              ---------     |................+###########          #
                            ------------------          ############
`);
  expect(layout.traps.map(({ kind }) => kind)).toEqual(['teleport', 'gas', 'dart']);
});
