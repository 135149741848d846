import type { Rnd } from '../../dungeon/random-cell.ts';
import { isNoticed } from '../actors/noticed.ts';
import { weakened } from '../actors/strength.ts';
import { has } from '../entity.ts';
import { wears } from '../items/rings.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { effect } from './effect.ts';
import { report } from './report.ts';

/** Takes points of strength; from an actor without strength, points of attack down to 1. */
export const weaken = effect({
  parameters: {
    loss: { kind: 'u8', min: 1, max: 20, start: 1 },
    spread: { kind: 'u8', min: 1, max: 20, start: 1 },
  },

  apply(game, { target, rnd }, { loss, spread }) {
    const lost = loseStrength(game, target, loss + rnd(spread), rnd);
    if (lost) {
      return report(game, target, 'enemyHits', { hero: 'getsWeaker', monster: 'looksWeaker' });
    }
    if (target === game.hero) say(game, 'normal', 'staysStrong');
    return isNoticed(game, target);
  },
});

/**
 * Takes points of strength; without strength, points of attack down to 1. Returns whether one is lost: a
 * worn ring can prevent it, and the least strength stays.
 */
export function loseStrength(game: Game, actor: number, loss: number, rnd: Rnd): boolean {
  if (wears(game, actor, 'sustenance')) return false;
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
