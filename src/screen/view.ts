import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/world.ts';
import type { Language } from '../words/texts.ts';

export type Look = 'tiles' | 'glyphs';

/** The bag's cursor, while the bag is open. */
export interface BagView {
  /** The chosen row of the bag, 0 for the first item. */
  readonly index: number;
  /** The first of the ten rows that show. */
  readonly offset: number;
  /** The chosen action while the action menu is open, else null. */
  readonly menu: number | null;
}

/** All that the screen shows. The screen reads the game and never changes it. */
export interface View {
  readonly game: Game;
  readonly language: Language;
  readonly look: Look;
  /** Null while the bag is closed. */
  readonly bag: BagView | null;
  /** Whether the four diagonal arrows show around the hero. */
  readonly diagonal: boolean;
  /** Whether the next direction says where to dig. */
  readonly asking: boolean;
  /** A question or a short notice over the map, such as "Dig in which direction?". */
  readonly notice: string | null;
  /** Names of keys in the hints at the HUD's foot, e.g. { bag: 'X' }; they differ by key set. */
  readonly keys: Readonly<Record<Button, string>>;
  /**
   * True behind the title: the floor is drawn lit and whole, with its monsters and items, filling
   * the window, without the HUD.
   */
  readonly backdrop: boolean;
  /** Nobody stands on the floor, and nothing lies there: it shows alone, as the first picture has it. */
  readonly deserted: boolean;
}

/** What the buttons at the HUD's foot do; they are also the hints of their keys. */
export type Button =
  | 'here'
  | 'wait'
  | 'dig'
  | 'search'
  | 'bag'
  | 'look'
  | 'language'
  | 'help'
  | 'menu';

/** What lies under a point of the screen. */
export type Target =
  | { readonly type: 'cell'; readonly x: number; readonly y: number }
  | { readonly type: 'bagRow'; readonly slot: number }
  | { readonly type: 'menuRow'; readonly index: number }
  | { readonly type: 'bag' }
  | { readonly type: 'button'; readonly button: Button };

/** The PixiJS render system. */
export interface Screen {
  readonly canvas: HTMLCanvasElement;
  /** Shows the view as it is now. With `events`, what happened glides and flashes into place. */
  show(view: View, events?: readonly GameEvent[]): void;
  /**
   * Loads what the title does without: all but the map and who is on it, and the words that it has.
   * Until then no game is shown. Rejects where it does not come.
   */
  furnish(language: Language): Promise<void>;
  /** What is at a point, in CSS pixels from the window's top left. */
  targetAt(x: number, y: number): Target | null;
  /** Where a cell is drawn, in CSS pixels as above, whether it is in view or not; null: nowhere. */
  placeOf(x: number, y: number): DOMRectReadOnly | null;
  /**
   * Told after each frame how long it took, in ms: to take over what is new (null: nothing was) and to
   * draw. Null where nobody measures.
   */
  onFrame: ((update: number | null, render: number) => void) | null;
  /** Whether something still moves; only for tests and pictures. */
  readonly busy: boolean;
  destroy(): void;
}
