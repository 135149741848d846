import type { Rnd } from '../../dungeon/rnd.ts';
import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/**
 * Regeneration of a monster after its attack, hit or miss: it may gain a hit point. At full health its maximum rises too.
 * This is no `Power` of `registry.ts`: it needs no hit, and a cancelled monster keeps it. The ring of regeneration is
 * in `actors/natural-healing.ts`: each gives 1 HP a turn.
 */
export function regenerate(game: Game, attacker: number, rnd: Rnd): void {
  const { Health, Regeneration } = game.stores;
  if (has(game, attacker, 'Dead') || rnd(100) >= Regeneration.chance[attacker]) return;
  Health.current[attacker]++;
  Health.max[attacker] = Math.max(Health.max[attacker], Health.current[attacker]);
}
