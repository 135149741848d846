import { directions } from '../../dungeon/grid.ts';
import { clearHeadChance, staggerChance } from '../actors/confusion.ts';
import { has } from '../entity.ts';
import { intend } from '../intent.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import { canGo, reachesHero } from './steps.ts';

/**
 * Lets an erratic, confused or blind monster take a random step. Returns whether it does. The confusion of the hero
 * is in `actors/confusion.ts`.
 */
export function stepErratically(game: Game, actor: number): boolean {
  const { Condition, Erratic } = game.stores;
  const erratic = has(game, actor, 'Erratic') ? Erratic.chance[actor] : 0;
  const confused = Condition.confused[actor] > 0 ? staggerChance : 0;
  // A blind monster moves at random until it is next to the hero.
  const blind = Condition.blind[actor] > 0 && !reachesHero(game, actor) ? 100 : 0;
  if (confused === 0 && erratic === 0 && blind === 0) return false;
  const rnd = rollsOf(game, actor, Purpose.step);
  // Each reason has its own chance: a confused bat steps at random in 90%.
  const isErratic = [confused, erratic, blind].some((chance) => chance > 0 && rnd(100) < chance);
  if (!isErratic) return false;
  if (rnd(100) < clearHeadChance) Condition.confused[actor] = 0;
  const ways = directions.filter(({ dx, dy }) => canGo(game, actor, dx, dy));
  if (ways.length === 0) return true;
  const { dx, dy } = ways[rnd(ways.length)];
  intend(game, actor, 'move', dx, dy);
  return true;
}
