import type { Rnd } from '../../dungeon/rnd.ts';
import type { ComponentName } from '../components.ts';
import { has } from '../entity.ts';
import type { Game } from '../world.ts';

/**
 * An effect of an attack that hits, from the attacker's component of this name: a built-in power with its own words.
 * Kinds list other effects in `OnHit`.
 */
export interface Power {
  readonly component: ComponentName;
  /** The effect also comes with a missile; otherwise it needs a touch. */
  readonly byMissile?: true;
  apply(game: Game, attacker: number, target: number, rnd: Rnd, damage: number): void;
}

/** Whether an actor has a power of attacks, which cancellation ends. */
export function hasPower(game: Game, actor: number, component: ComponentName): boolean {
  return has(game, actor, component) && !game.stores.Condition.cancelled[actor];
}
