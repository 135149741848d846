import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { isInView } from '../actors/actors.ts';
import { unmask } from '../actors/disguise.ts';
import { isBlind } from '../actors/hero-senses.ts';
import { endQuiet } from '../actors/natural-healing.ts';
import { strengthBonusOf } from '../actors/strength.ts';
import { provokeBy } from '../actors/waking.ts';
import { armourClassOf } from '../combat/armour-class.ts';
import { levelOf } from '../combat/fighters.ts';
import { confuseByGlow } from '../combat/glowing.ts';
import { hits } from '../combat/hit-and-damage.ts';
import { injure } from '../combat/injury.ts';
import { afterResistance } from '../combat/resistance.ts';
import { type Dice, rollDice, unpackDice } from '../dice.ts';
import { cellOf } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { effect } from './effect.ts';

/**
 * An ordinary attack with these dice and bonuses, and with the bonuses of strength. A critical attack has three times
 * the dice and the bonus to damage. Glowing hands confuse the target. With a stick at an actor beside the source, the
 * target can answer like one hit by hand: it splits, or its `WhenHit` acts on the source.
 */
export const strike = effect({
  parameters: {
    dice: { kind: 'dice', unit: 'HP' },
    hit: { kind: 'i8', min: -20, max: 20, start: 0 },
    damage: { kind: 'i8', min: -20, max: 20, start: 0 },
    critical: { kind: 'u8', unit: '%', min: 0, max: 100, start: 0 },
  },

  apply(game, { target, source, kind, rnd, byStick }, { dice, hit, damage, critical }) {
    provokeBy(game, target, source);
    for (const fighter of [source, target]) if (fighter !== 0) endQuiet(game, fighter);
    // As with a weapon, the attack that reveals a mimic does nothing else, and a blind hero is not fooled.
    if (!isBlind(game) && unmask(game, target)) return isInView(game, cellOf(game, target));
    const noticed = isMentioned(game, target);
    const monster = nameOf(game, target);
    const times = rnd(100) < critical ? 3 : 1;
    const own = strengthBonusOf(game, source);
    if (!lands(game, source, target, hit + own.hit, 1 + rnd(20))) {
      if (target === game.hero) say(game, 'normal', 'strikeMisses');
      else if (noticed && source === game.hero) say(game, 'normal', 'missed', { monster });
      return noticed;
    }
    const add = (sum: number, { count, sides }: Dice) =>
      sum + rollDice({ count: times * count, sides }, rnd);
    const full = Math.max(0, unpackDice(dice).reduce(add, 0) + times * damage + own.damage);
    const total = afterResistance(game, target, full, 'blow');
    if (target === game.hero) say(game, 'enemyHits', 'struck', { damage: total });
    else if (noticed) say(game, 'playerHits', 'isStruck', { monster, damage: total });
    injure(game, target, total, kind, source);
    if (source !== 0) confuseByGlow(game, source, target);
    if (byStick) {
      const result = {
        attacker: source,
        target,
        by: 'stick',
        landed: true,
        damage: total,
      } as const;
      game.pending.results.push(result);
    }
    return noticed;
  },
});

/** Under other rules than `dice` every attack hits. */
function lands(game: Game, source: number, target: number, bonus: number, rolled: number): boolean {
  if (game.campaign.rules.attack !== 'dice') return true;
  const level = source === 0 ? 1 : levelOf(game, source);
  return hits(level, armourClassOf(game, target), bonus, rolled);
}
