import { describe, expect, test } from 'vitest';
import { isLegalDiagonal } from '../../../src/dungeon/diagonal-step.ts';
import { FloorError } from '../../../src/dungeon/generators/floor-error.ts';
import { type RogueFloor, rogueFloor } from '../../../src/dungeon/generators/rogue.ts';
import type { Box } from '../../../src/dungeon/generators/rogue-rooms.ts';
import { directions, type Grid, isStandable, Tile, tileAt } from '../../../src/dungeon/grid.ts';
import { drawRogue, isSideWall } from '../../../src/dungeon/grid-text.ts';
import type { Rnd } from '../../../src/dungeon/rnd.ts';
import { draw, keyOf, Purpose, pick } from '../../../src/game/random.ts';

const size = { width: 80, height: 22, gold: true, objects: 3, trapKinds: 6 };

/** Returns random numbers of the game's own generator for one floor. */
function rndOf(seed: string, depth: number): Rnd {
  const key = keyOf(seed);
  let n = 0;
  return (sides) => pick(draw(key, depth, 0, Purpose.population, n++), sides);
}

function floors(depth: number, count: number, options = size): RogueFloor[] {
  return Array.from({ length: count }, (_, n) =>
    rogueFloor(rndOf(`rogue${n}`, depth), depth, options),
  );
}

/**
 * Compares whole numbers with the expected shares of 0, 1, 2 … by Pearson's chi-squared test. The
 * limit is the 99.9% point (Wilson and Hilferty). The seeds are fixed, so the result never changes.
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
  // A number without a share makes the sum of the counts NaN or too small.
  expect(counts.reduce((sum, count) => sum + count)).toBe(numbers.length);
  if (freedom === 0) return;
  const spread = 2 / (9 * freedom);
  expect(chiSquared).toBeLessThan(freedom * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3);
}

const even = (length: number) => new Array<number>(length).fill(1);
const bits = (truths: boolean[]) => truths.map(Number);
const roomsOf = ({ boxes }: RogueFloor) => boxes.filter(({ gone }) => !gone);
/** Returns the room that contains (x, y), including walls and doors. */
const roomWith = (boxes: readonly Box[], x: number, y: number) =>
  boxes.find(
    (box) => !box.gone && x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h,
  );
const isInside = ({ x, y, w, h }: Box, cell: { x: number; y: number }) =>
  cell.x > x && cell.x < x + w - 1 && cell.y > y && cell.y < y + h - 1;

/** The first cell of each box of the 80 × 22 grid. */
const corner = (i: number) => ({ left: (i % 3) * 26 + 1, top: Math.floor(i / 3) * 8 - 1 });

describe.each([1, 5, 26, 44])('on depth %i', (depth) => {
  const all = floors(depth, 1000);
  const rooms = all.flatMap(roomsOf);

  test('none, one, two or three rooms are gone, with equal probability and anywhere', () => {
    const gone = all.map(({ boxes }) => boxes.flatMap((box, i) => (box.gone ? [i] : [])));
    expectShares(
      gone.map(({ length }) => length),
      even(4),
    );
    expectShares(gone.filter(({ length }) => length === 1).flat(), even(9));
  });

  test('the share of dark rooms grows by 10% per depth', () => {
    const dark = Math.min(depth - 1, 10);
    expectShares(bits(rooms.map((room) => room.dark)), [10 - dark, dark]);
  });

  test('rooms have every size and position that fits their box, and no other', () => {
    const shapes = all.flatMap(({ boxes }) =>
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
    // A room of the first row on the message line is rolled again; tall rooms more often.
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

  test('rooms never touch: a free column or row is between them', () => {
    const touching = all.filter(({ boxes }) =>
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

  test('rooms are floor inside walls, with openings only at doors', () => {
    const faults: string[] = [];
    for (const { grid, boxes, doors } of all) {
      const exits = new Map(doors.map((door) => [door.y * grid.width + door.x, door]));
      for (let y = 0; y < grid.height; y++) {
        for (let x = 0; x < grid.width; x++) {
          const tile = tileAt(grid, x, y);
          const room = roomWith(boxes, x, y);
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

  test('each side of a room has at most one door, anywhere except at the corners', () => {
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

  test('8 to 12 passages connect the rooms, with two doors each if no room is gone', () => {
    for (const { boxes, doors, passages } of all) {
      expect(boxes.flatMap((box) => box.doors).length).toBe(doors.length);
      if (boxes.every(({ gone }) => !gone)) expect(doors.length).toBe(2 * passages);
    }
    // Calculated from all trees and loops that the rules allow, by a separate program.
    const shares = [0.29280233, 0.33091013, 0.27256311, 0.09674381, 0.00698062];
    expectShares(
      all.map(({ passages }) => passages - 8),
      shares,
    );
  });

  test('the share of secret doors grows by 2% per depth', () => {
    const secret = Math.min(depth - 1, 10) / 50;
    expectShares(bits(all.flatMap(({ doors }) => doors.map((door) => door.secret))), [
      1 - secret,
      secret,
    ]);
  });

  test('the hero can reach every passage, door and room if secret doors are open', () => {
    for (const { grid, hero } of all) {
      const open = {
        ...grid,
        tiles: grid.tiles.map((t) => (t === Tile.secretDoor ? Tile.door : t)),
      };
      expect(reachable(open, hero)).toBe(open.tiles.filter(isStandable).length);
    }
  });

  test('half of the rooms contain gold, from 2 to 51 + 10 × depth', () => {
    const range = 50 + 10 * depth;
    const gold = all.flatMap((floor) => floor.gold);
    expectShares(
      bits(all.flatMap((l) => roomsOf(l).map((room) => l.gold.some((g) => isInside(room, g))))),
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

  test('80% of the rooms with gold and 25% of the rooms without gold have a monster', () => {
    const due = (hasGold: boolean) =>
      all.flatMap((floor) =>
        roomsOf(floor)
          .filter((room) => floor.gold.some((pile) => isInside(room, pile)) === hasGold)
          .map((room) => floor.monsters.filter((cell) => isInside(room, cell)).length),
      );
    expectShares(due(true), [20, 80]);
    expectShares(due(false), [75, 25]);
  });

  test('the number of traps depends on the depth, and all kinds are equally likely', () => {
    const some = Math.min(depth, 10);
    const most = Math.max(Math.floor(depth / 4), 1);
    const shares = [10 - some, ...even(Math.min(most, 10)).map(() => some / most)];
    // From depth 44 on, a roll above ten counts as ten.
    if (most > 10) shares[10] += ((most - 10) * some) / most;
    expectShares(
      all.map(({ traps }) => traps.length),
      shares,
    );
    expectShares(
      all.flatMap(({ traps }) => traps.map(({ kind }) => kind)),
      even(6),
    );
  });

  test('hero, stairs, gold, monsters, objects and traps have a cell each, inside rooms', () => {
    for (const { grid, gold, monsters, objects, traps, stairs, hero } of all) {
      const floor = [...gold, ...monsters, ...objects, ...traps, hero];
      const cells = [...floor, stairs].map(({ x, y }) => y * grid.width + x);
      expect(new Set(cells).size).toBe(cells.length);
      expect(floor.every(({ x, y }) => tileAt(grid, x, y) === Tile.floor)).toBe(true);
      expect(tileAt(grid, stairs.x, stairs.y)).toBe(Tile.stairsDown);
      expect(grid.tiles.filter((tile) => tile === Tile.stairsDown).length).toBe(1);
      expect(objects.length).toBe(3);
    }
  });

  test('hero, stairs and objects are in each room with the same probability, whatever its size', () => {
    const full = all.filter(({ boxes }) => boxes.every(({ gone }) => !gone));
    const places = (of: (floor: RogueFloor) => { x: number; y: number }) =>
      full.map((floor) => floor.boxes.findIndex((box) => isInside(box, of(floor))));
    for (const of of [
      ({ hero }: RogueFloor) => hero,
      ({ stairs }: RogueFloor) => stairs,
      ({ objects }: RogueFloor) => objects[1],
    ]) {
      expectShares(places(of), even(9));
    }
  });
});

/** Counts the cells that an actor can reach without cutting corners. */
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

test('without gold, 25% of the rooms have a monster', () => {
  const all = floors(3, 800, { ...size, gold: false });
  expect(all.flatMap(({ gold }) => gold)).toEqual([]);
  expectShares(
    all.flatMap((floor) =>
      roomsOf(floor).map((room) => floor.monsters.filter((cell) => isInside(room, cell)).length),
    ),
    [75, 25],
  );
});

test('the same rolls make the same floor', () => {
  const again = () => rogueFloor(rndOf('again', 9), 9, size);
  expect(again()).toEqual(again());
});

test('the smallest floors are connected, and a floor that is too small or too full is refused', () => {
  const tiny = { ...size, width: 15, height: 16 };
  for (const { grid, hero } of floors(1, 300, tiny)) {
    expect(reachable(grid, hero)).toBe(grid.tiles.filter(isStandable).length);
  }
  expect(() => floors(1, 1, { ...tiny, objects: 60 })).toThrow(
    new FloorError('no free cell is left on a floor of 15 × 16 cells'),
  );
  for (const wrong of [{ width: 14 }, { height: 15 }]) {
    expect(() => floors(1, 1, { ...tiny, ...wrong })).toThrow(/at least 15 × 16 cells, not /);
  }
});

/** Draws the floor in Rogue's glyphs, with the hero. */
function drawing({ grid, traps, hero }: RogueFloor): string {
  const rows = drawRogue(grid, traps).map((row, y) =>
    y === hero.y ? `${row.slice(0, hero.x)}@${row.slice(hero.x + 1)}` : row,
  );
  return `\n${rows.map((row) => row.trimEnd()).join('\n')}\n`;
}

test('floor 1 of the seed "rogue" has two gone rooms, ten passages and nothing hidden', () => {
  const floor = rogueFloor(rndOf('rogue', 1), 1, size);
  expect(drawing(floor)).toBe(`
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
  expect(floor.passages).toBe(10);
  expect(floor.boxes.some(({ dark }) => dark)).toBe(false);
  expect(floor.gold).toEqual([
    { x: 41, y: 1, value: 48 },
    { x: 21, y: 11, value: 52 },
    { x: 39, y: 11, value: 39 },
    { x: 46, y: 18, value: 33 },
    { x: 61, y: 19, value: 34 },
  ]);
  expect(floor.monsters).toEqual([
    { x: 38, y: 1 },
    { x: 7, y: 11 },
    { x: 38, y: 10 },
    { x: 64, y: 17 },
  ]);
});

test('floor 12 of the seed "yendor" has a lit room, two secret doors and three traps', () => {
  const floor = rogueFloor(rndOf('yendor', 12), 12, size);
  expect(drawing(floor)).toBe(`
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
  expect(floor.traps.map(({ kind }) => kind)).toEqual([4, 2, 5]);
});
