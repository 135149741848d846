import type { LogLine, MessageId, MessageParams, Tone } from './events.ts';
import type { Game } from './world.ts';

export const logLength = 8;

/** Adds a line to the log, or counts it when it repeats the last one, and tells the screen. */
export function say<I extends MessageId>(
  game: Game,
  tone: Tone,
  id: I,
  ...[params]: object extends MessageParams[I] ? [] : [MessageParams[I]]
): void {
  const message = { id, params: params ?? {} } as unknown as LogLine;
  game.events.push({ type: 'message', message, tone });
  const last = game.log.at(-1);
  if (last?.id === id && last.tone === tone && isSame(last.params, message.params)) {
    last.times++;
    return;
  }
  game.log.push({ ...message, tone, times: 1 });
  if (game.log.length > logLength) game.log.shift();
}

/** Whether two messages tell the same: their values are numbers, texts, and items as plain data. */
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
