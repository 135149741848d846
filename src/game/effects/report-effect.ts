import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { say } from '../log.ts';
import type { MessageId, MessageParams, Tone } from '../messages.ts';
import type { Game } from '../world.ts';

/** The ids of the messages that have exactly these parameters. */
type IdWith<P> = {
  [I in MessageId]: MessageParams[I] extends P ? (P extends MessageParams[I] ? I : never) : never;
}[MessageId];

/** The messages about an effect on the hero and on a monster. */
interface Report {
  readonly hero: IdWith<object>;
  readonly monster: IdWith<{ monster: string }>;
}

/**
 * Reports an effect on an actor if the hero notices it. `tone`: of the message about the hero. Returns whether the
 * hero notices it.
 */
export function reportEffect(
  game: Game,
  actor: number,
  tone: Tone,
  { hero, monster }: Report,
): boolean {
  const noticed = isMentioned(game, actor);
  if (actor === game.hero) say(game, tone, hero);
  else if (noticed) say(game, 'normal', monster, { monster: nameOf(game, actor) });
  return noticed;
}
