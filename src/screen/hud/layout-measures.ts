import { isWide, type LayoutInput, type Rect, smallest } from '../screen-layout.ts';

/** Visible rows of the bag. */
export const bagRows = 10;
export const buttonCount = 8;

/** The smallest side of a cell in CSS pixels on a wide floor or in a replay, where no finger has to hit it. */
const smallestUntouched = { tiles: 24, glyphs: 16 };

/** The smallest size of text, in device pixels, or the one that the player has chosen. */
export function smallestText({ ratio, text }: LayoutInput): number {
  return text ?? Math.ceil(smallest.text * ratio);
}

/** The height of a button under a finger, in device pixels. */
export function fingerHeight({ ratio }: LayoutInput): number {
  return Math.ceil(smallest.button * ratio);
}

/**
 * The size of text for a height of line. DotGothic16 is drawn on a grid of 16: at multiples of 16 each
 * dot covers whole pixels, so these sizes are preferred when they are close.
 */
export function textSize(line: number, least: number, heightPerSize: number): number {
  const size = Math.max(least, Math.floor(line / heightPerSize));
  const onGrid = Math.round(size / 16) * 16;
  return onGrid >= least && onGrid >= line / 1.66 && onGrid <= line / (heightPerSize - 0.15)
    ? onGrid
    : size;
}

/** The side of a cell on a map of this size: the whole floor fits if its cells remain readable. */
export function cellSide(input: LayoutInput, width: number, height: number): number {
  const whole = Math.floor(Math.min(width / input.columns, height / input.rows));
  const small = input.glyphs ? smallestUntouched.glyphs : smallestUntouched.tiles;
  const isUntouched = !input.buttons || (isWide(input) && !input.touch);
  const side = isUntouched ? small : smallest.cell;
  const usual = Math.max(whole, Math.ceil(side * input.ratio));
  return Math.round(usual * (input.scale?.cells ?? 1));
}

/** The side of a cell on the minimap: whole pixels, or less than one pixel for a huge floor. */
export function minimapSide(fits: number): number {
  return fits >= 1 ? Math.floor(fits) : fits;
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
