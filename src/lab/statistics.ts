import { mean, median, sampleStandardDeviation } from 'simple-statistics';

/** The 97.5 % point of the normal distribution: what 95 % intervals are made with. */
const z = 1.959964;

/** A share of a number of games, with its 95 % interval. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Numbers in short: the mean with its 95 % interval, null where one number tells nothing of it. */
export interface Spread {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** A share with Wilson's interval (Wilson, JASA 1927). `of` is at least 1. */
export function shareOf(count: number, of: number): Share {
  const share = count / of;
  const middle = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return {
    count,
    share: rounded(share),
    low: rounded(Math.max(0, (middle - half) / scale)),
    high: rounded(Math.min(1, (middle + half) / scale)),
  };
}

/** Numbers in short, null for none. */
export function spreadOf(numbers: readonly number[]): Spread | null {
  if (numbers.length === 0) return null;
  const list = [...numbers].sort((a, b) => a - b);
  const { mean, low, high } = meanOf(list);
  return { mean, low, high, median: median(list), least: list[0], most: list[list.length - 1] };
}

/** The mean of at least one number, and its 95 % interval by the normal distribution. */
export function meanOf(numbers: readonly number[]): {
  mean: number;
  low: number | null;
  high: number | null;
} {
  const middle = mean([...numbers]);
  if (numbers.length === 1) return { mean: rounded(middle), low: null, high: null };
  const half = (z * sampleStandardDeviation([...numbers])) / Math.sqrt(numbers.length);
  return { mean: rounded(middle), low: rounded(middle - half), high: rounded(middle + half) };
}

/**
 * By how much a share rises from one to the other of paired trials, out of those that only the first
 * (`lost`) and only the second (`gained`) had; with its 95 % interval (Bonett and Price, "Adjusted
 * Wald Confidence Interval for a Difference of Binomial Proportions Based on Paired Data", 2012).
 */
export function pairedShare(
  gained: number,
  lost: number,
  of: number,
): { difference: number; low: number; high: number } {
  const up = (gained + 1) / (of + 2);
  const down = (lost + 1) / (of + 2);
  const half = z * Math.sqrt((up + down - (up - down) ** 2) / (of + 2));
  return {
    difference: rounded((gained - lost) / of),
    low: rounded(Math.max(-1, up - down - half)),
    high: rounded(Math.min(1, up - down + half)),
  };
}

/** Four decimals: more than any of these intervals is worth. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
