import { has } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import { entityOf } from './seen-cells.ts';

export type Hit = Extract<GameEvent, { type: 'hit' }>;

/** The share of its whole health that a hit must take from a monster or from the hero to be a hard one. */
const hardShare = { monster: 0.4, hero: 0.25 };

/** Whether a hit takes a large part of the health of its target. `maxHealth` is 0 for an actor without hit points. */
export function isLargeHit(
  { damage }: Hit,
  maxHealth: number,
  target: 'monster' | 'hero',
): boolean {
  return maxHealth > 0 && damage >= hardShare[target] * maxHealth;
}

/** The last hit on each actor that dies after it, in the order of the events. It counts as the hit that kills. */
export function fatalHits(events: readonly GameEvent[]): ReadonlySet<Hit> {
  const fatal = new Set<Hit>();
  const last = new Map<number, Hit>();
  for (const event of events) {
    if (event.type === 'hit') last.set(event.target, event);
    const hit = event.type === 'killed' ? last.get(event.actor) : undefined;
    if (hit) fatal.add(hit);
  }
  return fatal;
}

/**
 * The hard hits of a turn: those that kill, however little health was left, and those that take a large part of the
 * health of their target.
 */
export function hardHits(game: Game, events: readonly GameEvent[]): ReadonlySet<GameEvent> {
  const hard = new Set<GameEvent>(fatalHits(events));
  for (const event of events) {
    if (event.type !== 'hit' || hard.has(event)) continue;
    const target = entityOf(game, event.target);
    if (target === 0 || !has(game, target, 'Health')) continue;
    const side = target === game.hero ? 'hero' : 'monster';
    if (isLargeHit(event, game.stores.Health.max[target], side)) hard.add(event);
  }
  return hard;
}
