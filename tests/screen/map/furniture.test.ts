import '../node-navigator.ts';

import { describe, expect, test } from 'vitest';
import { isStandable, Tile } from '../../../src/dungeon/grid.ts';
import type { Room } from '../../../src/dungeon/rooms.ts';
import { enterFloor } from '../../../src/game/floors/enter-floor.ts';
import { newGame } from '../../../src/game/game.ts';
import { type RoomTheme, roomThemes } from '../../../src/game/scenery.ts';
import { decorate } from '../../../src/screen/map/decoration.ts';
import { themedRooms } from '../../../src/screen/map/furniture.ts';
import { grassAt, waterAt } from '../../../src/screen/map/ground-covers.ts';
import { type TileName, tileNames } from '../../../src/screen/map/tile-names.ts';
import { campaign, rogueCampaign, scene } from '../../world.ts';

const seeds = Array.from({ length: 12 }, (_, n) => `seed ${n}`);
const room: Room = { x1: 1, y1: 1, x2: 15, y2: 9 };

/** A floor with one room, whose walls are drawn as `wall`, with one theme and nothing else. */
function roomWith(theme: RoomTheme, seed: string, wall = '#') {
  const across = wall.repeat(17);
  const row = `${wall}${'.'.repeat(15)}${wall}`;
  const map = [
    '#'.repeat(17),
    across,
    row.replace('.', '@'),
    ...Array(8).fill(row),
    '#'.repeat(17),
  ].join('\n');
  const below = { ...room, y1: 2, y2: 10 };
  const scenery = [
    { from: 0, to: 99, decorations: { ground: [], walls: [] }, rooms: [theme] },
  ] as const;
  return scene(map, { campaign: { ...campaign, scenery }, rooms: [below], seed });
}

function namesOf(looks: Uint8Array): TileName[] {
  return Array.from(looks, (look) => tileNames[look]);
}

/** The names of the looks of the ground and of the fronts of walls that a theme gives in some seed. */
function namesIn(theme: RoomTheme, wall?: string): Set<TileName> {
  const looks = seeds.flatMap((seed) => {
    const { ground, fronts, weakFronts } = decorate(roomWith(theme, seed, wall));
    return [...namesOf(ground), ...namesOf(fronts), ...namesOf(weakFronts)];
  });
  const others = looks.filter((name) => name !== 'floor' && !name.startsWith('weak-front'));
  // Without the numbers of drawings.
  return new Set(others.map((name) => name.replace(/-\d$/, '') as TileName));
}

test.each<[RoomTheme, TileName[]]>([
  ['armoury', ['wall-arms', 'wall-banner']],
  ['crypt', ['floor-grave', 'wall-tomb']],
  ['embers', ['floor-embers']],
  ['fungi', ['floor-mushrooms', 'wall-vines']],
  ['garden', ['floor-flowers', 'floor-grass', 'wall-vines']],
  ['pool', ['floor-lilies', 'floor-water', 'wall-spout']],
  ['prison', ['floor-straw', 'wall-bars', 'wall-chains']],
  ['study', ['wall-shelf']],
])('a room with the theme %s has its furniture', (theme, names) => {
  expect([...namesIn(theme)].sort()).toEqual(names);
});

test('a weak wall has the same things, but no shelves, which would hide its cracks', () => {
  expect(namesIn('crypt', '%')).toContain('weak-tomb');
  expect(namesIn('prison', '%')).toContain('weak-bars');
  expect([...namesIn('study', '%')]).toEqual([]);
});

test.each<[RoomTheme, TileName, number]>([
  ['crypt', 'floor-grave', 3],
  ['fungi', 'floor-mushrooms', 3],
  ['garden', 'floor-grass', 2],
  ['study', 'wall-shelf', 3],
])('a %s has several drawings of %s', (theme, name, count) => {
  const { ground, fronts } = decorate(roomWith(theme, seeds[0]));
  const looks = [...namesOf(ground), ...namesOf(fronts)].filter((one) => one.startsWith(name));
  expect(new Set(looks).size).toBe(count);
});

test('things on the wall are at equal distances from its middle', () => {
  for (const seed of seeds) {
    const { fronts } = decorate(roomWith('crypt', seed));
    const columns = namesOf(fronts.slice(17, 34)).flatMap((name, x) =>
      name === 'wall-tomb' ? [x] : [],
    );
    expect(columns).toEqual(columns.map((x) => 16 - x).reverse());
    expect(columns.length).toBeGreaterThan(3);
  }
});

test('vines and bars hang at uneven distances, each time at the same ones', () => {
  for (const theme of ['garden', 'prison'] as const) {
    const gaps = seeds.map((seed) => {
      const { fronts } = decorate(roomWith(theme, seed));
      expect(decorate(roomWith(theme, seed)).fronts).toEqual(fronts);
      const columns = [...fronts.slice(17, 34)].flatMap((look, x) => (look === 0 ? [] : [x]));
      return columns.slice(1).map((x, n) => x - columns[n]);
    });
    const uneven = gaps.filter((some) => new Set(some).size > 1);
    expect(uneven.length).toBeGreaterThan(seeds.length / 2);
  }
});

test('water is in corners, and a spout is above water', () => {
  for (const seed of seeds) {
    const game = roomWith('pool', seed);
    const { ground, fronts } = decorate(game);
    const isWet = (x: number, y: number) =>
      ['floor-water', 'floor-lilies'].includes(namesOf(ground)[y * 17 + x]);
    const corners = [
      [1, 2],
      [15, 2],
      [1, 10],
      [15, 10],
    ] as const;
    expect(corners.filter(([x, y]) => isWet(x, y)).length).toBeGreaterThan(0);
    expect(isWet(8, 6)).toBe(false);
    namesOf(fronts).forEach((name, cell) => {
      if (name === 'wall-spout') expect(isWet(cell % 17, Math.floor(cell / 17) + 1)).toBe(true);
    });
  }
});

describe('on the floors of the campaigns', () => {
  const floors = [
    ...[0, 1, 2, 3, 4, 5].map((depth) => ({ played: campaign, depth })),
    ...[1, 8, 14, 20, 26].map((depth) => ({ played: rogueCampaign, depth })),
  ].flatMap((floor) => seeds.slice(0, 4).map((seed) => ({ ...floor, seed })));
  const decorated = floors.map(({ played, depth, seed }) => {
    const game = newGame(played, seed);
    if (game.floor.depth !== depth) enterFloor(game, depth);
    return { game, decoration: decorate(game) };
  });

  test('furniture is only on plain floor of lit rooms and on walls, so that it hides nothing', () => {
    for (const { game, decoration } of decorated) {
      const { grid, rooms } = game.floor;
      const dark = rooms.filter((room) => room.dark);
      namesOf(decoration.ground).forEach((name, cell) => {
        if (!/^floor-(embers|flowers|grass|grave|lilies|mushrooms|water)/.test(name)) return;
        expect(grid.tiles[cell]).toBe(Tile.floor);
        const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
        for (const { x1, y1, x2, y2 } of dark) {
          expect(x >= x1 && x <= x2 && y >= y1 && y <= y2).toBe(false);
        }
      });
      namesOf(decoration.fronts).forEach((name, cell) => {
        if (name !== 'floor') expect(isStandable(grid.tiles[cell])).toBe(false);
      });
    }
  });

  test('every theme is used by a campaign', () => {
    const used = [campaign, rogueCampaign].flatMap(({ scenery = [] }) =>
      scenery.flatMap(({ rooms = [] }) => rooms),
    );
    expect([...new Set(used)].sort()).toEqual([...roomThemes].sort());
  });
});

test('no room has the theme of the one before, most lit rooms have one, and dark ones have none', () => {
  const rooms = Array.from({ length: 40 }, (_, n) => ({
    ...room,
    y1: n,
    y2: n + 5,
    dark: n % 4 === 0,
  }));
  const names = ['crypt', 'garden', 'pool'] as const;
  const themed = themedRooms(rooms, names, 7);
  const themeOf = (one: Room | undefined) => themed.find(({ room }) => room === one)?.theme;
  for (const [n, one] of rooms.entries()) {
    if (one.dark) expect(themeOf(one)).toBe(undefined);
    else if (themeOf(one)) expect(themeOf(one)).not.toBe(themeOf(rooms[n - 1]));
  }
  expect(themed.length).toBeGreaterThan(20);
  expect(new Set(themed.map(({ theme }) => theme))).toEqual(new Set(names));
  // Light in a dark room changes no other room.
  const lit = themedRooms(
    rooms.map((one) => ({ ...one, dark: false })),
    names,
    7,
  );
  for (const { room, theme } of themed) {
    expect(lit.find((other) => other.room.y1 === room.y1)?.theme).toBe(theme);
  }
});

test('the shore and the edge of grass are smooth within cells, the same each time', () => {
  const at = (y: number) => ({ x: 2.5, y });
  const themes = { pool: waterAt, garden: grassAt } as const;
  for (const [theme, depthAt] of Object.entries(themes)) {
    const themed = { room, theme: theme as RoomTheme, layer: 3 };
    for (let y = 1; y < 10; y += 0.1) {
      const step = depthAt(themed, at(y + 0.1)) - depthAt(themed, at(y));
      expect(Math.abs(step)).toBeLessThan(0.5);
      expect(depthAt(themed, at(y))).toBe(depthAt({ ...themed }, at(y)));
    }
    // Other themes have none.
    expect(depthAt({ ...themed, theme: 'study' }, at(2))).toBe(Number.NEGATIVE_INFINITY);
  }
});
