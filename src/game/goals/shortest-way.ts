import { unreached } from '../../dungeon/distance-field.ts';
import { directions, orthogonal } from '../../dungeon/grid.ts';
import { actorAt } from '../actors.ts';
import { intend } from '../intent.ts';
import { distancesToHero } from '../minds/hero-field.ts';
import { attackHero } from '../minds/steps.ts';
import { isWay } from '../movement.ts';
import type { Game } from '../world.ts';

/** Takes the shortest way to the hero and attacks it, if the hero is near enough. */
export function takeShortestWay(game: Game, actor: number): boolean {
  const { Position } = game.stores;
  const { width, height } = game.floor.grid;
  const { steps } = distancesToHero(game);
  const x = Position.x[actor];
  const y = Position.y[actor];
  const left = steps[y * width + x];
  if (left === unreached) return false;
  if (left === 1) return attackHero(game, actor);
  const ways = game.campaign.rules.ways === 'orthogonal' ? orthogonal : directions;
  for (const { dx, dy } of ways) {
    const toX = x + dx;
    const toY = y + dy;
    if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
    if (steps[toY * width + toX] !== left - 1 || actorAt(game, toX, toY) !== 0) continue;
    if (!isWay(game, { x, y }, dx, dy)) continue;
    intend(game, actor, 'move', dx, dy);
    return true;
  }
  return false;
}
