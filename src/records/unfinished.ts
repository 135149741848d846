import * as v from 'valibot';
import type { Campaign } from '../game/campaign.ts';
import { type Command, commandSchema } from '../game/commands.ts';
import { newGame, takeTurn } from '../game/game.ts';
import { contentHash } from '../game/state.ts';
import type { Game } from '../game/world.ts';

/**
 * The game under way, kept in the browser as the commands that led to it: the rules make the same
 * game of them again. There is one; a new game takes the place of the last. It is written at once,
 * turn by turn (a long game is some 50 kB), so that a page closed at any moment loses nothing.
 */
const unfinishedSchema = v.object({
  version: v.literal(1),
  campaign: v.string(),
  content: v.string(),
  /** Turn, score and depth when it was kept: a game that does not come out so is another one. */
  turn: v.number(),
  score: v.number(),
  depth: v.number(),
  seed: v.string(),
  commands: v.array(commandSchema),
});

const key = 'simple-roguelike-unfinished';

/** Keeps a game and the commands that led to it. Where the browser keeps nothing it is not kept. */
export function keepUnfinished(game: Game, commands: readonly Command[]): void {
  const { campaign, seed } = game;
  const content = contentHash(campaign);
  const { turn, score } = game;
  const { depth } = game.floor;
  const record = { version: 1, campaign: campaign.id, content, turn, score, depth, seed, commands };
  try {
    localStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Storage is forbidden or full: the game itself goes on.
  }
}

/** Forgets the game that was kept, if any. */
export function forgetUnfinished(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** A kept game as it was left, and the commands that led to it. */
export interface Unfinished {
  readonly game: Game;
  readonly commands: readonly Command[];
}

/**
 * The kept game; null where there is none, where the record cannot be read, and where content or
 * rules have changed since, so that it would be another game.
 */
export function readUnfinished(campaigns: readonly Campaign[]): Unfinished | null {
  let kept: unknown;
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
  const record = v.safeParse(unfinishedSchema, kept);
  if (!record.success) return null;
  const { seed, commands, content, turn, score, depth } = record.output;
  const campaign = campaigns.find(({ id }) => id === record.output.campaign);
  if (!campaign || content !== contentHash(campaign)) return null;
  try {
    const game = newGame(campaign, seed);
    for (const command of commands) takeTurn(game, command);
    const same = game.turn === turn && game.score === score && game.floor.depth === depth;
    return same && !game.ending ? { game, commands } : null;
  } catch {
    // Whatever it was, it must not stand in the way of the title again.
    forgetUnfinished();
    return null;
  }
}
