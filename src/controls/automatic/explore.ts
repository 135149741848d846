import type { Cell } from '../../dungeon/grid.ts';
import { floorSettingsAt } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import { has, heroCell } from '../../game/entity.ts';
import { itemsAt } from '../../game/floors/floor-contents.ts';
import { stairsAt } from '../../game/floors/stairs.ts';
import { bagOf } from '../../game/items/bag.ts';
import { carriedWeight, pickupLimit, placesTaken } from '../../game/items/bag-limits.ts';
import { kindName } from '../../game/items/item-names.ts';
import { fieldOf, isFixture, kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import type { ItemClass } from '../../words/option-labels.ts';
import type { NextStep } from '../../words/stop-reasons.ts';
import { itemClassOf } from './item-classes.ts';
import { firstGoal, monsterInTheWay, safelyReached } from './known-ways.ts';
import { likeliestPlace } from './search-floor.ts';
import type { SeenFloors } from './seen-floors.ts';
import type { Automatic } from './series.ts';
import { type Stop, stop } from './stop.ts';

/**
 * Goes to the nearest unexplored part of the floor, and fetches the items on the way. `leaves`: the classes of items
 * that the player does not want.
 */
export function explore(
  game: Game,
  seen: SeenFloors,
  leaves: readonly ItemClass[] = [],
): Automatic {
  const isUnwanted = (cell: Cell) => {
    const kind = itemClassOf(game.campaign.kinds[seen.thingAt(cell)]);
    return kind !== null && leaves.includes(kind);
  };
  const isWanted = (cell: Cell) => isFetched(game, seen, cell) && !isUnwanted(cell);
  const isGoal = (cell: Cell) => seen.isUnvisitedEdge(cell) || isWanted(cell);
  const isAsked = game.campaign.rules.pickup === 'asked';
  // A step onto an unwanted item would pick it up.
  const isAvoided = isAsked || leaves.length === 0 ? null : isUnwanted;
  const goalAround = (avoided?: (cell: Cell) => boolean) =>
    firstGoal(safelyReached(game, seen, avoided), (cell) => cell.step !== null && isGoal(cell));
  return {
    fetches: true,
    next(): Command | Stop {
      if (isAsked && isWanted(heroCell(game))) return { type: 'pickup' };
      const goal = (isAvoided && goalAround(isAvoided)) ?? goalAround();
      return goal?.step ? { type: 'move', ...goal.step } : nothingLeft(game, seen, isGoal);
    },
  };
}

/** Whether a known item on a cell can be carried, and was not put there by the hero. */
export function isFetched(game: Game, seen: SeenFloors, cell: Cell): boolean {
  const { stores, hero, campaign } = game;
  const thing = seen.thingAt(cell);
  const kind = campaign.kinds[thing];
  if (thing === 0 || isFixture(kind) || !seen.isOpen(cell)) return false;
  const items = itemsAt(game, cell.x, cell.y);
  if (items.some((item) => stores.Item.put[item] === 1)) return false;
  // The hero picks up the first item, which is not the one on top.
  if (items.length > 0) return pickupLimit(game, hero, items[0]) === null;
  // Nothing is there any more, but the hero does not know that.
  if (kindHas(kind, 'Gold') || kindHas(kind, 'Prize')) return true;
  if (!has(game, hero, 'Bag')) return false;
  const weight = carriedWeight(game, hero) + fieldOf(kind, 'Item', 'weight');
  return weight <= stores.Bag.maxWeight[hero] && placesTaken(game, hero) < stores.Bag.places[hero];
}

/** The greatest number of items left behind that are named. */
const mostNamed = 2;

/** The reason to stop exploring: with the items left behind, and the way on that is missing. */
function nothingLeft(game: Game, seen: SeenFloors, isGoal: (cell: Cell) => boolean): Stop {
  const { width, height } = game.floor.grid;
  const here = heroCell(game);
  const left = new Set<number>();
  const isOther = (cell: Cell) => isGoal(cell) && (here.x !== cell.x || here.y !== cell.y);
  let isBlocked = false;
  const way = wayOn(game);
  let lacks = way;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = { x, y };
      const thing = seen.thingAt(cell);
      if (thing !== 0 && !isFixture(game.campaign.kinds[thing])) left.add(thing);
      if (isOther(cell)) isBlocked = true;
      if (way && stairsAt(game, seen.tileAt(cell)).includes(way)) lacks = null;
    }
  }
  const named = [...left].slice(0, mostNamed).map((thing) => kindName(game, thing));
  const blocker = isBlocked ? monsterInTheWay(game, seen, isOther) : null;
  const next = way && nextStep(game, seen, way, blocker !== null);
  return stop('nothingLeft', { left: named, isBlocked, blocker, lacks, next });
}

/** The command that leads on from an explored floor. `isBlocked`: a monster blocks the rest. */
function nextStep(
  game: Game,
  seen: SeenFloors,
  way: 'down' | 'up',
  isBlocked: boolean,
): NextStep | null {
  const { floor, hero } = game;
  const reached = [...safelyReached(game, seen)];
  const stairs = reached.find((cell) => stairsAt(game, seen.tileAt(cell)).includes(way));
  if (stairs?.step) return way === 'up' ? 'toUp' : 'toDown';
  if (stairs) return way;
  // The way to known stairs is blocked.
  if (floor.memory.tiles.some((tile) => stairsAt(game, tile).includes(way))) return null;
  if (has(game, hero, 'Searcher'))
    return isBlocked && !likeliestPlace(game, seen, reached) ? null : 'search';
  return has(game, hero, 'Digging') ? 'dig' : null;
}

/** The direction of the stairs that lead on from this floor; null on the last floor. */
function wayOn(game: Game): 'down' | 'up' | null {
  if (isEscaping(game)) return 'up';
  return floorSettingsAt(game.campaign, game.floor.depth + 1) ? 'down' : null;
}

/** Whether the hero has the prize and has to carry it out. */
function isEscaping(game: Game): boolean {
  const { campaign, hero } = game;
  if (campaign.rules.victory !== 'escape' || !has(game, hero, 'Bag')) return false;
  return bagOf(game, hero).some((item) => has(game, item, 'Prize'));
}
