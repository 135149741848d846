import { query, removeEntity } from 'bitecs';
import { monstersInSight, monstersToThink } from './actors.ts';
import { stow } from './bag.ts';
import type { Campaign } from './campaign.ts';
import { kindById, type Possession } from './campaign.ts';
import { type Command, readCommand } from './commands.ts';
import { has } from './entity.ts';
import type { GameEvent } from './events.ts';
import { emptyFloor } from './floor.ts';
import { planFloor } from './floor-plan.ts';
import { lookAround, openFloor } from './floors.ts';
import { say } from './log.ts';
import { placeActor } from './occupancy.ts';
import { draw, Purpose, pick } from './random.ts';
import { spawn, spawnItem } from './spawn.ts';
import { order, run } from './systems/order.ts';
import { scheduleWanderer } from './wandering.ts';
import { emptyGame, type Game } from './world.ts';

/** A new game: the hero wakes on the first floor. The same campaign and seed, the same game. */
export function newGame(campaign: Campaign, seed: string): Game {
  const { start } = campaign;
  const plan = planFloor(campaign, seed, start.depth, start);
  const { grid, rooms } = plan.layout;
  const game = emptyGame(campaign, seed, emptyFloor(start.depth, grid, rooms));
  game.hero = spawn(game, campaign.kinds[0]);
  game.floor = openFloor(game, start.depth, plan);
  placeActor(game, game.hero, game.floor, plan.arrival.x, plan.arrival.y);
  game.visits[start.depth] = 1;
  game.noFood = plan.noFood;
  campaign.pack?.forEach((possession, n) => {
    if (campaign.kinds.some(({ id }) => id === possession.kind)) pack(game, possession, n);
  });
  scheduleWanderer(game);
  say(game, 'special', 'wake');
  lookAround(game);
  run(game, order.sight);
  return game;
}

/** Gives the hero what he starts with; he knows it well. */
function pack(game: Game, { kind, count = [1, 1], worn, ...bonus }: Possession, n: number): void {
  const { Item, Gear, Identity } = game.stores;
  const [least, most] = count;
  const roll = draw(game.key, 0, Identity.seq[game.hero], Purpose.pack, n);
  const made = { kind: kindById(game.campaign, kind), ...bonus };
  const item = spawnItem(game, { ...made, count: least + pick(roll, most - least + 1) });
  Item.known[item] = 1;
  stow(game, game.hero, item);
  if (!worn || !has(game, game.hero, 'Gear')) return;
  if (has(game, item, 'Weapon')) Gear.weapon[game.hero] = item;
  else Gear.armour[game.hero] = item;
}

/**
 * The only door into the rules: carries out a command and all that follows from it, and returns what
 * happened. An impossible command is answered with a reason and costs nothing. Digging takes its
 * several turns in one call, unless something interrupts it; and a hero who cannot act gets his next
 * command when he can.
 */
export function takeTurn(game: Game, command: Command): GameEvent[] {
  game.events = [];
  const refusal = game.ending
    ? 'gameOver'
    : 'problem' in readCommand(command)
      ? 'badCommand'
      : null;
  if (refusal) {
    say(game, 'normal', refusal);
    game.events.push({ type: 'refused' });
    return game.events;
  }
  if (command.type === 'dig') digOn(game, command);
  else playTurn(game, command);
  lieHelpless(game);
  return game.events;
}

/** Digs turn by turn until the wall breaks, the hero is hit, or a monster comes into sight. */
function digOn(game: Game, command: Command): void {
  const hero = game.stores.Identity.seq[game.hero];
  const inSight = new Set(monstersInSight(game));
  for (;;) {
    const { turn } = game;
    const known = game.events.length;
    playTurn(game, command);
    const underWay = game.turn > turn && !game.ending && game.stores.Digging.turns[game.hero] > 0;
    if (!underWay) return;
    const hit = game.events.slice(known).some((e) => e.type === 'hit' && e.target === hero);
    if (hit || monstersInSight(game).some((monster) => !inSight.has(monster))) {
      say(game, 'important', 'digStopped');
      return;
    }
  }
}

/** Turns pass until the hero can act again. */
function lieHelpless(game: Game): void {
  const { Condition } = game.stores;
  while (!game.ending && Condition.helpless[game.hero] > 0) {
    passTurn(game);
    // Only now: nobody can be frozen again before he has had his turn.
    Condition.helpless[game.hero]--;
    if (game.ending || Condition.helpless[game.hero] > 0) continue;
    say(game, 'normal', 'canMove');
  }
}

function playTurn(game: Game, command: Command): void {
  const { pending } = game;
  pending.command = command;
  run(game, order.command);
  if (pending.actors.length === 0) return;
  run(game, order.hero);
  if (pending.free) {
    pending.free = false;
    run(game, order.sight);
    buryTheDead(game);
    return;
  }
  passTurn(game);
  for (; pending.extraTurns > 0; pending.extraTurns--) if (!game.ending) passTurn(game);
}

/** What a turn brings whatever the hero does in it: the others act, time passes. */
function passTurn(game: Game): void {
  game.turn++;
  run(game, order.rest);
  const { pending } = game;
  pending.thinkers = monstersToThink(game);
  // In each round monsters decide until one of them acts.
  while (pending.thinkers.length > 0 && !game.ending) {
    const left = pending.thinkers.length;
    run(game, order.monster);
    if (pending.blows.length > 0) run(game, order.blows);
    // A replacement for `ai` may fail to remove monsters from the list.
    if (pending.thinkers.length === left) break;
  }
  pending.thinkers = [];
  run(game, order.world);
  run(game, order.sight);
  buryTheDead(game);
}

/** Nothing leaves the world before the turn ends, so that systems can still ask about the dead. */
function buryTheDead(game: Game): void {
  for (const entity of [...query(game.world, [game.stores.Dead])]) {
    if (entity !== game.hero) removeEntity(game.world, entity);
  }
}
