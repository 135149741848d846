import {
  type Cell,
  type Direction,
  isOnGrid,
  neighboursOf,
  orthogonal,
  Tile,
} from '../../dungeon/grid.ts';
import { doorChance } from '../../game/actions/search.ts';
import type { Command } from '../../game/commands.ts';
import { heroCell } from '../../game/entity.ts';
import { unknown } from '../../game/floors/floor.ts';
import type { Game } from '../../game/world.ts';
import { type ReachedCell, safelyReached } from './known-ways.ts';
import type { SeenFloors } from './seen-floors.ts';
import type { Automatic } from './series.ts';
import { isStop, type Stop, stop } from './stop.ts';

/** The number of searches at a place: by `doorChance`, they find 89% of the doors there. Each place can have two visits. */
const perVisit = 10;
const perPlace = 2 * perVisit;
/** The number of places after which the player decides whether to go on. */
const mostPlaces = 5;

/** The worth of a cell beside the end of a passage, compared to the wall of a room. */
const endWorth = 4;
/** The factor by which each search lowers the worth of a cell: the chance that it does not find a door there. */
const lowered = 1 - doorChance / 100;
/** The cells behind a wall that count, ahead and to each side. */
const wide = 7;
/** The least share of unknown cells behind the wall of a room that makes it promising. */
const leastUnknown = 1 / 3;
/** Steps to a place are compared after adding this number of turns for the search. */
const searchTurns = 10;

/**
 * Searches an explored floor for secret doors: at the ends of passages, and beside walls in front of large
 * unknown parts. Goes from place to place, and stops after some of them or when none is left. Where `exploring` can go
 * on, because a monster has left its way, it does that instead.
 */
export function searchFloor(game: Game, seen: SeenFloors, exploring: Automatic): Automatic {
  let explores = false;
  let goal: Cell | null = null;
  const searched = new Set<number>();
  let left = 0;
  return {
    leadsOn: true,
    next(): Command | Stop {
      const further = exploring.next();
      explores ||= !isStop(further);
      if (explores) return further;
      const isGoal = ({ x, y }: Cell) => x === goal?.x && y === goal.y;
      const here = heroCell(game);
      if (isGoal(here)) {
        if (left-- > 0) return { type: 'search' };
        goal = null;
        searched.add(here.y * game.floor.grid.width + here.x);
      }
      const reached = [...safelyReached(game, seen)];
      let way = reached.find(isGoal);
      if (!way) {
        way = likeliestPlace(game, seen, reached);
        const places = searched.size;
        if (!way) return stop('searchedAll', { places });
        if (places === mostPlaces) return stop('searchedPlaces', { places });
        goal = { x: way.x, y: way.y };
        left = perVisit;
      }
      return way.step ? { type: 'move', ...way.step } : this.next();
    },
  };
}

/** The reached cell where a search is worth most for its turns. In a doorway the hero would see a monster too late. */
export function likeliestPlace(
  game: Game,
  seen: SeenFloors,
  reached: readonly ReachedCell[],
): ReachedCell | undefined {
  const { grid } = game.floor;
  const worths = doorWorths(game, seen, reached);
  const worthAt = (cell: ReachedCell) => {
    const near = neighboursOf(cell)
      .filter(({ x, y }) => isOnGrid(grid, x, y))
      .reduce((sum, { x, y }) => sum + (worths.get(y * grid.width + x) ?? 0), 0);
    return near / (searchTurns + cell.distance);
  };
  let best: ReachedCell | undefined;
  let most = 0;
  for (const cell of reached) {
    if (seen.tileAt(cell) === Tile.door) continue;
    const worth = worthAt(cell);
    if (worth <= most) continue;
    most = worth;
    best = cell;
  }
  return best;
}

/** The worth of each cell that may be a secret door, by row × width + column. */
function doorWorths(
  game: Game,
  seen: SeenFloors,
  reached: readonly ReachedCell[],
): Map<number, number> {
  const { grid } = game.floor;
  const worths = new Map<number, number>();
  for (const from of reached) {
    const isEnd = isDeadEnd(seen, from);
    for (const way of orthogonal) {
      const cell = ahead(from, way);
      if (!isOnGrid(grid, cell.x, cell.y)) continue;
      // From a passage, the hero does not see the wall of a room.
      const worth = isEnd && !seen.isOpen(cell) ? endWorth : unknownBehind(game, seen, cell, way);
      const searches = worth > 0 ? seen.searchesBeside(cell) : perPlace;
      if (searches < perPlace)
        worths.set(cell.y * grid.width + cell.x, worth * lowered ** searches);
    }
  }
  return worths;
}

/** Whether a cell is the end of a passage. */
function isDeadEnd(seen: SeenFloors, cell: Cell): boolean {
  if (seen.tileAt(cell) !== Tile.passage) return false;
  return orthogonal.filter((way) => seen.isOpen(ahead(cell, way))).length <= 1;
}

/**
 * The share of unknown cells behind the wall of a room; 0 if it is small, or for no wall with an unknown cell behind
 * it. The outside of the floor is known.
 */
function unknownBehind(
  { floor }: Game,
  seen: SeenFloors,
  wall: Cell,
  { dx, dy }: Direction,
): number {
  if (seen.tileAt(wall) !== Tile.wall || seen.tileAt(ahead(wall, { dx, dy })) !== unknown) return 0;
  let found = 0;
  for (let far = 1; far <= wide; far++) {
    for (let aside = -wide; aside <= wide; aside++) {
      const x = wall.x + dx * far + dy * aside;
      const y = wall.y + dy * far + dx * aside;
      if (isOnGrid(floor.grid, x, y) && seen.tileAt({ x, y }) === unknown) found++;
    }
  }
  const share = found / (wide * (2 * wide + 1));
  return share < leastUnknown ? 0 : share;
}

function ahead({ x, y }: Cell, { dx, dy }: Direction): Cell {
  return { x: x + dx, y: y + dy };
}
