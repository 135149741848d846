import { expect, test } from 'vitest';
import { kindOf } from '../../../src/game/entity.ts';
import { lookOf } from '../../../src/game/items/appearances.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { identify, identifyFully } from '../../../src/game/items/identification.ts';
import type { Game } from '../../../src/game/world.ts';
import { leftItemsOf } from '../../../src/page/game-over/left-items.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import { give, rogueCampaign, scene } from '../../world.ts';

const room = `
  #####
  #.@.#
  #####`;

const shown = (game: Game) =>
  (['en', 'ja', 'ru'] as const).map((language) => {
    const names = namesOf(game.campaign, language);
    return leftItemsOf(game).map(({ item, isUsable }) => names.item(item) + (isUsable ? '!' : ''));
  });

test('equal items in the bag are one entry with their count, at the place of the first one', () => {
  const game = scene(room);
  give(game, 'dagger', 'healing-potion', 'dagger', 'apple', 'healing-potion', 'dagger');
  expect(shown(game)).toMatchInlineSnapshot(`
    [
      [
        "dagger ×3",
        "healing potion 10 ×2!",
        "apple",
      ],
      [
        "ダガー ×3",
        "回復薬10 ×2!",
        "リンゴ",
      ],
      [
        "кинжал ×3",
        "лечебное зелье 10 ×2!",
        "яблоко",
      ],
    ]
  `);
});

test('items with other numbers are entries of their own', () => {
  const game = scene(room);
  give(game, 'healing-potion', 'healing-potion', 'dagger', 'dagger');
  const [, strong, known] = bagOf(game, game.hero);
  game.stores.Item.level[strong] = 3;
  game.stores.Weapon.hit[known] = 1;
  identify(game, known);
  expect(shown(game)[0]).toMatchInlineSnapshot(`
    [
      "healing potion 10!",
      "healing potion 30!",
      "dagger +1,+0",
      "dagger",
    ]
  `);
});

test('the counts of two groups of arrows are added', () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'arrow', 'arrow');
  const { Item } = game.stores;
  const groups = bagOf(game, game.hero).filter((item) => kindOf(game, item).id === 'arrow');
  expect(groups).toHaveLength(2);
  [Item.count[groups[0]], Item.count[groups[1]]] = [7, 4];
  const arrows = leftItemsOf(game).filter(({ item }) => item.kind === 'arrow');
  expect(arrows.map(({ item }) => item.count)).toEqual([11]);
});

test('only items that could have helped as far as the hero knows are marked', () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'ration', 'potion-healing', 'potion-blindness', 'potion-poison', 'scroll-light');
  give(game, 'stick-fire', 'stick-light', 'stick-cold', 'stick-slow-monster');
  const isUnknown = ['potion-poison', 'stick-cold'];
  for (const item of bagOf(game, game.hero)) {
    const { id } = kindOf(game, item);
    if (!isUnknown.includes(id)) identifyFully(game, item);
    if (id === 'stick-slow-monster') game.stores.Stick.charges[item] = 0;
    else if (id.startsWith('stick')) game.stores.Stick.charges[item] = 3;
  }
  const marked = () =>
    leftItemsOf(game).flatMap(({ item, isUsable }) => (isUsable ? [item.kind || 'unknown'] : []));
  expect(marked().sort()).toEqual(['potion-healing', 'stick-fire', 'unknown']);
  game.ending = { won: false, by: 'hunger' };
  expect(marked()).toContain('ration');
});

test('each item has the gold for which it sells', () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'mace', 'ration', 'ration');
  const mace = bagOf(game, game.hero).find((item) => kindOf(game, item).id === 'mace') ?? 0;
  const { Weapon } = game.stores;
  [Weapon.hit[mace], Weapon.damage[mace]] = [1, 1];
  const prices = leftItemsOf(game).map(({ item, gold }) => [item.kind, item.count, gold]);
  expect(prices).toEqual([
    ['ration', 2, 4],
    ['mace', 1, 168],
  ]);
});

test('the drawing of an unknown potion does not reveal its kind', () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'potion-poison');
  const [potion] = bagOf(game, game.hero);
  const { look: own } = kindOf(game, potion);
  const appearance = lookOf(game, game.stores.Identity.kind[potion]);
  expect(appearance.colour).not.toBe(own.colour);
  expect(leftItemsOf(game)[0].look).toEqual(appearance);
});
