/** A number with a minus sign (not a hyphen), which is as wide as a plus sign. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** A bonus: always with its sign, also for 0. */
export function signed(value: number): string {
  return value < 0 ? plain(value) : `+${value}`;
}

/** A weight in tenths as a decimal number: 9 is 0.9, 10 is 1. */
export function tenths(value: number): string {
  return `${value / 10}`;
}

/** A range with an en dash; one number where both ends are equal. */
export function range(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`;
}
