import { describe, expect, test } from 'vitest';
import { takeTurn } from '../../../src/game/game.ts';
import { rogue } from '../../sources.ts';
import { messageIds, place } from '../../world.ts';
import { stage, wait } from '../systems/stage.ts';
import { befall } from './befall.ts';

const hallway = '############ #@m........# ############';

describe('a grasp', () => {
  test('ends when the monster that holds the hero walks away', () => {
    const coward = { Grasp: {}, Coward: { below: 100 }, Health: { max: 40 } };
    const { game, hero, monster } = stage(hallway, coward);
    const { Condition, Health, Position } = game.stores;
    Health.current[monster] = 10;
    Condition.grasped[hero] = 1;
    Condition.graspDamage[hero] = 3;
    for (let turn = 0; turn < 6 && Position.x[monster] < 4; turn++) wait(game);
    expect(Position.x[monster]).toBeGreaterThan(2);
    expect([Condition.grasped[hero], Condition.graspDamage[hero]]).toEqual([0, 0]);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(Position.x[hero]).toBe(2);
  });

  test('goes on while the monster steps to another cell beside the hero', () => {
    const { game, hero, monster } = stage('#### #@m# #..# ####', {
      Grasp: {},
      Erratic: { chance: 100 },
    });
    const { Condition, Position } = game.stores;
    Condition.grasped[hero] = 1;
    const isMoved = () => Position.x[monster] !== 2 || Position.y[monster] !== 1;
    for (let turn = 0; turn < 50 && !isMoved(); turn++) wait(game);
    expect(isMoved()).toBe(true);
    expect(Condition.grasped[hero]).toBe(1);
  });
});

test('a grasping monster that is already beside the hero lets go when it is drawn to the hero', () => {
  const { game, hero, monster } = stage(hallway, { Grasp: {} });
  const { Condition } = game.stores;
  Condition.grasped[hero] = 1;
  expect(befall(game, monster, 'teleportTo')).toBe(true);
  expect(Condition.grasped[hero]).toBe(0);
  expect(messageIds(game)).toEqual(['freed']);
  expect(befall(game, monster, 'teleportTo')).toBe(false);
});

test('the hero does not change places with an ally that is held or in a trap', () => {
  const ally = { Follower: {}, Faction: { name: 'hero' }, AI: { mind: 'none' } };
  for (const state of ['grasped', 'trapped', 'spellbound', null] as const) {
    const { game, hero, monster } = stage(hallway, ally);
    const { Condition, Position } = game.stores;
    if (state) Condition[state][monster] = 1;
    wait(game);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(messageIds(game).includes('cannotSwap')).toBe(state !== null);
    expect(game.turn).toBe(state ? 1 : 2);
    expect([state, Position.x[hero], Position.x[monster]]).toEqual([
      state,
      ...(state ? [1, 2] : [2, 1]),
    ]);
  }
});

test('the hero that teleports out of a trap is free', () => {
  const { game, hero } = stage(
    '############ #@.........# #..........# ############',
    {},
    { source: rogue },
  );
  const { Condition, Position } = game.stores;
  Condition.trapped[hero] = 5;
  place(game, 'scroll-teleportation', 1, 1);
  takeTurn(game, { type: 'pickup' });
  takeTurn(game, { type: 'read', slot: 0 });
  expect(messageIds(game)).toContain('teleported');
  expect(Condition.trapped[hero]).toBe(0);
  const from = Position.x[hero];
  const dx = from < 5 ? 1 : -1;
  takeTurn(game, { type: 'move', dx, dy: 0 });
  expect(Position.x[hero]).toBe(from + dx);
});
