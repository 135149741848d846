import type { ValueName } from '../describe/value.ts';
import type { Cell } from '../dungeon/grid.ts';
import type { GameEvent } from '../game/events.ts';
import type { LogLine } from '../game/messages.ts';
import type { Game } from '../game/world.ts';
import type { Language, Words } from '../words/texts.ts';
import type { PaletteName } from './palettes.ts';
import type { CellSize, LayoutInput } from './screen-layout.ts';

export type Look = 'tiles' | 'glyphs';

/** The cursor of the open bag. */
export interface BagView {
  /** The chosen item, 0 for the first. */
  readonly index: number;
  /** The first visible item. */
  readonly offset: number;
  /** The chosen action of the open action menu, or null while the menu is closed. */
  readonly menu: number | null;
  /** The slots of the listed items, if these are not all. */
  readonly slots?: readonly number[];
  /** In place of the usual heading. */
  readonly heading?: string;
  /** The letter of each slot. */
  readonly letters?: string;
  /** The names of the keys of the actions of the chosen item. Missing while a verb waits for an item. */
  readonly keys?: readonly string[];
}

/** Everything that the screen shows. The screen reads the game and never changes it. */
export interface View {
  readonly game: Game;
  readonly language: Language;
  readonly look: Look;
  readonly palette: PaletteName;
  /** The messages before those of the game's log, which keeps only the newest; oldest first. */
  readonly earlier?: readonly LogLine[];
  /** Null while the bag is closed. */
  readonly bag: BagView | null;
  /** The slots of all items in the order of the bag's list. */
  readonly bagSlots: readonly number[];
  /** The letter of each slot, if the closed bag shows letters too. */
  readonly bagLetters?: string;
  /** Whether the four diagonal arrows are visible around the hero. */
  readonly diagonal: boolean;
  /** The question that is open: about a direction, or in a dialog. */
  readonly asking: 'dig' | 'run' | 'throw' | 'zap' | 'dialog' | null;
  /** The ways of a thrown or zapped item, and the actors that it would meet. */
  readonly aims?: readonly {
    readonly path: readonly Cell[];
    readonly targets: readonly number[];
    /** Whether the key for confirming chooses this way. */
    readonly isLikely?: boolean;
  }[];
  /** A question or a short notice over the map, such as "Dig in which direction?". */
  readonly notice: string | null;
  /**
   * The tile of a cell, row × width + column, as the player has last seen it, or `unknown`. The hero forgets dark ground, which the map and
   * the minimap show only in the tiles look: in the glyph look, as in Rogue, they show the hero's memory. Behind the
   * title screen the player knows the whole floor.
   */
  readonly lastSeen?: (cell: number) => number;
  /** The cell that the player looks at; null while the player looks at none. */
  readonly cursor: Cell | null;
  /** The part of the floor that the player has chosen to see. */
  readonly camera?: CameraView;
  /** Whether the log has few lines: a fight has few messages, and the sandbox has a bar below the HUD. */
  readonly shortLog?: boolean;
  /** The buttons at the bottom of the HUD. */
  readonly buttons: readonly HudButton[];
  /**
   * True behind the title screen: the floor fills the window, with larger cells and without the HUD, and
   * the hero is at the right.
   */
  readonly backdrop: boolean;
  /** Whether the floor is shown without actors: the page shows the hero over it. */
  readonly isDeserted?: boolean;
  /** The sizes of texts and of cells that the player has chosen; 1 is usual. */
  readonly scale?: LayoutInput['scale'];
  /** A factor of the usual speed of animations. */
  readonly animationSpeed?: number;
  /** What the hero does for many turns without a step; null or absent while it does something else. */
  readonly pastime?: Pastime | null;
  /** Whether nothing glides or flashes. Without it, as the device asks. */
  readonly reducedMotion?: boolean;
}

/** The hero passes many turns without a step. */
export interface Pastime {
  readonly by: 'rest' | 'search';
  /** The HP of the hero when it began. */
  readonly health: number;
}

/** The view of the floor. */
export interface CameraView {
  /** A factor of the usual size of cells; null while the player has chosen none. */
  readonly zoom: number | null;
  /** The position in the middle of the map, in cells. Null: the hero's. */
  readonly centre: Cell | null;
}

/** The floor as it is shown now. */
export interface ShownMap {
  /** The size of a cell in CSS pixels. */
  readonly cell: CellSize;
  /** The position in the middle of the map, in cells. */
  readonly centre: Cell;
  /** The smallest and the largest zoom. */
  readonly zoom: { readonly least: number; readonly most: number };
  /** The width of a cell in CSS pixels at a zoom within its limits. */
  widthAt(zoom: number): number;
}

/** A control with a button. Its label is in `buttons` of the texts. */
export type Button = keyof Words['ui']['buttons'];

/** A button of the HUD, which also shows the key of its control. */
export interface HudButton {
  readonly button: Button;
  readonly icon: string;
  /** The name of the key in the player's key set. */
  readonly key: string;
}

/** The thing at a point of the screen. */
export type Target =
  | { readonly type: 'cell'; readonly x: number; readonly y: number }
  | { readonly type: 'bagRow'; readonly slot: number }
  | { readonly type: 'menuRow'; readonly index: number }
  /** `slot`: the item at the point, if its place is too small for a finger. */
  | { readonly type: 'bag'; readonly slot?: number }
  | { readonly type: 'log' }
  | { readonly type: 'button'; readonly button: Button };

/** A thing on the screen that can be described. */
export type PointedThing =
  | { readonly type: 'cell'; readonly x: number; readonly y: number }
  | { readonly type: 'value'; readonly name: ValueName; readonly text: string }
  | { readonly type: 'button'; readonly button: Button; readonly key: string }
  /** An item of the bag. */
  | { readonly type: 'item'; readonly slot: number };

/** A thing to describe, with its rectangle in CSS pixels. */
export interface PointedPlace {
  readonly thing: PointedThing;
  readonly box: DOMRectReadOnly;
}

/** The things at points of the window, and the rectangles of things on it. */
export interface Places {
  /** The target at a point in CSS pixels, measured from the window's top left. */
  targetAt(x: number, y: number): Target | null;
  /** The thing to describe at a point, as in `targetAt`; null where there is nothing to describe. */
  thingAt(x: number, y: number): PointedPlace | null;
  /** Whether a point, as in `targetAt`, is on the map. */
  isMapAt(x: number, y: number): boolean;
  /** The position in cells at a point, as in `targetAt`. Null before the first game. */
  positionAt(x: number, y: number): Cell | null;
  /** The floor as it is shown now. Null before the first game. */
  readonly map: ShownMap | null;
  /** The rectangle of the map in CSS pixels. Null before the first game, and behind the title screen. */
  mapBox(): DOMRectReadOnly | null;
  /**
   * The number of items that the open bag has room for, and of those in a column. Null before the first game, and
   * behind the title screen.
   */
  readonly bagRoom: { readonly rows: number; readonly column: number } | null;
  /** The rectangle of the notice over the map in CSS pixels. Null without one. */
  noticeBox(): DOMRectReadOnly | null;
  /** The rectangle of a cell in CSS pixels, also outside the window. Null before the first game. */
  boxOf(x: number, y: number): DOMRectReadOnly | null;
}

/** The PixiJS render system. */
export interface Screen {
  readonly canvas: HTMLCanvasElement;
  /** Shows the view. With `events` the changes of the last turn glide and flash. */
  show(view: View, events?: readonly GameEvent[]): void;
  /** Forgets the view, whose game goes on unseen, until the next one is shown. */
  hide(): void;
  readonly places: Places;
  /**
   * Called with `places.mapBox()` before the HUD is drawn. Returns the rectangles of the direction pad and
   * of panels over the map in CSS pixels. Null while there is no listener.
   */
  onMap: ((box: DOMRectReadOnly | null) => readonly DOMRectReadOnly[]) | null;
  /** Called when all boxes of a view are known. Null while there is no listener. */
  onShown: (() => void) | null;
  /**
   * Called after each frame with the time in ms that the last update (null: there was none) and the
   * drawing took. Null while nothing measures frames.
   */
  onFrame: ((update: number | null, render: number) => void) | null;
  /**
   * Called when the graphics card has stopped drawing and does not recover within some seconds, and when it draws
   * again. Null while there is no listener.
   */
  onLost: ((isLost: boolean) => void) | null;
  /** Whether something is still moving. For tests and screenshots. */
  readonly busy: boolean;
  destroy(): void;
}
