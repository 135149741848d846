import type { Campaign } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';

export const seed = 'bench';

/** The commands of the careful bot in a game, at most N. */
export function recordCommands(campaign: Campaign, most: number): Command[] {
  const game = newGame(campaign, seed);
  const next = bots.careful(game, seed);
  const commands: Command[] = [];
  while (!game.ending && commands.length < most) {
    const command = next();
    commands.push(command);
    takeTurn(game, command);
  }
  return commands;
}

/** The game after these commands. */
export function gameAfter(campaign: Campaign, commands: readonly Command[]): Game {
  const game = newGame(campaign, seed);
  for (const command of commands) takeTurn(game, command);
  return game;
}

/** The times of the commands in a replay, in ms. */
export function timesOf(campaign: Campaign, commands: readonly Command[]): number[] {
  const game = newGame(campaign, seed);
  return commands.map((command) => {
    const began = performance.now();
    takeTurn(game, command);
    return performance.now() - began;
  });
}
