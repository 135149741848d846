import { cellsApart } from '../../dungeon/distance.ts';
import { cellOf } from '../entity.ts';
import { stepAway } from './flee.ts';
import { foeOf, sees } from './foe.ts';
import { goal } from './goal.ts';

/** Keeps its distance from the foe that it sees. Cornered, it leaves the decision to the next goals. */
export const keepAway = goal({
  component: 'Skirmisher',
  parameters: {},
  moves: true,
  decide(game, actor) {
    const { Skirmisher } = game.stores;
    const foe = foeOf(game, actor);
    if (foe === 0 || !sees(game, actor, foe)) return false;
    const far = cellsApart(cellOf(game, actor), cellOf(game, foe));
    if (far === Skirmisher.distance[actor]) return true;
    return far < Skirmisher.distance[actor] && stepAway(game, actor, foe);
  },
});
