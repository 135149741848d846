import { query, removeComponent } from 'bitecs';
import { isSeen } from '../actors.ts';
import { cellOf, has, inTurnOrder } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/**
 * Poison: takes hit points from each poisoned actor of the hero's floor, but never the last one. A
 * second poison is added to the first one in `poisoning.ts`.
 */
export function poison(game: Game): void {
  if (game.ending) return;
  const { Poisoned, Position, Health, Identity } = game.stores;
  for (const actor of inTurnOrder(game, query(game.world, [Poisoned, Position, Health]))) {
    if (Position.depth[actor] !== game.floor.depth || has(game, actor, 'Dead')) continue;
    const isHero = actor === game.hero;
    const damage = Math.min(Poisoned.damage[actor], Health.current[actor] - 1);
    Health.current[actor] -= damage;
    if (damage > 0 && (isHero || isSeen(game, actor))) {
      const at = cellOf(game, actor);
      const target = Identity.seq[actor];
      game.events.push({ type: 'hit', attacker: 0, target, from: at, at, damage });
    }
    Poisoned.turns[actor]--;
    if (Poisoned.turns[actor] > 0) continue;
    removeComponent(game.world, actor, Poisoned);
    if (isHero) say(game, 'normal', 'poisonEnds');
  }
}
