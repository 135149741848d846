import { repeats } from '../game/log.ts';
import type { LogLine } from '../game/messages.ts';

/**
 * The lines of a log that are shown. A search that has found nothing is news only as the last line: in a fight it would
 * stand between all others. Repetitions that it has divided are one line.
 */
export function shownLines(lines: readonly LogLine[]): LogLine[] {
  const shown: LogLine[] = [];
  for (const line of lines) {
    if (line.id === 'searched' && line !== lines.at(-1)) continue;
    const last = shown.at(-1);
    if (last && repeats(last, line, line.tone)) {
      shown[shown.length - 1] = { ...last, times: last.times + line.times };
    } else shown.push(line);
  }
  return shown;
}
