import type { Campaign } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import { newGame, takeTurn } from '../../game/game.ts';
import type { Game } from '../../game/world.ts';
import type { ModName } from '../../records/mods.ts';
import { encodeTrace, mostChanges, type RunFile } from '../../records/run-file.ts';
import { contentHash, hashOf } from '../../state/hash.ts';
import { Trace } from './trace.ts';

interface Options {
  /** The name of the bot or person. */
  readonly player: string;
  /** The most turns to record. */
  readonly turns: number;
  readonly mods?: readonly ModName[];
}

/**
 * Records a new game until it ends or the limit is reached. `makePlayer` returns a function that
 * chooses the next command.
 */
export function recordGame(
  campaign: Campaign,
  seed: string,
  makePlayer: (game: Game) => () => Command,
  { player, turns: most, mods = [] }: Options,
): RunFile {
  const game = newGame(campaign, seed);
  const start = shortHash(game);
  const choose = makePlayer(game);
  const trace = new Trace(game);
  game.probe = trace;
  const numbers = new Map<string, number>();
  const turns: RunFile['turns'] = [];
  while (turns.length < most && !game.ending) {
    const command = choose();
    takeTurn(game, command);
    const changes = trace.end().map(({ name, check }) => {
      const number = numbers.get(name) ?? numbers.size;
      if (number < mostChanges) numbers.set(name, number);
      return { number, check: shortCheck(check) };
    });
    turns.push([command, shortHash(game), encodeTrace(changes)]);
  }
  return {
    version: 1,
    campaign: campaign.id,
    seed,
    content: contentHash(campaign),
    mods: mods.map((mod) => ({ ...mod })),
    player,
    start,
    changes: [...numbers.keys()],
    turns,
  };
}

/** The 12 bits of a check that run files contain. */
export function shortCheck(check: number): number {
  return check & 0xfff;
}

/** The 64 bits of a state hash that run files contain. */
export function shortHash(game: Game): string {
  return hashOf(game).slice(0, 16);
}
