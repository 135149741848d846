import '../node-navigator.ts';

import { expect, test } from 'vitest';
import { Tile, tileAt } from '../../../src/dungeon/grid.ts';
import { enterFloor } from '../../../src/game/floors/enter-floor.ts';
import { newGame } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { decorate } from '../../../src/screen/map/decoration.ts';
import type { Rug } from '../../../src/screen/map/inlays.ts';
import { tileNames } from '../../../src/screen/map/tile-names.ts';
import { arenaCampaign, campaign, rogueCampaign, scene } from '../../world.ts';

/** The rugs on the hero's floor. */
function rugsOn(game: Game): Rug[] {
  return decorate(game).inlays.flatMap(({ rug }) => rug ?? []);
}

test('a rug leads from the arrival in the hall of Simple to the stairs, and covers only plain ground', () => {
  for (const seed of ['a', 'b', '7']) {
    const game = newGame(campaign, seed);
    const [rug] = rugsOn(game);
    const { ground } = decorate(game);
    const { start } = campaign;
    expect(rug).toEqual({ x1: start.x - 1, y1: 6, x2: start.x + 2, y2: start.y + 2 });
    expect(tileAt(game.floor.grid, start.x, 5)).toBe(Tile.stairsDown);
    for (let y = rug?.y1 ?? 0; y < (rug?.y2 ?? 0); y++) {
      for (let x = rug?.x1 ?? 0; x < (rug?.x2 ?? 0); x++) {
        expect(tileAt(game.floor.grid, x, y)).toBe(Tile.floor);
        expect(tileNames[ground[y * game.floor.grid.width + x]]).toBe('floor');
      }
    }
  }
});

test('the floor of the jewel and the arena have no rug', () => {
  const game = newGame(campaign, '7');
  enterFloor(game, 5);
  expect(rugsOn(game)).toEqual([]);
  expect(rugsOn(newGame(arenaCampaign, '7'))).toEqual([]);
});

test.each([
  ['odd', 9, { x1: 4, y1: 2, x2: 7, y2: 6 }],
  ['even', 8, { x1: 3, y1: 2, x2: 7, y2: 6 }],
])(
  'a study with an %s number of cells, at least five, has a rug in its middle, a cell away from its walls',
  (_, right, rug) => {
    const rooms = [
      { x1: 1, y1: 1, x2: right, y2: 6 },
      { x1: 11, y1: 1, x2: 20, y2: 4 },
    ];
    const wall = '#'.repeat(22);
    const row = `#${'.'.repeat(9)}#${'.'.repeat(10)}#`;
    const map = [wall, row.replace('.', '@'), ...Array(5).fill(row), wall].join('\n');
    const scenery = [{ from: 0, to: 99, rooms: ['study'] as const }];
    const seeds = ['a', 'b', 'c', 'd'];
    const games = seeds.map((seed) =>
      scene(map, { campaign: { ...rogueCampaign, scenery }, rooms, seed }),
    );
    const rugs = games.map(rugsOn).filter(({ length }) => length > 0);
    expect(rugs.length).toBeGreaterThan(0);
    for (const found of rugs) expect(found).toEqual([rug]);
  },
);
