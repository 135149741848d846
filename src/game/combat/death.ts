import { addComponent } from 'bitecs';
import { nameOf } from '../actors/actor-names.ts';
import { isSeen } from '../actors/actors.ts';
import { stickShapes } from '../components.ts';
import { endGame } from '../ending.ts';
import { cellOf, has } from '../entity.ts';
import type { Ending } from '../events.ts';
import { liftActor } from '../floors/occupancy.ts';
import { fieldOf, kindHas } from '../kinds.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { endGrasps } from './grasping.ts';

/**
 * Takes hit points from an actor, which dies at 0. `cause` is the kind that the game over screen names.
 * The hero is rewarded for the death if it is the `slayer`.
 */
export function takeDamage(
  game: Game,
  actor: number,
  damage: number,
  cause: string,
  slayer: number,
): void {
  const { Health } = game.stores;
  Health.current[actor] = Math.max(0, Health.current[actor] - damage);
  if (Health.current[actor] > 0) return;
  if (actor === game.hero) {
    heroDies(game, { won: false, by: isBolt(game, cause) ? 'bolt' : 'attack', kind: cause });
    return;
  }
  die(game, actor);
  if (slayer === game.hero) {
    game.pending.kills.push(actor);
  } else if (isSeen(game, actor)) {
    say(game, 'normal', 'falls', { monster: nameOf(game, actor) });
  }
}

/** Whether a kind is a stick that shoots bolts. */
function isBolt({ campaign }: Game, id: string): boolean {
  const kind = campaign.kinds.find((one) => one.id === id);
  if (!kind || !kindHas(kind, 'Stick')) return false;
  return stickShapes[fieldOf(kind, 'Stick', 'shape')] === 'bolt';
}

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
