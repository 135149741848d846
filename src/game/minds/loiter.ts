import { directions } from '../../dungeon/grid.ts';
import { Purpose, pick } from '../random.ts';
import { roll } from '../roll.ts';
import type { Game } from '../world.ts';
import { tryStep } from './steps.ts';

/** Stays half of the time; otherwise tries one random step. */
export function loiter(game: Game, actor: number): void {
  if (roll(game, actor, Purpose.idle, 0) < 0.5) return;
  const { dx, dy } = directions[pick(roll(game, actor, Purpose.idle, 1), directions.length)];
  tryStep(game, actor, dx, dy);
}
