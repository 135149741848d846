import {
  type LogLine,
  type Message,
  type MessageId,
  type MessageParams,
  messageOf,
  type Tone,
} from './messages.ts';
import type { Game } from './world.ts';

/**
 * The log. `messages.ts` has its messages, and `screen/hud/log.ts` draws it in the colours `tones` of
 * `screen/palettes.ts`.
 */

/** Lines that the log keeps. */
export const logLength = 8;

/** Adds a message to the log and to the events. */
export function say<I extends MessageId>(
  game: Game,
  tone: Tone,
  id: I,
  ...params: object extends MessageParams[I] ? [] : [MessageParams[I]]
): void {
  sayMessage(game, tone, messageOf(id, ...params));
}

/** Adds a message to the log and to the events. A repetition of the last line is only counted. */
export function sayMessage(game: Game, tone: Tone, message: Message): void {
  game.events.push({ type: 'message', message, tone });
  const last = game.log.at(-1);
  if (last && repeats(last, message, tone)) {
    last.times++;
    return;
  }
  game.log.push({ ...message, tone, times: 1 });
  if (game.log.length > logLength) game.log.shift();
}

/** Whether a message is the same as a line of the log. */
export function repeats(line: LogLine, message: Message, tone: Tone): boolean {
  return line.id === message.id && line.tone === tone && isSame(line.params, message.params);
}

/** Whether two messages have equal parameters: numbers, texts, and items as plain data. */
export function isSame(a: object, b: object): boolean {
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  for (const name in one) {
    if (one[name] === other[name]) continue;
    if (typeof one[name] !== 'object' || typeof other[name] !== 'object') return false;
    if (JSON.stringify(one[name]) !== JSON.stringify(other[name])) return false;
  }
  return true;
}
