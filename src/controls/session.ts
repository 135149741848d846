import type { Command } from '../game/commands.ts';
import type { GameEvent } from '../game/events.ts';
import { takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { type BagState, closedBag } from './bag.ts';
import type { PlainAction } from './keys.ts';

/** What the next direction answers: where to dig, to throw an item of the bag, or to run. */
export type Question =
  | { readonly type: 'dig' }
  | { readonly type: 'run' }
  | { readonly type: 'throw'; readonly slot: number };

/** One game being played: the game, and what the player has open. */
export interface Session {
  readonly game: Game;
  /** All that used a turn so far: with the seed, they make the same game again. */
  readonly commands: Command[];
  bag: BagState;
  asking: Question | null;
  /** How commands are played; who measures turns puts something of its own here. */
  takeTurn: typeof takeTurn;
  /** The player has seen or changed what the rules hide: such a game is no fair one. */
  inspected: boolean;
}

/** What the page does, not the game. */
export type Request = Extract<
  PlainAction,
  'look' | 'language' | 'copySeed' | 'help' | 'menu' | 'panel' | 'inspect'
>;

/** What came of an action; null when nothing did. */
export type Outcome =
  | { readonly type: 'turn'; readonly events: readonly GameEvent[] }
  /** The bag or the question changed, no turn was used. */
  | { readonly type: 'changed' }
  | { readonly type: 'request'; readonly request: Request }
  | null;

/** Where a tap landed; the screen's cells, bag rows and buttons. */
export type Tap =
  | { readonly type: 'cell'; readonly x: number; readonly y: number }
  | { readonly type: 'bagRow'; readonly slot: number }
  | { readonly type: 'menuRow'; readonly index: number }
  | { readonly type: 'bag' }
  | { readonly type: 'button'; readonly button: PlainAction };

/** A session with a game, new or taken up again after these commands. */
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
