import type { ComponentName } from '../components.ts';
import type { Parameters, Values } from '../effects/effect.ts';
import type { Game } from '../world.ts';

/**
 * Something that a monster tries to do: one goal per file. A kind lists its goals, or names a mind, which is
 * a list of goals. The first goal that decides ends the search.
 */
export interface Goal<P extends Parameters = Parameters> {
  /**
   * The component with its numbers and its state. A bundle that lists the goal gets the component, and only
   * monsters with the component have the goal.
   */
  readonly component?: ComponentName;
  /** Its own parameters. A goal with a component has the fields of the component instead. */
  readonly parameters: P;
  /** It comes before all others, even before the erratic steps of a confused monster. */
  readonly isFirst?: true;
  /** It leads to steps of its own, so a frightened monster does not use it. */
  readonly moves?: true;
  /** Sets the action that the monster takes, or none. Returns whether it has decided. */
  decide(game: Game, actor: number, values: Values<P>): boolean;
}

/** A goal with the types of its parameters. */
export function goal<const P extends Parameters>(made: Goal<P>): Goal<P> {
  return made;
}
