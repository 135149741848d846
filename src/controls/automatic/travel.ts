import { allCells, type Cell } from '../../dungeon/grid.ts';
import { floorSettingsAt } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import { heroCell } from '../../game/entity.ts';
import { stairsAt } from '../../game/floors/stairs.ts';
import type { Game } from '../../game/world.ts';
import { isFetched } from './explore.ts';
import { firstGoal, monsterInTheWay, safelyReached } from './known-ways.ts';
import type { SeenFloors } from './seen-floors.ts';
import type { Automatic } from './series.ts';
import { type Stop, stop } from './stop.ts';

/** Goes to a cell. */
export function travelTo(game: Game, seen: SeenFloors, { x, y }: Cell): Automatic {
  const isGoal = (cell: Cell) => cell.x === x && cell.y === y;
  return {
    next: () => stepTo(game, seen, isGoal, { there: stop('arrived'), noWay: stop('noWay') }),
  };
}

/** Goes to the nearest known stairs in a direction. */
export function travelToStairs(game: Game, seen: SeenFloors, way: 'down' | 'up'): Automatic {
  const isGoal = (cell: Cell) => stairsAt(game, seen.tileAt(cell)).includes(way);
  const isKnown = allCells(game.floor.grid).some(isGoal);
  const there = stop(way === 'down' ? 'atStairsDown' : 'atStairsUp');
  const noWay = isKnown ? stop('noWay') : whyNoStairs(game, way);
  return { next: () => stepTo(game, seen, isGoal, { there, noWay }) };
}

/** Why the hero knows no stairs in a direction: the floor has none, none may lead up yet, or they were not found. */
export function whyNoStairs({ campaign, floor, prizeHeld }: Game, way: 'down' | 'up'): Stop {
  if (way === 'down')
    return stop(floorSettingsAt(campaign, floor.depth + 1) ? 'unknownDown' : 'lastFloor');
  if (campaign.rules.victory === 'escape') return stop(prizeHeld ? 'unknownUp' : 'upClosed');
  return stop(floor.depth > campaign.start.depth ? 'unknownUp' : 'firstFloor');
}

/** Goes to the nearest item that the hero has seen and can carry, and picks it up. */
export function travelToItem(game: Game, seen: SeenFloors): Automatic {
  const isGoal = (cell: Cell) => isFetched(game, seen, cell);
  // The nearest item of the moment: a nearer one may come into view on the way.
  let goal: Cell | undefined;
  return {
    fetches: true,
    next(): Command | Stop {
      const here = heroCell(game);
      const isThere = goal?.x === here.x && goal.y === here.y;
      if (isGoal(here) && game.campaign.rules.pickup === 'asked') {
        goal = here;
        return { type: 'pickup' };
      }
      // One item is enough: the next one is another decision.
      if (isThere) return stop('arrived');
      goal = firstGoal(safelyReached(game, seen), isGoal);
      return stepTo(game, seen, isGoal, { there: stop('arrived'), noWay: stop('noItem') });
    },
  };
}

/** The next step to the nearest goal, or the reason to stop: the hero is there, or knows no safe way. */
function stepTo(
  game: Game,
  seen: SeenFloors,
  isGoal: (cell: Cell) => boolean,
  { there, noWay }: { readonly there: Stop; readonly noWay: Stop },
): Command | Stop {
  const goal = firstGoal(safelyReached(game, seen), isGoal);
  if (!goal) {
    const isKnown = allCells(game.floor.grid).some(isGoal);
    const monster = isKnown && monsterInTheWay(game, seen, isGoal);
    return monster ? stop('inTheWay', { monster }) : noWay;
  }
  return goal.step ? { type: 'move', ...goal.step } : there;
}
