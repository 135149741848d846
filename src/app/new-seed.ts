/** A seed for a new game: the time, in milliseconds. */
export function newSeed(): string {
  return String(Date.now());
}
