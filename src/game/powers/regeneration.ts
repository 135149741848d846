import type { Rnd } from '../../dungeon/rnd.ts';
import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/**
 * Regeneration of a monster after its attack, hit or miss. Its health can exceed the maximum, which then rises too. The
 * ring of regeneration is in `actors/natural-healing.ts`.
 */
export function regenerate(game: Game, attacker: number, rnd: Rnd): void {
  const { Health, Regeneration } = game.stores;
  if (has(game, attacker, 'Dead') || rnd(100) >= Regeneration.chance[attacker]) return;
  Health.current[attacker]++;
  Health.max[attacker] = Math.max(Health.max[attacker], Health.current[attacker]);
}
