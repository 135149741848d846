import {
  fewestForInterval,
  type Mean,
  meanOf,
  pairedShare,
  type Share,
  shareOf,
} from '../statistics.ts';
import { interval, percent, tableLines } from '../table.ts';
import type { Failure, GameResult } from './simulate.ts';

/** Compares the games of two sets of bundles seed by seed, for `compare`. */

/** The difference B − A with its 95% confidence interval. */
interface Difference {
  readonly difference: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** A mean of all games of A and of B, and the mean of B − A over all pairs. */
export interface MeanComparison extends Difference {
  readonly of: 'turns' | 'deepest' | 'score';
  readonly a: Mean;
  readonly b: Mean;
}

/** A share of the games of A and of B, and the difference of the shares, from −1 to 1. */
export interface ShareComparison extends Difference {
  readonly of: string;
  readonly a: Share;
  readonly b: Share;
}

/** The shares of games that had a kind, in which the hero met it, and in which it killed the hero. */
interface KindShares {
  readonly generated: Share;
  readonly met: Share;
  readonly killed: Share;
}

/** A kind that is not the same in A and B. Null: the set lacks it. */
export interface ChangedKind {
  readonly kind: string;
  readonly a: KindShares | null;
  readonly b: KindShares | null;
}

/** A monster that is not the same in A and B, and the sets that have it. */
export interface ChangedMonster {
  readonly kind: string;
  readonly in: { readonly a: boolean; readonly b: boolean };
}

/** The comparison of two sets of bundles, A and B, on the same seeds. */
export interface Comparison {
  readonly pairs: number;
  /** Pairs of games with different results. */
  readonly differing: number;
  /** Seeds that were left out because a game failed. */
  readonly failed: readonly string[];
  /** Shares of games: won, died, unfinished. Empty without pairs, like the other lists. */
  readonly outcomes: readonly ShareComparison[];
  readonly means: readonly MeanComparison[];
  /** Shares of the games in which the hero was killed by this kind, most frequent first. */
  readonly killers: readonly ShareComparison[];
  readonly changed: readonly ChangedKind[];
}

type Pair = readonly [a: GameResult, b: GameResult];

/** Compares games seed by seed. Both lists must have the same order of seeds. */
export function compare(
  first: readonly (GameResult | Failure)[],
  second: readonly (GameResult | Failure)[],
  changed: readonly ChangedMonster[] = [],
): Comparison {
  const failed: string[] = [];
  const pairs: Pair[] = [];
  first.forEach((a, n) => {
    const b = second[n];
    if (a.seed !== b.seed) throw new Error(`seed ${a.seed} against ${b.seed}`);
    if ('error' in a || 'error' in b) failed.push(a.seed);
    else pairs.push([a, b]);
  });
  const noFacts = { outcomes: [], means: [], killers: [], changed: [] };
  return {
    pairs: pairs.length,
    differing: pairs.filter(([a, b]) => isDifferent(a, b)).length,
    failed,
    ...(pairs.length === 0 ? noFacts : factsOf(pairs, changed)),
  };
}

/** Ignores the lists of kinds: an additional kind alone does not make the games different. */
function isDifferent(a: GameResult, b: GameResult): boolean {
  const facts = ['outcome', 'killer', 'turns', 'depth', 'deepest', 'score', 'slack'] as const;
  return facts.some((fact) => a[fact] !== b[fact]);
}

function factsOf(
  pairs: readonly Pair[],
  changed: readonly ChangedMonster[],
): Pick<Comparison, 'outcomes' | 'means' | 'killers' | 'changed'> {
  const share = (of: string, isCounted: (result: GameResult) => boolean): ShareComparison => {
    const gained = pairs.filter(([a, b]) => !isCounted(a) && isCounted(b)).length;
    const lost = pairs.filter(([a, b]) => isCounted(a) && !isCounted(b)).length;
    const [a, b] = ([0, 1] as const).map((side) => shareOn(pairs, side, isCounted));
    return { of, a, b, ...pairedShare(gained, lost, pairs.length) };
  };
  const mean = (
    of: MeanComparison['of'],
    number: (result: GameResult) => number,
  ): MeanComparison => {
    const { mean: difference, low, high } = meanOf(pairs.map(([a, b]) => number(b) - number(a)));
    const [a, b] = [0, 1].map((side) => meanOf(pairs.map((pair) => number(pair[side]))));
    return { of, a, b, difference, low, high };
  };
  const killerKinds = new Set(pairs.flat().flatMap(({ killer }) => killer ?? []));
  const killers = [...killerKinds].map((kind) => share(kind, ({ killer }) => killer === kind));
  const deathsBy = ({ a, b }: ShareComparison) => a.count + b.count;
  killers.sort((x, y) => deathsBy(y) - deathsBy(x) || (x.of < y.of ? -1 : 1));
  const kindShares = (kind: string, side: 0 | 1): KindShares => ({
    generated: shareOn(pairs, side, ({ ungenerated }) => !ungenerated.includes(kind)),
    met: shareOn(pairs, side, ({ unmet }) => !unmet.includes(kind)),
    killed: shareOn(pairs, side, ({ killer }) => killer === kind),
  });
  return {
    outcomes: [
      share('won', ({ outcome }) => outcome === 'won'),
      share('died', ({ outcome }) => outcome === 'died'),
      share('unfinished', ({ outcome }) => outcome === 'limit' || outcome === 'stalled'),
    ],
    means: [
      mean('turns', ({ turns }) => turns),
      mean('deepest', ({ deepest }) => deepest),
      mean('score', ({ score }) => score),
    ],
    killers,
    changed: changed.map((one) => ({
      kind: one.kind,
      a: one.in.a ? kindShares(one.kind, 0) : null,
      b: one.in.b ? kindShares(one.kind, 1) : null,
    })),
  };
}

/** The share of games of A (0) or B (1) that count. */
function shareOn(
  pairs: readonly Pair[],
  side: 0 | 1,
  isCounted: (result: GameResult) => boolean,
): Share {
  return shareOf(pairs.filter((pair) => isCounted(pair[side])).length, pairs.length);
}

const tooFewGames = `fewer than ${fewestForInterval} games`;

/** The comparison as tables. Significant differences are marked with `*`. */
export function comparisonLines(comparison: Comparison): string[] {
  const { pairs, differing, failed, outcomes, means, killers, changed } = comparison;
  const shareRow = ({ of, a, b, difference, low, high }: ShareComparison) => [
    of,
    percent(a.share),
    percent(b.share),
    ...differenceCells({ difference, low, high }, (value) => signed(100 * value), ' pp'),
  ];
  const meanRow = ({ of, a, b, difference, low, high }: MeanComparison) => [
    of === 'deepest' ? 'greatest depth' : of,
    a.mean.toFixed(1),
    b.mean.toFixed(1),
    ...differenceCells({ difference, low, high }, signed),
  ];
  const heading = ['A', 'B', 'B − A', '95% interval', ''];
  const lines = [
    ...tableLines([['', ...heading], ...outcomes.map(shareRow), ...means.map(meanRow)]),
    `${differing} of ${pairs} games have different results. * = significant at 95%, pp = percentage points`,
  ];
  if (killers.length > 0) {
    lines.push('', ...tableLines([['killed by', ...heading], ...killers.map(shareRow)]));
    if (killers.length > 1) {
      lines.push(`Of ${killers.length} killers, some can be significant by chance.`);
    }
  }
  if (changed.length > 0) lines.push('', ...changedLines(changed));
  if (failed.length > 0) {
    lines.push(`left out, because a game failed: seeds ${failed.join(', ')}`);
  }
  return lines;
}

function changedLines(changed: readonly ChangedKind[]): string[] {
  const text = (share: Share) =>
    `${percent(share.share)} (${interval(share.low, share.high, percent)})`;
  const rows = changed.flatMap(({ kind, a, b }) =>
    [a, b].flatMap((shares, side) => {
      if (!shares) return [];
      const { generated, met, killed } = shares;
      return [[`${kind} in ${side === 0 ? 'A' : 'B'}`, ...[generated, met, killed].map(text)]];
    }),
  );
  return [
    ...tableLines([['share of games', 'generated', 'met', 'killed the hero'], ...rows]),
    'A hero that met it can also have avoided the fight, or have been stronger than at the depth of "check".',
  ];
}

function differenceCells(
  { difference, low, high }: Difference,
  text: (value: number) => string,
  unit = '',
): string[] {
  const isSignificant = low !== null && high !== null && (low > 0 || high < 0);
  const range = low === null || high === null ? tooFewGames : `${interval(low, high, text)}${unit}`;
  return [`${text(difference)}${unit}`, range, isSignificant ? '*' : ''];
}

function signed(value: number): string {
  const text = Math.abs(value).toFixed(1);
  if (text === '0.0') return '0.0';
  return value < 0 ? `−${text}` : `+${text}`;
}
