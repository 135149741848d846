import type { Explored } from '../../describe/remembered-ground.ts';
import type { Cell } from '../../dungeon/grid.ts';
import type { LogLine } from '../../game/messages.ts';
import type { Game } from '../../game/world.ts';

/** Everything that the text view shows. It reads the game and never changes it. */
export interface TextScene {
  readonly game: Game;
  /** The messages that are older than the game's log, as far as they are known. */
  readonly earlier?: readonly LogLine[];
  /** The player's memory of the floor. */
  readonly seen: Explored | null;
  /** Whether a recorded game is watched: it has controls of its own. */
  readonly isReplay: boolean;
  /** The cursor of the open bag; null while the bag is closed. `menu`: the chosen verb. */
  readonly bag: { readonly index: number; readonly menu: number | null } | null;
  /** The slots of all items in the order of the bag's list. */
  readonly bagSlots: readonly number[];
  /** The type of the open question; null without one. `dialog`: a dialog asks it. All others ask for a direction. */
  readonly asking: string | null;
  /** The question, or a short notice. */
  readonly notice: string | null;
}

/** A command with a button. */
export interface TextCommand {
  readonly id: string;
  readonly label: string;
  /** The name of its key; empty for none. */
  readonly key: string;
}

/** The functions that the buttons of the text view call. */
export interface TextActions {
  /** The commands that the hero can use. */
  commands(): readonly TextCommand[];
  press(command: string): void;
  /** Steps, attacks, or answers the open question. */
  step(dx: number, dy: number): void;
  /** Has the effect of a tap on the cell of the map. */
  go(cell: Cell): void;
  /** Uses the item of a slot of the bag with a verb, by its place among the verbs. */
  use(slot: number, verb: number): void;
  /** Cancels the open question. */
  cancel(): void;
}
