import { expect, test } from 'vitest';
import { carriedWeight } from '../../../src/game/items/bag-limits.ts';
import { pickup } from '../../../src/game/systems/pickup.ts';
import { victory } from '../../../src/game/systems/victory.ts';
import type { Game } from '../../../src/game/world.ts';
import { bagKinds, drawScene, messageIds, place, rogueCampaign, scene } from '../../world.ts';

function reach(game: Game): void {
  game.events = [];
  game.pending.pickers.push(game.hero);
  pickup(game);
}

test('the first item of the cell goes into the bag, with its weight and ten points', () => {
  const game = scene('#### #@.# ####');
  place(game, 'apple', 1, 1);
  place(game, 'dagger', 1, 1);
  reach(game);
  expect(bagKinds(game)).toEqual(['apple']);
  expect(carriedWeight(game, game.hero)).toBe(1);
  expect(game.score).toBe(10);
  reach(game);
  expect(bagKinds(game)).toEqual(['apple', 'dagger']);
  expect(drawScene(game)[1]).toBe('#@.#');
});

test('the event of an item that joins a stack names the stack', () => {
  const game = scene('#### #@.# ####', { campaign: rogueCampaign });
  const first = place(game, 'potion-healing', 1, 1);
  place(game, 'potion-healing', 1, 1);
  reach(game);
  reach(game);
  expect(bagKinds(game)).toEqual(['potion-healing']);
  expect(game.stores.Item.count[first]).toBe(2);
  const { seq } = game.stores.Identity;
  expect(game.events).toContainEqual(expect.objectContaining({ type: 'picked', item: seq[first] }));
});

test('a bag can be filled to exactly 10.0, and not to 10.1', () => {
  const game = scene('#### #@.# ####');
  for (let i = 0; i < 20; i++) place(game, 'short-sword', 1, 1);
  place(game, 'apple', 1, 1);
  for (let i = 0; i < 20; i++) reach(game);
  expect(carriedWeight(game, game.hero)).toBe(100);
  reach(game);
  expect(messageIds(game)).toEqual(['tooHeavy']);
  expect(bagKinds(game)).toHaveLength(20);
});

test('the jewel is never too heavy, and holding it wins', () => {
  const game = scene('#### #@.# ####');
  for (let i = 0; i < 20; i++) place(game, 'short-sword', 1, 1);
  for (let i = 0; i < 20; i++) reach(game);
  place(game, 'green-jewel', 1, 1);
  reach(game);
  victory(game);
  expect(messageIds(game)).toEqual(['picked', 'cleared']);
  expect(game.ending).toEqual({ won: true, by: 'prize', kind: 'green-jewel' });
});

test('a stack that takes more places than are left stays on the floor', () => {
  const game = scene('#### #@.# ####', { campaign: rogueCampaign });
  game.stores.Bag.places[game.hero] = 4;
  const three = place(game, 'potion-healing', 1, 1);
  game.stores.Item.count[three] = 3;
  const two = place(game, 'scroll-light', 1, 1);
  game.stores.Item.count[two] = 2;
  reach(game);
  reach(game);
  expect(messageIds(game)).toEqual(['bagFull']);
  expect(bagKinds(game)).toEqual(['potion-healing']);
});

test('an item that was put down earns no points when it is picked up again', () => {
  const game = scene('#### #@.# ####');
  const apple = place(game, 'apple', 1, 1);
  game.stores.Item.put[apple] = 1;
  reach(game);
  expect(game.score).toBe(0);
});
