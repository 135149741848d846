import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/world.ts';
import type { Language } from '../words/texts.ts';

export type Look = 'tiles' | 'glyphs';

/** The cursor of the open bag. */
export interface BagView {
  /** The chosen item, 0 for the first. */
  readonly index: number;
  /** The first visible item. */
  readonly offset: number;
  /** The chosen action of the open action menu, or null while the menu is closed. */
  readonly menu: number | null;
}

/** Everything that the screen shows. The screen reads the game and never changes it. */
export interface View {
  readonly game: Game;
  readonly language: Language;
  readonly look: Look;
  /** Null while the bag is closed. */
  readonly bag: BagView | null;
  /** Whether the four diagonal arrows are visible around the hero. */
  readonly diagonal: boolean;
  /** Whether the next direction is the direction to dig. */
  readonly asking: boolean;
  /** A question or a short notice over the map, such as "Dig in which direction?". */
  readonly notice: string | null;
  /** The key of each button as the HUD shows it, for example { bag: 'X' }. Key sets differ. */
  readonly keys: Readonly<Record<Button, string>>;
  /**
   * True behind the title screen: the floor fills the window, with all its monsters and items and
   * without the HUD.
   */
  readonly backdrop: boolean;
}

/** The buttons at the bottom of the HUD. They also show the keys of their commands. */
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

/** The thing at a point of the screen. */
export type Target =
  | { readonly type: 'cell'; readonly x: number; readonly y: number }
  | { readonly type: 'bagRow'; readonly slot: number }
  | { readonly type: 'menuRow'; readonly index: number }
  | { readonly type: 'bag' }
  | { readonly type: 'button'; readonly button: Button };

/** The PixiJS render system. */
export interface Screen {
  readonly canvas: HTMLCanvasElement;
  /** Shows the view. With `events` the changes of the last turn glide and flash. */
  show(view: View, events?: readonly GameEvent[]): void;
  /** The target at a point in CSS pixels, measured from the window's top left. */
  targetAt(x: number, y: number): Target | null;
  /** The rectangle of a cell in CSS pixels, also outside the window. Null before the first game. */
  placeOf(x: number, y: number): DOMRectReadOnly | null;
  /**
   * Called after each frame with the time in ms that the last update (null: there was none) and the
   * drawing took. Null while nothing measures frames.
   */
  onFrame: ((update: number | null, render: number) => void) | null;
  /** Whether something is still moving. For tests and screenshots. */
  readonly busy: boolean;
  destroy(): void;
}
