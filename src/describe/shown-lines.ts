import type { GameEvent } from '../game/events.ts';
import { isSame, repeats } from '../game/log.ts';
import type { LogLine, Message } from '../game/messages.ts';

/**
 * The lines of a log that are shown, without lines that are no news once the next line follows. Repetitions that such
 * lines divide are one line.
 */
export function shownLines(lines: readonly LogLine[]): LogLine[] {
  const shown: LogLine[] = [];
  lines.forEach((line, n) => {
    const next = lines[n + 1];
    if (next && isOldNews(line, next)) return;
    const last = shown.at(-1);
    if (last && repeats(last, line, line.tone)) {
      shown[shown.length - 1] = { ...last, times: last.times + line.times };
    } else shown.push(line);
  });
  return shown;
}

/** The number of lines that the messages of the last turn have. */
export function shownOfLastTurn(events: readonly GameEvent[]): number {
  return shownLines(
    events.flatMap((event) =>
      event.type === 'message' ? [{ ...event.message, tone: event.tone, times: 1 }] : [],
    ),
  ).length;
}

/**
 * Whether a message is no news once the next one follows: a search that has found nothing, which in a fight would stand
 * between all others, and the item under the hero that is then picked up.
 */
export function isOldNews(message: Message, next: Message): boolean {
  if (message.id === 'searched') return next.id !== 'searched';
  return message.id === 'hereItem' && next.id === 'picked' && isSame(message.params, next.params);
}
