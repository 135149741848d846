import '../node-navigator.ts';

import { describe, expect, test } from 'vitest';
import { Tile } from '../../../src/dungeon/grid.ts';
import type { Campaign } from '../../../src/game/campaign.ts';
import { decorate } from '../../../src/screen/map/decoration.ts';
import { MapCells } from '../../../src/screen/map/map-cells.ts';
import { type TileName, tileNames } from '../../../src/screen/map/tile-names.ts';
import { campaign, scene } from '../../world.ts';
import { revealFloor } from '../fixtures.ts';

const walls = ['arch', 'banner', 'hanging', 'pillar', 'statue', 'torch'] as const;
const scenery = [{ from: 0, to: 99, decorations: { ground: [], walls }, rooms: [] }] as const;
const grand: Campaign = { ...campaign, scenery };

/** A room of this width below a wall. */
function roomOf(
  width: number,
  { wall = '#', dark = false, seed = 'anchors', played = grand } = {},
) {
  const row = '.'.repeat(width);
  const map = [
    '#'.repeat(width + 2),
    `#${wall.repeat(width)}#`,
    `#@${row.slice(1)}#`,
    ...Array(5).fill(`#${row}#`),
    '#'.repeat(width + 2),
  ].join('\n');
  const room = { x1: 1, y1: 2, x2: width, y2: 7, dark };
  return scene(map, { campaign: played, rooms: [room], seed });
}

/** What hangs on the wall, from left to right, without `wall-` and `weak-`. */
function wallOf(game: ReturnType<typeof roomOf>): string[] {
  const { fronts, weakFronts } = decorate(game);
  const { width, tiles } = game.floor.grid;
  return Array.from({ length: width - 2 }, (_, n) => {
    const cell = width + 1 + n;
    const look = tileNames[tiles[cell] === Tile.weakWall ? weakFronts[cell] : fronts[cell]];
    return /^(floor|weak-front)/.test(look) ? '' : look.replace(/^(wall|weak)-/, '');
  });
}

/** A wall as it looks in a mirror: the parts of a piece change sides. */
function mirrored(wall: readonly string[]): string[] {
  const other: Readonly<Record<string, string>> = {
    arch: 'arch-3',
    'arch-3': 'arch',
    hanging: 'hanging-2',
    'hanging-2': 'hanging',
  };
  return wall.map((name) => other[name] ?? name).toReversed();
}

test.each([9, 10, 15, 16, 23, 24])(
  'the upper wall of a hall of %i cells is the same on both sides of a large picture in its middle',
  (width) => {
    const wall = wallOf(roomOf(width));
    expect(wall).toEqual(mirrored(wall));
    const middle = wall.slice(Math.ceil(width / 2) - 2, Math.floor(width / 2) + 2).join(' ');
    expect(middle).toContain(width % 2 ? 'arch arch-2 arch-3' : 'hanging hanging-2');
    expect(wall).toContain('torch');
  },
);

test('a wide hall has cloths and statues between its torches, and never two things of a kind side by side', () => {
  const wall = wallOf(roomOf(23));
  expect(new Set(wall)).toEqual(
    new Set(['', 'arch', 'arch-2', 'arch-3', 'hanging', 'hanging-2', 'pillar', 'statue', 'torch']),
  );
  for (const [n, name] of wall.entries()) if (name) expect(wall[n + 1]).not.toBe(name);
});

test('small rooms and dark ones have none of these pictures', () => {
  for (const game of [roomOf(8), roomOf(23, { dark: true })]) {
    expect(wallOf(game).join(' ')).not.toMatch(/arch|hanging|statue/);
  }
});

test('a large room of a campaign without these pictures has banners anywhere on its wall, and no even torches', () => {
  const plain: Campaign = { ...campaign, scenery: [] };
  const found = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
    wallOf(roomOf(40, { played: plain, seed })),
  );
  expect(new Set(found.flat())).toEqual(new Set(['', 'banner', 'pillar', 'torch']));
  expect(found.some((wall) => wall.join() !== mirrored(wall).join())).toBe(true);
});

test('a weak wall, which can be dug away, has banners of one cell in their places', () => {
  const wall = wallOf(roomOf(23, { wall: '%' }));
  expect(new Set(wall)).toEqual(new Set(['', 'banner', 'torch']));
  expect(wall).toEqual(mirrored(wall));
});

describe.each([
  ['arch', 23, [11, 12, 13]],
  ['cloth', 24, [12, 13]],
] as const)('a secret door in the %s in the middle of a wall', (_, width, columns) => {
  test.each(columns)('takes away all of its parts when it is found in column %i', (column) => {
    const game = roomOf(width);
    const { grid, memory } = game.floor;
    grid.tiles[grid.width + column] = Tile.secretDoor;
    revealFloor(game);
    const cells = new MapCells(grid.width, grid.height);
    const region = { x1: 0, y1: 0, x2: grid.width - 1, y2: grid.height - 1 };
    const shown = () => {
      cells.update(game, { look: 'tiles' }, region);
      return columns.map((x): TileName => tileNames[cells.read(grid.width + x).tile]);
    };
    for (const name of shown()) expect(name).toMatch(/^wall-(arch|hanging)/);
    grid.tiles[grid.width + column] = Tile.door;
    memory.tiles[grid.width + column] = Tile.door;
    const others = columns.map((x) => (x === column ? 'door-across' : 'wall-front'));
    expect(shown()).toEqual(others);
  });
});

test('a door that was found changes nothing on the wall but the piece in its place', () => {
  const game = roomOf(23);
  const { grid } = game.floor;
  const before = wallOf(game);
  for (const [n, name] of before.entries()) {
    grid.tiles[grid.width + 1 + n] = Tile.door;
    const piece = name.replace(/-\d$/, '');
    // A piece is at most two cells from one end to the other, and has no neighbour of the same name.
    const isCut = (m: number) =>
      m === n || (Math.abs(m - n) <= 2 && before[m].startsWith(piece || '-'));
    expect(wallOf(game)).toEqual(before.map((other, m) => (isCut(m) ? '' : other)));
    grid.tiles[grid.width + 1 + n] = Tile.wall;
  }
});

test('a weak wall that was dug away changes nothing on the wall beside it', () => {
  const game = roomOf(23, { wall: '%' });
  const { grid } = game.floor;
  const before = wallOf(game);
  for (const n of before.keys()) {
    grid.tiles[grid.width + 1 + n] = Tile.floor;
    expect(wallOf(game)).toEqual(before.map((other, m) => (m === n ? '' : other)));
    grid.tiles[grid.width + 1 + n] = Tile.weakWall;
  }
});
