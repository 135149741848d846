import { removeComponent } from 'bitecs';
import { Tile, tileAt } from '../dungeon/grid.ts';
import { tryCells } from '../dungeon/random-cell.ts';
import { roomWith } from '../dungeon/rooms.ts';
import { actorAt } from './actors.ts';
import { cellOf, has, kindOf } from './entity.ts';
import { itemsAt, trapAt } from './floor-contents.ts';
import { say } from './log.ts';
import { moveActor } from './occupancy.ts';
import { Purpose, type Rnd } from './random.ts';
import { rollsOf } from './roll.ts';
import { weakened } from './strength.ts';
import type { Game } from './world.ts';

/** Effects of attacks and traps on an actor. */

/** Ends the disguise of an actor. Returns whether it had one. */
export function unmask(game: Game, actor: number): boolean {
  if (!has(game, actor, 'Disguise')) return false;
  removeComponent(game.world, actor, game.stores.Disguise);
  say(game, 'important', 'unmasked', { monster: kindOf(game, actor).id });
  return true;
}

/** Takes points of strength; without strength, points of attack down to 1. */
export function weaken(game: Game, actor: number, loss: number, rnd: Rnd): void {
  const { Strength, Stats } = game.stores;
  if (has(game, actor, 'Strength')) {
    for (let n = 0; n < loss; n++) Strength.now[actor] = weakened(Strength.now[actor], rnd);
  } else if (has(game, actor, 'Stats')) {
    Stats.attack[actor] = Math.max(1, Stats.attack[actor] - loss);
  }
}

/** Frees an actor from a grasp. */
export function letGo(game: Game, actor: number): void {
  const { Condition } = game.stores;
  const held = Condition.held[actor] === 1;
  Condition.held[actor] = 0;
  Condition.grip[actor] = 0;
  if (held && actor === game.hero) say(game, 'normal', 'freed');
}

/** Moves an actor to a random empty floor cell of a random room; it stays if no cell is found. */
export function teleport(game: Game, actor: number): void {
  const { grid, rooms } = game.floor;
  const rnd = rollsOf(game, actor, Purpose.teleport);
  const whole = { x1: 0, y1: 0, x2: grid.width - 1, y2: grid.height - 1 };
  const isEmpty = (x: number, y: number) =>
    tileAt(grid, x, y) === Tile.floor &&
    actorAt(game, x, y) === 0 &&
    trapAt(game, x, y) === 0 &&
    itemsAt(game, x, y).length === 0;
  const from = cellOf(game, actor);
  const to = tryCells(rnd, rooms.length > 0 ? rooms : [whole], isEmpty);
  if (!to) return;
  letGo(game, actor);
  moveActor(game, actor, to.x, to.y);
  // A hero that stays in the same room looks around and may be noticed there too.
  const around = roomWith(rooms, to.x, to.y);
  const { rooms: pending } = game.pending;
  if (actor === game.hero && around && !pending.includes(around)) pending.push(around);
  game.events.push({ type: 'teleported', actor: game.stores.Identity.seq[actor], from, to });
}
