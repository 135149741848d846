import { has, kindOf } from '../entity.ts';
import type { Game } from '../world.ts';
import { isSeen } from './actors.ts';
import { isBlind, seesInvisible } from './hero-senses.ts';

/** Actors in messages: which of them messages mention, and how. */

/** Whether messages mention what happens to an actor: to the hero, or to a monster that it sees. */
export function isMentioned(game: Game, actor: number): boolean {
  return actor === game.hero || isSeen(game, actor);
}

/** The kind of an actor for messages; empty for a monster that is invisible to the hero. */
export function nameOf(game: Game, actor: number): string {
  const isUnseen = isBlind(game) || (has(game, actor, 'Invisible') && !seesInvisible(game));
  return isUnseen && actor !== game.hero ? '' : kindOf(game, actor).id;
}
