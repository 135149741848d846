import { addComponent, removeComponent } from 'bitecs';
import { actorAt } from '../actors/actors.ts';
import { namedMonster } from '../campaign.ts';
import { cellOf, has } from '../entity.ts';
import { canLiveHere } from '../floors/water.ts';
import { bagOf } from '../items/bag.ts';
import { dropInReach } from '../items/dropping.ts';
import { effect } from './effect.ts';
import { replaceMonster } from './replace-monster.ts';

/**
 * Turns a monster into one of the named kind, which keeps its knowledge of the hero and its place in its group. If
 * that kind cannot carry items, they fall. A monster that has just died rises again as that kind. The hero does not
 * change, and nothing becomes a swimmer on a floor without water.
 */
export const become = effect({
  only: 'monsters',
  replaces: true,
  parameters: {
    into: { kind: 'kind', names: 'monsters' },
    // Renaming it breaks bundles.
    wounded: { kind: 'flag', start: 0 },
  },
  afterDeath: true,

  apply(game, { target, source, isDead }, { into, wounded }) {
    const { stores, world } = game;
    const { AI, Health, Triggers } = stores;
    const kind = namedMonster(game.campaign, into);
    if (!kind) return false;
    const at = cellOf(game, target);
    if (isDead && actorAt(game, at.x, at.y) !== 0) return false;
    if (!canLiveHere(game, kind, at)) return false;
    return replaceMonster(game, target, kind, source, (changed) => {
      const keeps = has(game, changed, 'Carries') || has(game, changed, 'Robs');
      for (const item of bagOf(game, target)) {
        removeComponent(world, item, game.carriedBy(target));
        if (keeps) addComponent(world, item, game.carriedBy(changed));
        else dropInReach(game, item, at);
      }
      AI.awake[changed] = AI.awake[target];
      AI.provoked[changed] = AI.provoked[target];
      if (!wounded || isDead) return;
      const share = Health.current[target] / Health.max[target];
      Health.current[changed] = Math.max(1, Math.round(share * Health.max[changed]));
      // These wounds are old: its triggers do not count them.
      if (has(game, changed, 'Triggers')) Triggers.health[changed] = Health.current[changed];
    });
  },
});
