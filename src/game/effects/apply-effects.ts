import { makesSavingThrow, type SavingThrow, savingThrows } from '../combat/saving-throw.ts';
import type { EffectBearer } from '../components.ts';
import { cellOf, has, isHere, kindOf } from '../entity.ts';
import type { EffectUse } from '../kinds.ts';
import type { Game } from '../world.ts';
import type { Effect, Occasion } from './effect.ts';
import { effectRegistry } from './registry.ts';

/** The effects that an entity's kind lists in a component; empty for none. */
export function effectsOf(game: Game, entity: number, bearer: EffectBearer): readonly EffectUse[] {
  return kindOf(game, entity).effects[bearer] ?? [];
}

/**
 * Applies effects in order, until the target is dead or left behind on another floor, or the game has ended. Each
 * may fail by its chance or by the target's saving throw. Returns whether the hero could recognise one of them.
 */
export function applyEffects(
  game: Game,
  effects: readonly EffectUse[],
  occasion: Occasion,
): boolean {
  return affect(game, effects, occasion).recognised;
}

/** Like `applyEffects`. Also returns whether an effect did not fail, even if it does not concern the target. */
export function affect(
  game: Game,
  effects: readonly EffectUse[],
  occasion: Occasion,
): { recognised: boolean; acted: boolean } {
  const { target, rnd, isDead } = occasion;
  let recognised = false;
  let acted = false;
  for (const { name, chance, resisted, values } of effects) {
    const isOver = game.ending || (has(game, target, 'Dead') && !isDead);
    if (isOver || !isHere(game, target)) break;
    // The name connects the effect and its values; TypeScript cannot follow that.
    const effect = effectRegistry[name] as Effect;
    if (isDead && !effect.afterDeath) continue;
    if (chance < 100 && rnd(100) >= chance) continue;
    const against: SavingThrow = savingThrows[resisted];
    if (against !== 'none' && makesSavingThrow(game, target, against, rnd)) continue;
    acted = true;
    if (effect.only && (effect.only === 'hero') !== (target === game.hero)) continue;
    const at = cellOf(game, target);
    if (!effect.apply(game, occasion, values)) continue;
    recognised = true;
    game.events.push({
      type: 'affected',
      actor: game.stores.Identity.seq[target],
      effect: name,
      at,
    });
  }
  return { recognised, acted };
}
