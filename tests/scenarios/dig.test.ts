import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { takeTurn } from '../../src/game/game.ts';
import { stage } from '../game/systems/stage.ts';
import { rogue } from '../sources.ts';
import { drawScene, messageIds, place, scene } from '../world.ts';

const rooms = [
  { x1: 1, y1: 1, x2: 2, y2: 3 },
  { x1: 4, y1: 1, x2: 8, y2: 3 },
];

test('one command digs through a weak wall in five turns and five energy', () => {
  const game = scene(
    `##########
     #..%.....#
     #.@%.....#
     #..%.....#
     ##########`,
    { rooms },
  );
  takeTurn(game, { type: 'dig', dx: 1, dy: 0 });
  expect(drawScene(game)[2]).toBe('#.@......#');
  expect(game.turn).toBe(5);
  expect(game.stores.Hunger.energy[game.hero]).toBe(95);
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(drawScene(game)[2]).toBe('#..@.....#');
});

test('digging stops when a monster comes into sight, and continues later', () => {
  const game = scene(
    `##########
     #..%.....#
     #.@......#
     #..%.....#
     ##########`,
    { rooms },
  );
  place(game, 'caracal', 7, 2);
  takeTurn(game, { type: 'dig', dx: 1, dy: -1 });
  expect(messageIds(game)).toContain('digStopped');
  expect(drawScene(game)[2]).toBe('#.@c.....#');
  expect(game.turn).toBe(4);
  game.stores.Health.current[game.hero] = 100;
  takeTurn(game, { type: 'dig', dx: 1, dy: -1 });
  expect(drawScene(game)[1]).toBe('#........#');
  expect(game.turn).toBe(5);
});

test('an attack stops the digging of a hero who already saw the monster', () => {
  const game = scene(`
    #####
    #.@%#
    #.w.#
    #####`);
  game.stores.Health.max[game.hero] = 100;
  game.stores.Health.current[game.hero] = 100;
  takeTurn(game, { type: 'dig', dx: 1, dy: 0 });
  expect(game.turn).toBe(1);
  expect(messageIds(game)).toEqual(['hurt', 'digStopped']);
});

test('outer walls cannot be dug', () => {
  const game = scene('#### #@.# ####');
  takeTurn(game, { type: 'dig', dx: 0, dy: -1 });
  expect(messageIds(game)).toEqual(['digTooHard']);
  expect(game.turn).toBe(0);
});

test('a hungry hero can finish a begun wall', () => {
  const game = scene('##### #@%.# #####');
  const { Hunger } = game.stores;
  Hunger.energy[game.hero] = 5;
  Hunger.digestedTurns[game.hero] = 8;
  takeTurn(game, { type: 'dig', dx: 1, dy: 0 });
  expect(drawScene(game)[1]).toBe('#@..#');
  expect(game.events.some(({ type }) => type === 'refused')).toBe(false);
  expect(Hunger.energy[game.hero]).toBe(0);
});

test('a hero that faints of hunger and digs is warned as when it walks', () => {
  const hero = JSON.stringify({ ...JSON.parse(String(rogue.hero)), Digging: {} });
  const game = scene('##### #@%.# #####', { campaign: loadCampaign({ ...rogue, hero }) });
  const { Hunger } = game.stores;
  Hunger.energy[game.hero] = 300;
  takeTurn(game, { type: 'dig', dx: 1, dy: 0 });
  expect(messageIds(game)).toEqual(['getsHungry', 'dug']);
  Hunger.energy[game.hero] = 20;
  takeTurn(game, { type: 'wait' });
  expect(messageIds(game)).toEqual([]);
});

test('the progress of digging belongs to its floor', () => {
  const game = scene('##### #@%.# #####', { depth: 2 });
  const { Digging } = game.stores;
  Digging.x[game.hero] = 2;
  Digging.y[game.hero] = 1;
  Digging.depth[game.hero] = 1;
  Digging.turns[game.hero] = 4;
  takeTurn(game, { type: 'dig', dx: 1, dy: 0 });
  expect(game.turn).toBe(5);
});

test('a hero that is paralysed or moved does not dig on', () => {
  const eye = { Paralysis: { turns: 10 }, Stats: { attack: 1, defence: 50 } };
  const frozen = stage('####### #m@%..# #######', eye).game;
  takeTurn(frozen, { type: 'dig', dx: 1, dy: 0 });
  expect(messageIds(frozen)).toContain('digStopped');
  expect(frozen.events.filter(({ type }) => type === 'dug')).toHaveLength(1);
  const when = { when: 'everyTurns', turns: 2, befalls: 'hero' };
  const imp = { AI: { mind: 'none' }, Triggers: [{ ...when, effects: [{ effect: 'teleport' }] }] };
  const moved = stage('######### #%@m....# #.......# #########', imp).game;
  takeTurn(moved, { type: 'dig', dx: -1, dy: 0 });
  expect(moved.turn).toBe(2);
  expect(messageIds(moved)).toEqual(['teleported', 'digStopped']);
});
