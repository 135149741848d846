import { addComponent } from 'bitecs';
import { isSeen } from './actors.ts';
import { nameOf } from './fighters.ts';
import { say } from './log.ts';
import { liftActor } from './occupancy.ts';
import { endGame } from './score.ts';
import type { Game } from './world.ts';

/**
 * Takes hit points from an actor, who dies at 0. The last screen names the kind `by`; the hero gains
 * by a death if he is the `slayer`.
 */
export function hurt(game: Game, actor: number, damage: number, by: string, slayer = 0): void {
  const { Health } = game.stores;
  Health.current[actor] = Math.max(0, Health.current[actor] - damage);
  if (Health.current[actor] > 0) return;
  die(game, actor);
  if (actor === game.hero) {
    say(game, 'special', 'died');
    endGame(game, { won: false, by: 'blow', kind: by });
  } else if (slayer === game.hero) {
    game.pending.kills.push({ killer: slayer, victim: actor });
  } else if (isSeen(game, actor)) {
    say(game, 'normal', 'falls', { monster: nameOf(game, actor) });
  }
}

/**
 * Marks an actor as dead: it leaves its cell at once, and the world when the turn ends. The hero keeps
 * his cell, where he lies until the next game.
 */
export function die(game: Game, actor: number): void {
  const { Dead, Position, Identity } = game.stores;
  addComponent(game.world, actor, Dead);
  const at = { x: Position.x[actor], y: Position.y[actor] };
  game.events.push({ type: 'killed', actor: Identity.seq[actor], at });
  game.pending.fallen.push(actor);
  if (actor === game.hero) return;
  liftActor(game, actor);
}

/** Takes an actor out of the game with all that it carries: nobody has slain it, nothing is left. */
export function vanish(game: Game, actor: number): void {
  const { Dead, Position, Identity } = game.stores;
  addComponent(game.world, actor, Dead);
  const at = { x: Position.x[actor], y: Position.y[actor] };
  game.events.push({ type: 'vanished', actor: Identity.seq[actor], at });
  liftActor(game, actor);
}
