import { isStandable, Tile, tileAt } from '../../dungeon/grid.ts';
import { bagOf, isWorn, itemVerbs } from '../bag.ts';
import { floorAt } from '../campaign.ts';
import type { Command, ItemVerb } from '../commands.ts';
import { type Verb, verbs } from '../components.ts';
import { digTurns, workDone } from '../digging.ts';
import { has, heroCell } from '../entity.ts';
import type { MessageId, MessageParams } from '../events.ts';
import { isBare, itemsAt } from '../floor-contents.ts';
import { itemName } from '../items.ts';
import { say } from '../log.ts';
import { isWay } from '../movement.ts';
import { stairsAt } from '../stairs.ts';
import type { Game } from '../world.ts';

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
    case 'search':
      if (!has(game, game.hero, 'Searcher')) return refuse(game, 'cannotSearch');
      return intend(game, 'search');
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
  const here = heroCell(game);
  if (dx === 0 && dy === 0) return intend(game, 'wait');
  const { Condition } = game.stores;
  // Who staggers or is stuck does not know what his try will come to.
  if (Condition.confused[game.hero] > 0 || Condition.stuck[game.hero] > 0) {
    return intend(game, 'move', dx, dy);
  }
  if (!isStandable(tileAt(game.floor.grid, here.x + dx, here.y + dy))) {
    return refuse(game, 'blocked');
  }
  if (!isWay(game, here, dx, dy)) {
    return refuse(game, game.campaign.rules.ways === 'corners' ? 'blocked' : 'noDiagonal');
  }
  intend(game, 'move', dx, dy);
}

function inputDig(game: Game, dx: number, dy: number): void {
  const { hero } = game;
  const x = heroCell(game).x + dx;
  const y = heroCell(game).y + dy;
  const tile = tileAt(game.floor.grid, x, y);
  if (tile === Tile.wall || !has(game, hero, 'Digging')) return refuse(game, 'digTooHard');
  if (tile !== Tile.weakWall) return refuse(game, 'digNothing');
  if (!isWay(game, heroCell(game), dx, dy)) return refuse(game, 'noDiagonal');
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
  const ways = stairsAt(game, tileAt(game.floor.grid, x, y));
  const below = way === 'up' || floorAt(game.campaign, game.floor.depth + 1);
  if (ways.includes(way) && below) return intend(game, way);
  if (way === 'down') return refuse(game, 'noStairsDown');
  // The stairs are there, but not for who comes back with empty hands.
  const closed = ways.length > 0 && game.campaign.rules.victory === 'escape';
  refuse(game, closed ? 'upClosed' : 'noStairsUp');
}

function inputItem(game: Game, command: Extract<Command, { slot: number }>): void {
  const { type, slot } = command;
  const bag = bagOf(game, game.hero);
  const item = bag[slot];
  if (item === undefined) return refuse(game, bag.length === 0 ? 'nothing' : 'noSuchItem');
  if (!itemVerbs(game, game.hero, item).includes(type)) {
    return refuse(game, 'cannotUse', { item: itemName(game, item) });
  }
  const refusal = hindrance(game, type, item);
  if (refusal === 'cursed') return refuse(game, 'cursed', { item: itemName(game, item) });
  if (refusal !== null) return refuse(game, refusal);
  if (command.type !== 'throw') return intend(game, type, 0, 0, item);
  if (command.dx === 0 && command.dy === 0) return refuse(game, 'badCommand');
  intend(game, type, command.dx, command.dy, item);
}

/** What keeps the hero from doing this with an item now. */
function hindrance(
  game: Game,
  verb: ItemVerb,
  item: number,
): 'cursed' | 'armourFirst' | 'noRoomHere' | null {
  const { Gear, Item } = game.stores;
  const { hero } = game;
  const { dressing, ground } = game.campaign.rules;
  const cursed = (worn: number) => worn !== 0 && Item.cursed[worn] === 1;
  if (verb === 'equip') {
    const armour = has(game, item, 'Armour');
    const worn = armour ? Gear.armour[hero] : Gear.weapon[hero];
    if (armour && worn && dressing === 'slow') return 'armourFirst';
    if (cursed(worn)) return 'cursed';
  }
  const parts = verb === 'takeOff' || verb === 'put' || verb === 'throw';
  if (parts && isWorn(game, hero, item) && cursed(item)) return 'cursed';
  if (verb === 'put' && ground === 'single' && !isBare(game, heroCell(game))) return 'noRoomHere';
  return null;
}
