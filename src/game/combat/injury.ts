import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { isSeen } from '../actors/actors.ts';
import { stickShapes } from '../components.ts';
import { cellOf } from '../entity.ts';
import { fieldOf, kindHas } from '../kinds.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { die, heroDies } from './death.ts';

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

/**
 * Damage by an effect, against which armour does not protect. `cause` is the kind of an item, a trap or a monster, and
 * `source` is the actor that is rewarded if the target dies, 0 for none.
 */
export function injure(
  game: Game,
  target: number,
  damage: number,
  cause: string,
  source: number,
): void {
  if (isMentioned(game, target)) reportInjury(game, target, damage, cause);
  takeDamage(game, target, damage, cause, source);
}

/** Adds the event of damage that has no attacker. `cause` is the kind of an item, a trap or a monster, or `poison`. */
export function reportInjury(game: Game, actor: number, damage: number, cause: string): void {
  const at = cellOf(game, actor);
  const target = game.stores.Identity.seq[actor];
  game.events.push({ type: 'hit', attacker: 0, target, from: at, at, damage, cause });
}
