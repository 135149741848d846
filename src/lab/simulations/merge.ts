import * as v from 'valibot';
import { InputError } from '../input-error.ts';
import { MissingGames } from './missing-games.ts';
import { sharedTexts } from './shared-texts.ts';
import type { Line, Setting } from './simulate.ts';
import { bySeed } from './summary.ts';

/** Combines the output of several `simulate` commands, for `merge`. */

const setting = {
  campaign: v.string(),
  bot: v.string(),
  content: v.string(),
  rules: v.string(),
  without: v.array(v.string()),
  limit: v.number(),
};
const failureSchema = v.object({ ...setting, seed: v.string(), error: v.string() });
const resultSchema = v.object({
  ...setting,
  seed: v.string(),
  outcome: v.string(),
  killer: v.nullable(v.string()),
  turns: v.number(),
  depth: v.number(),
  deepest: v.number(),
  score: v.number(),
  slack: v.nullable(v.number()),
  ungenerated: v.array(v.string()),
  unmet: v.array(v.string()),
  unused: v.array(v.string()),
});
const lineSchema = v.union([failureSchema, resultSchema]);

/** A JSON line with its place. */
export interface LineSource {
  readonly file: string;
  readonly line: number;
  readonly value: unknown;
}

/** The games of several files, sorted by seed. */
export interface Merged {
  readonly setting: Setting;
  readonly lines: readonly Line[];
  readonly warnings: readonly string[];
  /** Whether shards are missing, or files incomplete. */
  readonly incomplete: boolean;
}

/**
 * Merges lines of `simulate`. Summaries are skipped, but their shards and games must be complete. A repeated
 * game is counted once, with a warning per pair of files; if it has failed in one of them, its result in the other
 * counts. Throws an InputError for any other line, and for games with different settings or results.
 */
export function merge(sources: Iterable<LineSource>): Merged {
  const missingGames = new MissingGames();
  const games = new Map<string, Game>();
  const repeatedGames = new RepeatedGames();
  const share = sharedTexts();
  let firstGame: Game | null = null;
  for (const { file, line, value } of sources) {
    const where = `${file}, line ${line}`;
    if (missingGames.addSummary(file, where, value)) continue;
    if (!v.is(lineSchema, value))
      throw new InputError(`${where}: expected a line of the output of "simulate"`);
    const game = { file, where, line: share(value as Line) };
    const { seed } = game.line;
    missingGames.addGame(file, seed);
    firstGame ??= game;
    checkSetting(firstGame, game);
    const earlier = games.get(seed);
    games.set(seed, earlier ? repeatedGames.choose(earlier, game) : game);
  }
  if (!firstGame)
    throw new InputError('no games to merge: the files contain no lines of "simulate"');
  const missing = missingGames.sentences(games);
  const { campaign, bot, content, rules, without, limit } = firstGame.line;
  return {
    setting: { campaign, bot, content, rules, without, limit },
    lines: [...games.values()].map(({ line }) => line).sort((a, b) => bySeed(a.seed, b.seed)),
    warnings: [...repeatedGames.warnings(), ...missing],
    incomplete: missing.length > 0,
  };
}

/** A game with its place. */
interface Game {
  readonly file: string;
  readonly where: string;
  readonly line: Line;
}

/** Throws an InputError if two games have different settings. */
function checkSetting(first: Game, game: Game): void {
  for (const fact of ['campaign', 'content', 'rules', 'bot', 'limit', 'without'] as const) {
    const expected = JSON.stringify(first.line[fact]);
    const actual = JSON.stringify(game.line[fact]);
    if (actual === expected) continue;
    throw new InputError(`${game.where}: ${fact} is ${actual}, but ${expected} in ${first.where}`);
  }
}

/** The games that are in several files, or twice in one. */
class RepeatedGames {
  /** By pair of files: the last game that is in both, and their number. */
  readonly #pairs = new Map<string, { game: Game; earlier: Game; count: number }>();
  readonly #failures: { readonly seed: string; readonly text: string }[] = [];

  /** The one of two games with a seed that counts. Throws an InputError if their results differ. */
  choose(earlier: Game, game: Game): Game {
    const { seed } = game.line;
    const hasFailed = 'error' in game.line;
    if (hasFailed !== 'error' in earlier.line) {
      // A machine can lack the memory for a game.
      const [bad, good] = hasFailed ? [game, earlier] : [earlier, game];
      const text = `seed ${seed} failed in ${bad.where}; its result in ${good.where} counts`;
      this.#failures.push({ seed, text });
      return good;
    }
    if (!hasFailed && JSON.stringify(earlier.line) !== JSON.stringify(game.line)) {
      throw new InputError(
        `${game.where}: seed ${seed} has another result in ${earlier.where}; the game depends on the machine: compare both with "record" and "replay", or leave one file out`,
      );
    }
    const pair = `${game.file}\0${earlier.file}`;
    const { count } = this.#pairs.get(pair) ?? { count: 0 };
    this.#pairs.set(pair, { game, earlier, count: count + 1 });
    return earlier;
  }

  /** A sentence for each pair of files, and for the failures. */
  warnings(): string[] {
    const pairs = [...this.#pairs.values()].map(({ game, earlier, count }) =>
      count === 1
        ? `${game.where}: seed ${game.line.seed} is also in ${earlier.where}; counted once`
        : `${game.file}: ${count} games are also in ${earlier.file}; counted once`,
    );
    return [...pairs, ...failureWarnings(this.#failures)];
  }
}

/** The most seeds that a warning names. */
const mostNamed = 5;

/** One warning about the games that failed in one file and not in another. */
function failureWarnings(
  failures: readonly { readonly seed: string; readonly text: string }[],
): string[] {
  if (failures.length < 2) return failures.map(({ text }) => text);
  const named = failures.slice(0, mostNamed).map(({ seed }) => seed);
  const ellipsis = failures.length > mostNamed ? ' …' : '';
  const seeds = `${named.join(', ')}${ellipsis}`;
  return [
    `${failures.length} games failed in one file; their results in another count: seeds ${seeds}`,
  ];
}
