import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { simple } from '../../sources.ts';
import { place, scene } from '../../world.ts';

const brew = {
  name: { en: 'brew' },
  look: { glyph: '!', colour: '#ffffff' },
  spawn: {},
  Item: { weight: 1 },
  Stack: { as: 'units' },
  Potion: { effects: [{ effect: 'heal', points: 10 }] },
};
const mine = { ...simple, bundles: { ...simple.bundles, 'brew.json': brew } };

test('items of one kind stack if they are alike, and not if their levels or curses differ', () => {
  const game = scene('##### #@..# #####', { campaign: loadCampaign(mine) });
  const { Item } = game.stores;
  for (const [level, cursed] of [
    [1, 0],
    [3, 0],
    [3, 1],
    [1, 0],
    [3, 0],
  ]) {
    const item = place(game, 'brew', 1, 1);
    Item.level[item] = level;
    Item.cursed[item] = cursed;
    takeTurn(game, { type: 'pickup' });
  }
  const stacks = bagOf(game, game.hero).map((item) => {
    return [Item.count[item], Item.level[item], Item.cursed[item]];
  });
  expect(stacks).toEqual([
    [2, 1, 0],
    [2, 3, 0],
    [1, 3, 1],
  ]);
});
