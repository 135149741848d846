import { reportSummoned, summonBeside } from '../actors/summoning.ts';
import { namedMonster } from '../campaign.ts';
import { fractionOf } from '../random.ts';
import { effect } from './effect.ts';

/**
 * Monsters of a kind, by default of the actor's own, appear on free cells next to the actor. They are awake, and
 * hostile if the actor is. Monsters of its own kind cannot summon, and have used up the triggers that the actor has
 * used.
 */
export const summon = effect({
  parameters: {
    kind: { kind: 'kind', start: 0, names: 'monsters' },
    count: { kind: 'u8', min: 1, max: 8, start: 1 },
  },
  afterDeath: true,

  apply(game, { target, rnd }, { kind: named, count }) {
    const own = game.stores.Identity.kind[target];
    const kind = namedMonster(game.campaign, named) ?? namedMonster(game.campaign, own);
    if (!kind) return false;
    let recognised = false;
    for (let n = 0; n < count; n++) {
      const made = summonBeside(game, target, kind, fractionOf(rnd));
      if (made === 0) break;
      if (reportSummoned(game, made)) recognised = true;
    }
    return recognised;
  },
});
