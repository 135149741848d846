import { query } from 'bitecs';
import { expect, test } from 'vitest';
import { attackOf, defenceOf } from '../../src/game/combat/fighters.ts';
import { takeTurn } from '../../src/game/game.ts';
import { carriedWeight } from '../../src/game/items/bag-limits.ts';
import { bagKinds, drawScene, give, messageIds, place, scene } from '../world.ts';

const room = `
  ######
  #....#
  #..@.#
  #....#
  ######`;

test('an apple gives 50 energy, up to the maximum', () => {
  const game = scene(room);
  const { Hunger } = game.stores;
  give(game, 'apple', 'apple');
  Hunger.energy[game.hero] = 30;
  Hunger.digestedTurns[game.hero] = 5;
  takeTurn(game, { type: 'eat', slot: 0 });
  expect(Hunger.energy[game.hero]).toBe(80);
  expect(Hunger.digestedTurns[game.hero]).toBe(6);
  takeTurn(game, { type: 'eat', slot: 0 });
  expect(Hunger.energy[game.hero]).toBe(100);
  expect(Hunger.digestedTurns[game.hero]).toBe(1);
  expect(game.log.at(-1)).toMatchObject({ id: 'ate', params: { gained: 20 } });
  expect(bagKinds(game)).toEqual([]);
});

test('a potion of level 2 heals 20 HP and has its level in its name', () => {
  const game = scene(room);
  const { Health, Item } = game.stores;
  const potion = place(game, 'healing-potion', 3, 2);
  Item.level[potion] = 2;
  takeTurn(game, { type: 'pickup' });
  expect(game.log.at(-1)).toMatchObject({
    id: 'picked',
    params: { item: { kind: 'healing-potion', power: 20 } },
  });
  Health.max[game.hero] = 40;
  Health.current[game.hero] = 5;
  takeTurn(game, { type: 'drink', slot: 0 });
  expect(messageIds(game)).toEqual(['drank', 'healed']);
  expect(game.log.at(-1)).toMatchObject({ params: { gained: 20 } });
  expect(Health.current[game.hero]).toBe(25);
  expect(bagKinds(game)).toEqual([]);
  expect([...query(game.world, [game.stores.Potion])]).toEqual([]);
});

test('a new weapon replaces the old one, with a message for each', () => {
  const game = scene(room);
  give(game, 'dagger', 'short-sword', 'leather-armour');
  takeTurn(game, { type: 'equip', slot: 0 });
  takeTurn(game, { type: 'equip', slot: 2 });
  expect([attackOf(game, game.hero), defenceOf(game, game.hero)]).toEqual([5, 5]);
  takeTurn(game, { type: 'equip', slot: 1 });
  expect(messageIds(game)).toEqual(['unwield', 'wield']);
  expect(attackOf(game, game.hero)).toBe(6);
  takeTurn(game, { type: 'takeOff', slot: 2 });
  expect(defenceOf(game, game.hero)).toBe(4);
});

test('a worn item that is put down is taken off first, and earns points only once', () => {
  const game = scene(room);
  give(game, 'dagger');
  expect(game.score).toBe(10);
  takeTurn(game, { type: 'equip', slot: 0 });
  takeTurn(game, { type: 'put', slot: 0 });
  expect(messageIds(game)).toEqual(['unwield', 'put']);
  expect(attackOf(game, game.hero)).toBe(4);
  expect(carriedWeight(game, game.hero)).toBe(0);
  takeTurn(game, { type: 'pickup' });
  expect(game.score).toBe(10);
});

test('items in the bag are in the order of picking up, items on a cell in the order of putting down', () => {
  const game = scene(room);
  give(game, 'apple', 'dagger', 'rapier');
  takeTurn(game, { type: 'put', slot: 0 });
  takeTurn(game, { type: 'put', slot: 0 });
  expect(bagKinds(game)).toEqual(['rapier']);
  takeTurn(game, { type: 'pickup' });
  takeTurn(game, { type: 'pickup' });
  expect(bagKinds(game)).toEqual(['rapier', 'apple', 'dagger']);
});

test('putting down, eating and equipping each use a turn; refusals use none', () => {
  const game = scene(room);
  give(game, 'apple', 'dagger');
  const { turn } = game;
  takeTurn(game, { type: 'equip', slot: 1 });
  takeTurn(game, { type: 'takeOff', slot: 1 });
  takeTurn(game, { type: 'put', slot: 1 });
  takeTurn(game, { type: 'eat', slot: 0 });
  expect(game.turn).toBe(turn + 4);
  takeTurn(game, { type: 'eat', slot: 0 });
  expect(messageIds(game)).toEqual(['nothing']);
  expect(game.turn).toBe(turn + 4);
  expect(drawScene(game)[2]).toBe('#..@.#');
});

test('a potion that heals the hero completely ends the gradual healing', () => {
  const game = scene(room);
  const { Health, Hunger } = game.stores;
  give(game, 'healing-potion');
  Health.current[game.hero] = 12;
  Health.fraction[game.hero] = 0.9;
  Hunger.digestedTurns[game.hero] = 0;
  takeTurn(game, { type: 'drink', slot: 0 });
  expect(Health.current[game.hero]).toBe(16);
  expect(Health.fraction[game.hero]).toBe(0);
});

test('a missing item and an empty bag have different messages', () => {
  const game = scene(room);
  give(game, 'apple');
  takeTurn(game, { type: 'eat', slot: 3 });
  expect(messageIds(game)).toEqual(['noSuchItem']);
});
