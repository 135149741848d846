/** Up to `most` entries of a list, evenly spaced; from two on, with the first and the last one. */
export function evenlySpaced<T>(list: readonly T[], most: number): T[] {
  const count = Math.min(most, list.length);
  const gaps = Math.max(1, count - 1);
  return Array.from({ length: count }, (_, n) => list[Math.round((n * (list.length - 1)) / gaps)]);
}
