import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { gainExperience, isHighest, missingExperience } from '../actors/levels.ts';
import { rollDice } from '../dice.ts';
import { has } from '../entity.ts';
import { say } from '../log.ts';
import { addTo } from '../stores.ts';
import { effect } from './effect.ts';

/** The dice of the HP that a monster of Rogue has for each level. */
const perLevel = { count: 1, sides: 8 };

/** Raises the level: by experience, or directly for a monster without experience, with its HP. */
export const raiseLevel = effect({
  parameters: {},

  apply(game, { target, rnd }) {
    const { Fighter, Health, Stats } = game.stores;
    if (has(game, target, 'Experience')) {
      if (!isHighest(game, target)) {
        // As in Rogue, one point more than the level needs.
        const extra = game.campaign.rules.growth === 'doubling' ? 1 : 0;
        gainExperience(game, target, Math.max(0, missingExperience(game, target) + extra));
      } else if (target === game.hero) say(game, 'normal', 'strangeFeeling');
      return target === game.hero;
    }
    const gained = rollDice(perLevel, rnd);
    addTo(Health.max, target, gained);
    addTo(Health.current, target, gained);
    if (has(game, target, 'Fighter')) addTo(Fighter.level, target, 1);
    if (has(game, target, 'Stats')) addTo(Stats.attack, target, 1);
    const noticed = isMentioned(game, target);
    if (noticed) say(game, 'normal', 'looksStronger', { monster: nameOf(game, target) });
    return noticed;
  },
});
