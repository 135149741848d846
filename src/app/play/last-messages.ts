import type { History } from '../../controls/history.ts';
import { shownLines } from '../../describe/shown-lines.ts';
import { logLineOf, stopText } from '../../words/sentences.ts';
import type { Names, Words } from '../../words/texts.ts';

/** No more lines are read out again: in a continued game, the turns of the lines are unknown. */
const mostLines = 8;

/** The messages of the last turn that had any, and the last reason to stop if it came with them or later. */
export function lastMessages(
  { lines, stops }: Pick<History, 'lines' | 'stops'>,
  words: Words,
  names: Names,
): string[] {
  const turn = lines.at(-1)?.to ?? null;
  const stop = stops.at(-1);
  return [
    ...shownLines(lines.filter(({ to }) => to === turn).map(({ line }) => line))
      .map((line) => logLineOf(words, names, line))
      .slice(-mostLines),
    ...(stop && stop.turn >= (turn ?? 0) ? [stopText(words, names, stop.stop)] : []),
  ];
}
