/** An English number with its noun: 1 turn, 2 turns. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The form of a Russian noun after a number: 1 ход, 2 хода, 5 ходов. */
export function form(count: number, one: string, few: string, many: string): string {
  const teens = count % 100 >= 11 && count % 100 <= 14;
  if (!teens && count % 10 === 1) return one;
  return !teens && count % 10 >= 2 && count % 10 <= 4 ? few : many;
}

/** A Russian number with its noun. */
export function formed(count: number, one: string, few: string, many: string): string {
  return `${count} ${form(count, one, few, many)}`;
}
