import { Tile, tileAt } from '../../dungeon/grid.ts';
import { opponentsInSight } from '../actors/actors.ts';
import { spendEnergy } from '../actors/hunger-state.ts';
import { allowsStep } from '../actors/movement.ts';
import { makeNoise } from '../actors/noise.ts';
import { has, heroCell, heroSeq } from '../entity.ts';
import { changeTile } from '../floors/floor.ts';
import { say } from '../log.ts';
import { messageOf } from '../messages.ts';
import type { Game } from '../world.ts';
import type { ActionFor } from './action.ts';

/** Turns to break a weak wall. Each turn also costs one energy. */
const digTurns = 5;

/** Digging: breaks a weak wall in several turns. `digOn` repeats it until something interrupts it. */
export const dig: ActionFor<'dig'> = {
  check(game, { dx, dy }) {
    const { hero } = game;
    const x = heroCell(game).x + dx;
    const y = heroCell(game).y + dy;
    const tile = tileAt(game.floor.grid, x, y);
    if (tile === Tile.wall || !has(game, hero, 'Digging')) return messageOf('digTooHard');
    if (tile !== Tile.weakWall) return messageOf('digNothing');
    if (!allowsStep(game, heroCell(game), dx, dy)) return messageOf('noDiagonal');
    // A hungry hero cannot begin a wall, but can finish one.
    const begins = workDone(game, hero, x, y) === 0;
    const energy = has(game, hero, 'Hunger') ? game.stores.Hunger.energy[hero] : digTurns;
    return begins && energy < digTurns ? messageOf('digTooHungry') : null;
  },

  perform(game, actor, dx, dy) {
    const { Position, Digging, Identity } = game.stores;
    const x = Position.x[actor] + dx;
    const y = Position.y[actor] + dy;
    if (workDone(game, actor, x, y) === 0) {
      Digging.x[actor] = x;
      Digging.y[actor] = y;
      Digging.depth[actor] = game.floor.depth;
      Digging.turns[actor] = 0;
    }
    Digging.turns[actor]++;
    spendEnergy(game, actor);
    const done = Digging.turns[actor] >= digTurns;
    makeNoise(game, actor);
    game.events.push({ type: 'dug', actor: Identity.seq[actor], at: { x, y }, done });
    if (!done) return;
    Digging.turns[actor] = 0;
    changeTile(game.floor, y * game.floor.grid.width + x, Tile.floor);
    say(game, 'normal', 'dug');
  },
};

/**
 * Digs turn by turn until the wall breaks, the hero is hit, helpless, asked or moved, or a monster comes into view.
 * By the rules of the Simple Roguelike this is one command: `playTurn` plays one turn of it.
 */
export function digOn(game: Game, playTurn: () => void): void {
  const hero = heroSeq(game);
  const inSight = new Set(opponentsInSight(game));
  const { floor } = game;
  const { x, y } = heroCell(game);
  for (;;) {
    const eventsBefore = game.events.length;
    playTurn();
    const events = game.events.slice(eventsBefore);
    const refused = events.some(({ type }) => type === 'refused');
    if (refused || game.ending || game.stores.Digging.turns[game.hero] === 0) return;
    const hit = events.some((event) => event.type === 'hit' && event.target === hero);
    const at = heroCell(game);
    const moved = game.floor !== floor || at.x !== x || at.y !== y;
    const isStopped = hit || moved || game.asks || game.stores.Condition.helpless[game.hero] > 0;
    if (isStopped || opponentsInSight(game).some((monster) => !inSight.has(monster))) {
      say(game, 'important', 'digStopped');
      return;
    }
  }
}

/** Turns that an actor has already spent digging at a cell of the hero's floor. */
export function workDone(game: Game, actor: number, x: number, y: number): number {
  const { Digging } = game.stores;
  if (!has(game, actor, 'Digging') || Digging.depth[actor] !== game.floor.depth) return 0;
  return Digging.x[actor] === x && Digging.y[actor] === y ? Digging.turns[actor] : 0;
}
