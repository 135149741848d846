import { unreached } from '../../dungeon/distance-field.ts';
import { Gait, isOnGrid } from '../../dungeon/grid.ts';
import { directionsOf } from '../../dungeon/movement-rule.ts';
import { distancesToHero } from '../actors/fields-to-hero.ts';
import { gaitsOf } from '../actors/gaits.ts';
import { passesWalls } from '../actors/passing-walls.ts';
import { cellOf } from '../entity.ts';
import type { Game } from '../world.ts';
import { approachSliding } from './approach-slide.ts';
import { intendAttack, reaches, tryStep, walkTo } from './steps.ts';

/**
 * The way `shortest` of the goal `approach`: along a shortest way to the foe, around obstacles. Attacks a foe that it
 * reaches. A hero beyond the distances that monsters share (`actors/fields-to-hero.ts`) is too far. Returns whether it
 * can do either.
 */
export function approachByShortestWay(game: Game, actor: number, foe: number): boolean {
  if (passesWalls(game, actor)) return approachSliding(game, actor, foe);
  // The shared distances are for walkers.
  if (foe !== game.hero || gaitsOf(game, actor) !== Gait.walk) {
    if (reaches(game, actor, foe)) return intendAttack(game, actor, foe);
    return walkTo(game, actor, cellOf(game, foe));
  }
  const { Position } = game.stores;
  const { grid } = game.floor;
  const { steps } = distancesToHero(game);
  const x = Position.x[actor];
  const y = Position.y[actor];
  const left = steps[y * grid.width + x];
  if (left === unreached) return false;
  if (left === 1) return intendAttack(game, actor, foe);
  for (const { dx, dy } of directionsOf(game.campaign.rules.ways)) {
    const toX = x + dx;
    const toY = y + dy;
    if (!isOnGrid(grid, toX, toY) || steps[toY * grid.width + toX] !== left - 1) continue;
    if (tryStep(game, actor, dx, dy)) return true;
  }
  return false;
}
