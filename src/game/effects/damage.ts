import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { strengthBonusOf } from '../actors/strength.ts';
import { provokeBy } from '../actors/waking.ts';
import { type Element, elements } from '../combat/damage-elements.ts';
import { injure } from '../combat/injury.ts';
import { afterResistance } from '../combat/resistance.ts';
import { rollPacked } from '../dice.ts';
import { say } from '../log.ts';
import type { MessageId } from '../messages.ts';
import type { Game } from '../world.ts';
import { effect, type Occasion } from './effect.ts';

/** The messages about the hero and about a monster. */
const reports = {
  fire: { hero: 'burnt', monster: 'isBurnt' },
  cold: { hero: 'chilled', monster: 'isChilled' },
  lightning: { hero: 'shocked', monster: 'isShocked' },
  force: { hero: 'struck', monster: 'isStruck' },
  none: { hero: 'harmed', monster: 'isHarmed' },
  poison: { hero: 'harmed', monster: 'isHarmed' },
} as const satisfies Record<Element, { hero: MessageId; monster: MessageId }>;

/**
 * Deals damage that no armour reduces: dice, a bonus, and with `strong` the bonus of the source's strength
 * against others.
 */
export const damage = effect({
  parameters: {
    dice: { kind: 'dice', unit: 'HP' },
    bonus: { kind: 'i8', min: -100, max: 100, start: 0 },
    strong: { kind: 'flag', start: 0 },
    element: { kind: 'choice', choices: elements, start: elements.indexOf('none') },
  },

  apply(game, occasion, { dice, bonus, strong, element }) {
    const { target, source, rnd } = occasion;
    const rolled = rollPacked(dice, rnd);
    const own = strong && source !== target ? strengthBonusOf(game, source).damage : 0;
    return hurt(game, occasion, Math.max(0, rolled + bonus + own), element);
  },
});

/**
 * Does the damage of an element (an index) that the target does not resist, and reports it. Returns whether the hero
 * notices.
 */
export function hurt(
  game: Game,
  { target, source, kind }: Pick<Occasion, 'target' | 'source' | 'kind'>,
  full: number,
  element: number,
): boolean {
  const sum = afterResistance(game, target, full, elements[element]);
  const noticed = isMentioned(game, target);
  const { hero, monster } = reports[elements[element]];
  if (target === game.hero) say(game, 'enemyHits', hero, { damage: sum });
  else if (noticed) {
    say(game, 'playerHits', monster, { monster: nameOf(game, target), damage: sum });
  }
  // Before it can die, so that monsters that come at its death are hostile, too.
  provokeBy(game, target, source);
  injure(game, target, sum, kind, source);
  return noticed;
}
