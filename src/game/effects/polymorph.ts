import { monsterKinds, namedMonster } from '../campaign.ts';
import { cellOf } from '../entity.ts';
import { canLiveHere } from '../floors/water.ts';
import { effect } from './effect.ts';
import { replaceMonster } from './replace-monster.ts';

/**
 * Turns a monster into another one, by default of a random kind. It has new health and powers, carries
 * nothing, and takes its place in its group. The hero does not change, and nothing becomes a swimmer on a floor
 * without water.
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
    const named = namedMonster(game.campaign, into);
    if (kinds.length === 0 || (named && !canLiveHere(game, named, at))) return false;
    const kind = named ?? kinds[rnd(kinds.length)];
    return replaceMonster(game, target, kind, source);
  },
});
