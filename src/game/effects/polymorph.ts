import { addComponent } from 'bitecs';
import { monsterKinds } from '../campaign.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { isNoticed, nameOf } from '../fighters.ts';
import { freeAll } from '../grasping.ts';
import { say } from '../log.ts';
import { liftActor, placeActor } from '../occupancy.ts';
import { spawnMonster } from '../spawn.ts';
import { provokeBy } from '../waking.ts';
import { effect } from './effect.ts';

/**
 * Turns a monster into another one, by default of a random kind. It has new health and powers, and
 * carries nothing. The hero does not change.
 */
export const polymorph = effect({
  parameters: {
    into: { kind: 'kind', start: 0, names: 'monsters' },
  },

  apply(game, { target, source, rnd }, { into }) {
    if (target === game.hero) return false;
    const { Dead, Identity } = game.stores;
    const before = kindOf(game, target);
    const kinds = monsterKinds(game.campaign);
    const named = game.campaign.kinds[into];
    // A bundle may name a kind that is no monster.
    const after = kinds.includes(named) ? named : kinds[rnd(kinds.length)];
    const at = cellOf(game, target);
    const wasNoticed = isNoticed(game, target);
    const monster = nameOf(game, target);
    if (has(game, target, 'Grasp')) freeAll(game);
    addComponent(game.world, target, Dead);
    liftActor(game, target);
    const changed = spawnMonster(game, after, game.floor.depth);
    placeActor(game, changed, game.floor, at.x, at.y);
    provokeBy(game, changed, source);
    const isTold = wasNoticed && isNoticed(game, changed);
    if (wasNoticed) {
      const { seq } = Identity;
      game.events.push({ type: 'polymorphed', actor: seq[target], into: seq[changed], at });
    }
    if (isTold) say(game, 'important', 'changesInto', { monster, other: nameOf(game, changed) });
    else if (wasNoticed) say(game, 'normal', 'disappears', { monster });
    return isTold && after !== before;
  },
});
