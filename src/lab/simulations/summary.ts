import { type Share, type Spread, shareOf, spreadOf } from '../statistics.ts';
import type { Line, Result, Setting } from './simulate.ts';

/** What games come to together. Shares are of all games that did not fail. */
export interface Summary extends Setting {
  readonly games: number;
  /** The seeds of games that failed. */
  readonly failed: readonly string[];
  readonly wins: Share | null;
  readonly deaths: Share | null;
  /** Games that were broken off. */
  readonly unfinished: Share | null;
  /** Of those who died. */
  readonly turnOfDeath: Spread | null;
  readonly depthOfDeath: Spread | null;
  /** The most frequent first. */
  readonly killers: readonly (Share & { readonly kind: string })[];
  readonly turns: Spread | null;
  readonly deepest: Spread | null;
  readonly score: Spread | null;
  /** The least energy left in each game. */
  readonly hungerSlack: Spread | null;
  readonly neverMet: readonly string[];
  readonly neverUsed: readonly string[];
}

/** Puts games of one setting together; the same games in any order give the same summary. */
export function summarise(setting: Setting, lines: readonly Line[]): Summary {
  const { campaign, bot, content, without, limit } = setting;
  const results = lines.flatMap((line) => ('error' in line ? [] : line));
  const dead = results.filter(({ outcome }) => outcome === 'died');
  const won = results.filter(({ outcome }) => outcome === 'won');
  const share = (count: number) => (results.length === 0 ? null : shareOf(count, results.length));
  const spread = (of: readonly Result[], number: (result: Result) => number) =>
    spreadOf(of.map(number));
  return {
    campaign,
    bot,
    content,
    without,
    limit,
    games: lines.length,
    failed: lines.flatMap((line) => ('error' in line ? line.seed : [])).sort(bySeed),
    wins: share(won.length),
    deaths: share(dead.length),
    unfinished: share(results.length - won.length - dead.length),
    turnOfDeath: spread(dead, ({ turns }) => turns),
    depthOfDeath: spread(dead, ({ depth }) => depth),
    killers: killersOf(dead).map(([kind, count]) => ({
      kind,
      ...shareOf(count, results.length),
    })),
    turns: spread(results, ({ turns }) => turns),
    deepest: spread(results, ({ deepest }) => deepest),
    score: spread(results, ({ score }) => score),
    hungerSlack: spreadOf(results.flatMap(({ slack }) => slack ?? [])),
    neverMet: inAll(results.map(({ unmet }) => unmet)),
    neverUsed: inAll(results.map(({ unused }) => unused)),
  };
}

function killersOf(dead: readonly Result[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { killer } of dead) {
    if (killer !== null) counts.set(killer, (counts.get(killer) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || compareText(a, b));
}

/** What every list has, in alphabetical order. */
function inAll(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  const left = new Set(first);
  for (const list of others) {
    const present = new Set(list);
    for (const name of left) if (!present.has(name)) left.delete(name);
  }
  return [...left].sort(compareText);
}

/** Seeds that are numbers come first and by size, the others by their letters. */
export function bySeed(a: string, b: string): number {
  const isNumber = (seed: string) => /^\d+$/.test(seed);
  if (isNumber(a) && isNumber(b)) return Number(a) - Number(b) || compareText(a, b);
  if (isNumber(a) !== isNumber(b)) return isNumber(a) ? -1 : 1;
  return compareText(a, b);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
