import { levelOf } from '../combat/fighters.ts';
import { has } from '../entity.ts';
import { ringCount } from '../items/rings.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import { canStarve } from './hunger-state.ts';

/**
 * Healing as turns pass, with rings of regeneration, as in Rogue: `systems/healing.ts` calls it. In Simple, energy
 * heals: `systems/hunger.ts`. `powers/regeneration.ts` heals monsters after their attacks.
 */

/** Whether passing turns heal an actor now. */
export function healsByItself(game: Game, actor: number): boolean {
  if (has(game, actor, 'Recovery') || has(game, actor, 'Mends')) return true;
  return canStarve(game, actor) && game.stores.Hunger.energy[actor] > 0;
}

/** The level at which quick recovery begins, and the quiet turns that it needs. */
const quickLevel = 8;
const quickTurns = 3;

/**
 * Heals an actor with `Recovery`, as in Rogue: below level 8 one HP after more than 20 − 2 · level quiet
 * turns; from level 8 on, 1 to level − 7 HP every three quiet turns. Each ring of regeneration gives
 * one HP a turn instead.
 */
export function recover(game: Game, actor: number): void {
  const { Recovery, Health } = game.stores;
  const rings = ringCount(game, actor, 'regeneration');
  if (rings > 0) {
    Health.current[actor] = Math.min(Health.max[actor], Health.current[actor] + rings);
    Recovery.quiet[actor] = 0;
    return;
  }
  const quiet = ++Recovery.quiet[actor];
  const level = levelOf(game, actor);
  const quick = level >= quickLevel;
  if (quick ? quiet < quickTurns : quiet <= 20 - 2 * level) return;
  Recovery.quiet[actor] = 0;
  const bonus = quick ? rollsOf(game, actor, Purpose.healing)(level - quickLevel + 1) : 0;
  Health.current[actor] = Math.min(Health.max[actor], Health.current[actor] + 1 + bonus);
}

/** An attack ends the quiet turns of both fighters. */
export function endQuiet(game: Game, actor: number): void {
  if (has(game, actor, 'Recovery')) game.stores.Recovery.quiet[actor] = 0;
}

/** Heals an actor with `Mends`: one HP every `Mends.turns` turns. */
export function mend(game: Game, actor: number): void {
  const { Mends, Health } = game.stores;
  if (game.turn % Mends.turns[actor] !== 0) return;
  if (Health.current[actor] < Health.max[actor]) game.probe?.ran?.(actor, 'Mends');
  Health.current[actor] = Math.min(Health.max[actor], Health.current[actor] + 1);
}
