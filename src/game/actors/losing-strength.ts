import type { Rnd } from '../../dungeon/rnd.ts';
import { has } from '../entity.ts';
import { wearsRing } from '../items/rings.ts';
import type { Game } from '../world.ts';
import { weakened } from './strength.ts';

/**
 * Takes points of strength; without strength, points of attack down to 1. Returns whether one is lost: a
 * worn ring can prevent it, and the least strength stays.
 */
export function loseStrength(game: Game, actor: number, loss: number, rnd: Rnd): boolean {
  if (wearsRing(game, actor, 'sustenance')) return false;
  const { Strength, Stats } = game.stores;
  if (has(game, actor, 'Strength')) {
    const before = Strength.now[actor];
    for (let n = 0; n < loss; n++) Strength.now[actor] = weakened(Strength.now[actor], rnd);
    return Strength.now[actor] !== before;
  }
  if (!has(game, actor, 'Stats')) return false;
  const before = Stats.attack[actor];
  Stats.attack[actor] = Math.max(1, before - loss);
  return Stats.attack[actor] !== before;
}
