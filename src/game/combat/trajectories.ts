import { type Cell, isAiry, Tile, tileAt } from '../../dungeon/grid.ts';
import { actorAt, shownMonsterAt } from '../actors/actors.ts';
import type { Aim } from '../components.ts';
import { heroCell } from '../entity.ts';
import { unknown } from '../floors/floor.ts';
import type { Game } from '../world.ts';

/**
 * Trajectories of thrown items, of bolts and of the other powers of sticks. The rules trace them over the true floor,
 * and the preview over the part that the hero knows. A stick's range is a field of its bundle, `Stick.range`, which
 * `actions/zap.ts` passes; there the effects of the bundle, such as 6d6 of fire, act on each actor that the bolt meets.
 * The dice of a thrown item, with and without its launcher, are in `hit-and-damage.ts`.
 */

/** The floor that a trajectory crosses. */
export interface Ground {
  /** The tile of a cell, or `unknown`. */
  tileAt(cell: Cell): number;
  /** The actor on a cell, 0 for none. */
  actorAt(cell: Cell): number;
}

/** The cells that something in flight crosses, and the actors that it meets. */
export interface Trajectory {
  /** In their order, without the cell from which it starts. A bolt can cross a cell again. */
  readonly path: readonly Cell[];
  /** In their order. `at` is the index of the cell in `path`. Only a bolt can meet more than one. */
  readonly meetings: readonly { readonly actor: number; readonly at: number }[];
  /** The indices in `path` of the cells in which a bolt turned back. */
  readonly turns: readonly number[];
}

/** The true floor of a game. */
export function trueGround(game: Game): Ground {
  return {
    tileAt: ({ x, y }) => tileAt(game.floor.grid, x, y),
    actorAt: ({ x, y }) => actorAt(game, x, y),
  };
}

/** The floor as the hero knows it: remembered tiles, itself, and the monsters that it knows. */
export function knownGround(game: Game, tileOf: (cell: Cell) => number): Ground {
  const hero = heroCell(game);
  return {
    tileAt: tileOf,
    actorAt: ({ x, y }) => (x === hero.x && y === hero.y ? game.hero : shownMonsterAt(game, x, y)),
  };
}

/** The trajectory from a cell in a direction, which must not be (0, 0). */
export function trajectoryOf(
  ground: Ground,
  aim: Aim,
  from: Cell,
  { dx, dy }: { dx: number; dy: number },
  range: number,
): Trajectory {
  if (aim === 'bolt') return boltTrajectory(ground, from, dx, dy, range);
  const path: Cell[] = [];
  let at = from;
  for (let n = aim === 'neighbour' ? 1 : range; n > 0; n--) {
    at = { x: at.x + dx, y: at.y + dy };
    const actor = ground.actorAt(at);
    const tile = ground.tileAt(at);
    // A missile passes a door only to hit an actor in it.
    const isOpen = isAiry(tile) && !(aim === 'missile' && tile === Tile.door);
    if (actor === 0 && !isOpen) break;
    path.push(at);
    if (actor !== 0) return { path, meetings: [{ actor, at: path.length - 1 }], turns: [] };
  }
  return { path, meetings: [], turns: [] };
}

/**
 * The trajectory of a bolt as in Rogue. Its range includes the cell from which it starts. Walls and doors
 * without an actor in them reverse it; then it passes monsters until it has met the actor that shot it. Each monster may let it
 * pass by a saving throw (`effects/apply-effects.ts`; then `pass` in `actions/zap.ts`), so it can meet several.
 */
function boltTrajectory(
  ground: Ground,
  from: Cell,
  dx: number,
  dy: number,
  range: number,
): Trajectory {
  const path: Cell[] = [];
  const meetings: { actor: number; at: number }[] = [];
  const turns: number[] = [];
  const self = ground.actorAt(from);
  let at = from;
  let way = 1;
  let isBack = false;
  while (path.length + 1 < range) {
    const next = { x: at.x + way * dx, y: at.y + way * dy };
    const actor = ground.actorAt(next);
    const tile = ground.tileAt(next);
    if (tile === unknown) break;
    const isOpen = isAiry(tile) && tile !== Tile.door;
    if (!isOpen && (actor === 0 || actor === self)) {
      way = -way;
      isBack = true;
      // It crosses the cell before the wall once more.
      turns.push(path.length);
    } else at = next;
    path.push(at);
    const isSelf = at.x === from.x && at.y === from.y;
    if (isSelf && isBack) {
      meetings.push({ actor: self, at: path.length - 1 });
      isBack = false;
    } else if (!isSelf && !isBack && actor !== 0) {
      meetings.push({ actor, at: path.length - 1 });
    }
  }
  return { path, meetings, turns };
}
