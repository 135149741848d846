import { monstersHere } from '../actors/actors.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/** Frees an actor from a grasp. */
export function letGo(game: Game, actor: number): void {
  const { Condition } = game.stores;
  const held = Condition.held[actor] === 1;
  Condition.held[actor] = 0;
  Condition.grip[actor] = 0;
  if (held && actor === game.hero) say(game, 'normal', 'freed');
}

/** Frees all actors of the floor: who held them is dead, gone or changed. */
export function freeAll(game: Game): void {
  const { Condition } = game.stores;
  for (const actor of [game.hero, ...monstersHere(game)]) {
    if (Condition.held[actor]) letGo(game, actor);
  }
}
