import * as v from 'valibot';

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

/** Compares the summaries in the output of `simulate` with its games, to find the games that are missing. */
export class MissingGames {
  readonly #shards: (ShardOfSeeds & { readonly isComplete: boolean })[] = [];
  readonly #interrupted: (Interrupted & { readonly where: string })[] = [];
  /** By file: the seeds of the games since its last summary, with which a complete output ends. */
  readonly #seedsByFile = new Map<string, string[]>();
  readonly #wrongCounts: string[] = [];

  /** Reads a line of a file if it is a summary. Returns whether it is one. */
  addSummary(file: string, where: string, line: unknown): boolean {
    if (!v.is(summarySchema, line)) return false;
    const { summary, shard, interrupted } = line;
    const gamesAbove = this.#seedsByFile.get(file)?.length ?? 0;
    const { games = gamesAbove } = summary;
    // The output of "merge" has a summary without games.
    if (games !== gamesAbove && (shard || gamesAbove > 0)) {
      this.#wrongCounts.push(
        `${where}: the summary counts ${games} games, but ${gamesAbove} are above it`,
      );
    }
    this.#seedsByFile.delete(file);
    if (shard) this.#shards.push({ ...shard, isComplete: !interrupted });
    else if (interrupted) this.#interrupted.push({ ...interrupted, where });
    return true;
  }

  addGame(file: string, seed: string): void {
    const seeds = this.#seedsByFile.get(file) ?? [];
    seeds.push(seed);
    this.#seedsByFile.set(file, seeds);
  }

  /** A sentence for each gap. `seeds`: the seeds of all games. */
  sentences(seeds: Pick<ReadonlySet<string>, 'has'>): string[] {
    const shards = this.#shards;
    // Seeds of a shard are reported by missingShards.
    const cutOff = [...this.#seedsByFile].filter(([, open]) => !areInShards(open, shards));
    return [
      ...this.#wrongCounts,
      ...missingShards(shards),
      ...missingSeeds(this.#interrupted, seeds),
      ...cutOff.map(([file]) => `${file}: no summary at its end; play the rest of its seeds`),
    ];
  }
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
    const missing = Array.from({ length: of }, (_, n) => n + 1).filter(
      (shard) => !found.has(shard),
    );
    if (missing.length === 0) return [];
    const names = `${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')} of ${of}`;
    return [`seeds ${seeds}: ${names} missing or incomplete`];
  });
}

/** A sentence for each interrupted simulation of whose seeds some are in no file. */
function missingSeeds(
  interrupted: readonly (Interrupted & { readonly where: string })[],
  known: Pick<ReadonlySet<string>, 'has'>,
): string[] {
  return interrupted.flatMap(({ where, seeds }) => {
    let [first, last] = seeds.split('..').map(Number);
    while (first <= last && known.has(String(first))) first++;
    while (first <= last && known.has(String(last))) last--;
    if (first > last) return [];
    return [`${where}: interrupted; play the missing seeds ${first}..${last} and merge all files`];
  });
}
