import { cellsApart } from '../../dungeon/distance.ts';
import { leaderOf } from '../actors/groups.ts';
import { cellOf } from '../entity.ts';
import type { Game } from '../world.ts';
import { foeOf, sees } from './foe.ts';
import { goal } from './goal.ts';
import { walkTo } from './steps.ts';

/** Stays near its leader until it sees a foe or is attacked. An ally of the hero without a leader follows the hero. */
export const follow = goal({
  component: 'Follower',
  parameters: {},
  moves: true,
  decide(game, actor) {
    const leader = leaderOf(game, actor);
    if (leader === 0 || hasNoticed(game, actor)) return false;
    const to = cellOf(game, leader);
    const far = cellsApart(cellOf(game, actor), to);
    if (far > game.stores.Follower.distance[actor]) walkTo(game, actor, to);
    return true;
  },
});

/** Whether a monster has been attacked by the hero, or sees an actor that it fights. */
export function hasNoticed(game: Game, actor: number): boolean {
  const foe = foeOf(game, actor);
  if (foe === 0) return false;
  return (foe === game.hero && game.stores.AI.provoked[actor] === 1) || sees(game, actor, foe);
}
