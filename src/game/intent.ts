import { type Verb, verbs } from './components.ts';
import type { Game } from './world.ts';

/** Sets the action that an actor takes next. `actions` carries it out. */
export function intend(
  game: Game,
  actor: number,
  verb: Verb,
  dx: number,
  dy: number,
  item = 0,
): void {
  const { Intent } = game.stores;
  Intent.verb[actor] = verbs.indexOf(verb);
  Intent.dx[actor] = dx;
  Intent.dy[actor] = dy;
  Intent.item[actor] = item;
  game.pending.actors.push(actor);
}
