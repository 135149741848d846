import type { Command } from '../commands.ts';
import type { Message } from '../messages.ts';
import type { Game } from '../world.ts';

/** Something that an actor can do. Each action has a file of its own and an entry in `registry.ts`. */
export interface Action<C extends Command = Command> {
  /** It takes no time and is not counted, so it changes no rolls of the turn. */
  readonly takesNoTime?: true;
  /**
   * The reason why the hero cannot obey the command now; null if it can. A refused command uses no turn:
   * `systems/input.ts` reports the reason.
   */
  check(game: Game, command: C): Message | null;
  /** Carries the action out, for any actor. `item` is 0 for none. */
  perform(game: Game, actor: number, dx: number, dy: number, item: number): void;
}

/** The action for the command of this type. */
export type ActionFor<T extends Command['type']> = Action<Extract<Command, { type: T }>>;
