import { isInView, isSeen } from '../actors/actors.ts';
import { actorsNear } from '../actors/actors-near.ts';
import { elements } from '../combat/elements.ts';
import { nameOf } from '../combat/fighters.ts';
import { rollPacked } from '../dice.ts';
import { cellOf, kindOf } from '../entity.ts';
import { say } from '../log.ts';
import { hurt } from './damage.ts';
import { effect } from './effect.ts';

/**
 * An explosion at the actor damages all others in its radius and in a clear line. If the actor has just
 * died, those who die of the explosion count as kills of its slayer.
 */
export const explode = effect({
  parameters: {
    dice: { kind: 'dice', unit: 'HP' },
    radius: { kind: 'u8', unit: 'cells', min: 1, max: 5, start: 1 },
    element: { kind: 'choice', choices: elements, start: elements.indexOf('none') },
  },
  afterDeath: true,

  apply(game, { target, source, kind, rnd, isDead }, { dice, radius, element }) {
    const from = cellOf(game, target);
    const victims = actorsNear(game, from, radius).filter((actor) => actor !== target);
    const slayer = game.pending.kills.includes(target) ? game.hero : 0;
    const told = isSeen(game, target) || victims.includes(game.hero);
    if (told && target !== game.hero) {
      say(game, 'important', 'explodes', { monster: nameOf(game, target) });
    }
    if (isInView(game, from)) {
      game.events.push({ type: 'burst', kind: kindOf(game, target).id, at: from, radius });
    }
    for (const victim of victims) {
      if (game.ending) break;
      const damage = rollPacked(dice, rnd);
      hurt(game, { target: victim, source: isDead ? slayer : source, kind }, damage, element);
    }
    return told;
  },
});
