const english = new Intl.PluralRules('en');
const russian = new Intl.PluralRules('ru');

/** An English number with its noun, which has a regular plural: 1 turn, 2 turns. */
export function counted(count: number, one: string): string {
  return `${count} ${one}${english.select(count) === 'one' ? '' : 's'}`;
}

/** The form of a Russian noun after a number: 1 ход, 2 хода, 5 ходов. */
export function form(count: number, one: string, few: string, many: string): string {
  const rule = russian.select(count);
  if (rule === 'one') return one;
  return rule === 'few' ? few : many;
}

/** A Russian number with its noun. */
export function formed(count: number, one: string, few: string, many: string): string {
  return `${count} ${form(count, one, few, many)}`;
}
