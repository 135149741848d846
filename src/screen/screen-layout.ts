import type { Campaign } from '../game/campaign.ts';

/**
 * The types and measures of the screen's layout, which `screenLayout` in `hud/layout.ts` makes. All lengths are whole
 * device pixels, so that cells, lines and texts are crisp at every size. Only `LayoutInput` is in CSS pixels.
 */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of a cell. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The content of cells: square drawings; characters, which are readable at a smaller size; or characters
 * in cells of the proportions of a terminal.
 */
export type CellShape = 'tiles' | 'glyphs' | 'tallGlyphs';

/** Everything that the layout depends on. */
export interface LayoutInput {
  /** The window in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** The floor's size in cells. */
  readonly columns: number;
  readonly rows: number;
  /** The room around the floor on each side, in cells. */
  readonly around?: number;
  /** Whether the player presses the buttons with a finger. */
  readonly touch: boolean;
  readonly cells: CellShape;
  /** The number of buttons. A replay has none: nothing on the screen must be large enough for a finger. */
  readonly buttons: number;
  /** Whether the floor fills the window without the HUD, as behind the title screen. */
  readonly backdrop: boolean;
  /** Whether the log has few lines, as in a fight. */
  readonly shortLog?: boolean;
  /** Whether the minimap may take the room of monsters and messages: see `quiet-turns.ts`. */
  readonly isQuiet?: boolean;
  /** Whether there is a course of the game to show beside the minimap: see `describe/course.ts`. */
  readonly hasCourse?: boolean;
  /** The places of the hero's bag, as `slotsOf` returns them. Without it, the usual number. */
  readonly slots?: number;
  /** The hero's bars, without that of the bag's weight. Without it, the usual number. */
  readonly bars?: number;
  /** Whether the hero has other numbers, as `hasNumbers` returns it. Without it, there are some. */
  readonly numbers?: boolean;
  /** Factors of the usual sizes of texts and of cells. */
  readonly scale?: { readonly text: number; readonly cells: number };
  /** A factor of the size of cells that does not move the HUD. */
  readonly zoom?: number;
  /** The size of texts in device pixels, in place of the smallest one. */
  readonly text?: number;
}

export interface ScreenLayout {
  /**
   * `full`: the whole HUD beside the map. `below`: the HUD in columns under a wide floor. `compact`:
   * the bag is a strip of icons that opens over the map. `backdrop`: the map alone.
   */
  readonly mode: 'full' | 'below' | 'compact' | 'backdrop';
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly cell: CellSize;
  /** The smallest and the largest factor of the size of cells, and the width of a cell at the factor 1. */
  readonly zoom: { readonly least: number; readonly most: number; readonly usual: number };
  /** The part of the screen where the floor is visible. */
  readonly map: Rect;
  /** The HUD's panel. It contains all the rectangles below except the open bag. */
  readonly hud: Rect;
  /** Size of the HUD's text. */
  readonly text: number;
  /** Height of a line of text. */
  readonly line: number;
  /** Space around the HUD's parts. */
  readonly gap: number;
  /** The hero's portrait, bars and values. */
  readonly status: Rect;
  /** The frame of the hero's portrait, without a width where there is none. */
  readonly portrait: Rect;
  readonly minimap: Rect;
  /** The course of the game, beside a minimap that has no messages beside it; elsewhere without a width. */
  readonly course: Rect;
  /** The closed bag: its heading and slots. Without a height for a hero without a bag. */
  readonly bag: Rect;
  /** The slots of the closed bag. */
  readonly slots: readonly Rect[];
  /** The open bag with its heading. */
  readonly openBag: Rect;
  /** Least height of a row of the open bag. */
  readonly bagRow: number;
  /** The height that the list of the open bag leaves to the card above it; 0 where the card has no place of its own. */
  readonly bagCard: number;
  /** The columns of the open bag's rows. */
  readonly bagColumns: number;
  /** The smallest side of a target under a finger; 0 without a touch screen. */
  readonly finger: number;
  /**
   * The monsters in view and, under them, the messages. In the full layout it has the minimap in a corner, unless a larger
   * one is under it.
   */
  readonly log: Rect;
  /** One rectangle per button of the view. */
  readonly buttons: readonly Rect[];
}

/** The smallest size of text and height of a button under a finger, in CSS pixels. */
export const smallest = { text: 12, button: 44 };

/** The size of a text that is less important: a share of the usual size, and always readable. */
export function smallText(
  { text, ratio }: Pick<ScreenLayout, 'text' | 'ratio'>,
  share: number,
): number {
  return Math.max(Math.ceil(smallest.text * ratio), Math.round(text * share));
}

/** A square in the middle of a rectangle. */
export function squareIn({ x, y, width, height }: Rect, side: number): Rect {
  const left = x + Math.round((width - side) / 2);
  return { x: left, y: y + Math.round((height - side) / 2), width: side, height: side };
}

/** The smallest width of a cell in CSS pixels: under a finger, and where no finger has to hit it. */
export const smallestCell: Readonly<Record<CellShape, { touched: number; untouched: number }>> = {
  tiles: { touched: 24, untouched: 24 },
  glyphs: { touched: 24, untouched: 16 },
  // These have the area of a square cell of 24 pixels, and characters of a legible size.
  tallGlyphs: { touched: 17, untouched: 9 },
};

/** The shape of a campaign's cells in a look. */
export function shapeOf(
  look: Campaign['look'],
  { glyphCells }: Pick<Campaign, 'glyphCells'>,
): CellShape {
  if (look === 'tiles') return 'tiles';
  return glyphCells === 'tall' ? 'tallGlyphs' : 'glyphs';
}

/** The height of a cell divided by its width. A character of the glyph font fills a tall cell. */
export function tallnessOf(shape: CellShape): number {
  return shape === 'tallGlyphs' ? 2 : 1;
}

/** The cell of this width. */
export function cellOfWidth(width: number, shape: CellShape): CellSize {
  return { width, height: width * tallnessOf(shape) };
}

/** The width, not rounded, of the largest cells with which the whole floor fits a view. */
export function widthToFit(
  { columns, rows, cells }: Pick<LayoutInput, 'columns' | 'rows' | 'cells'>,
  view: CellSize,
): number {
  return Math.min(view.width / columns, view.height / rows / tallnessOf(cells));
}

/** The height of a line divided by the size of its text. */
export const lineHeight = 1.45;

export const nowhere: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** The window's size in device pixels. */
export function pixelsOf({
  width,
  height,
  ratio,
}: Pick<LayoutInput, 'width' | 'height' | 'ratio'>): { width: number; height: number } {
  return {
    width: Math.max(1, Math.floor(width * ratio)),
    height: Math.max(1, Math.floor(height * ratio)),
  };
}

/** The cells of a backdrop: at least this many are visible along each side of the window. */
const backdropCells = { columns: 8, rows: 10 };
/** The visible columns of a little phone that is held upright: the title screen leaves the scene three low rows. */
const littleColumns = 11;
/** The largest cell of a backdrop in device pixels: on a window of 3840 × 2160, its floor leaves no black bands. */
const largestBackdropCell = 216;

/**
 * The windows for which the title screen has a layout: `across`, with its texts left of the scene; `upright`, below its
 * name; and `little`, where the name has one line, as in `page/title/title-windows.css`.
 */
export function backdropShape({
  width,
  height,
  ratio,
}: Pick<ScreenLayout, 'width' | 'height' | 'ratio'>): 'across' | 'upright' | 'little' {
  if (width > height) return 'across';
  return height <= 46 * 16 * ratio ? 'little' : 'upright';
}

/** By the shape of a window: the place of the hero in a backdrop, as a share of the window. */
export const backdropStage = {
  across: { x: 0.72, y: 0.42 },
  upright: { x: 0.58, y: 0.295 },
  little: { x: 0.6, y: 0.26 },
};

/**
 * How much smaller the cells of glyphs are than those of tiles: a scene of letters needs many of them. Tall cells are narrow
 * already.
 */
const backdropGlyphs: Readonly<Record<CellShape, number>> = {
  tiles: 1,
  glyphs: 1.6,
  tallGlyphs: 1.25,
};

/** The side of a square cell of tiles behind the title screen. */
export function backdropSide(window: Pick<ScreenLayout, 'width' | 'height' | 'ratio'>): number {
  const isLittle = backdropShape(window) === 'little';
  const columns = isLittle ? littleColumns : backdropCells.columns;
  const side = Math.min(window.width / columns, window.height / backdropCells.rows);
  return Math.min(side, largestBackdropCell);
}

/** The layout of a floor behind the title screen, with larger cells than in a game. */
export function backdropLayout(input: LayoutInput): ScreenLayout {
  const { width, height } = pixelsOf(input);
  const text = Math.ceil(smallest.text * input.ratio);
  const side = backdropSide({ width, height, ratio: input.ratio });
  const usual = Math.max(
    1,
    Math.round(side / backdropGlyphs[input.cells] / tallnessOf(input.cells)),
  );
  return {
    mode: 'backdrop',
    width,
    height,
    ratio: input.ratio,
    cell: cellOfWidth(usual, input.cells),
    zoom: { least: 1, most: 1, usual },
    map: { x: 0, y: 0, width, height },
    hud: nowhere,
    text,
    line: Math.round(text * lineHeight),
    gap: 0,
    status: nowhere,
    portrait: nowhere,
    minimap: nowhere,
    course: nowhere,
    bag: nowhere,
    slots: [],
    openBag: nowhere,
    bagRow: 0,
    bagCard: 0,
    bagColumns: 1,
    finger: 0,
    log: nowhere,
    buttons: [],
  };
}

/** Whether a floor is so wide that a HUD beside it would leave too little room for the map. */
export function isWide({ columns, rows }: Pick<LayoutInput, 'columns' | 'rows'>): boolean {
  return columns > 2 * rows;
}

/** Whether a point is inside a rectangle. */
export function contains(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
}

/** Whether two rectangles have a part in common. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/**
 * The scroll position that shows `centre` in the middle of a view, limited by the floor's edges. All
 * values are pixels along one axis. Negative where the floor is smaller than the view. The view of a larger
 * floor may reach `beyond` its edges.
 */
export function scrollOf(floor: number, view: number, centre: number, beyond = 0): number {
  if (floor <= view) return -Math.floor((view - floor) / 2);
  // `0 - beyond`, because `-beyond` of 0 is −0.
  return Math.round(Math.min(Math.max(centre - view / 2, 0 - beyond), floor - view + beyond));
}
