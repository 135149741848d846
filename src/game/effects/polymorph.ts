import { addComponent } from 'bitecs';
import { standingCell } from '../actors/movement.ts';
import { provokeBy } from '../actors/waking.ts';
import { monsterKinds } from '../campaign.ts';
import { isNoticed, nameOf } from '../combat/fighters.ts';
import { freeAll } from '../combat/grasping.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { liftActor, placeActor } from '../floors/occupancy.ts';
import { canLiveHere } from '../floors/water.ts';
import { isMonsterKind } from '../kinds.ts';
import { say } from '../log.ts';
import { spawnMonster } from '../spawn.ts';
import { effect } from './effect.ts';

/**
 * Turns a monster into another one, by default of a random kind. It has new health and powers, and
 * carries nothing. The hero does not change, and nothing becomes a swimmer on a floor without water.
 */
export const polymorph = effect({
  only: 'monsters',
  parameters: {
    into: { kind: 'kind', start: 0, names: 'monsters' },
  },

  apply(game, { target, source, rnd }, { into }) {
    if (target === game.hero) return false;
    const { Dead, Identity } = game.stores;
    const before = kindOf(game, target);
    const at = cellOf(game, target);
    const kinds = monsterKinds(game.campaign).filter((kind) => canLiveHere(game, kind, at));
    const named = game.campaign.kinds[into];
    if (kinds.length === 0 || (isMonsterKind(named) && !canLiveHere(game, named, at))) return false;
    // A bundle may name a kind that is not a monster.
    const after = kinds.includes(named) ? named : kinds[rnd(kinds.length)];
    const wasNoticed = isNoticed(game, target);
    const monster = nameOf(game, target);
    if (has(game, target, 'Grasp')) freeAll(game);
    addComponent(game.world, target, Dead);
    liftActor(game, target);
    const changed = spawnMonster(game, after, game.floor.depth);
    const to = standingCell(game, changed, at);
    placeActor(game, changed, game.floor, to.x, to.y);
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
