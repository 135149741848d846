import { cellsApart } from '../../dungeon/line.ts';
import { flight } from '../actions/throw.ts';
import { cellOf, heroCell } from '../entity.ts';
import { intend } from '../intent.ts';
import { towardsHero } from '../minds/steps.ts';
import { Purpose } from '../random.ts';
import { happens } from '../roll.ts';
import type { Game } from '../world.ts';
import { goal } from './goal.ts';

/**
 * Throws at the hero in range, in a straight line with nothing between. The action `throw` carries it out.
 */
export const hurl = goal({
  component: 'Throws',
  parameters: {},
  decide(game, actor) {
    if (!missileReachesHero(game, actor)) return false;
    if (!happens(game, actor, Purpose.hurling, 0, game.stores.Throws.chance[actor])) return false;
    const { dx, dy } = towardsHero(game, actor);
    intend(game, actor, 'throw', dx, dy);
    return true;
  },
});

/** Whether a missile of a monster with `Throws` can reach the hero from its cell. */
export function missileReachesHero(game: Game, actor: number): boolean {
  const here = cellOf(game, actor);
  const hero = heroCell(game);
  const far = cellsApart(here, hero);
  if (far < 2 || far > game.stores.Throws.range[actor]) return false;
  const { dx, dy } = towardsHero(game, actor);
  const inLine = here.x + far * dx === hero.x && here.y + far * dy === hero.y;
  return inLine && flight(game, here, dx, dy).target === game.hero;
}
