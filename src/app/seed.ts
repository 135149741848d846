/** A seed for who names none: the time, in milliseconds. */
export function newSeed(): string {
  return String(Date.now());
}
