import { expect, test } from 'vitest';
import { Tile } from '../../src/dungeon/grid.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { monstersHere } from '../../src/game/queries.ts';
import type { Game } from '../../src/game/world.ts';
import { cellOf, gather, rest, walkTo } from '../walk.ts';
import { campaign } from '../world.ts';

/** Clears the first floors for experience and gear, then runs for the jewel. */
function playThrough(seed: string, clear: number): Game {
  const game = newGame(campaign, seed);
  const { Position } = game.stores;
  while (!game.ending && game.turn < 5000) {
    if (game.floor.depth === 5) {
      walkTo(game, { x: 12, y: 5 });
      if (!game.ending) takeTurn(game, { type: 'pickup' });
      continue;
    }
    if (game.floor.depth <= clear) {
      for (const monster of monstersHere(game)) {
        rest(game);
        walkTo(game, { x: Position.x[monster], y: Position.y[monster] });
      }
      gather(game);
      rest(game);
    }
    walkTo(game, cellOf(game, Tile.stairsDown));
    if (!game.ending) takeTurn(game, { type: 'down' });
  }
  return game;
}

test('a bold run wins on one seed and ends in death on another', () => {
  expect(playThrough('whole184', 0).ending).toEqual({
    won: true,
    by: 'prize',
    kind: 'green-jewel',
  });
  expect(playThrough('whole0', 0).ending).toMatchObject({ won: false, by: 'blow' });
});

test('a patient hero who clears floor 1 first comes back with levels, and can win', () => {
  const game = playThrough('whole36', 1);
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
