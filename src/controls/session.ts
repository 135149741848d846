import type { Command } from '../game/commands.ts';
import type { GameEvent } from '../game/events.ts';
import { takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { type BagCursor, closedBag } from './bag-cursor.ts';
import type { PlainControl, Request } from './controls.ts';

/** A question that the next direction answers: where to dig, to throw an item or to run. */
export type Question =
  | { readonly type: 'dig' }
  | { readonly type: 'run' }
  | { readonly type: 'throw'; readonly slot: number };

/** A game that is being played, with the state of its controls. */
export interface Session {
  readonly game: Game;
  /** All commands that used a turn. Together with the seed they reproduce the game. */
  readonly commands: Command[];
  bag: BagCursor;
  asking: Question | null;
  /** Plays a command. The profiler replaces it to measure turns. */
  takeTurn: typeof takeTurn;
  /** The player has seen or changed hidden state, so the game is not ranked. */
  inspected: boolean;
}

/** The result of a control; null if it had no effect. */
export type Outcome =
  | { readonly type: 'turn'; readonly events: readonly GameEvent[] }
  /** The bag or the question changed; no turn was used. */
  | { readonly type: 'changed' }
  | { readonly type: 'request'; readonly request: Request }
  | null;

/** The target of a tap or click. */
export type Tap =
  | { readonly type: 'cell'; readonly x: number; readonly y: number }
  | { readonly type: 'bagRow'; readonly slot: number }
  | { readonly type: 'menuRow'; readonly index: number }
  | { readonly type: 'bag' }
  | { readonly type: 'button'; readonly button: PlainControl };

/** A session with a new game, or with a game after the given commands. */
export function startSession(
  game: Game,
  commands: readonly Command[] = [],
  inspected = false,
): Session {
  return {
    game,
    commands: [...commands],
    bag: closedBag,
    asking: null,
    takeTurn,
    inspected,
  };
}
