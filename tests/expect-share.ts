import { expect } from 'vitest';

/** Expects that a share of `of` cases differs from `chance` by at most 4.5 standard deviations. */
export function expectShare(hits: number, of: number, chance: number): void {
  const slack = 4.5 * Math.sqrt((chance * (1 - chance)) / of);
  expect(Math.abs(hits / of - chance)).toBeLessThanOrEqual(slack);
}
