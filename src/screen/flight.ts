import type { GameEvent } from '../game/events.ts';

export type Throw = Extract<GameEvent, { type: 'threw' }>;
export type Blow = Extract<GameEvent, { type: 'hit' | 'missed' }>;

/** ms: for the first cell, for each more, and at most. */
const start = 50;
const step = 10;
const longest = 160;

/** How long what was thrown flies, in ms. */
export function flightTime({ from, to }: Throw): number {
  const cells = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Math.min(longest, start + step * cells);
}

/** The throws of a turn by who threw: a blow of theirs was struck with it, not by hand. */
export function throwsOf(events: readonly GameEvent[]): ReadonlyMap<number, Throw> {
  const found = new Map<number, Throw>();
  for (const event of events) {
    if (event.type === 'threw' && !found.has(event.actor)) found.set(event.actor, event);
  }
  return found;
}
