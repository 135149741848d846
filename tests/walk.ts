import { type Cell, directions, isStandable, Tile, tileAt } from '../src/dungeon/grid.ts';
import { actorAt, monstersHere } from '../src/game/actors/actors.ts';
import { allowsStep } from '../src/game/actors/movement.ts';
import type { Command } from '../src/game/commands.ts';
import { itemsOn } from '../src/game/floors/floor-contents.ts';
import { takeTurn } from '../src/game/game.ts';
import { bagOf } from '../src/game/items/bag.ts';
import { itemVerbs } from '../src/game/items/item-verbs.ts';
import type { Game } from '../src/game/world.ts';

/** Gives a command to a game; recorders write it down as well. */
export type Take = (game: Game, command: Command) => void;

/** The steps of a shortest path to a cell over free ground; null if there is none. */
function wayTo(game: Game, goal: Cell): { dx: -1 | 0 | 1; dy: -1 | 0 | 1 }[] | null {
  const { Position } = game.stores;
  const { grid } = game.floor;
  const start = { x: Position.x[game.hero], y: Position.y[game.hero] };
  const index = ({ x, y }: Cell) => y * grid.width + x;
  const from = new Map<number, { cell: Cell; dx: number; dy: number } | null>([
    [index(start), null],
  ]);
  const queue = [start];
  for (const cell of queue) {
    for (const { dx, dy } of directions) {
      const next = { x: cell.x + dx, y: cell.y + dy };
      if (from.has(index(next)) || !isStandable(tileAt(grid, next.x, next.y))) continue;
      if (!allowsStep(game, cell, dx, dy)) continue;
      from.set(index(next), { cell, dx, dy });
      queue.push(next);
    }
  }
  if (!from.has(index(goal))) return null;
  const way: { dx: -1 | 0 | 1; dy: -1 | 0 | 1 }[] = [];
  for (let step = from.get(index(goal)); step; step = from.get(index(step.cell))) {
    way.unshift({ dx: step.dx as -1 | 0 | 1, dy: step.dy as -1 | 0 | 1 });
  }
  return way;
}

/** Walks to a cell by plain commands, and attacks monsters in the way. Stops when the game ends. */
export function walkTo(game: Game, goal: Cell, take: Take = takeTurn): void {
  for (let patience = 400; patience > 0 && !game.ending; patience--) {
    drinkIfHurt(game, take);
    const [step] = wayTo(game, goal) ?? [];
    if (!step) return;
    take(game, { type: 'move', ...step });
  }
}

function drinkIfHurt(game: Game, take: Take): void {
  const { Health } = game.stores;
  if (Health.current[game.hero] > Health.max[game.hero] / 2) return;
  const slot = bagOf(game, game.hero).findIndex((item) =>
    itemVerbs(game, game.hero, item).includes('drink'),
  );
  if (slot >= 0 && !game.ending) take(game, { type: 'drink', slot });
}

/** Picks up all items of the floor, and equips items that make the hero stronger. */
export function gather(game: Game, take: Take = takeTurn): void {
  const { Position } = game.stores;
  for (const item of itemsOn(game, game.floor)) {
    walkTo(game, { x: Position.x[item], y: Position.y[item] }, take);
    if (game.ending) return;
    take(game, { type: 'pickup' });
    const slot = bagOf(game, game.hero).indexOf(item);
    if (slot >= 0 && itemVerbs(game, game.hero, item).includes('equip') && !game.ending) {
      take(game, { type: 'equip', slot });
    }
  }
}

/** The cell of a tile that exists once on the floor. */
export function cellOf(game: Game, tile: (typeof Tile)[keyof typeof Tile]): Cell {
  const { grid } = game.floor;
  const index = grid.tiles.indexOf(tile);
  return { x: index % grid.width, y: Math.floor(index / grid.width) };
}

/** Rests until the hero is unhurt or a monster is adjacent. */
function rest(game: Game, take: Take): void {
  const { Health, Position } = game.stores;
  const beside = () =>
    directions.some(({ dx, dy }) =>
      actorAt(game, Position.x[game.hero] + dx, Position.y[game.hero] + dy),
    );
  for (let turns = 250; turns > 0 && !game.ending && !beside(); turns--) {
    if (Health.current[game.hero] === Health.max[game.hero]) return;
    take(game, { type: 'wait' });
  }
}

/** Clears the first floors for experience and equipment, then walks to the jewel. */
export function playThrough(game: Game, clear: number, take: Take = takeTurn): Game {
  const { Position } = game.stores;
  while (!game.ending && game.turn < 5000) {
    if (game.floor.depth === 5) {
      walkTo(game, { x: 12, y: 5 }, take);
      if (!game.ending) take(game, { type: 'pickup' });
      continue;
    }
    if (game.floor.depth <= clear) {
      for (const monster of monstersHere(game)) {
        rest(game, take);
        walkTo(game, { x: Position.x[monster], y: Position.y[monster] }, take);
      }
      gather(game, take);
      rest(game, take);
    }
    walkTo(game, cellOf(game, Tile.stairsDown), take);
    if (!game.ending) take(game, { type: 'down' });
  }
  return game;
}
