import type { Game } from '../world.ts';
import { recoverOneTurn } from './conditions.ts';
import { spendAllActions } from './speed.ts';

/**
 * The monsters that decide in a turn, as the stack `pending.thinkers`: the last in the list decides first. They decide
 * in the order of their `seq`, in Rogue the newest first. Each is in the list as often as its speed (`speed.ts`) lets it
 * act in this turn.
 */
export function monstersToThink(game: Game): number[] {
  const { Condition } = game.stores;
  const monsters: number[] = [];
  for (const monster of game.floor.monsters) {
    const actions = spendAllActions(game, monster);
    // A slow monster also recovers in the turns between its actions. In other turns `ai` lets it recover.
    if (actions === 0 && Condition.helpless[monster] > 0) recoverOneTurn(game, monster);
    for (let n = 0; n < actions; n++) monsters.push(monster);
  }
  return game.campaign.rules.initiative === 'newest' ? monsters : monsters.reverse();
}
