import { query, removeEntity } from 'bitecs';
import { digOn } from './actions/dig.ts';
import { recoverOneTurn } from './actors/conditions.ts';
import { forgetLeaders } from './actors/groups.ts';
import { monstersToThink } from './actors/monster-order.ts';
import { gainActionPoints, spendAction } from './actors/speed.ts';
import { type Campaign, heroKind, kindById, type Possession } from './campaign.ts';
import { type Command, readCommand } from './commands.ts';
import { has } from './entity.ts';
import type { GameEvent } from './events.ts';
import { emptyFloor } from './floors/floor.ts';
import { generateFloor } from './floors/generate-floor.ts';
import { placeActor, queueHeroRoom } from './floors/occupancy.ts';
import { openFloor } from './floors/open-floor.ts';
import { identifyFully } from './items/identification.ts';
import { stow } from './items/stacks.ts';
import { say } from './log.ts';
import { Purpose, pick } from './random.ts';
import { roll } from './roll.ts';
import { spawn, spawnItem } from './spawn.ts';
import { order, runPhase } from './systems/turn-order.ts';
import { scheduleWanderer } from './systems/wanderers.ts';
import { emptyGame, type Game } from './world.ts';

/** The beginning and the turns of a game. The type `Game` is in `world.ts`. */

/** A new game on the first floor. It depends only on the campaign and the seed. */
export function newGame(campaign: Campaign, seed: string): Game {
  const { start } = campaign;
  const plan = generateFloor(campaign, seed, start.depth, start);
  const { grid, rooms } = plan.terrain;
  const game = emptyGame(campaign, seed, emptyFloor(start.depth, grid, rooms));
  game.hero = spawn(game, heroKind(campaign));
  game.floor = openFloor(game, start.depth, plan);
  placeActor(game, game.hero, game.floor, plan.arrival.x, plan.arrival.y);
  game.visits[start.depth] = 1;
  game.noFood = plan.noFood;
  campaign.bag?.forEach((possession, n) => {
    if (campaign.kinds.some(({ id }) => id === possession.kind)) give(game, possession, n);
  });
  scheduleWanderer(game);
  say(game, 'special', 'wake');
  queueHeroRoom(game);
  lookAndRemoveDead(game);
  return game;
}

/** Gives the hero one of its initial possessions, identified. */
function give(game: Game, { kind, count = [1, 1], worn, ...bonus }: Possession, n: number): void {
  const { Gear } = game.stores;
  const [least, most] = count;
  const made = { kind: kindById(game.campaign, kind), ...bonus };
  const more = pick(roll(game, game.hero, Purpose.bag, n), most - least + 1);
  const item = spawnItem(game, { ...made, count: least + more });
  identifyFully(game, item);
  stow(game, game.hero, item);
  if (!worn || !has(game, game.hero, 'Gear')) return;
  if (has(game, item, 'Weapon')) Gear.weapon[game.hero] = item;
  else Gear.armour[game.hero] = item;
}

/**
 * Plays a command and everything that follows from it, and returns the events. This is the only entry to
 * the rules. An impossible command is refused with a reason and uses no turn. Digging takes several
 * turns in one call, unless it is interrupted. Turns also pass until a helpless hero can act again.
 */
export function takeTurn(game: Game, command: Command): GameEvent[] {
  game.events = [];
  if (game.ending) return refuse(game, 'gameOver');
  if ('problem' in readCommand(command)) return refuse(game, 'badCommand');
  if (command.type === 'dig') digOn(game, () => playTurn(game, command));
  else playTurn(game, command);
  // A hero with a question to answer is helpless only after the answer.
  if (!game.asks) lieHelpless(game);
  if (game.ending) game.asks = null;
  game.pending.noise = false;
  return game.events;
}

function refuse(game: Game, reason: 'gameOver' | 'badCommand'): GameEvent[] {
  say(game, 'normal', reason);
  game.events.push({ type: 'refused' });
  return game.events;
}

/** The most turns in a row in which the hero is helpless. Effects that add turns each turn would never end. */
const mostHelplessTurns = 255;

/** Lets turns pass until the hero can act again. */
function lieHelpless(game: Game): void {
  const { hero } = game;
  const { Condition } = game.stores;
  for (let left = mostHelplessTurns; !game.ending && Condition.helpless[hero] > 0; left--) {
    passWorldTurn(game);
    // The last of these turns, even if more have been added.
    if (left === 1) Condition.helpless[hero] = 1;
    // Counted down after the monsters' turn, so that the hero cannot be paralysed again before it acts.
    if (!recoverOneTurn(game, hero) || game.ending) continue;
    say(game, 'normal', 'canMove');
  }
}

/**
 * Plays one command: the hero acts, then the monsters and the world. The world also ends the turn in which the game ends.
 */
function playTurn(game: Game, command: Command): void {
  const { pending } = game;
  pending.command = command;
  runPhase(game, order.command);
  if (pending.actors.length === 0) return;
  game.sensed = [];
  runPhase(game, order.hero);
  if (pending.rooms.length > 0) runPhase(game, order.pendingRooms);
  // The turn of an action that asks a question passes after the answer.
  if (pending.free || game.asks) {
    pending.free = false;
    lookAndRemoveDead(game);
    return;
  }
  // A fast hero acts again before the turn passes.
  if (spendAction(game, game.hero)) lookAndRemoveDead(game);
  else passUntilHeroActs(game);
  while (pending.extraTurns > 0) {
    pending.extraTurns--;
    if (!game.ending) passWorldTurn(game);
  }
}

/**
 * At the start, after the turn of the world, or after an action of the hero that takes no time: the hero looks around,
 * and the dead leave the world. A trigger at first sight can move the hero to another room.
 */
function lookAndRemoveDead(game: Game): void {
  runPhase(game, order.sight);
  if (game.pending.rooms.length > 0) runPhase(game, order.pendingRooms);
  removeDead(game);
}

/** Passes turns until the hero has the action points for its next action: one, or several for a slow hero. */
function passUntilHeroActs(game: Game): void {
  do {
    passWorldTurn(game);
    gainActionPoints(game, game.hero);
  } while (!game.ending && !spendAction(game, game.hero));
}

/** Passes a turn after the hero's action: the monsters act, then the world. */
function passWorldTurn(game: Game): void {
  game.turn++;
  resetActions(game);
  runPhase(game, order.recovery);
  const { pending } = game;
  pending.thinkers = monstersToThink(game);
  // Monsters decide until one of them acts; its action is resolved before the next one decides.
  while (pending.thinkers.length > 0 && !game.ending) {
    const left = pending.thinkers.length;
    runPhase(game, order.monster);
    if (pending.attacks.length > 0) runPhase(game, order.attacks);
    // A replacement for `ai` may fail to remove monsters from the list.
    if (pending.thinkers.length === left) break;
  }
  pending.thinkers = [];
  runPhase(game, order.world);
  lookAndRemoveDead(game);
}

/** Actions are counted within a turn: see `roll`. */
function resetActions(game: Game): void {
  const { actions } = game.stores.Identity;
  for (const actor of [game.hero, ...game.floor.monsters]) actions[actor] = 0;
}

/** Removes dead entities at the end of the turn. Until then systems can still read them. */
export function removeDead(game: Game): void {
  const dead = [...query(game.world, [game.stores.Dead])];
  if (dead.length > 0) forgetLeaders(game, new Set(dead));
  for (const entity of dead) {
    if (entity !== game.hero) removeEntity(game.world, entity);
  }
}
