import type { Command } from '../../game/commands.ts';
import {
  type Deed,
  dig,
  dress,
  eat,
  explore,
  firstOf,
  gather,
  hunt,
  type Moment,
  pickUp,
  rest,
  search,
  strikeBeside,
  stroll,
  survey,
  travel,
} from './deeds.ts';

/** Fights when it is fit, rests when it is not, and leaves no room unseen. */
export function careful(): (moment: Moment) => Command {
  return (moment) => {
    const urgent = firstOf(moment, [drink, strikeBeside, eat, dress, pickUp, recover]);
    if (urgent) return urgent;
    survey(moment);
    const deeds = [hunt, gather, explore, travel];
    const command = firstOf(moment, deeds);
    if (command) return command;
    survey(moment, true);
    return firstOf(moment, [...deeds, dig, search, stroll]) ?? rest(moment);
  };
}

const drink: Deed = ({ view: { hero, bag } }) => {
  if (hero.health > hero.maxHealth * 0.4) return null;
  const potion = bag.find(({ verbs }) => verbs.includes('drink'));
  return potion ? { type: 'drink', slot: potion.slot } : null;
};

const recover: Deed = (moment) => {
  const { hero, foes } = moment.view;
  const fed = hero.energy === null || hero.energy > 10;
  return foes.length === 0 && fed && hero.health < hero.maxHealth * 0.8 ? rest(moment) : null;
};
