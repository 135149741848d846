import { cellsApart } from '../../dungeon/line.ts';
import { cellOf, heroCell } from '../entity.ts';
import { seesHero } from '../minds/hero-field.ts';
import { stepAway } from './flee.ts';
import { goal } from './goal.ts';

/** Keeps its distance from the hero that it sees. Cornered, it leaves the decision to the next goals. */
export const keepAway = goal({
  component: 'Skirmisher',
  parameters: {},
  moves: true,
  decide(game, actor) {
    const { Skirmisher } = game.stores;
    if (!seesHero(game, actor)) return false;
    const far = cellsApart(cellOf(game, actor), heroCell(game));
    if (far === Skirmisher.distance[actor]) return true;
    return far < Skirmisher.distance[actor] && stepAway(game, actor);
  },
});
