import type { Game } from '../../game/world.ts';
import { seqOf } from '../../state/members.ts';

/** A rule of the state that holds between turns in every game: a sentence for each violation. */
export type Invariant = (game: Game) => Iterable<string>;

/** "entity 17", by `seq`. */
export function nameOf(game: Game, entity: number): string {
  return `entity ${seqOf(game, entity)}`;
}
