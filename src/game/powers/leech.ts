import { nameOf } from '../actors/actor-names.ts';
import { say } from '../log.ts';
import type { Power } from './power.ts';

/** Leech: the attacker heals by a share of its damage. */
export const leech: Power = {
  component: 'Leech',
  apply(game, attacker, target, _rnd, damage) {
    const { Health, Leech } = game.stores;
    const before = Health.current[attacker];
    const gained = Math.ceil((damage * Leech.share[attacker]) / 100);
    Health.current[attacker] = Math.min(Health.max[attacker], before + gained);
    if (target !== game.hero || Health.current[attacker] <= before) return;
    say(game, 'enemyHits', 'leeches', { monster: nameOf(game, attacker) });
  },
};
