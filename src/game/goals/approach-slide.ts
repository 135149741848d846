import type { Game } from '../world.ts';
import { intendAttack, reaches, towards, tryStep } from './steps.ts';

/**
 * The way `slide` of the goal `approach`: straight to the foe if possible, else along the x axis, else along the y axis,
 * as monsters slide along walls in Simple. Attacks a foe that it reaches. Returns whether it can do either.
 */
export function approachSliding(game: Game, actor: number, foe: number): boolean {
  if (reaches(game, actor, foe)) return intendAttack(game, actor, foe);
  const { dx, dy } = towards(game, actor, foe);
  return tryStep(game, actor, dx, dy) || tryStep(game, actor, dx, 0) || tryStep(game, actor, 0, dy);
}
