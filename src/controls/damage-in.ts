import { heroSeq } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/world.ts';

/** The damage that the hero has suffered, even if it was healed in the same turn. */
export function damageIn(game: Game, events: readonly GameEvent[]): number {
  const hero = heroSeq(game);
  return events.reduce((sum, event) => {
    if (event.type === 'hit' && event.target === hero) return sum + event.damage;
    return event.type === 'starved' && event.actor === hero ? sum + event.amount : sum;
  }, 0);
}
