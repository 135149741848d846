import type { Kind } from './kinds.ts';

/** A kind with its weight in a random choice. */
export interface Lot {
  readonly kind: Kind;
  readonly weight: number;
}

/** A random kind by weight, or null if all weights are 0. */
export function rollLot(lots: readonly Lot[], next: () => number): Kind | null {
  return rollWeight(lots, next)?.kind ?? null;
}

/** A random element by weight, or null if all weights are 0. */
export function rollWeight<T extends { readonly weight: number }>(
  list: readonly T[],
  next: () => number,
): T | null {
  let total = 0;
  for (const { weight } of list) total += weight;
  if (total === 0) return null;
  let rolled = next() * total;
  for (const one of list) {
    rolled -= one.weight;
    if (rolled < 0) return one;
  }
  return null;
}
