import { cellsApart } from '../dungeon/distance.ts';
import { type Cell, directions } from '../dungeon/grid.ts';
import { firstStep } from '../dungeon/paths.ts';
import { isFree, monstersHere } from '../game/actors/actors.ts';
import { allowsStep } from '../game/actors/movement.ts';
import type { Command } from '../game/commands.ts';
import { cellOf, has, heroCell } from '../game/entity.ts';
import { takeTurn } from '../game/game.ts';
import { bagOf } from '../game/items/bag.ts';
import type { Game } from '../game/world.ts';

/** The simple tactics of the hero in trials and in the fights of the lab, and the time of these fights. */

/** Turns after which a fight is undecided. */
export const longestFight = 300;

/** Commands in a row without a turn after which a fight ends, for example because an item asks a question. */
const mostIdleCommands = 20;

/**
 * Yields the number of turns since the beginning before each command of a fight, until `longest` turns have
 * passed or the game has ended. A command can use several turns, for example if the hero is paralysed, or none.
 */
export function* turnsOf(game: Game, longest: number): Generator<number> {
  const start = game.turn;
  let idleCommands = 0;
  while (!game.ending && idleCommands < mostIdleCommands) {
    const turns = game.turn - start;
    if (turns >= longest) return;
    yield turns;
    idleCommands = game.turn - start > turns ? 0 : idleCommands + 1;
  }
}

/** A hero lets its enemies come, or approaches and attacks the nearest one. */
export type HeroTactic = 'wait' | 'attack';

/** Drinks a potion below half health; otherwise follows the tactic. */
export function fightCommand(game: Game, enemies: readonly number[], tactic: HeroTactic): Command {
  const { Health } = game.stores;
  if (Health.current[game.hero] * 2 < Health.max[game.hero]) {
    const slot = bagOf(game, game.hero).findIndex((item) => has(game, item, 'Potion'));
    if (slot >= 0) return { type: 'drink', slot };
  }
  return tactic === 'wait' ? { type: 'wait' } : approachCommand(game, enemies);
}

/** A step towards the nearest of some entities, or an attack on it. Waits if there is none. */
export function approachCommand(game: Game, targets: readonly number[]): Command {
  const here = heroCell(game);
  const distanceTo = (entity: number) => cellsApart(cellOf(game, entity), here);
  const [nearest] = [...targets].sort((a, b) => distanceTo(a) - distanceTo(b));
  if (nearest === undefined || distanceTo(nearest) === 0) return { type: 'wait' };
  const { grid } = game.floor;
  const isOpen = ({ x, y }: Cell) => isFree(game, x, y);
  const to = cellOf(game, nearest);
  const step = firstStep(grid, here, to, directions, isOpen, (from, { dx, dy }) =>
    allowsStep(game, from, dx, dy),
  );
  return step ? { type: 'move', ...step } : { type: 'wait' };
}

/** Plays a fight to its end. Null: nobody won, because it took too long or a monster vanished. */
export function playFight(game: Game): 'won' | 'lost' | null {
  let hasEscaped = false;
  let monsters = monstersHere(game);
  for (const _ of turnsOf(game, longestFight)) {
    if (monsters.length === 0) break;
    for (const event of takeTurn(game, fightCommand(game, monsters, 'attack'))) {
      hasEscaped ||= event.type === 'vanished';
    }
    monsters = monstersHere(game);
  }
  if (game.ending && !game.ending.won) return 'lost';
  if (hasEscaped) return null;
  return game.ending || monsters.length === 0 ? 'won' : null;
}
