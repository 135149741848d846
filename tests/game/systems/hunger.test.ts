import { expect, test } from 'vitest';
import { hunger } from '../../../src/game/systems/hunger.ts';
import { messageIds, scene } from '../../world.ts';

function hungryHero(maxHealth = 16) {
  const game = scene('#### #@.# ####');
  const { Health } = game.stores;
  Health.max[game.hero] = maxHealth;
  Health.current[game.hero] = maxHealth;
  return game;
}

test('a hero with full energy is warned on turns 800, 900 and 1000', () => {
  const game = hungryHero();
  const warnings: [number, string][] = [];
  for (let turn = 1; turn <= 1000; turn++) {
    game.events = [];
    hunger(game);
    for (const id of messageIds(game)) warnings.push([turn, id]);
  }
  expect(warnings).toEqual([
    [800, 'hungry20'],
    [900, 'hungry10'],
    [1000, 'hungry0'],
  ]);
  expect(game.stores.Hunger.energy[game.hero]).toBe(0);
});

test.each([
  [16, 1188],
  [20, 1191],
  [24, 1192],
  [29, 1194],
  [35, 1195],
  [42, 1196],
  [50, 1197],
  [60, 1197],
  [75, 1198],
  [100, 1199],
])('a hero with %i HP and no food starves on turn %i', (maxHealth, death) => {
  const game = hungryHero(maxHealth);
  let turn = 0;
  while (!game.ending) {
    turn++;
    hunger(game);
    if (turn === 1000) expect(game.stores.Health.current[game.hero]).toBe(maxHealth);
    if (turn === 1001) expect(game.stores.Health.current[game.hero]).toBe(maxHealth - 1);
  }
  expect(turn).toBe(death);
  expect(game.ending).toEqual({ won: false, by: 'hunger' });
});

test('a hero with 1 of 16 HP heals on turns 13, 26, 38 and 51', () => {
  const game = hungryHero();
  const { Health } = game.stores;
  Health.current[game.hero] = 1;
  const healed: number[] = [];
  for (let turn = 1; turn <= 51; turn++) {
    const before = Health.current[game.hero];
    hunger(game);
    if (Health.current[game.hero] > before) healed.push(turn);
  }
  expect(healed).toEqual([13, 26, 38, 51]);
});

test('the hero gains a hit point when the healing exceeds a full point', () => {
  const game = hungryHero(50);
  const { Health } = game.stores;
  Health.current[game.hero] = 1;
  for (let turn = 1; turn <= 4; turn++) hunger(game);
  expect(Health.current[game.hero]).toBe(1);
  hunger(game);
  expect(Health.current[game.hero]).toBe(2);
});

test('after the end of the game the energy does not change', () => {
  const game = hungryHero();
  game.ending = { won: true, by: 'lastStanding' };
  hunger(game);
  expect(game.stores.Hunger.digestedTurns[game.hero]).toBe(0);
});
