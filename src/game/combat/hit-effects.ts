import type { Rnd } from '../../dungeon/rnd.ts';
import { applyEffects, effectsOf } from '../effects/apply-effects.ts';
import { has, kindOf } from '../entity.ts';
import { weaponOf, wornBy } from '../items/gear.ts';
import type { AttackResult } from '../pending.ts';
import { hasPower } from '../powers/power.ts';
import type { Game } from '../world.ts';

/**
 * Applies the effects of an attack that has hit: `OnHit` of the attacker and of its weapon or thrown item
 * act on the target; `WhenHit` of the target and of all that it wears act on an attacker by hand or by
 * stick, who is beside it.
 */
export function applyHitEffects(game: Game, result: AttackResult, rnd: Rnd): void {
  const { attacker, target, by } = result;
  if (hasPower(game, attacker, 'OnHit')) befall(game, attacker, 'OnHit', target, attacker, rnd);
  const weapon = by === 'thrownItem' ? result.item : by === 'hand' ? weaponOf(game, attacker) : 0;
  if (weapon !== 0) befall(game, weapon, 'OnHit', target, attacker, rnd);
  if (by !== 'hand' && by !== 'stick') return;
  if (hasPower(game, target, 'WhenHit')) befall(game, target, 'WhenHit', attacker, target, rnd);
  for (const item of wornBy(game, target)) befall(game, item, 'WhenHit', attacker, target, rnd);
}

/** Applies the effects that an actor or item has in a component to a living target. */
function befall(
  game: Game,
  bearer: number,
  component: 'OnHit' | 'WhenHit',
  target: number,
  source: number,
  rnd: Rnd,
): void {
  if (game.ending || has(game, target, 'Dead') || !has(game, bearer, component)) return;
  const item = has(game, bearer, 'Item') ? bearer : 0;
  if (item === 0) game.probe?.ran?.(bearer, component);
  // A monster that kills by its effects is named itself; so is a monster with a burning sword.
  const kind = kindOf(game, source).id;
  const occasion = { target, source, item, kind, rnd };
  applyEffects(game, effectsOf(game, bearer, component), occasion);
}
