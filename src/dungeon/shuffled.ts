import type { Rnd } from './rnd.ts';

/** Returns a copy of a list in random order. */
export function shuffled<T>(list: readonly T[], rnd: Rnd): T[] {
  const order = [...list];
  for (let n = order.length - 1; n > 0; n--) {
    const other = rnd(n + 1);
    [order[n], order[other]] = [order[other], order[n]];
  }
  return order;
}
