import { expect, test } from 'vitest';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { playThrough } from '../walk.ts';
import { campaign } from '../world.ts';

test('a bold run wins on one seed and ends in death on another', () => {
  expect(playThrough(newGame(campaign, 'whole184'), 0).ending).toEqual({
    won: true,
    by: 'prize',
    kind: 'green-jewel',
  });
  expect(playThrough(newGame(campaign, 'whole0'), 0).ending).toMatchObject({
    won: false,
    by: 'attack',
  });
});

test('a patient hero who clears floor 1 first gains levels and can win', () => {
  const game = playThrough(newGame(campaign, 'whole36'), 1);
  expect(game.ending).toMatchObject({ won: true });
  expect(game.stores.Experience.level[game.hero]).toBeGreaterThan(1);
  expect(game.score).toBeGreaterThan(5 * 30 + 10);
});

test('a hero who only waits dies of hunger on turn 1188', () => {
  const game = newGame(campaign, 'wait');
  while (!game.ending) takeTurn(game, { type: 'wait' });
  expect(game.turn).toBe(1188);
  expect(game.ending).toEqual({ won: false, by: 'hunger' });
});
