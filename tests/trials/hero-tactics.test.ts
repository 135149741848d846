import { describe, expect, test } from 'vitest';
import { approachCommand, fightCommand } from '../../src/trials/hero-tactics.ts';
import { give, monsterAt, scene } from '../world.ts';

describe('the tactics of the hero', () => {
  test('the hero attacks an adjacent enemy', () => {
    const game = scene('##### #@r.# #####');
    const rat = monsterAt(game, 2, 1);
    expect(fightCommand(game, [rat], 'attack')).toMatchObject({ type: 'move', dx: 1, dy: 0 });
  });

  test('the hero approaches the nearest enemy around walls', () => {
    const game = scene('####### #r..@.# #.#.##r #######');
    const [near, far] = [monsterAt(game, 6, 2), monsterAt(game, 1, 1)];
    expect(approachCommand(game, [far, near])).toMatchObject({ type: 'move', dx: 1, dy: 0 });
    expect(approachCommand(game, [far])).toMatchObject({ type: 'move', dx: -1, dy: 0 });
    expect(approachCommand(game, [])).toEqual({ type: 'wait' });
  });

  test('the hero drinks below half health, even while waiting', () => {
    const game = scene('##### #@r.# #####');
    give(game, 'apple', 'healing-potion');
    const { Health } = game.stores;
    const rat = monsterAt(game, 2, 1);
    Health.current[game.hero] = Health.max[game.hero] / 2;
    expect(fightCommand(game, [rat], 'wait')).toEqual({ type: 'wait' });
    Health.current[game.hero]--;
    expect(fightCommand(game, [rat], 'wait')).toEqual({ type: 'drink', slot: 1 });
  });
});
