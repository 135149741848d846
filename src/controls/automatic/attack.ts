import { cellsApart } from '../../dungeon/distance.ts';
import type { Cell, Direction } from '../../dungeon/grid.ts';
import { shownMonsterAt } from '../../game/actors/actors.ts';
import { isAlly } from '../../game/actors/factions.ts';
import { isKnownWay } from '../../game/actors/movement.ts';
import type { Command } from '../../game/commands.ts';
import { cellOf, heroCell, kindOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { directionTo } from '../directions.ts';
import { firstGoal, safelyReached } from './known-ways.ts';
import type { SeenFloors } from './seen-floors.ts';
import type { Automatic } from './series.ts';
import { isStop, type Stop, stop } from './stop.ts';
import { isSleepingThreat, monstersByDistance, threatsInOrder } from './threats.ts';

/**
 * One attack on the nearest monster, or one step towards it: with a danger in view, each turn is a decision. Dangers
 * come before the rest, and sleeping monsters are left alone while another one is awake.
 */
export function attackNearest(game: Game, seen: SeenFloors): Command | Stop {
  const threats = threatsInOrder(game);
  const awake = threats.filter((monster) => !isSleepingThreat(game, monster));
  const choices = [awake, threats, monstersByDistance(game)];
  const targets = choices.find(({ length }) => length > 0);
  return targets ? attackFirst(game, seen, targets) : stop('noMonster', {});
}

/** One attack on the first of these monsters that the hero can reach, or one step towards it. */
export function attackFirst(
  game: Game,
  seen: SeenFloors,
  targets: readonly number[],
): Command | Stop {
  const ways = targets.flatMap((monster) => attackWay(game, seen, heroCell(game), monster) ?? []);
  if (ways.length > 0) return { type: 'move', ...ways[0] };
  for (const monster of targets) {
    const goal = firstGoal(
      safelyReached(game, seen),
      (cell) => attackWay(game, seen, cell, monster) !== null,
    );
    if (goal?.step) return { type: 'move', ...goal.step };
  }
  return stop('noWayTo', { monster: kindOf(game, targets[0]).id });
}

/** The direction in which a monster can be attacked from a cell, or null. */
function attackWay(game: Game, seen: SeenFloors, from: Cell, monster: number): Direction | null {
  const at = cellOf(game, monster);
  if (cellsApart(at, from) !== 1) return null;
  const way = directionTo({ dx: at.x - from.x, dy: at.y - from.y });
  return isKnownWay(game, (cell) => seen.isOpen(cell), from, way) ? way : null;
}

/** The monster that a step would attack as far as the hero knows, 0 for none. With an ally it changes places. */
export function attackedBy(game: Game, command: Command | Stop): number {
  if (isStop(command) || command.type !== 'move') return 0;
  const { x, y } = heroCell(game);
  const monster = shownMonsterAt(game, x + command.dx, y + command.dy);
  return monster !== 0 && isAlly(game, monster) ? 0 : monster;
}

/** Goes next to the nearest monster. A danger that comes into view ends it, as every series (`watch.ts`). */
export function approachNearest(game: Game, seen: SeenFloors): Automatic {
  return { next: () => stopBeside(game, attackNearest(game, seen)) };
}

/** The command, or the reason to stop in front of an attack: for that the player presses the key again. */
export function stopBeside(game: Game, answer: Command | Stop): Command | Stop {
  const monster = attackedBy(game, answer);
  return monster ? stop('beside', { monster: kindOf(game, monster).id }) : answer;
}
