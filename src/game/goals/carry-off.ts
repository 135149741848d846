import { bagOf } from '../bag.ts';
import { attackActor, isBeside } from '../minds/steps.ts';
import { stepAway } from './flee.ts';
import { foeOf } from './foe.ts';
import { goal } from './goal.ts';

/** A thief that carries its booty flees from its enemy. Cornered, it attacks. */
export const carryOff = goal({
  component: 'Robs',
  parameters: {},
  moves: true,
  decide(game, actor) {
    if (bagOf(game, actor).length === 0) return false;
    const foe = foeOf(game, actor) || game.hero;
    if (!stepAway(game, actor, foe) && isBeside(game, actor, foe)) attackActor(game, actor, foe);
    return true;
  },
});
