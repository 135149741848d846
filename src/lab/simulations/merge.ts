import { InputError } from '../input-error.ts';
import type { Line, Setting } from './simulate.ts';
import { bySeed } from './summary.ts';

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
    if (isPart(source.value) && isPart(source.value.summary)) continue;
    if (!isLine(source.value))
      throw new InputError(`${where}: expected a line of the output of "simulate"`);
    const game = source.value;
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

function isPart(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const texts = ['campaign', 'bot', 'content', 'seed'];
const numbers = ['turns', 'depth', 'deepest', 'score'];

function isLine(value: unknown): value is Line {
  if (!isPart(value)) return false;
  const isText = (key: string) => typeof value[key] === 'string';
  const isList = (key: string) =>
    Array.isArray(value[key]) && value[key].every((one) => typeof one === 'string');
  if (!texts.every(isText) || !isList('without') || typeof value.limit !== 'number') return false;
  if (isText('error')) return true;
  const isOrNull = (key: string, type: string) => value[key] === null || typeof value[key] === type;
  return (
    isText('outcome') &&
    isOrNull('killer', 'string') &&
    isOrNull('slack', 'number') &&
    numbers.every((key) => typeof value[key] === 'number') &&
    isList('unmet') &&
    isList('unused')
  );
}
