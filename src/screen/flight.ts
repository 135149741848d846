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

/** The throw of the same turn that a blow was struck with, or undefined for a blow by hand. */
export function throwBehind(blow: Blow, events: readonly GameEvent[]): Throw | undefined {
  return events.find(
    (event): event is Throw => event.type === 'threw' && event.actor === blow.attacker,
  );
}
