import type { Game } from '../world.ts';
import { monstersHere } from './actors.ts';
import { recoverOneTurn } from './conditions.ts';
import { takeActions } from './speed.ts';

/**
 * The monsters that decide in a turn, for `pending.thinkers`: the first one is last in the list. They decide in
 * the order of their `seq`, in Rogue the newest first. Each is in the list as often as its speed lets it act in
 * this turn.
 */
export function monstersToThink(game: Game): number[] {
  const { Condition } = game.stores;
  const monsters = monstersHere(game).flatMap((monster) => {
    const actions = takeActions(game, monster);
    // A slow monster also recovers in the turns between its actions. In other turns `ai` lets it recover.
    if (actions === 0 && Condition.helpless[monster] > 0) recoverOneTurn(game, monster);
    return actions === 1 ? monster : new Array<number>(actions).fill(monster);
  });
  return game.campaign.rules.initiative === 'newest' ? monsters : monsters.reverse();
}
