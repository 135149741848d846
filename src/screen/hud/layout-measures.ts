import {
  type CellSize,
  cellOfWidth,
  isWide,
  type LayoutInput,
  pixelsOf,
  type Rect,
  smallest,
  smallestCell,
  tallnessOf,
  widthToFit,
} from '../screen-layout.ts';

/** The least number of items that the open bag has room for, and the slots of a strip. */
export const bagRows = 10;
/** The height of the heading of the open bag in lines, with the space below it. */
export const bagHeadingLines = 1.4;
/** The slots of a bag whose number of places is not limited. */
export const usualSlots = 14;
/** The rows of the status: the bars, then the numbers, then the conditions or the seed. */
export const statusMeasures = {
  /** The number of rows that fit beside the portrait. */
  beside: 3,
  /** The number of rows after the bars. */
  afterBars: 2,
  /** The height of a row under the portrait, in lines. */
  height: 0.95,
  /** The number of rows after a number of bars that do not fit beside the portrait. */
  under: (bars: number) =>
    Math.min(
      statusMeasures.afterBars,
      Math.max(0, bars + statusMeasures.afterBars - statusMeasures.beside),
    ),
};
/**
 * The rows of the numbers and of conditions or the seed in a small status. Above them are a heading, the health, and
 * the other bars beside each other.
 */
export function compactRows(bars: number, hasNumbers: boolean): { numbers: number; last: number } {
  const numbers = bars > 1 ? 3 : 2;
  return { numbers, last: numbers + +hasNumbers };
}

/**
 * To fill the map, cells may be this much larger than those with which the whole floor fits, if the map
 * still shows this number of cells from side to side and from top to bottom.
 */
export const filling = { most: 1.25, leastAcross: 20 };
/**
 * Cells are enlarged until the map shows about this many of them, around the hero. On a wide floor this is the largest
 * room of Rogue with its walls, and little rock around it; on another one, tiles of about the same size. Characters fill
 * less of their cells.
 */
const mostCells = {
  wide: { tiles: { columns: 29, rows: 11 }, tallGlyphs: { columns: 48, rows: 12 } },
  other: { tiles: { columns: 20, rows: 20 }, glyphs: { columns: 25, rows: 25 } },
} as const;
/** The smallest tile under a finger where the map shows only a part of the floor anyway, in CSS pixels. */
const touchedNear = 36;
/** The smallest tile of an arena under a finger: arrows at the edges point at the fighters beyond them. */
const touchedArena = 30;
/** A row has room for this number of buttons for fingers. */
const mostInRow = 5;

/** The smallest size of text, in device pixels, or the one that the player has chosen. */
export function smallestText({ ratio, text }: LayoutInput): number {
  return text ?? Math.ceil(smallest.text * ratio);
}

/** The height of a button under a finger, in device pixels. */
export function fingerHeight({ ratio }: LayoutInput): number {
  return Math.ceil(smallest.button * ratio);
}

/** The window and the least size of a target in it, in device pixels. */
export function windowOf(input: LayoutInput) {
  return {
    ...pixelsOf(input),
    ratio: input.ratio,
    finger: input.touch ? fingerHeight(input) : 0,
  };
}

/** The size of text for a height of line. */
export function textSize(line: number, least: number, heightPerSize: number): number {
  return Math.max(least, Math.floor(line / heightPerSize));
}

/**
 * The cell on a map of this size. The floor may be a little larger than the map where the map would have
 * empty edges, and cells remain readable.
 */
export function cellOn(input: LayoutInput, width: number, height: number): CellSize {
  const { cells, ratio, scale, around = 0 } = input;
  const [columns, rows] = [input.columns + 2 * around, input.rows + 2 * around];
  const fitting = widthToFit({ columns, rows, cells }, { width, height });
  const tall = tallnessOf(cells);
  const full = Math.max(width / columns, height / rows / tall);
  const filled = Math.min(
    full,
    fitting * filling.most,
    Math.min(width, height / tall) / filling.leastAcross,
  );
  // A wall of characters that is cut off looks like a mistake.
  const isWhole = around > 0 || (cells === 'glyphs' && !isWide(input));
  const larger = isWhole ? fitting : filled;
  const most = mostCellsOf(input);
  const near = most ? Math.min(width / most.columns, height / most.rows / tall) : 0;
  const good = Math.floor(Math.max(fitting, larger, near));
  // No finger has to hit a cell on a wide floor with a mouse, or in a replay.
  const isUntouched = !input.buttons || (isWide(input) && !input.touch);
  const least = smallestCell[cells][isUntouched ? 'untouched' : 'touched'];
  const isPart =
    cells === 'tiles' && (isFollowed(input) || (input.touch && fitting < least * ratio));
  const reachable = isPart && !isUntouched ? touchedNear : least;
  const isArena = around > 0 && cells === 'tiles' && input.touch && !isUntouched;
  const usual = Math.max(good, Math.ceil((isArena ? touchedArena : reachable) * ratio));
  return cellOfWidth(Math.round(usual * (scale?.cells ?? 1)), cells);
}

/** Whether cells are so large that the map shows a part of a wide floor, around the hero. */
export function isFollowed(input: LayoutInput): boolean {
  return isWide(input) && mostCellsOf(input) !== null;
}

/** The most columns and rows of cells that the map should show; null where the whole floor is shown if possible. */
export function mostCellsOf(input: LayoutInput): { columns: number; rows: number } | null {
  const { cells, around = 0 } = input;
  // Stands are around a whole arena.
  if (around > 0) return null;
  if (isWide(input)) return cells === 'glyphs' ? null : mostCells.wide[cells];
  return cells === 'tallGlyphs' ? null : mostCells.other[cells];
}

/** The side and the columns of squares in a rectangle, in rows and as large as possible. The side is 0 where none fits. */
export function largestSquares(box: CellSize, count: number, gap: number, largest: number) {
  let side = 0;
  let columns = 1;
  for (let across = 1; across <= count; across++) {
    const down = Math.ceil(count / across);
    const wide = Math.floor((box.width - (across - 1) * gap) / across);
    const high = Math.floor((box.height - (down - 1) * gap) / down);
    const fits = Math.min(wide, high, largest);
    // If the squares are equal, more rows of fewer squares use the height.
    if (fits > side) {
      side = fits;
      columns = across;
    }
  }
  return { side, columns };
}

/** The slots of a bag in a rectangle. */
export function slotGrid(box: Rect, count: number, gap: number, largest: number): Rect[] {
  const { side, columns } = largestSquares(box, count, gap, largest);
  return Array.from({ length: side > 0 ? count : 0 }, (_, place) => ({
    x: box.x + (place % columns) * (side + gap),
    y: box.y + Math.floor(place / columns) * (side + gap),
    width: side,
    height: side,
  }));
}

/**
 * The minimap that fits a space. Its cells are squares in every look, because a small map of high cells would be
 * illegible, and have a side of whole pixels, or of less than one pixel for a huge floor.
 */
export function minimapSize(input: LayoutInput, space: CellSize): CellSize {
  const fits = widthToFit({ ...input, cells: 'tiles' }, space);
  const side = fits >= 1 ? Math.floor(fits) : fits;
  return { width: Math.ceil(side * input.columns), height: Math.ceil(side * input.rows) };
}

/** The buttons in a row where there is room for two rows: few buttons for fingers need only one. */
export function buttonsAcross({ buttons, touch }: LayoutInput): number {
  return touch && buttons <= mostInRow ? Math.max(1, buttons) : Math.ceil(Math.max(1, buttons) / 2);
}

/** The height of buttons in rows of `across`. */
export function buttonsHeight(count: number, across: number, height: number, gap: number): number {
  return Math.max(0, Math.ceil(count / across) * (height + gap) - gap);
}

/** A number of buttons in rows of `across`, filling the rectangle. */
export function buttonGrid(box: Rect, count: number, across: number, gap: number): Rect[] {
  const down = Math.ceil(count / across);
  const width = (box.width + gap) / across;
  const height = (box.height + gap) / down;
  return Array.from({ length: count }, (_, index) => {
    const column = index % across;
    const row = Math.floor(index / across);
    const x = Math.round(column * width);
    const y = Math.round(row * height);
    return {
      x: box.x + x,
      y: box.y + y,
      width: Math.round((column + 1) * width) - gap - x,
      height: Math.round((row + 1) * height) - gap - y,
    };
  });
}
