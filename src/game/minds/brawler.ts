import { isStandable, orthogonal, tileAt } from '../../dungeon/grid.ts';
import { intend } from '../intent.ts';
import { Purpose, pick } from '../random.ts';
import { roll } from '../roll.ts';
import type { Game } from '../world.ts';
import type { MindRule } from './mind.ts';

/** The number of orthogonal steps within which a brawler approaches the hero. */
const approachDistance = 6;

/**
 * Far from the hero, steps to a random orthogonal neighbour and attacks any actor there. Near the
 * hero, approaches along the longer axis.
 */
export const brawler: MindRule = {
  decide(game, actor) {
    const { Position } = game.stores;
    const dx = Position.x[game.hero] - Position.x[actor];
    const dy = Position.y[game.hero] - Position.y[actor];
    if (Math.abs(dx) + Math.abs(dy) > approachDistance) {
      const ways = orthogonal.filter((way) => isOpen(game, actor, way.dx, way.dy));
      if (ways.length === 0) return;
      const way = ways[pick(roll(game, actor, Purpose.idle, 0), ways.length)];
      intend(game, actor, 'move', way.dx, way.dy);
    } else if (Math.abs(dx) > Math.abs(dy)) {
      if (isOpen(game, actor, Math.sign(dx), 0)) intend(game, actor, 'move', Math.sign(dx), 0);
    } else if (isOpen(game, actor, 0, Math.sign(dy))) {
      intend(game, actor, 'move', 0, Math.sign(dy));
    }
  },
};

/** Whether a neighbouring cell can be stood on, with or without an actor there. */
function isOpen(game: Game, actor: number, dx: number, dy: number): boolean {
  const { Position } = game.stores;
  return isStandable(tileAt(game.floor.grid, Position.x[actor] + dx, Position.y[actor] + dy));
}
