import { describe, expect, test } from 'vitest';
import { ratioDamage } from '../../../src/game/combat/hit-and-damage.ts';
import { has } from '../../../src/game/entity.ts';
import { combat } from '../../../src/game/systems/combat.ts';
import type { Game } from '../../../src/game/world.ts';
import { messageIds, monsterAt, scene } from '../../world.ts';

function attack(game: Game, attacker: number, target: number): void {
  game.pending.attacks.push({ attacker, target, by: 'hand' });
  combat(game);
}

const map = `
  #####
  #@r.#
  #####`;

test.each([
  [4, 4, 4],
  [4, 7, 3],
  [5, 4, 7],
  [10, 4, 25],
  [8, 4, 16],
  [6, 10, 4],
])('attack %i against defence %i does %i damage', (attack, defence, damage) => {
  expect(ratioDamage(attack, defence)).toBe(damage);
});

test('an attack takes hit points, provokes, and is reported with the remaining hit points', () => {
  const game = scene(map);
  const rat = monsterAt(game, 2, 1);
  attack(game, game.hero, rat);
  expect(game.stores.Health.current[rat]).toBe(2);
  expect(game.stores.AI.provoked[rat]).toBe(1);
  expect(game.log.at(-1)).toMatchObject({
    id: 'hit',
    tone: 'playerHits',
    params: { damage: 4, monster: 'rat', hp: 2, max: 6 },
  });
});

test('a killed monster leaves its cell at once, and hit points are never below 0', () => {
  const game = scene(map);
  const rat = monsterAt(game, 2, 1);
  game.stores.Health.current[rat] = 1;
  attack(game, game.hero, rat);
  expect(game.stores.Health.current[rat]).toBe(0);
  expect(game.floor.occupants[game.floor.grid.width + 2]).toBe(0);
  expect(has(game, rat, 'Dead')).toBe(true);
  expect(game.pending.kills).toEqual([rat]);
});

describe('the hero', () => {
  test('one attack of a wolf kills a new hero', () => {
    const game = scene(`
      #####
      #@w.#
      #####`);
    attack(game, monsterAt(game, 2, 1), game.hero);
    expect(game.ending).toEqual({ won: false, by: 'attack', kind: 'wolf' });
    expect(messageIds(game)).toEqual(['hurt', 'died']);
  });

  test('the hero is not attacked again after death', () => {
    const game = scene(`
      #####
      #w@w#
      #####`);
    game.pending.attacks.push(
      { attacker: monsterAt(game, 1, 1), target: game.hero, by: 'hand' },
      { attacker: monsterAt(game, 3, 1), target: game.hero, by: 'hand' },
    );
    combat(game);
    expect(messageIds(game)).toEqual(['hurt', 'died']);
  });
});
