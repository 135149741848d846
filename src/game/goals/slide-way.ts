import type { Game } from '../world.ts';
import { intendAttack, reaches, towards, tryStep } from './steps.ts';

/**
 * Approaches a foe and attacks it: straight if possible, else along the x axis, else along the y axis. Returns whether
 * it can.
 */
export function takeSlideWay(game: Game, actor: number, foe: number): boolean {
  if (reaches(game, actor, foe)) return intendAttack(game, actor, foe);
  const { dx, dy } = towards(game, actor, foe);
  return tryStep(game, actor, dx, dy) || tryStep(game, actor, dx, 0) || tryStep(game, actor, 0, dy);
}
