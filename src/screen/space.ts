/**
 * Where everything stands, as a pure function of the window. All lengths are whole device pixels, so
 * that cells, rules and texts are crisp at every size; only `Space` is in CSS pixels.
 */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the layout depends on. */
export interface Space {
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  /** Device pixels for each CSS pixel. */
  readonly ratio: number;
  /** The floor's size in cells. */
  readonly columns: number;
  readonly rows: number;
  /** Whether fingers press the buttons. */
  readonly touch: boolean;
  /** Whether cells show characters, which are readable when smaller. */
  readonly glyphs: boolean;
  /** Whether the floor fills the window, without the HUD. */
  readonly backdrop: boolean;
}

export interface Layout {
  /**
   * `full` has room for the whole HUD beside the map, `below` for it in columns under a wide floor;
   * `compact` shows the bag as a strip of icons that opens over the map; `backdrop` is the map alone.
   */
  readonly mode: 'full' | 'below' | 'compact' | 'backdrop';
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** Side of a cell. */
  readonly cell: number;
  /** The window through which the floor shows. */
  readonly map: Rect;
  /** The HUD's panel; everything below lies inside, but for an open compact bag. */
  readonly hud: Rect;
  /** Size of the HUD's text, and the height of one of its lines. */
  readonly text: number;
  readonly line: number;
  /** Space between the HUD's parts and around it. */
  readonly gap: number;
  readonly status: Rect;
  readonly minimap: Rect;
  /** The bag while it is closed; but in `compact` mode also while it is open. */
  readonly bag: Rect;
  /** The bag while it is open, with its title. */
  readonly openBag: Rect;
  /** Height of a row of the open bag. */
  readonly bagRow: number;
  readonly log: Rect;
  /** One a button, in the order of `buttons`. */
  readonly buttons: readonly Rect[];
}

/** CSS pixels: the least side of a cell, size of text, and height of a button under a finger. */
export const least = { cell: 24, text: 12, button: 44 };
/** A line's height by its text. */
export const leading = 1.45;

const nowhere: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** The window in device pixels. */
export function pixelsOf({ width, height, ratio }: Pick<Space, 'width' | 'height' | 'ratio'>): {
  width: number;
  height: number;
} {
  return {
    width: Math.max(1, Math.floor(width * ratio)),
    height: Math.max(1, Math.floor(height * ratio)),
  };
}

/** Where the floor stands that fills a window, and nothing beside it. */
export function backdropLayout(space: Space): Layout {
  const { width, height } = pixelsOf(space);
  const cell = Math.ceil(Math.max(width / space.columns, height / space.rows));
  const text = Math.ceil(least.text * space.ratio);
  return {
    mode: 'backdrop',
    width,
    height,
    ratio: space.ratio,
    cell,
    map: { x: 0, y: 0, width, height },
    hud: nowhere,
    text,
    line: Math.round(text * leading),
    gap: 0,
    status: nowhere,
    minimap: nowhere,
    bag: nowhere,
    openBag: nowhere,
    bagRow: 0,
    log: nowhere,
    buttons: [],
  };
}

/** Whether the floor is so wide that a HUD beside it would take what it needs the most. */
export function isWide({ columns, rows }: Pick<Space, 'columns' | 'rows'>): boolean {
  return columns > 2 * rows;
}

/** Whether a point lies in a rectangle. */
export function holds(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
}

/**
 * How far the floor is scrolled under a window of `view` pixels so that `centre` is in its middle,
 * clamped to the floor's edges. Negative where the floor is smaller than the window.
 */
export function scrollOf(floor: number, view: number, centre: number): number {
  if (floor <= view) return -Math.floor((view - floor) / 2);
  return Math.round(Math.min(Math.max(centre - view / 2, 0), floor - view));
}
