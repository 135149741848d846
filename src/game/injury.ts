import { cellOf } from './entity.ts';
import type { Game } from './world.ts';

/** Adds the event of damage that has no attacker, such as damage by a trap or by poison. */
export function reportInjury(game: Game, actor: number, damage: number): void {
  const at = cellOf(game, actor);
  const target = game.stores.Identity.seq[actor];
  game.events.push({ type: 'hit', attacker: 0, target, from: at, at, damage });
}
