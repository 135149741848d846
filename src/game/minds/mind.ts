import type { Game } from '../world.ts';

/** A decision rule of monsters, named in `AI.mind`. Each has a file and an entry in `registry.ts`. */
export interface MindRule {
  /** The monster does nothing until `AI.awake` is set. */
  readonly sleeps?: true;
  /** The monster attacks the hero only after the hero has attacked it. */
  readonly peaceful?: true;
  /** Sets the action that the monster takes, or none. */
  decide(game: Game, actor: number): void;
}
