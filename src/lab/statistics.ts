import { mean, median, sampleStandardDeviation } from 'simple-statistics';

/** The 97.5% point of the normal distribution, for 95% confidence intervals. */
export const z = 1.959964;

/** A share of a number of games, 0 to 1, with its 95% confidence interval. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Intervals of fewer numbers would claim a precision that they do not have. */
export const fewestForInterval = 5;

/** A mean with its 95% confidence interval, which is null for fewer than `fewestForInterval` numbers. */
export interface Mean {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** A summary of numbers. */
export interface Spread extends Mean {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** A share with Wilson's score interval (Wilson, JASA 1927). `total` is at least 1. */
export function shareOf(count: number, total: number): Share {
  const share = count / total;
  const middle = share + z ** 2 / (2 * total);
  const half = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  const scale = 1 + z ** 2 / total;
  return {
    count,
    share: roundedShare(share),
    low: roundedShare(Math.max(0, (middle - half) / scale)),
    high: roundedShare(Math.min(1, (middle + half) / scale)),
  };
}

/** The summary of a list of numbers; null for an empty list. */
export function spreadOf(numbers: readonly number[]): Spread | null {
  if (numbers.length === 0) return null;
  const list = [...numbers].sort((a, b) => a - b);
  return { ...meanOf(list), median: median(list), least: list[0], most: list[list.length - 1] };
}

/**
 * The 97.5% point of Student's distribution with some degrees of freedom, by its expansion (Abramowitz and Stegun,
 * 26.7.5). It is too small by 0.3% at 4 and by less above.
 */
function studentT(freedom: number): number {
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}

/** The mean of at least one number, with its interval by Student's distribution. */
export function meanOf(numbers: readonly number[]): Mean {
  const middle = mean([...numbers]);
  if (numbers.length < fewestForInterval) return { mean: rounded(middle), low: null, high: null };
  const half =
    (studentT(numbers.length - 1) * sampleStandardDeviation([...numbers])) /
    Math.sqrt(numbers.length);
  return { mean: rounded(middle), low: rounded(middle - half), high: rounded(middle + half) };
}

/**
 * The difference of two shares in paired trials, with its 95% confidence interval, which is null for fewer than
 * `fewestForInterval` pairs. `gained` and `lost` count the pairs with a success only in the second or only in the
 * first trial. (Bonett and Price, "Adjusted Wald Confidence Interval for a Difference of Binomial Proportions Based
 * on Paired Data", 2012.)
 */
export function pairedShare(
  gained: number,
  lost: number,
  pairs: number,
): { difference: number; low: number | null; high: number | null } {
  const difference = roundedShare((gained - lost) / pairs);
  if (pairs < fewestForInterval) return { difference, low: null, high: null };
  const up = (gained + 1) / (pairs + 2);
  const down = (lost + 1) / (pairs + 2);
  const half = z * Math.sqrt((up + down - (up - down) ** 2) / (pairs + 2));
  return {
    difference,
    low: roundedShare(Math.max(-1, up - down - half)),
    high: roundedShare(Math.min(1, up - down + half)),
  };
}

/** Four decimals of a mean are more than its interval justifies. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Seven decimals distinguish the shares of a million games. */
function roundedShare(value: number): number {
  return Math.round(value * 1e7) / 1e7;
}
