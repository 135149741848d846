import { query, removeEntity } from 'bitecs';
import type { Campaign } from './campaign.ts';
import { type Command, readCommand } from './commands.ts';
import type { GameEvent } from './events.ts';
import { openFloor, planFloor } from './floors.ts';
import { has, monstersHere, monstersInSight } from './queries.ts';
import { fov } from './systems/fov.ts';
import { order, type System } from './systems/order.ts';
import { emptyFloor, emptyGame, type Game, placeActor, say, spawn } from './world.ts';

/** A new game: the hero wakes on the first floor. The same campaign and seed, the same game. */
export function newGame(campaign: Campaign, seed: string): Game {
  const { start } = campaign;
  const plan = planFloor(campaign, seed, start.depth, start);
  const { grid, rooms } = plan.layout;
  const game = emptyGame(campaign, seed, emptyFloor(start.depth, grid, rooms));
  game.hero = spawn(game, campaign.kinds[0]);
  game.floor = openFloor(game, start.depth, plan);
  placeActor(game, game.hero, game.floor, plan.arrival.x, plan.arrival.y);
  fov(game);
  say(game, 'special', 'wake');
  return game;
}

/**
 * The only door into the rules: carries out a command and all that follows from it, and returns what
 * happened. An impossible command is answered with a reason and costs nothing. Digging takes its
 * several turns in one call, unless something interrupts it.
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

function playTurn(game: Game, command: Command): void {
  game.pending.command = command;
  run(game, order.command);
  if (game.pending.actors.length === 0) return;
  run(game, order.hero);
  game.turn++;
  for (const monster of monstersHere(game)) {
    if (game.ending) break;
    if (has(game, monster, 'Dead')) continue;
    game.pending.thinkers.push(monster);
    run(game, order.monster);
  }
  run(game, order.world);
  buryTheDead(game);
}

function run(game: Game, systems: readonly System[]): void {
  for (const system of systems) system(game);
}

/** Nothing leaves the world before the turn ends, so that systems can still ask about the dead. */
function buryTheDead(game: Game): void {
  for (const entity of [...query(game.world, [game.stores.Dead])]) {
    if (entity !== game.hero) removeEntity(game.world, entity);
  }
}
