import { describe, expect, test } from 'vitest';
import { act } from '../../src/controls/act.ts';
import { nearestThreat } from '../../src/controls/automatic/threats.ts';
import { advance } from '../../src/controls/automatic-control.ts';
import { playCommand, startSession } from '../../src/controls/session.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { Explorer } from '../../src/lab/bots/explorer.ts';
import { campaign, rogueCampaign } from '../world.ts';

/** A game that the bot has played with the automatic commands. */
interface PlayedGame {
  readonly game: Game;
  readonly presses: number;
  /** Commands of a series that were given although a danger was in view. */
  readonly blind: number;
}

function play(played: typeof campaign, seed: string, turns: number): PlayedGame {
  const game = newGame(played, seed);
  const explorer = new Explorer(game);
  let blind = 0;
  let commands = 0;
  while (!game.ending && game.turn < turns && commands++ < 2 * turns) {
    const hasDanger = nearestThreat(game) !== 0;
    const command = explorer.decide();
    if (explorer.isInSeries && hasDanger) blind++;
    takeTurn(game, command);
  }
  return { game, presses: explorer.presses, blind };
}

describe('a bot that plays the Simple Roguelike with the automatic commands', () => {
  const games = Array.from({ length: 10 }, (_, n) => play(campaign, `s${n}`, 4000));

  test('the explorer reaches floor 4 with most seeds, and wins some games', () => {
    expect(games.filter(({ game }) => game.deepest >= 4).length).toBeGreaterThan(5);
    expect(games.some(({ game }) => game.ending?.won)).toBe(true);
  });

  test('no series starts or goes on with a danger in view, so no death is inside such a series', () => {
    expect(games.filter(({ game }) => game.ending?.won === false).length).toBeGreaterThan(2);
    expect(games.map(({ blind }) => blind)).toEqual(games.map(() => 0));
  });

  test('a game that is won needs at most a third as many key presses as turns', () => {
    const won = games.filter(({ game }) => game.ending?.won);
    for (const { game, presses } of won) expect(presses / game.turn).toBeLessThan(1 / 3);
  });
});

test('the presses that the bot names play the same game with the controls', () => {
  const game = newGame(campaign, 's1');
  const session = startSession(newGame(campaign, 's1'));
  const explorer = new Explorer(game);
  while (!game.ending) {
    const command = explorer.decide();
    if (explorer.pressed.length > 0) expect(session.game.turn).toBe(game.turn);
    for (const press of explorer.pressed) {
      if (press.type === 'command') playCommand(session, press.command);
      else act(session, { type: press.control });
      while (session.series) advance(session);
    }
    takeTurn(game, command);
  }
  expect(session.game.ending).toMatchObject({ won: true });
});

test('in Rogue, no series goes on with a danger in view either', () => {
  const { blind, game } = play(rogueCampaign, '1', 1000);
  expect(game.turn).toBeGreaterThan(50);
  expect(blind).toBe(0);
});

test('the explorer is one of the bots', () => {
  const game = newGame(campaign, 's0');
  const decide = bots.explorer(game, 'x');
  for (let turn = 0; turn < 40; turn++) takeTurn(game, decide());
  expect(game.floor.depth).toBe(1);
});
