import { bagOf } from '../items/bag.ts';
import { stepAway } from './flee.ts';
import { foeOf } from './foe.ts';
import { goal } from './goal.ts';
import { intendAttack, reaches } from './steps.ts';

/** A thief that carries its booty flees from its enemy. Cornered, it attacks. */
export const carryOff = goal({
  component: 'Robs',
  parameters: {},
  moves: true,
  decide(game, actor) {
    if (bagOf(game, actor).length === 0) return false;
    const foe = foeOf(game, actor) || game.hero;
    if (!stepAway(game, actor, foe) && reaches(game, actor, foe)) intendAttack(game, actor, foe);
    return true;
  },
});
