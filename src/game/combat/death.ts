import { addComponent } from 'bitecs';
import { endGame } from '../ending.ts';
import { cellOf, has } from '../entity.ts';
import type { Ending } from '../events.ts';
import { liftActor } from '../floors/occupancy.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { endGrasps } from './grasping.ts';

/** Death and removal of actors. `injury.ts` has the damage that kills, and `systems/remains.ts` the remains. */

/** The hero dies, and the game ends. */
export function heroDies(game: Game, ending: Ending): void {
  die(game, game.hero);
  say(game, 'special', 'died');
  endGame(game, ending);
}

/**
 * Marks an actor as dead. A monster leaves its cell at once and the world at the end of the turn. The
 * hero stays on its cell.
 */
export function die(game: Game, actor: number): void {
  addComponent(game.world, actor, game.stores.Dead);
  const { seq } = game.stores.Identity;
  game.events.push({ type: 'killed', actor: seq[actor], at: cellOf(game, actor) });
  game.pending.fallen.push(actor);
  if (actor !== game.hero) liftActor(game, actor);
}

/**
 * Removes an actor with everything that it carries, and frees the actors that it held. This is not a kill: it
 * leaves no remains and no reward.
 */
export function vanish(game: Game, actor: number): void {
  const { seq } = game.stores.Identity;
  game.events.push({ type: 'vanished', actor: seq[actor], at: cellOf(game, actor) });
  removeAlive(game, actor);
}

/** Marks a living actor for removal, without an event, and frees the actors that it held. */
export function removeAlive(game: Game, actor: number): void {
  if (has(game, actor, 'Grasp')) endGrasps(game);
  addComponent(game.world, actor, game.stores.Dead);
  liftActor(game, actor);
}
