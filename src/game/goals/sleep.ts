import { wakeBySenses } from '../actors/waking.ts';
import { goal } from './goal.ts';

/** Does nothing until something wakes it: `actors/waking.ts` lists the ways. */
export const sleep = goal({
  parameters: {},
  isFirst: true,
  decide: (game, actor) => game.stores.AI.awake[actor] === 0 && !wakeBySenses(game, actor),
});
