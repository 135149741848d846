import {
  type CellSize,
  cellOfWidth,
  isWide,
  type LayoutInput,
  type Rect,
  smallest,
  smallestCell,
  widthToFit,
} from '../screen-layout.ts';

/** Visible rows of the bag. */
export const bagRows = 10;
export const buttonCount = 8;

/** The smallest size of text, in device pixels, or the one that the player has chosen. */
export function smallestText({ ratio, text }: LayoutInput): number {
  return text ?? Math.ceil(smallest.text * ratio);
}

/** The height of a button under a finger, in device pixels. */
export function fingerHeight({ ratio }: LayoutInput): number {
  return Math.ceil(smallest.button * ratio);
}

/** The size of text for a height of line. */
export function textSize(line: number, least: number, heightPerSize: number): number {
  return Math.max(least, Math.floor(line / heightPerSize));
}

/** The cell on a map of this size: the whole floor fits if its cells remain readable. */
export function cellOn(input: LayoutInput, width: number, height: number): CellSize {
  const whole = Math.floor(widthToFit(input, { width, height }));
  // No finger has to hit a cell on a wide floor with a mouse, or in a replay.
  const isUntouched = !input.buttons || (isWide(input) && !input.touch);
  const least = smallestCell[input.cells][isUntouched ? 'untouched' : 'touched'];
  const usual = Math.max(whole, Math.ceil(least * input.ratio));
  return cellOfWidth(Math.round(usual * (input.scale?.cells ?? 1)), input.cells);
}

/**
 * The minimap that fits a space. Its cells have the proportions of the map's, and a width of whole
 * pixels, or of less than one pixel for a huge floor.
 */
export function minimapSize(input: LayoutInput, space: CellSize): CellSize {
  const fits = widthToFit(input, space);
  const cell = cellOfWidth(fits >= 1 ? Math.floor(fits) : fits, input.cells);
  return {
    width: Math.ceil(cell.width * input.columns),
    height: Math.ceil(cell.height * input.rows),
  };
}

/** The buttons in rows of `across`, filling the rectangle. */
export function buttonGrid(box: Rect, across: number, gap: number): Rect[] {
  const down = Math.ceil(buttonCount / across);
  const width = (box.width + gap) / across;
  const height = (box.height + gap) / down;
  return Array.from({ length: buttonCount }, (_, index) => {
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
