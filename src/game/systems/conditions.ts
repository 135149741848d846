import { Not, query, removeComponent } from 'bitecs';
import { isSeen } from '../actors.ts';
import { cellOf, has, inTurnOrder } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/**
 * What befell actors works and wears off, turn by turn; to the confusion of those who act by
 * themselves `ai` sees.
 */
export function conditions(game: Game): void {
  if (!game.ending) poison(game);
  const { AI, Condition, Position } = game.stores;
  for (const actor of query(game.world, [Condition, Position, Not(AI)])) {
    if (Condition.confused[actor] === 0) continue;
    Condition.confused[actor]--;
    if (actor === game.hero && Condition.confused[actor] === 0) say(game, 'normal', 'clearHead');
  }
}

/** Poison takes hit points from everyone on the hero's floor who has it, but nobody's last one. */
function poison(game: Game): void {
  const { Poisoned, Position, Health, Identity } = game.stores;
  const here = query(game.world, [Poisoned, Position, Health]).filter(
    (actor) => Position.depth[actor] === game.floor.depth && !has(game, actor, 'Dead'),
  );
  for (const actor of inTurnOrder(game, here)) {
    const mine = actor === game.hero;
    const damage = Math.min(Poisoned.damage[actor], Health.current[actor] - 1);
    Health.current[actor] -= damage;
    if (damage > 0 && (mine || isSeen(game, actor))) {
      const at = cellOf(game, actor);
      const target = Identity.seq[actor];
      game.events.push({ type: 'hit', attacker: 0, target, from: at, at, damage });
    }
    Poisoned.turns[actor]--;
    if (Poisoned.turns[actor] > 0) continue;
    removeComponent(game.world, actor, Poisoned);
    if (mine) say(game, 'normal', 'poisonEnds');
  }
}
