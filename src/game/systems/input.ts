import { isStandable, Tile, tileAt } from '../../dungeon/grid.ts';
import type { ItemVerb } from '../commands.ts';
import { type Verb, verbs } from '../components.ts';
import type { MessageId, MessageParams } from '../events.ts';
import { bagOf, has, heroCell, isWay, itemName, itemsAt, itemVerbs, workDone } from '../queries.ts';
import { type Game, say } from '../world.ts';
import { digTurns } from './actions.ts';

/**
 * Turns the player's command into the hero's intent. An impossible command leaves no intent: a
 * message says why, and no turn is used.
 */
export function input(game: Game): void {
  const { command } = game.pending;
  game.pending.command = null;
  if (command === null) return;
  switch (command.type) {
    case 'move':
      return inputMove(game, command.dx, command.dy);
    case 'dig':
      return inputDig(game, command.dx, command.dy);
    case 'wait':
      return intend(game, 'wait');
    case 'pickup':
      return inputPickup(game);
    case 'down':
    case 'up':
      return inputStairs(game, command.type);
    default:
      return inputItem(game, command);
  }
}

function intend(game: Game, verb: Verb, dx = 0, dy = 0, item = 0): void {
  const { Intent } = game.stores;
  Intent.verb[game.hero] = verbs.indexOf(verb);
  Intent.dx[game.hero] = dx;
  Intent.dy[game.hero] = dy;
  Intent.item[game.hero] = item;
  game.pending.actors.push(game.hero);
}

function refuse<I extends MessageId>(
  game: Game,
  id: I,
  ...params: object extends MessageParams[I] ? [] : [MessageParams[I]]
): void {
  say(game, 'normal', id, ...params);
  game.events.push({ type: 'refused' });
}

function inputMove(game: Game, dx: number, dy: number): void {
  const { x, y } = heroCell(game);
  if (dx === 0 && dy === 0) return intend(game, 'wait');
  if (!isWay(game, dx, dy)) return refuse(game, 'noDiagonal');
  if (!isStandable(tileAt(game.floor.grid, x + dx, y + dy))) return refuse(game, 'blocked');
  intend(game, 'move', dx, dy);
}

function inputDig(game: Game, dx: number, dy: number): void {
  const { hero } = game;
  const x = heroCell(game).x + dx;
  const y = heroCell(game).y + dy;
  const tile = tileAt(game.floor.grid, x, y);
  if (tile === Tile.wall || !has(game, hero, 'Digging')) return refuse(game, 'digTooHard');
  if (tile !== Tile.weakWall) return refuse(game, 'digNothing');
  if (!isWay(game, dx, dy)) return refuse(game, 'noDiagonal');
  // Who has begun can finish: hunger that comes in between slows no pick.
  const begins = workDone(game, hero, x, y) === 0;
  if (begins && has(game, hero, 'Hunger') && game.stores.Hunger.energy[hero] < digTurns) {
    return refuse(game, 'digTooHungry');
  }
  intend(game, 'dig', dx, dy);
}

function inputPickup(game: Game): void {
  const { x, y } = heroCell(game);
  if (itemsAt(game, x, y).length === 0) return refuse(game, 'nothingHere');
  intend(game, 'pickup');
}

function inputStairs(game: Game, way: 'down' | 'up'): void {
  const { x, y } = heroCell(game);
  const stairs = way === 'down' ? Tile.stairsDown : Tile.stairsUp;
  if (tileAt(game.floor.grid, x, y) !== stairs) {
    return refuse(game, way === 'down' ? 'noStairsDown' : 'noStairsUp');
  }
  intend(game, way);
}

function inputItem(game: Game, { type, slot }: { type: ItemVerb; slot: number }): void {
  const bag = bagOf(game, game.hero);
  const item = bag[slot];
  if (item === undefined) return refuse(game, bag.length === 0 ? 'nothing' : 'noSuchItem');
  if (!itemVerbs(game, game.hero, item).includes(type)) {
    return refuse(game, 'cannotUse', { item: itemName(game, item) });
  }
  intend(game, type, 0, 0, item);
}
