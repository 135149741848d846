/** A number with a minus as wide as a plus. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** A bonus: with its sign, also for 0. */
export function signed(value: number): string {
  return value < 0 ? plain(value) : `+${value}`;
}
