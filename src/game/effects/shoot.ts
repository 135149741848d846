import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { loseStrength } from '../actors/losing-strength.ts';
import { bareSkin } from '../combat/armour-class.ts';
import { levelOf } from '../combat/fighters.ts';
import { hits } from '../combat/hit-and-damage.ts';
import { injure } from '../combat/injury.ts';
import { afterResistance } from '../combat/resistance.ts';
import { ammunition } from '../components.ts';
import { rollPacked } from '../dice.ts';
import { cellOf } from '../entity.ts';
import { dropNear } from '../items/dropping.ts';
import { fieldOf } from '../kinds.ts';
import { say } from '../log.ts';
import { spawnItem } from '../spawn.ts';
import type { Game } from '../world.ts';
import { effect } from './effect.ts';

/** Added to the roll of every missile to hit, as in Rogue, beside `bonus`. */
export const hitBonus = 1;

/**
 * Shoots a missile at the actor, as the traps of Rogue do: it attacks at the actor's level, to which `bonus` is added, and
 * armour does not protect, so it hits with a chance of (level + bonus + 11) / 20. A missile with `venom` takes strength;
 * one with `leaves` that misses falls to the floor. The arrow trap is `content/rogue/traps/arrow-trap.json`. The bolts
 * and missiles of sticks are in `combat/trajectories.ts`.
 */
export const shoot = effect({
  parameters: {
    dice: { kind: 'dice', unit: 'HP' },
    bonus: { kind: 'i8', min: -20, max: 20, start: 0 },
    venom: { kind: 'u8', min: 0, max: 20, start: 0 },
    leaves: { kind: 'choice', choices: ammunition, start: 0 },
  },

  apply(game, { target, source, kind, rnd }, { dice, bonus, venom, leaves }) {
    const full = rollPacked(dice, rnd);
    const sum = afterResistance(game, target, full, 'blow');
    const isHero = target === game.hero;
    const noticed = isMentioned(game, target);
    if (!hits(levelOf(game, target) + bonus, bareSkin, hitBonus, 1 + rnd(20))) {
      if (isHero) say(game, 'normal', 'shotMisses');
      if (ammunition[leaves] !== 'none') leaveMissile(game, target, leaves);
      return noticed;
    }
    if (isHero) say(game, 'enemyHits', venom > 0 ? 'shotWeakens' : 'shot', { damage: sum });
    else if (noticed) say(game, 'normal', 'isShot', { monster: nameOf(game, target), damage: sum });
    if (venom > 0) loseStrength(game, target, venom, rnd);
    injure(game, target, sum, kind, source);
    return noticed;
  },
});

/** Drops a missile that missed near its target, if the campaign has such a kind. */
function leaveMissile(game: Game, target: number, fits: number): void {
  const kind = game.campaign.kinds.find((one) => fieldOf(one, 'Missile', 'fits') === fits);
  if (kind) dropNear(game, spawnItem(game, { kind }), cellOf(game, target));
}
