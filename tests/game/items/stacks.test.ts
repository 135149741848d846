import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { kindOf } from '../../../src/game/entity.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { stow } from '../../../src/game/items/stacks.ts';
import { spawnItem } from '../../../src/game/spawn.ts';
import { rogue, simple } from '../../sources.ts';
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

test('food is together in the bag, also if a pack puts it into a group with other items', () => {
  const { bundles } = rogue;
  const partOf = (file: string) => JSON.parse(String(bundles[`./items/${file}.json`]));
  const spawn = { item: { group: 'picnic' } };
  const mods = {
    'cake.json': JSON.stringify({ ...partOf('ration'), spawn }),
    'cup.json': JSON.stringify({ ...partOf('potion-healing'), spawn }),
  };
  const game = scene('#### #@.# ####', { campaign: loadCampaign(rogue, mods) });
  const item = (id: string) => spawnItem(game, { kind: kindById(game.campaign, id) });
  for (const id of ['cake', 'cup', 'ration', 'dagger', 'slime-mold', 'cup'])
    stow(game, game.hero, item(id));
  const ids = bagOf(game, game.hero).map((one) => kindOf(game, one).id);
  expect(ids).toEqual(['cake', 'ration', 'slime-mold', 'cup', 'dagger']);
});
