import type { Names } from '../words/texts.ts';

/** The monsters that the hero has killed, by kind, since a turn. */
export interface Kills {
  readonly since: number;
  readonly kills: ReadonlyMap<string, number>;
}

/** The killed kinds with their names and numbers: the most frequent kinds first, equal numbers by name. */
export function killsInOrder({ kills }: Pick<Kills, 'kills'>, names: Names) {
  return [...kills]
    .map(([id, count]) => ({ id, name: names.kind(id), count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
