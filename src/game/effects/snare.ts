import { isNoticed, nameOf } from '../combat/fighters.ts';
import { say } from '../log.ts';
import { addTo } from '../stores.ts';
import { effect } from './effect.ts';

/** The actor cannot leave its cell for some turns. */
export const snare = effect({
  parameters: {
    turns: { kind: 'u8', unit: 'turns', min: 1, max: 255, start: 3 },
  },

  apply(game, { target }, { turns }) {
    addTo(game.stores.Condition.stuck, target, turns);
    if (target === game.hero) say(game, 'important', 'snared');
    else if (isNoticed(game, target)) {
      say(game, 'normal', 'isSnared', { monster: nameOf(game, target) });
    }
    return isNoticed(game, target);
  },
});
