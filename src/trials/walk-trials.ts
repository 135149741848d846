import { cellsApart } from '../dungeon/distance.ts';
import { nearestCell } from '../dungeon/paths.ts';
import { isFree, monstersHere } from '../game/actors/actors.ts';
import { cellOf, heroCell } from '../game/entity.ts';
import { enterFloor } from '../game/floors/enter-floor.ts';
import { itemsOn, trapsOn } from '../game/floors/floor-contents.ts';
import { commandHere } from '../game/floors/underfoot.ts';
import { newGame, takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { placeKind } from './drawn-floor.ts';
import { approachCommand } from './hero-tactics.ts';
import { fitOut } from './outfit.ts';
import { attempt, type Trial } from './trial.ts';

/** The greatest number of turns of a walk. */
export const walkTurns = 40;
/** The number of entities of the kind in a walk, and the distance of the first from the hero. */
const entityCount = 3;
const leastDistance = 2;

/** Walks on generated floors with the kind near the hero. Returns the number without an exception. */
export function tryWalks(trial: Trial): number {
  let completed = 0;
  for (let number = 0; number < trial.size.walks; number++) {
    if (attempt(trial, 'a walk', () => walk(trial, number))) completed++;
  }
  return completed;
}

function walk({ campaign, kind, index, depth, outfits, powerRuns }: Trial, number: number): true {
  const game = newGame(campaign, `walk ${number}`);
  fitOut(game, { ...outfits[number % outfits.length], items: [] });
  if (depth !== game.floor.depth) enterFloor(game, depth);
  const { Identity } = game.stores;
  powerRuns.follow(game, index);
  for (let n = 0; n < entityCount; n++) {
    const here = heroCell(game);
    const isFar = (x: number, y: number) => cellsApart({ x, y }, here) >= leastDistance + n;
    const cell = nearestCell(game.floor.grid, here, (x, y) => isFree(game, x, y) && isFar(x, y));
    if (cell) placeKind(game, kind.id, cell.x, cell.y);
  }
  for (let turn = 0; turn < walkTurns && !game.ending; turn++) {
    const isKind = (one: number) => Identity.kind[one] === index;
    const goals = [...monstersHere(game), ...itemsOn(game, game.floor), ...trapsOn(game)];
    const step = approachCommand(game, goals.filter(isKind));
    takeTurn(game, step.type === 'wait' ? (commandHere(game) ?? step) : step);
    checkCells(game);
  }
  return true;
}

/** Throws if two living actors share a cell. */
function checkCells(game: Game): void {
  const { occupants, grid } = game.floor;
  for (const actor of [...monstersHere(game), ...(game.ending ? [] : [game.hero])]) {
    const { x, y } = cellOf(game, actor);
    if (occupants[y * grid.width + x] !== actor)
      throw new Error(`two actors on the cell ${x}, ${y}`);
  }
}
