/** Texts of numbers and tables for the terminal and for reports. */

/** Rows as lines with aligned columns: the first column left-aligned, the others right-aligned. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, n) => Math.max(...rows.map((row) => row[n].length)));
  return rows.map((row) =>
    row
      .map((cell, n) => (n === 0 ? cell.padEnd(widths[n]) : cell.padStart(widths[n])))
      .join('  ')
      .trimEnd(),
  );
}

/** A time in ns as text with a readable unit. */
export function time(ns: number): string {
  if (ns < 1e3) return `${ns.toFixed(0)} ns`;
  if (ns < 1e6) return `${Number((ns / 1e3).toPrecision(3))} µs`;
  if (ns < 1e9) return `${Number((ns / 1e6).toPrecision(3))} ms`;
  return `${Number((ns / 1e9).toPrecision(3))} s`;
}

/** A rounded number with thousands separators. */
export function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 0 });
}

/** A share from 0 to 1 as a percentage. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** The ends of an interval. */
export function interval(low: number, high: number, text: (value: number) => string): string {
  return `${text(low)} … ${text(high)}`;
}
