import '../node-navigator.ts';

import { describe, expect, test } from 'vitest';
import type { Room } from '../../../src/dungeon/rooms.ts';
import { enterFloor } from '../../../src/game/floors/enter-floor.ts';
import { newGame } from '../../../src/game/game.ts';
import { decorate } from '../../../src/screen/map/decoration.ts';
import { courseWidth, inlayOn, inlaysOf, mostInlays } from '../../../src/screen/map/inlays.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../../world.ts';

const roomOf = (width: number, height: number): Room => {
  return { x1: 1, y1: 1, x2: width, y2: height };
};

test('the hall in which Simple begins has a band along its walls, and no ring, which its rug would cut', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { inlays } = decorate(newGame(campaign, seed));
    expect(inlays).toMatchObject([
      { room: { x1: 1, y1: 1, x2: 23, y2: 23 }, band: 1, ring: 0, points: 0 },
    ]);
  }
});

test.each([
  [23, 23, 1, 7],
  [9, 20, 1, expect.closeTo(2.9, 1)],
  [8, 20, 0.5, 0],
  [24, 4, 0.5, 0],
])(
  'a room of %i × %i cells has a band at %f cells and a ring of %s',
  (width, height, band, ring) => {
    const [inlay] = inlaysOf([roomOf(width, height)], 1);
    expect(inlay).toMatchObject({ band, ring });
    // The ring and the band are apart.
    expect(inlay.ring + inlay.band + courseWidth).toBeLessThan(Math.min(width, height) / 2);
  },
);

test('on the floor of the jewel rings and rays lead to it, and no ring crosses the circle around it', () => {
  const game = newGame(campaign, 'a');
  enterFloor(game, 5);
  expect(decorate(game).inlays).toMatchObject([
    { band: 1, ring: 0, points: 0, focus: { x: 12, y: 5 } },
  ]);
});

test('large rooms have several kinds of patterns in their middle', () => {
  const kinds = Array.from({ length: 40 }, (_, n) => inlaysOf([roomOf(12, 12)], n)[0].points);
  expect(new Set(kinds)).toEqual(new Set([-1, -2, 8, 12]));
});

test('a passage has no pattern, and sand has none either', () => {
  expect(inlaysOf([roomOf(20, 3)], 1)).toEqual([]);
  expect(decorate(newGame(arenaCampaign, 'a')).inlays).toEqual([]);
});

describe('among the rooms of many floors', () => {
  const floors = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) =>
    [1, 9, 18].map((depth) => {
      const game = newGame(rogueCampaign, seed);
      enterFloor(game, depth);
      return game;
    }),
  );

  test('no dark room has a pattern, which would show its size', () => {
    expect(floors.some(({ floor }) => floor.rooms.some(({ dark }) => dark))).toBe(true);
    for (const game of floors) {
      for (const { room } of decorate(game).inlays) expect(room.dark ?? false).toBe(false);
    }
  });

  test('most lit rooms have a pattern, but not all, and always the same ones', () => {
    const lit = floors.flatMap(({ floor }) => floor.rooms.filter(({ dark }) => !dark));
    const wide = lit.filter(({ y1, y2 }) => y2 - y1 + 1 >= 4);
    const patterns = floors.flatMap((game) => decorate(game).inlays);
    expect(patterns.length).toBeGreaterThan(wide.length / 2);
    expect(patterns.length).toBeLessThan(wide.length);
    expect(floors.flatMap((game) => decorate(game).inlays)).toEqual(patterns);
  });
});

test('a cell has the number of the pattern of its room, and a wall has none', () => {
  const rooms = [roomOf(5, 5), { x1: 8, y1: 1, x2: 12, y2: 5 }];
  const inlays = rooms.map((room) => ({
    room,
    band: 0.5,
    ring: 0,
    points: 0,
    rug: null,
    focus: null,
  }));
  expect([
    inlayOn(inlays, 1, 1),
    inlayOn(inlays, 5, 5),
    inlayOn(inlays, 6, 3),
    inlayOn(inlays, 12, 1),
  ]).toEqual([1, 1, 0, 2]);
});

test('there are never more patterns than the shader has room for', () => {
  const rooms = Array.from({ length: 60 }, (_, n) => ({
    x1: 7 * n + 1,
    y1: 1,
    x2: 7 * n + 5,
    y2: 5,
  }));
  expect(inlaysOf(rooms, 1)).toHaveLength(mostInlays);
});
