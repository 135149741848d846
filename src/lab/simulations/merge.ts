import * as v from 'valibot';
import { InputError } from '../input-error.ts';
import { sharedTexts } from './shared-texts.ts';
import type { Line, Setting } from './simulate.ts';
import { bySeed } from './summary.ts';

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
const shardSchema = v.object({ index: v.number(), of: v.number(), seeds: v.string() });
const interruptedSchema = v.object({
  seeds: v.pipe(v.string(), v.regex(/^\d{1,15}\.\.\d{1,15}$/)),
});
const summarySchema = v.object({
  summary: v.looseObject({ games: v.optional(v.number()) }),
  shard: v.optional(shardSchema),
  interrupted: v.optional(interruptedSchema),
});

/** A part of a range of seeds, for one machine. */
export type ShardOfSeeds = v.InferOutput<typeof shardSchema>;

/** The end of an interrupted simulation: the range of seeds of which it has played only some. */
export type Interrupted = v.InferOutput<typeof interruptedSchema>;

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
  /** Whether shards are missing, or files incomplete. */
  readonly incomplete: boolean;
}

/**
 * Merges lines of `simulate`. Summaries are skipped, but their shards and games must be complete. A repeated
 * game is counted once, with a warning per pair of files; if it has failed in one of them, its result in the other
 * counts. Throws an InputError for any other line, and for games with different settings or results.
 */
export function merge(sources: Iterable<Source>): Merged {
  const repeated = new Map<string, { where: string; seed: string; there: string; count: number }>();
  const shards: (ShardOfSeeds & { readonly isComplete: boolean })[] = [];
  const ranges: (Interrupted & { readonly where: string })[] = [];
  /** By file: the seeds of the games since its last summary, with which a complete output ends. */
  const open = new Map<string, string[]>();
  const lost: string[] = [];
  const failures: { readonly seed: string; readonly text: string }[] = [];
  const known = new Map<string, Source>();
  const share = sharedTexts();
  let first: (Source & { readonly game: Line }) | null = null;
  for (const source of sources) {
    const where = `${source.file}, line ${source.line}`;
    if (v.is(summarySchema, source.value)) {
      const { summary, shard, interrupted } = source.value;
      const above = open.get(source.file)?.length ?? 0;
      const { games = above } = summary;
      // The output of "merge" has a summary without games.
      if (games !== above && (shard || above > 0)) {
        lost.push(`${where}: the summary counts ${games} games, but ${above} are above it`);
      }
      open.delete(source.file);
      if (shard) shards.push({ ...shard, isComplete: !interrupted });
      else if (interrupted) ranges.push({ ...interrupted, where });
      continue;
    }
    if (!v.is(lineSchema, source.value))
      throw new InputError(`${where}: expected a line of the output of "simulate"`);
    const game = share(source.value as Line);
    const seeds = open.get(source.file) ?? [];
    seeds.push(game.seed);
    open.set(source.file, seeds);
    first ??= { ...source, game };
    for (const fact of ['campaign', 'content', 'rules', 'bot', 'limit', 'without'] as const) {
      const [one, other] = [first.game[fact], game[fact]].map((value) => JSON.stringify(value));
      if (one === other) continue;
      const there = `${first.file}, line ${first.line}`;
      throw new InputError(`${where}: ${fact} is ${other}, but ${one} in ${there}`);
    }
    const before = known.get(game.seed);
    if (!before) {
      known.set(game.seed, { ...source, value: game });
      continue;
    }
    const there = `${before.file}, line ${before.line}`;
    const hasFailed = 'error' in game;
    if (hasFailed !== 'error' in (before.value as Line)) {
      // A machine can lack the memory for a game.
      if (!hasFailed) known.set(game.seed, { ...source, value: game });
      const [bad, good] = hasFailed ? [where, there] : [there, where];
      const text = `seed ${game.seed} failed in ${bad}; its result in ${good} counts`;
      failures.push({ seed: game.seed, text });
      continue;
    }
    if (!hasFailed && JSON.stringify(before.value) !== JSON.stringify(game)) {
      throw new InputError(
        `${where}: seed ${game.seed} has another result in ${there}; the game depends on the machine: compare both with "record" and "replay", or leave one file out`,
      );
    }
    const pair = `${source.file}\0${before.file}`;
    const { count } = repeated.get(pair) ?? { count: 0 };
    repeated.set(pair, { where, seed: game.seed, there, count: count + 1 });
  }
  if (!first) throw new InputError('no games to merge: the files contain no lines of "simulate"');
  // Seeds of a shard are reported by missingShards.
  const cut = [...open].filter(([, seeds]) => !areInShards(seeds, shards)).map(([file]) => file);
  const missing = [
    ...lost,
    ...missingShards(shards),
    ...missingSeeds(ranges, known),
    ...cut.map((file) => `${file}: no summary at its end; play the rest of its seeds`),
  ];
  const lines = [...known.values()].map(({ value }) => value as Line);
  const { campaign, bot, content, rules, without, limit } = first.game;
  return {
    setting: { campaign, bot, content, rules, without, limit },
    lines: lines.sort((a, b) => bySeed(a.seed, b.seed)),
    warnings: [
      ...[...repeated].map(([pair, { where, seed, there, count }]) => {
        if (count === 1) return `${where}: seed ${seed} is also in ${there}; counted once`;
        const [file, other] = pair.split('\0');
        return `${file}: ${count} games are also in ${other}; counted once`;
      }),
      ...failureWarnings(failures),
      ...missing,
    ],
    incomplete: missing.length > 0,
  };
}

/** The most seeds that a warning names. */
const mostNamed = 5;

/** One warning about the games that failed in one file and not in another. */
function failureWarnings(
  failures: readonly { readonly seed: string; readonly text: string }[],
): string[] {
  if (failures.length < 2) return failures.map(({ text }) => text);
  const named = failures.slice(0, mostNamed).map(({ seed }) => seed);
  const rest = failures.length > mostNamed ? ' …' : '';
  const seeds = `${named.join(', ')}${rest}`;
  return [
    `${failures.length} games failed in one file; their results in another count: seeds ${seeds}`,
  ];
}

/** Whether each seed is in the range of a shard. */
function areInShards(seeds: readonly string[], shards: readonly ShardOfSeeds[]): boolean {
  const ranges = [...new Set(shards.map((shard) => shard.seeds))].map((range) =>
    range.split('..').map(Number),
  );
  return seeds.every((seed) =>
    ranges.some(([first, last]) => Number(seed) >= first && Number(seed) <= last),
  );
}

/** A sentence for each range of seeds whose shards are not all there. */
function missingShards(
  shards: readonly (ShardOfSeeds & { readonly isComplete: boolean })[],
): string[] {
  const ranges = new Map<string, { seeds: string; of: number; found: Set<number> }>();
  for (const { index, of, seeds, isComplete } of shards) {
    const key = `${seeds} ${of}`;
    const range = ranges.get(key) ?? { seeds, of, found: new Set() };
    ranges.set(key, range);
    if (isComplete) range.found.add(index);
  }
  return [...ranges.values()].flatMap(({ seeds, of, found }) => {
    const missing = Array.from({ length: of }, (_, n) => n + 1).filter((one) => !found.has(one));
    if (missing.length === 0) return [];
    const shown = `${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')} of ${of}`;
    return [`seeds ${seeds}: ${shown} missing or incomplete`];
  });
}

/** A sentence for each interrupted simulation of whose seeds some are in no file. */
function missingSeeds(
  ranges: readonly (Interrupted & { readonly where: string })[],
  known: ReadonlyMap<string, unknown>,
): string[] {
  return ranges.flatMap(({ where, seeds }) => {
    let [first, last] = seeds.split('..').map(Number);
    while (first <= last && known.has(String(first))) first++;
    while (first <= last && known.has(String(last))) last--;
    if (first > last) return [];
    return [`${where}: interrupted; play the missing seeds ${first}..${last} and merge all files`];
  });
}
