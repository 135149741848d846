import { query } from 'bitecs';
import { has } from '../queries.ts';
import { type Game, say } from '../world.ts';

/** What befell those who do not act by themselves wears off, turn by turn; `ai` sees to the others. */
export function conditions(game: Game): void {
  const { Condition, Position } = game.stores;
  for (const actor of query(game.world, [Condition, Position])) {
    if (has(game, actor, 'AI') || Condition.confused[actor] === 0) continue;
    Condition.confused[actor]--;
    if (actor === game.hero && Condition.confused[actor] === 0) say(game, 'normal', 'clearHead');
  }
}
