import type { Cell } from '../../dungeon/grid.ts';
import { isSeen } from '../../game/actors/actors.ts';
import { has } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';

/** The entity with this `seq`; 0 if it has left the world. */
export function entityOf(game: Game, seq: number): number {
  const entity = game.stores.Identity.seq.indexOf(seq);
  // The column keeps the number of an entity that has left.
  return entity > 0 && has(game, entity, 'Identity') ? entity : 0;
}

/** The cell of an actor, given by `seq`. Null for a monster that the hero does not see. */
export function cellOfSeen(game: Game, seq: number): Cell | null {
  const { Position } = game.stores;
  const actor = entityOf(game, seq);
  if (actor === 0) return null;
  const cell = { x: Position.x[actor], y: Position.y[actor] };
  const { occupants, grid } = game.floor;
  if (actor === game.hero) return cell;
  const isHere = occupants[cell.y * grid.width + cell.x] === actor;
  return isHere && isSeen(game, actor) ? cell : null;
}
