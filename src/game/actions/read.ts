import { useUp } from '../bag.ts';
import { applyEffects, effectsOf } from '../effects/apply-effects.ts';
import { kindOf } from '../entity.ts';
import { singleName } from '../items.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { ActionFor } from './action.ts';
import { checkItem } from './item-command.ts';

/** Reading: a scroll has its effects on the reader, and one of it is used up. */
export const read: ActionFor<'read'> = {
  check: checkItem,

  perform(game, actor, _dx, _dy, item) {
    say(game, 'normal', 'read', { item: singleName(game, item) });
    const rnd = rollsOf(game, actor, Purpose.effect);
    const occasion = { target: actor, source: actor, item, kind: kindOf(game, item).id, rnd };
    applyEffects(game, effectsOf(game, item, 'Scroll'), occasion);
    useUp(game, actor, item);
  },
};
