import { fewestForInterval, meanOf, pairedShare } from '../statistics.ts';
import { tableLines } from '../table.ts';
import type { Failure, Result } from './simulate.ts';

/** The mean of B − A over all pairs of games, with its 95% confidence interval. */
export interface Difference {
  readonly of: 'wins' | 'turns' | 'depth' | 'score';
  readonly difference: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The comparison of two sets of bundles, A and B, on the same seeds. */
export interface Comparison {
  readonly pairs: number;
  /** Pairs of games with different results. */
  readonly differing: number;
  /** Seeds that were left out because a game failed. */
  readonly failed: readonly string[];
  /** Empty without pairs. Wins are a share, from −1 to 1. */
  readonly differences: readonly Difference[];
}

/** Compares games seed by seed. Both lists must have the same order of seeds. */
export function compare(
  first: readonly (Result | Failure)[],
  second: readonly (Result | Failure)[],
): Comparison {
  const failed: string[] = [];
  const pairs: (readonly [Result, Result])[] = [];
  first.forEach((a, n) => {
    const b = second[n];
    if (a.seed !== b.seed) throw new Error(`seed ${a.seed} against ${b.seed}`);
    if ('error' in a || 'error' in b) failed.push(a.seed);
    else pairs.push([a, b]);
  });
  return {
    pairs: pairs.length,
    differing: pairs.filter(([a, b]) => isDifferent(a, b)).length,
    failed,
    differences: pairs.length === 0 ? [] : differencesOf(pairs),
  };
}

/** Ignores `unmet` and `unused`: an additional kind alone does not make the games different. */
function isDifferent(a: Result, b: Result): boolean {
  const facts = ['outcome', 'killer', 'turns', 'depth', 'deepest', 'score', 'slack'] as const;
  return facts.some((fact) => a[fact] !== b[fact]);
}

function differencesOf(pairs: readonly (readonly [Result, Result])[]): Difference[] {
  const won = ({ outcome }: Result) => outcome === 'won';
  const gained = pairs.filter(([a, b]) => !won(a) && won(b)).length;
  const lost = pairs.filter(([a, b]) => won(a) && !won(b)).length;
  const mean = (of: Exclude<Difference['of'], 'wins'>, number: (result: Result) => number) => {
    const { mean: difference, low, high } = meanOf(pairs.map(([a, b]) => number(b) - number(a)));
    return { of, difference, low, high };
  };
  return [
    { of: 'wins', ...pairedShare(gained, lost, pairs.length) },
    mean('turns', ({ turns }) => turns),
    mean('depth', ({ deepest }) => deepest),
    mean('score', ({ score }) => score),
  ];
}

const tooFew = `fewer than ${fewestForInterval} games`;

/** The comparison as a table. Significant differences are marked with `*`. */
export function comparisonLines({ pairs, differing, failed, differences }: Comparison): string[] {
  const rows = differences.map(({ of, difference, low, high }) => {
    const text = (value: number) => signed(of === 'wins' ? 100 * value : value);
    const significant = low !== null && high !== null && (low > 0 || high < 0);
    const interval = low === null || high === null ? tooFew : `${text(low)} … ${text(high)}`;
    const unit = of === 'wins' ? '%' : '';
    return [of, `${text(difference)}${unit}`, interval, significant ? '*' : ''];
  });
  return [
    ...tableLines([['B − A', 'difference', '95% interval', ''], ...rows]),
    `${differing} of ${pairs} games have different results. * = significant at 95%`,
    ...(failed.length > 0 ? [`left out, because a game failed: seeds ${failed.join(', ')}`] : []),
  ];
}

function signed(value: number): string {
  const text = Math.abs(value).toFixed(1);
  if (text === '0.0') return '0.0';
  return value < 0 ? `−${text}` : `+${text}`;
}
