import * as v from 'valibot';
import { InputError } from '../input-error.ts';
import type { Line, Setting } from './simulate.ts';
import { bySeed } from './summary.ts';

const setting = {
  campaign: v.string(),
  bot: v.string(),
  content: v.string(),
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
const summarySchema = v.object({ summary: v.looseObject({}) });

/** A JSON line with its place. */
export interface Source {
  readonly file: string;
  readonly line: number;
  readonly value: unknown;
}

/** The games of several files, sorted by seed. */
export interface Merged {
  readonly setting: Setting;
  readonly lines: readonly Line[];
  readonly warnings: readonly string[];
}

/**
 * Merges lines of `simulate`. Summaries are skipped; a repeated game is counted once, with a
 * warning. Throws an InputError for any other line, and for games with different settings or
 * results.
 */
export function merge(sources: readonly Source[]): Merged {
  const warnings: string[] = [];
  const known = new Map<string, Source>();
  let first: (Source & { readonly game: Line }) | null = null;
  for (const source of sources) {
    const where = `${source.file}, line ${source.line}`;
    if (v.is(summarySchema, source.value)) continue;
    if (!v.is(lineSchema, source.value))
      throw new InputError(`${where}: expected a line of the output of "simulate"`);
    const game = source.value as Line;
    first ??= { ...source, game };
    for (const fact of ['campaign', 'content', 'bot', 'limit', 'without'] as const) {
      const [one, other] = [first.game[fact], game[fact]].map((value) => JSON.stringify(value));
      if (one === other) continue;
      const there = `${first.file}, line ${first.line}`;
      throw new InputError(`${where}: ${fact} is ${other}, but ${one} in ${there}`);
    }
    const before = known.get(game.seed);
    if (!before) {
      known.set(game.seed, source);
      continue;
    }
    const there = `${before.file}, line ${before.line}`;
    if (JSON.stringify(before.value) !== JSON.stringify(game)) {
      throw new InputError(`${where}: seed ${game.seed} has another result in ${there}`);
    }
    warnings.push(`${where}: seed ${game.seed} is also in ${there}; counted once`);
  }
  if (!first) throw new InputError('no games to merge: the files contain no lines of "simulate"');
  const lines = [...known.values()].map(({ value }) => value as Line);
  const { campaign, bot, content, without, limit } = first.game;
  return {
    setting: { campaign, bot, content, without, limit },
    lines: lines.sort((a, b) => bySeed(a.seed, b.seed)),
    warnings,
  };
}
