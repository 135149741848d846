import { standingCell } from '../actors/movement.ts';
import { isNoticed, nameOf } from '../actors/noticed.ts';
import { provokeBy } from '../actors/waking.ts';
import { monsterKinds } from '../campaign.ts';
import { removeAlive } from '../combat/death.ts';
import { cellOf, kindOf } from '../entity.ts';
import { placeActor } from '../floors/occupancy.ts';
import { canLiveHere } from '../floors/water.ts';
import { isMonsterKind } from '../kinds.ts';
import { spawnMonster } from '../spawn.ts';
import { effect } from './effect.ts';
import { reportChange } from './report-change.ts';

/**
 * Turns a monster into another one, by default of a random kind. It has new health and powers, and
 * carries nothing. The hero does not change, and nothing becomes a swimmer on a floor without water.
 */
export const polymorph = effect({
  only: 'monsters',
  replaces: true,
  parameters: {
    into: { kind: 'kind', start: 0, names: 'monsters' },
  },

  apply(game, { target, source, rnd }, { into }) {
    const at = cellOf(game, target);
    const kinds = monsterKinds(game.campaign).filter((kind) => canLiveHere(game, kind, at));
    const named = game.campaign.kinds[into];
    if (kinds.length === 0 || (isMonsterKind(named) && !canLiveHere(game, named, at))) return false;
    // A bundle may name a kind that is not a monster.
    const kind = kinds.includes(named) ? named : kinds[rnd(kinds.length)];
    const before = { name: nameOf(game, target), at, wasNoticed: isNoticed(game, target) };
    removeAlive(game, target);
    const changed = spawnMonster(game, kind, game.floor.depth);
    const to = standingCell(game, changed, at);
    placeActor(game, changed, game.floor, to.x, to.y);
    provokeBy(game, changed, source);
    return reportChange(game, target, changed, before) && kind !== kindOf(game, target);
  },
});
