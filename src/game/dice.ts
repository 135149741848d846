import type { Rnd } from '../dungeon/rnd.ts';

/** `count` dice with `sides` sides each. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
}

/** The limits of dice that are packed into one number. */
const longest = 4;
const mostCount = 31;
const mostSides = 126;
const base = 2 ** 12;

/** Dice in a bundle: one to four terms such as "1d8", separated by "/". */
const dicePattern = /^\d{1,2}d\d{1,3}(\/\d{1,2}d\d{1,3}){0,3}$/;

/**
 * The dice in a text such as "1d8/2d6", packed into one number; null for any other text. A term without dice and
 * sides is "0d0": other terms with a 0 are mistakes.
 */
export function packDice(text: string): number | null {
  if (!dicePattern.test(text)) return null;
  const list = text.split('/').map((part) => part.split('d').map(Number));
  const isWrong = ([count, sides]: number[]) =>
    count > mostCount || sides > mostSides || (count === 0) !== (sides === 0);
  if (list.some(isWrong)) return null;
  return packed(list.map(([count, sides]) => ({ count, sides })));
}

/** Up to four terms packed into one number for a field. The first term is the lowest digit. */
export function packed(list: readonly Dice[]): number {
  if (list.length > longest) throw new RangeError(`at most ${longest} dice, not ${list.length}`);
  // The + 1 makes every entry greater than 0, even "0d0", so that the length of the list is kept.
  return list.reduceRight((rest, { count, sides }) => rest * base + count * 128 + sides + 1, 0);
}

/** Whether a number holds packed dice. */
export function isPackedDice(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number < base ** longest;
}

/** The dice in a packed number. */
export function unpackDice(number: number): Dice[] {
  const list: Dice[] = [];
  for (let rest = number; rest > 0; rest = Math.floor(rest / base)) {
    const entry = (rest % base) - 1;
    list.push({ count: Math.floor(entry / 128), sides: entry % 128 });
  }
  return list;
}

/** Packed dice as text, such as "1d8/2d6"; empty for 0. */
export function diceText(number: number): string {
  return unpackDice(number)
    .map(({ count, sides }) => `${count}d${sides}`)
    .join('/');
}

/** Whether a packed number has a term "0d0". */
export function hasZeroDice(number: number): boolean {
  return unpackDice(number).some(({ count }) => count === 0);
}

/** The average sum of all the dice in a packed number. */
export function meanOfDice(number: number): number {
  return unpackDice(number).reduce((sum, { count, sides }) => sum + (count * (sides + 1)) / 2, 0);
}

/** The rolled sum of all the dice in a packed number. */
export function rollPacked(number: number, rnd: Rnd): number {
  return unpackDice(number).reduce((sum, dice) => sum + rollDice(dice, rnd), 0);
}

/** Rolls dice: the sum of `count` whole numbers from 1 to `sides`; 0 without dice or sides. */
export function rollDice({ count, sides }: Dice, rnd: Rnd): number {
  let sum = 0;
  for (let die = 0; die < count && sides > 0; die++) sum += 1 + rnd(sides);
  return sum;
}
