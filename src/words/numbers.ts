import type { TableLanguage } from './label-row.ts';

/** A number with a minus sign (not a hyphen), which is as wide as a plus sign. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** A bonus: always with its sign, also for 0. */
export function signed(value: number): string {
  return value < 0 ? plain(value) : `+${value}`;
}

/** Numbers as each language writes them. */
export const numbers = {
  /** With a decimal only where it is not whole: 10.5, in Russian 10,5. */
  decimal: inEach({ maximumFractionDigits: 1, useGrouping: false }),
  /** With up to three decimals: 2.5 and 0.882, in Russian 0,882. */
  thousandths: inEach({ maximumFractionDigits: 3, useGrouping: false }),
  /** With up to two decimals: 107.05. */
  hundredths: inEach({ maximumFractionDigits: 2, useGrouping: false }),
  /** With exactly one decimal. */
  oneDecimal: inEach({ minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
  /** A share of 100 with its sign: 50%, in Russian 50 %. */
  percent: inEach({ style: 'percent', maximumFractionDigits: 0 }, 100),
  /** A large whole number in groups of three digits. */
  grouped: inEach({ maximumFractionDigits: 0 }),
};

function inEach(
  options: Intl.NumberFormatOptions,
  whole = 1,
): Readonly<Record<TableLanguage, (value: number) => string>> {
  const writes = (language: TableLanguage) => {
    // Made at the first use: all of them together would delay the title screen by 50 ms.
    let format: Intl.NumberFormat | undefined;
    return (value: number) => {
      format ??= new Intl.NumberFormat(language, options);
      return format.format(value / whole);
    };
  };
  return { en: writes('en'), ja: writes('ja'), ru: writes('ru') };
}

/** A range with an en dash; one number where both ends are equal. */
export function range(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** The range of a number and a random part below `spread`. */
export function spreadRange(least: number, spread: number): string {
  return range(least, least + spread - 1);
}
