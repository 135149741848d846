import { type Share, type Spread, shareOf, spreadOf } from '../statistics.ts';
import type { GameResult, Line, Setting } from './simulate.ts';

/** The statistics of many games, for `simulate` and `merge`. `summary-lines.ts` prints them as tables. */

/** The summary of many games. Shares refer to the games that did not fail. */
export interface Summary extends Setting {
  readonly games: number;
  /** The seeds of games that failed. */
  readonly failed: readonly string[];
  readonly wins: Share | null;
  readonly deaths: Share | null;
  /** Games that reached the turn limit or stalled. */
  readonly unfinished: Share | null;
  /** These two count only games in which the hero died. */
  readonly turnOfDeath: Spread | null;
  readonly depthOfDeath: Spread | null;
  /** Most frequent first. */
  readonly killers: readonly (Share & { readonly kind: string })[];
  readonly turns: Spread | null;
  readonly deepest: Spread | null;
  readonly score: Spread | null;
  /** The lowest energy in each game. */
  readonly hungerSlack: Spread | null;
  /** Kinds of monsters and usable items that no game had. */
  readonly neverGenerated: readonly string[];
  /** Kinds of monsters that games had, but that no hero met. */
  readonly neverMet: readonly string[];
  /** Kinds of items that games had, but that no hero used. */
  readonly neverUsed: readonly string[];
}

/** Summarises games with equal settings. The order of the games does not matter. */
export function summarise(setting: Setting, lines: readonly Line[]): Summary {
  const results = lines.flatMap((line) => ('error' in line ? [] : line));
  const dead = results.filter(({ outcome }) => outcome === 'died');
  const won = results.filter(({ outcome }) => outcome === 'won');
  const share = (count: number) => (results.length === 0 ? null : shareOf(count, results.length));
  const spread = (games: readonly GameResult[], number: (result: GameResult) => number) =>
    spreadOf(games.map(number));
  const neverGenerated = inAll(results.map(({ ungenerated }) => ungenerated));
  const ifGenerated = (kinds: readonly string[]) =>
    kinds.filter((kind) => !neverGenerated.includes(kind));
  return {
    ...setting,
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
    neverGenerated,
    neverMet: ifGenerated(inAll(results.map(({ unmet }) => unmet))),
    neverUsed: ifGenerated(inAll(results.map(({ unused }) => unused))),
  };
}

function killersOf(dead: readonly GameResult[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { killer } of dead) {
    if (killer !== null) counts.set(killer, (counts.get(killer) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || compareText(a, b));
}

/** The names that are in every list, in alphabetical order. */
function inAll(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  const common = new Set(first);
  for (const list of others) {
    const present = new Set(list);
    for (const name of common) if (!present.has(name)) common.delete(name);
  }
  return [...common].sort(compareText);
}

/** Sorts numeric seeds first, by value; then other seeds alphabetically. */
export function bySeed(a: string, b: string): number {
  const isNumber = (seed: string) => /^\d+$/.test(seed);
  if (isNumber(a) && isNumber(b)) return Number(a) - Number(b) || compareText(a, b);
  if (isNumber(a) !== isNumber(b)) return isNumber(a) ? -1 : 1;
  return compareText(a, b);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
