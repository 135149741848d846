import { gainExperience } from '../actors/levels.ts';
import { has } from '../entity.ts';
import { singleName } from '../items/item-names.ts';
import { useUp } from '../items/stacks.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import type { ActionFor } from './action.ts';
import { checkItem } from './item-command.ts';

/**
 * Eating: food gives the `Food.energy` of its bundle. Food with a `spread` gives a random amount and has a taste: a ration
 * of Rogue 1100 to 1499.
 */
export const eat: ActionFor<'eat'> = {
  check: checkItem,

  perform(game, actor, _dx, _dy, item) {
    const { Hunger, Food, Identity } = game.stores;
    const before = Hunger.energy[actor];
    const rnd = rollsOf(game, actor, Purpose.meal);
    const spread = Food.spread[item];
    const after = Math.max(0, before + Food.energy[item] + rnd(2 * spread) - spread);
    // Any meal ends fainting, but only a full actor begins to count its turns again.
    Hunger.fainted[actor] = 0;
    if (after >= Hunger.max[actor]) Hunger.digestedTurns[actor] = 0;
    Hunger.energy[actor] = Math.min(after, Hunger.max[actor]);
    const gained = Hunger.energy[actor] - before;
    game.events.push({ type: 'fed', actor: Identity.seq[actor], amount: gained });
    if (spread > 0) taste(game, actor, item, rnd(100));
    else say(game, 'normal', 'ate', { item: singleName(game, item), gained });
    useUp(game, actor, item);
  },
};

/** Reports the taste of a meal. Foul food teaches one point of experience. */
function taste(game: Game, actor: number, item: number, rolled: number): void {
  const { Food } = game.stores;
  if (rolled < Food.foul[item]) {
    say(game, 'normal', 'foul');
    if (has(game, actor, 'Experience')) gainExperience(game, actor, 1);
  } else if (Food.foul[item] > 0) say(game, 'normal', 'feast');
  else say(game, 'normal', 'fruit', { item: singleName(game, item) });
}
