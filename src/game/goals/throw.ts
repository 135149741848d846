import { cellsApart } from '../../dungeon/distance.ts';
import { flight } from '../actions/throw.ts';
import { cellOf } from '../entity.ts';
import { intend } from '../intent.ts';
import { Purpose } from '../random.ts';
import { happens } from '../roll.ts';
import type { Game } from '../world.ts';
import { foeOf } from './foe.ts';
import { goal } from './goal.ts';
import { towards } from './steps.ts';

/**
 * Throws at its foe in range, in a straight line with nothing between. The action `throw` carries it out. No monster of
 * the three campaigns throws; mods use it.
 */
export const throwAtFoe = goal({
  component: 'Throws',
  parameters: {},
  decide(game, actor) {
    const foe = foeOf(game, actor);
    if (foe === 0 || !missileReaches(game, actor, foe)) return false;
    if (!happens(game, actor, Purpose.throwing, 0, game.stores.Throws.chance[actor])) return false;
    const { dx, dy } = towards(game, actor, foe);
    intend(game, actor, 'throw', dx, dy);
    return true;
  },
});

/** Whether a missile of a monster with `Throws` can reach another actor from its cell. */
export function missileReaches(game: Game, actor: number, target: number): boolean {
  const here = cellOf(game, actor);
  const there = cellOf(game, target);
  const far = cellsApart(here, there);
  if (far < 2 || far > game.stores.Throws.range[actor]) return false;
  const { dx, dy } = towards(game, actor, target);
  const inLine = here.x + far * dx === there.x && here.y + far * dy === there.y;
  return inLine && flight(game, here, dx, dy).target === target;
}
