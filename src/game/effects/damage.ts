import { rollDice, unpackDice } from '../dice.ts';
import type { MessageId } from '../events.ts';
import { isNoticed, nameOf } from '../fighters.ts';
import { injure } from '../injury.ts';
import { say } from '../log.ts';
import { provokeBy } from '../waking.ts';
import { effect } from './effect.ts';
import { strengthOf } from './strike.ts';

/** The causes of damage. They only change the messages and the picture. */
export const elements = ['fire', 'cold', 'lightning', 'force', 'none'] as const;

export type Element = (typeof elements)[number];

/** The messages about the hero and about a monster. */
const reports = {
  fire: { hero: 'burnt', monster: 'isBurnt' },
  cold: { hero: 'chilled', monster: 'isChilled' },
  lightning: { hero: 'shocked', monster: 'isShocked' },
  force: { hero: 'struck', monster: 'isStruck' },
  none: { hero: 'harmed', monster: 'isHarmed' },
} as const satisfies Record<Element, { hero: MessageId; monster: MessageId }>;

/**
 * Does damage that no armour reduces: dice, a bonus, and with `strong` the bonus of the source's strength
 * against others.
 */
export const damage = effect({
  parameters: {
    dice: { kind: 'dice', unit: 'HP' },
    bonus: { kind: 'i8', min: -100, max: 100, start: 0 },
    strong: { kind: 'flag', start: 0 },
    element: { kind: 'choice', choices: elements, start: elements.indexOf('none') },
  },

  apply(game, { target, source, kind, rnd }, { dice, bonus, strong, element }) {
    const rolled = unpackDice(dice).reduce((total, one) => total + rollDice(one, rnd), 0);
    const own = strong && source !== target ? strengthOf(game, source).damage : 0;
    const sum = Math.max(0, rolled + bonus + own);
    const noticed = isNoticed(game, target);
    const { hero, monster } = reports[elements[element]];
    if (target === game.hero) say(game, 'enemyHits', hero, { damage: sum });
    else if (noticed) {
      say(game, 'playerHits', monster, { monster: nameOf(game, target), damage: sum });
    }
    injure(game, target, sum, kind, source);
    provokeBy(game, target, source);
    return noticed;
  },
});
