import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { monstersIn } from '../actors/actors.ts';
import { cellOf } from '../entity.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/**
 * The monsters around the actor, and the actor itself if it is one, can do nothing until something attacks them
 * (`systems/combat.ts`) or wakes them (`wake` in `actors/waking.ts`): `Condition.spellbound`. `actors/conditions.ts`
 * lists the other ways to be kept still.
 */
export const hold = effect({
  parameters: {
    radius: { kind: 'u8', unit: 'cells', min: 0, max: 50, start: 2 },
  },

  apply(game, { target, source }, { radius }) {
    const { AI, Condition } = game.stores;
    const { x, y } = cellOf(game, target);
    let noticed = false;
    for (const monster of monstersIn(game, x - radius, y - radius, x + radius, y + radius)) {
      if (monster === source && monster !== target) continue;
      Condition.spellbound[monster] = 1;
      AI.awake[monster] = 0;
      AI.hasDestination[monster] = 0;
      if (!isMentioned(game, monster)) continue;
      noticed = true;
      say(game, 'normal', 'isBound', { monster: nameOf(game, monster) });
    }
    return noticed;
  },
});
