import type { Cell } from '../../dungeon/grid.ts';
import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { isFree } from '../actors/actors.ts';
import { freeCellBeside } from '../actors/free-places.ts';
import { gaitsOf } from '../actors/gaits.ts';
import { provokeBy } from '../actors/waking.ts';
import { breakFree, endGrasps } from '../combat/grasping.ts';
import { cellOf, has, isHere } from '../entity.ts';
import { moveActor } from '../floors/occupancy.ts';
import { reportCell } from '../floors/underfoot.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { effect } from './effect.ts';

/**
 * Moves the target next to the actor that causes the effect: to the cell in its direction, or to another
 * free one. A target that is already next to it stays. Its arrival springs no trap and picks up nothing.
 */
export const teleportTo = effect({
  parameters: {},

  apply(game, { target, source, rnd }) {
    if (source === 0 || source === target || !isHere(game, source)) return false;
    provokeBy(game, target, source);
    // A monster beside the actor stays, but lets go.
    const wasGrasped = game.stores.Condition.grasped[game.hero] > 0;
    if (has(game, target, 'Grasp')) endGrasps(game);
    const isFreed = wasGrasped && game.stores.Condition.grasped[game.hero] === 0;
    const from = cellOf(game, target);
    const to = cellBeside(game, source, from, rnd(1000) / 1000, gaitsOf(game, target));
    if (!to) return isFreed;
    const wasNoticed = isMentioned(game, target);
    breakFree(game, target);
    moveActor(game, target, to.x, to.y);
    game.events.push({ type: 'teleported', actor: game.stores.Identity.seq[target], from, to });
    const monster = nameOf(game, target === game.hero ? source : target);
    const isTold = wasNoticed || isMentioned(game, target);
    if (target === game.hero) {
      say(game, 'important', 'drawnTo', { monster });
      reportCell(game);
    } else if (isTold) say(game, 'normal', 'appears', { monster });
    return isTold;
  },
});

/**
 * The cell beside an actor where something from the cell `from` arrives; `by`: its gaits. Null if it is beside the actor
 * already, or if no cell is free.
 */
function cellBeside(
  game: Game,
  actor: number,
  from: Cell,
  rolled: number,
  by: number,
): Cell | null {
  const { x, y } = cellOf(game, actor);
  const first = { x: x + Math.sign(from.x - x), y: y + Math.sign(from.y - y) };
  if (first.x === from.x && first.y === from.y) return null;
  return isFree(game, first.x, first.y, by) ? first : freeCellBeside(game, actor, rolled, by);
}
