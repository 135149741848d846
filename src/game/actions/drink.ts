import { useUp } from '../bag.ts';
import { itemName } from '../items.ts';
import { say } from '../log.ts';
import type { ActionFor } from './action.ts';
import { checkItem } from './item-command.ts';

/** Drinking: a potion heals, up to the maximum. */
export const drink: ActionFor<'drink'> = {
  check: checkItem,

  perform(game, actor, _dx, _dy, item) {
    const { Health, Identity } = game.stores;
    const name = itemName(game, item);
    const before = Health.current[actor];
    const after = before + name.power;
    if (after >= Health.max[actor]) Health.fraction[actor] = 0;
    Health.current[actor] = Math.min(after, Health.max[actor]);
    const gained = Health.current[actor] - before;
    say(game, 'normal', 'drank', { item: name, gained });
    game.events.push({ type: 'healed', actor: Identity.seq[actor], amount: gained });
    useUp(game, actor, item);
  },
};
