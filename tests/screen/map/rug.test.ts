import '../node-navigator.ts';

import { expect, test } from 'vitest';
import { Tile, tileAt } from '../../../src/dungeon/grid.ts';
import { enterFloor } from '../../../src/game/floors/enter-floor.ts';
import { newGame } from '../../../src/game/game.ts';
import { decorate } from '../../../src/screen/map/decoration.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../../world.ts';

test('a rug leads from the arrival in the hall of Simple to the stairs, and covers only plain ground', () => {
  for (const seed of ['a', 'b', '7']) {
    const game = newGame(campaign, seed);
    const { rug } = decorate(game);
    const { start } = campaign;
    expect(rug).toEqual({ x1: start.x - 1, y1: 6, x2: start.x + 2, y2: start.y + 2 });
    expect(tileAt(game.floor.grid, start.x, 5)).toBe(Tile.stairsDown);
    for (let y = rug?.y1 ?? 0; y < (rug?.y2 ?? 0); y++) {
      for (let x = rug?.x1 ?? 0; x < (rug?.x2 ?? 0); x++) {
        expect(tileAt(game.floor.grid, x, y)).toBe(Tile.floor);
      }
    }
  }
});

test('other floors have no rug', () => {
  const game = newGame(campaign, '7');
  for (const depth of [1, 2, 3, 4, 5]) {
    enterFloor(game, depth);
    expect([depth, decorate(game).rug]).toEqual([depth, null]);
  }
  for (const other of [rogueCampaign, arenaCampaign]) {
    expect(decorate(newGame(other, '7')).rug).toBe(null);
  }
});
