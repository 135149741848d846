import { addComponent, entityExists } from 'bitecs';
import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import rat from '../../src/content/simple/monsters/rat.json';
import { takeTurn } from '../../src/game/game.ts';
import { arena } from '../sources.ts';
import { bagKinds, drawScene, messageIds, monsterAt, scene } from '../world.ts';

test('a rat is killed in two attacks, attacks back once, and is gone', () => {
  const game = scene(`
    ######
    #.@r.#
    ######`);
  const rat = monsterAt(game, 3, 1);
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(messageIds(game)).toEqual(['hit', 'hurt']);
  expect(game.stores.Health.current[game.hero]).toBe(12);
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(messageIds(game)).toEqual(['hit', 'kill']);
  expect(drawScene(game)[1]).toBe('#.@..#');
  expect(game.score).toBe(10);
  expect(entityExists(game.world, rat)).toBe(false);
});

test('a caracal catches up with the hero and attacks each turn', () => {
  const game = scene(`
    #######
    #.@...#
    #.....#
    #....c#
    #######`);
  takeTurn(game, { type: 'wait' });
  expect(drawScene(game)[2]).toBe('#...c.#');
  takeTurn(game, { type: 'wait' });
  expect(drawScene(game)[1]).toBe('#.@c..#');
  takeTurn(game, { type: 'wait' });
  expect(game.stores.Health.current[game.hero]).toBe(7);
});

test('monsters act in the order of creation: the first one takes the free cell', () => {
  const game = scene(`
    ########
    #@.cc..#
    ########`);
  takeTurn(game, { type: 'wait' });
  expect(drawScene(game)[1]).toBe('#@cc...#');
});

test('death ends the game at once: later commands are refused and change nothing', () => {
  const game = scene(`
    #####
    #@w.#
    #####`);
  takeTurn(game, { type: 'wait' });
  expect(game.ending).toEqual({ won: false, by: 'attack', kind: 'wolf' });
  const { turn, score } = game;
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(messageIds(game)).toEqual(['gameOver']);
  expect([game.turn, game.score]).toEqual([turn, score]);
});

test('monsters walk over items and leave them', () => {
  const game = scene(`
    ######
    #@.ac#
    ######`);
  takeTurn(game, { type: 'wait' });
  expect(drawScene(game)[1]).toBe('#@.c.#');
  takeTurn(game, { type: 'wait' });
  expect(drawScene(game)[1]).toBe('#@ca.#');
});

test('the jewel wins the game before any monster can act', () => {
  const game = scene(
    `#####
     #@jw#
     #####`,
    { depth: 5 },
  );
  game.stores.Health.max[game.hero] = 100;
  game.stores.Health.current[game.hero] = 100;
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  const hp = game.stores.Health.current[game.hero];
  takeTurn(game, { type: 'pickup' });
  expect(game.ending).toEqual({ won: true, by: 'prize', kind: 'green-jewel' });
  expect(game.stores.Health.current[game.hero]).toBe(hp);
  expect(bagKinds(game)).toEqual(['green-jewel']);
});

test('a starved monster leaves its cell free', () => {
  const game = scene('###### #@..r# ######');
  const rat = monsterAt(game, 4, 1);
  const { Hunger, Health } = game.stores;
  addComponent(game.world, rat, Hunger);
  Hunger.energy[rat] = 0;
  Health.current[rat] = 1;
  Health.fraction[rat] = 0;
  takeTurn(game, { type: 'wait' });
  expect(entityExists(game.world, rat)).toBe(false);
  expect(game.floor.occupants.filter((actor) => actor === rat)).toHaveLength(0);
});

test('only attacks of the hero provoke a monster, not attacks of other monsters', () => {
  const game = scene('er..@ ..... .....', {
    campaign: loadCampaign({ ...arena, bundles: { ...arena.bundles, './monsters/rat.json': rat } }),
    depth: 0,
  });
  const victim = monsterAt(game, 1, 0);
  takeTurn(game, { type: 'wait' });
  expect(messageIds(game)).toContain('brawl');
  expect(game.stores.AI.provoked[victim]).toBe(0);
});
