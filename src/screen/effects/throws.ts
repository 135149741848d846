import type { GameEvent } from '../../game/events.ts';

export type Throw = Extract<GameEvent, { type: 'threw' }>;

/** Flight times in ms: the constant part, the part for each cell, and the maximum. */
const baseTime = 50;
const cellTime = 10;
const maxTime = 160;

/** The flight time of a thrown item in ms. */
export function flightTime({ from, to }: Throw): number {
  const cells = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Math.min(maxTime, baseTime + cellTime * cells);
}

/** The first throw of each actor by `seq`. An attack of the same actor was made with this throw. */
export function throwsOf(events: readonly GameEvent[]): ReadonlyMap<number, Throw> {
  const throws = new Map<number, Throw>();
  for (const event of events) {
    if (event.type === 'threw' && !throws.has(event.actor)) throws.set(event.actor, event);
  }
  return throws;
}
