import { unreached } from '../../dungeon/distance-field.ts';
import { directions, orthogonal } from '../../dungeon/grid.ts';
import { actorAt } from '../actors.ts';
import { intend } from '../intent.ts';
import { isWay } from '../movement.ts';
import { passesWalls } from '../passing-walls.ts';
import { distancesToHero } from './hero-field.ts';
import type { MindRule } from './mind.ts';
import { approachHero, attackHero } from './steps.ts';

/** Sleeps until it is woken; then takes the shortest way to the hero, if the hero is near enough. */
export const tracker: MindRule = {
  sleeps: true,
  decide(game, actor) {
    if (passesWalls(game, actor)) return approachHero(game, actor);
    const { Position } = game.stores;
    const { width, height } = game.floor.grid;
    const { steps } = distancesToHero(game);
    const x = Position.x[actor];
    const y = Position.y[actor];
    const left = steps[y * width + x];
    if (left === unreached) return;
    if (left === 1) return attackHero(game, actor);
    const ways = game.campaign.rules.ways === 'orthogonal' ? orthogonal : directions;
    for (const { dx, dy } of ways) {
      const toX = x + dx;
      const toY = y + dy;
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      if (steps[toY * width + toX] !== left - 1 || actorAt(game, toX, toY) !== 0) continue;
      if (isWay(game, { x, y }, dx, dy)) return intend(game, actor, 'move', dx, dy);
    }
  },
};
