import { expect, test } from 'vitest';
import { takeTurn } from '../../../src/game/game.ts';
import { saleLines } from '../../../src/page/game-over/sale-list.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import { give, rogueCampaign, scene } from '../../world.ts';

test('the sale lists the gold that was found, then each item, and its sum grows to the score', () => {
  const game = scene('#### #@># ####', { campaign: rogueCampaign });
  give(game, 'ration', 'long-sword', 'ration');
  game.prizeHeld = true;
  game.score = 1000;
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  takeTurn(game, { type: 'up' });
  const { item } = namesOf(rogueCampaign, 'en');
  const lines = saleLines(game);
  expect(lines.map((line) => [line.item && item(line.item), line.gold, line.sum])).toEqual([
    [null, 1000, 1000],
    ['food ration ×2', 4, 1004],
    ['long sword +0,+0', 15, 1019],
  ]);
  expect(lines.at(-1)?.sum).toBe(game.score);
});
