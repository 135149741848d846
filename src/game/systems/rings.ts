import { livingHere } from '../actors/actors.ts';
import { applyEffects, effectsOf } from '../effects/apply-effects.ts';
import { kindOf } from '../entity.ts';
import { ringsOf } from '../items/rings.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';

/**
 * Rings: each worn ring has its effects on its wearer once a turn, the left hand first. The bundle of the ring has the
 * `chance` of each effect.
 */
export function rings(game: Game): void {
  for (const actor of livingHere(game, 'Gear')) {
    for (const ring of ringsOf(game, actor)) {
      const effects = effectsOf(game, ring, 'Ring');
      if (effects.length === 0) continue;
      const rnd = rollsOf(game, ring, Purpose.effect);
      const kind = kindOf(game, ring).id;
      applyEffects(game, effects, { target: actor, source: actor, item: ring, kind, rnd });
    }
  }
}
