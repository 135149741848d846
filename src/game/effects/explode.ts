import { nameOf } from '../actors/actor-names.ts';
import { isInView, isSeen } from '../actors/actors.ts';
import { actorsNear } from '../actors/actors-near.ts';
import { elements } from '../combat/damage-elements.ts';
import { rollPacked } from '../dice.ts';
import { cellOf, kindOf } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { hurt } from './damage.ts';
import { effect } from './effect.ts';

/**
 * An explosion at the actor damages all others in its radius and in a clear line. If the actor has just
 * died, actors that die in the explosion count as kills of the actor that killed it.
 */
export const explode = effect({
  parameters: {
    dice: { kind: 'dice', unit: 'HP' },
    radius: { kind: 'u8', unit: 'cells', min: 1, max: 5, start: 1 },
    element: { kind: 'choice', choices: elements, start: elements.indexOf('none') },
  },
  afterDeath: true,

  apply(game, { target, source, kind, rnd, isDead }, { dice, radius, element }) {
    return explodeAround(game, target, radius, (victim, slayer) => {
      const damage = rollPacked(dice, rnd);
      hurt(game, { target: victim, source: isDead ? slayer : source, kind }, damage, element);
    });
  },
});

/**
 * An explosion at an actor: hits all others in its radius and in a clear line until the game ends. `slayer` is the hero
 * if it has killed the actor, else 0. Returns whether the hero notices.
 */
export function explodeAround(
  game: Game,
  actor: number,
  radius: number,
  hit: (victim: number, slayer: number) => void,
): boolean {
  const at = cellOf(game, actor);
  const victims = actorsNear(game, at, radius).filter((other) => other !== actor);
  const slayer = game.pending.kills.includes(actor) ? game.hero : 0;
  const recognised = isSeen(game, actor) || victims.includes(game.hero);
  if (recognised && actor !== game.hero) {
    say(game, 'important', 'explodes', { monster: nameOf(game, actor) });
  }
  if (isInView(game, at)) {
    game.events.push({ type: 'burst', kind: kindOf(game, actor).id, at, radius });
  }
  for (const victim of victims) {
    if (game.ending) break;
    hit(victim, slayer);
  }
  return recognised;
}
