import '../node-navigator.ts';

import { describe, expect, test } from 'vitest';
import { isStandable, Tile } from '../../../src/dungeon/grid.ts';
import type { Campaign } from '../../../src/game/campaign.ts';
import { enterFloor } from '../../../src/game/floors/enter-floor.ts';
import { newGame } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { decorate } from '../../../src/screen/map/decoration.ts';
import { MapCells } from '../../../src/screen/map/map-cells.ts';
import { type TileName, tileNames } from '../../../src/screen/map/tile-names.ts';
import { arenaCampaign, campaign, place, rogueCampaign, scene } from '../../world.ts';
import { revealFloor } from '../fixtures.ts';

const seeds = ['a', 'yurina', '12', 'moss', 'torch'];
const campaigns: readonly [string, Campaign, readonly number[]][] = [
  ['simple', campaign, [0, 1, 3, 5]],
  ['rogue', rogueCampaign, [1, 8, 14, 20, 26]],
  ['arena', arenaCampaign, [0]],
];

function gameAt(played: Campaign, seed: string, depth: number): Game {
  const game = newGame(played, seed);
  if (depth !== game.floor.depth) enterFloor(game, depth);
  return game;
}

function namesOf(looks: Uint8Array): (TileName | null)[] {
  return Array.from(looks, (look) => (look === 0 ? null : tileNames[look]));
}

/** A campaign whose rooms have no themes. */
function plain(played: Campaign): Campaign {
  return { ...played, scenery: (played.scenery ?? []).map((entry) => ({ ...entry, rooms: [] })) };
}

describe.each(campaigns)('in rooms without furniture in %s', (_, played, depths) => {
  const games = depths.flatMap((depth) => seeds.map((seed) => gameAt(plain(played), seed, depth)));

  test('the ground is decorated only on plain floor, and on one cell in twelve at most', () => {
    let found = 0;
    for (const game of games) {
      const { tiles } = game.floor.grid;
      const cells = namesOf(decorate(game).ground).flatMap((name, cell) =>
        name?.startsWith('floor-') ? [cell] : [],
      );
      for (const cell of cells) expect(tiles[cell]).toBe(Tile.floor);
      const floor = tiles.filter((tile) => tile === Tile.floor).length;
      expect(cells.length).toBeLessThanOrEqual(Math.ceil(floor / 12) + 4);
      found += cells.length / floor;
    }
    expect(found / games.length).toBeGreaterThan(1 / 40);
    expect(found / games.length).toBeLessThan(1 / 12);
  });

  test('only walls over open ground are decorated, with the decorations of the place', () => {
    let found = 0;
    for (const game of games) {
      const { grid, depth } = game.floor;
      const { walls = [], ground = [] } =
        played.scenery?.find(({ from, to }) => from <= depth && depth <= to)?.decorations ?? {};
      const decoration = decorate(game);
      namesOf(decoration.fronts).forEach((name, cell) => {
        if (!name) return;
        found++;
        expect(walls).toContain(name.replace(/^wall-|-\d$/g, ''));
        expect(isStandable(grid.tiles[cell])).toBe(false);
        expect(isStandable(grid.tiles[cell + grid.width])).toBe(true);
      });
      for (const name of namesOf(decoration.ground)) {
        if (name?.startsWith('floor-')) expect(ground).toContain(name.replace('floor-', ''));
      }
    }
    expect(found).toBeGreaterThan(games.length);
  });

  test('a floor is decorated in the same way each time, and another one differently', () => {
    const [first, second] = seeds.map((seed) => gameAt(played, seed, depths[0]));
    const again = gameAt(played, seeds[0], depths[0]);
    expect(decorate(again)).toEqual(decorate(first));
    expect(decorate(second).ground).not.toEqual(decorate(first).ground);
  });
});

test('no decoration of the ground is repeated in the next part of the floor', () => {
  for (const [, played, depths] of campaigns) {
    for (const depth of depths) {
      const game = gameAt(plain(played), 'yurina', depth);
      const { width } = game.floor.grid;
      const found = namesOf(decorate(game).ground).flatMap((name, cell) =>
        name?.startsWith('floor-')
          ? [{ name, column: Math.floor((cell % width) / 4), row: Math.floor(cell / width / 3) }]
          : [],
      );
      expect(found.length).toBeGreaterThan(0);
      for (const one of found) {
        const near = found.filter(
          (other) =>
            other !== one &&
            Math.abs(other.column - one.column) <= 1 &&
            Math.abs(other.row - one.row) <= 1,
        );
        expect(near.map(({ name }) => name)).not.toContain(one.name);
      }
    }
  }
});

test('no room has more than three decorations of one drawing, or one per forty cells', () => {
  for (const [, played, depths] of campaigns) {
    for (const depth of depths) {
      const game = gameAt(plain(played), 'yurina', depth);
      const { grid, rooms } = game.floor;
      const names = namesOf(decorate(game).ground);
      for (const { x1, y1, x2, y2 } of rooms) {
        const counts = new Map<string, number>();
        names.forEach((name, cell) => {
          const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
          if (!name?.startsWith('floor-') || x < x1 || x > x2 || y < y1 || y > y2) return;
          counts.set(name, (counts.get(name) ?? 0) + 1);
        });
        const most = Math.max(3, Math.ceil(((x2 - x1 + 1) * (y2 - y1 + 1)) / 40));
        expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(most);
      }
    }
  }
});

test.each([
  ['in a room', [{ x1: 1, y1: 1, x2: 78, y2: 43 }]],
  ['outside of rooms', []],
])('the lower half of a large hall %s is decorated as much as the upper half', (_, rooms) => {
  const wall = '#'.repeat(80);
  const row = `#${'.'.repeat(78)}#`;
  const hall = [wall, row.replace('.', '@'), ...Array(42).fill(row), wall].join('\n');
  const names = namesOf(decorate(scene(hall, { rooms })).ground);
  const count = (from: number, to: number) =>
    names.slice(from * 80, to * 80).filter((name) => name !== null).length;
  expect(count(0, 22)).toBeGreaterThan(50);
  expect(count(22, 44)).toBeGreaterThan(count(0, 22) / 2);
});

test('loose things gather within two cells of the walls of a hall, and its middle has only cracks and puddles', () => {
  const names = seeds.flatMap((seed) => {
    const game = gameAt(plain(campaign), seed, 0);
    const { width } = game.floor.grid;
    return namesOf(decorate(game).ground).flatMap((name, cell) => {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      const isMiddle = Math.min(x, y, width - 1 - x, width - 1 - y) > 2;
      return name && isMiddle ? [name] : [];
    });
  });
  expect(new Set(names)).toEqual(new Set(['floor-cracks', 'floor-puddle']));
});

test('runes are at the walls, and few on the last floor of the Simple Roguelike', () => {
  let most = 0;
  for (const seed of seeds) {
    const game = gameAt(campaign, seed, 5);
    const { tiles, width } = game.floor.grid;
    const runes = namesOf(decorate(game).ground).flatMap((name, cell) =>
      name === 'floor-runes' ? [cell] : [],
    );
    for (const cell of runes) {
      const around = [cell - 1, cell + 1, cell - width, cell + width];
      expect(around.some((at) => !isStandable(tiles[at]))).toBe(true);
    }
    most = Math.max(most, runes.length);
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(8);
});

test('a secret door has the look of the wall beside it', () => {
  const row = '.'.repeat(38);
  const map = (wall: string) => `
    ${'#'.repeat(20)}${wall}${'#'.repeat(19)}
    #@${row.slice(1)}#
    #${row}#
    ${'#'.repeat(40)}`;
  const plain = scene(map('#'), { campaign: rogueCampaign });
  const secret = scene(map('&'), { campaign: rogueCampaign });
  expect(decorate(secret)).toEqual(decorate(plain));
});

test('torches are on the upper walls of lit rooms and not next to each other', () => {
  const room = { x1: 1, y1: 1, x2: 30, y2: 3 };
  const map = `${'#'.repeat(32)}\n#@${'.'.repeat(29)}#\n#${'.'.repeat(30)}#\n#${'.'.repeat(30)}#\n${'#'.repeat(32)}`;
  const torchesOf = (dark: boolean) =>
    decorate(scene(map, { campaign: rogueCampaign, rooms: [{ ...room, dark }] })).torches;
  const places = torchesOf(false).map(({ x }) => x);
  expect(places.length).toBeGreaterThanOrEqual(3);
  for (const [index, x] of places.entries())
    expect(x - (places[index - 1] ?? -8)).toBe(index ? 8 : x + 8);
  expect(torchesOf(true)).toEqual([]);
});

test('a gap in the wall of a room has the look of a doorway', () => {
  const game = scene(
    `
    #########
    #@..#...#
    #.......#
    #...#...#
    #########`,
    {
      rooms: [
        { x1: 1, y1: 1, x2: 3, y2: 3 },
        { x1: 5, y1: 1, x2: 7, y2: 3 },
      ],
    },
  );
  const { ground } = decorate(game);
  expect(tileNames[ground[2 * 9 + 4]]).toBe('doorway-along');
  expect(namesOf(ground).filter((name) => name?.startsWith('doorway'))).toHaveLength(1);
});

test('an item, stairs and doors hide the decoration of their cells', () => {
  const game = gameAt(campaign, 'moss', 2);
  const { grid } = game.floor;
  const cells = new MapCells(grid.width, grid.height);
  const region = { x1: 0, y1: 0, x2: grid.width - 1, y2: grid.height - 1 };
  const nameAt = (cell: number) => tileNames[cells.read(cell).tile];
  revealFloor(game);
  cells.update(game, { look: 'tiles' }, region);
  const cell = [...grid.tiles.keys()].find((at) => nameAt(at).startsWith('floor-')) ?? -1;
  expect(cell).toBeGreaterThan(0);
  place(game, 'apple', cell % grid.width, Math.floor(cell / grid.width));
  revealFloor(game);
  cells.update(game, { look: 'tiles' }, region);
  expect(nameAt(cell)).toBe('floor');
  game.floor.grid.tiles[cell] = Tile.stairsDown;
  revealFloor(game);
  cells.update(game, { look: 'tiles' }, region);
  expect(nameAt(cell)).toBe('stairs-down');
});

test('no weak wall has the look of the wall beside it or above it', () => {
  for (const seed of seeds) {
    const game = gameAt(campaign, seed, 3);
    const { tiles, width } = game.floor.grid;
    const { weakTops } = decorate(game);
    const isWeak = (cell: number) => tiles[cell] === Tile.weakWall;
    const looks = new Set<number>();
    for (const [cell, look] of weakTops.entries()) {
      if (!isWeak(cell)) continue;
      looks.add(look);
      if (isWeak(cell - 1)) expect(look).not.toBe(weakTops[cell - 1]);
      if (isWeak(cell - width)) expect(look).not.toBe(weakTops[cell - width]);
    }
    expect(looks.size).toBe(tileNames.filter((name) => name.startsWith('weak-top')).length);
  }
});
