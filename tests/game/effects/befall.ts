import { applyEffects } from '../../../src/game/effects/apply-effects.ts';
import type { EffectName } from '../../../src/game/effects/names.ts';
import type { Game } from '../../../src/game/world.ts';

/** Applies one effect to an actor. The hero causes it, and each roll gives its smallest number. */
export function befall(
  game: Game,
  target: number,
  name: EffectName,
  values: Readonly<Record<string, number>> = {},
  rnd: (n: number) => number = () => 0,
): boolean {
  game.events = [];
  const occasion = { target, source: game.hero, item: 0, kind: 'hero', rnd };
  return applyEffects(game, [{ name, chance: 100, resisted: 0, values }], occasion);
}
