import { unpackDice } from '../game/dice.ts';

/** A number with a minus as wide as a plus. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** A bonus: with its sign, also for 0. */
export function signed(value: number): string {
  return value < 0 ? plain(value) : `+${value}`;
}

/** Dice as a bundle states them: `1d8/2d6`. */
export function diceText(packed: number): string {
  return unpackDice(packed)
    .map(({ count, sides }) => `${count}d${sides}`)
    .join('/');
}

/** A weight in tenths as a decimal number without trailing zeros. */
export function tenths(value: number): string {
  return `${value / 10}`;
}
