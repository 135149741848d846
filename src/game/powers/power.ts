import type { Rnd } from '../../dungeon/rnd.ts';
import type { ComponentName } from '../components.ts';
import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/**
 * A built-in power of attacks: an attacker with the component `component` has it. The system `powers` applies it to the
 * target of each of the attacker's hits. `OnHit` of a kind lists effects of hits from `effects/`.
 */
export interface Power {
  readonly component: ComponentName;
  /** It also comes with a missile; otherwise it needs a touch. */
  readonly byMissile?: true;
  apply(game: Game, attacker: number, target: number, rnd: Rnd, damage: number): void;
}

/** Whether an actor has a power of attacks, which cancellation ends. */
export function hasPower(game: Game, actor: number, component: ComponentName): boolean {
  return has(game, actor, component) && !game.stores.Condition.cancelled[actor];
}
