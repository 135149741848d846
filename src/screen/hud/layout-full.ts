import {
  type LayoutInput,
  lineHeight,
  pixelsOf,
  smallest,
  smallestCell,
  widthToFit,
} from '../screen-layout.ts';
import {
  buttonGrid,
  cellOn,
  fingerHeight,
  minimapSize,
  smallestText,
  textSize,
} from './layout-measures.ts';
import type { LayoutWithoutBag } from './open-bag.ts';

/** The width of the HUD in sizes of its text. */
const hudWidth = { least: 27, most: 38 };
/** The height of the HUD in lines, with its gaps and without its buttons. */
const hudLines = 30.6;

/** The whole HUD to the right of the map. Null where there is no room for it. */
export function fullLayout(input: LayoutInput): LayoutWithoutBag | null {
  const { width, height } = pixelsOf(input);
  const leastText = smallestText(input);
  const fits = hudLine(input, width, height);
  const line = input.text ? Math.min(fits, Math.round(input.text * lineHeight)) : fits;
  if (width <= height || line < leastText * 1.3) return null;
  const text = textSize(line, leastText, lineHeight);
  const { columns, ratio, cells } = input;
  const gap = Math.round(line * 0.6);
  const pad = Math.round(line * 0.85);
  const fitting = Math.floor(widthToFit(input, { width: Number.POSITIVE_INFINITY, height }));
  const room = width - Math.min(height, fitting * columns);
  let panel = Math.min(Math.max(room, hudWidth.least * text), hudWidth.most * text);
  // A slightly narrower panel is better if the whole floor is then visible.
  const whole = width - columns * Math.ceil(smallestCell[cells].touched * ratio);
  if (whole < panel && whole >= (hudWidth.least - 2) * text) panel = whole;
  const cell = cellOn(input, width - panel, height);
  const view = Math.min(width - panel, cell.width * columns);
  // In a very wide window the map and the HUD are centred.
  const left = Math.floor((width - view - panel) / 2);
  const map = { x: left, y: 0, width: view, height };
  const hud = { x: left + view, y: 0, width: panel, height };

  const x = hud.x + pad;
  const inner = hud.width - 2 * pad;
  const largest = Math.min(6.6 * line, 0.36 * inner);
  const minimap = minimapSize(input, { width: largest, height: largest });
  const status = { x, y: pad, width: inner, height: Math.round(8.4 * line) };
  const bag = { x, y: status.y + status.height + gap, width: inner, height: 11 * line };

  const buttonHeight = input.touch ? fingerHeight(input) : Math.round(line * 1.25);
  const buttonGap = input.touch ? Math.round(line * 0.25) : 0;
  const foot = 2 * buttonHeight + buttonGap;
  const buttonsTop = height - Math.round(pad * 0.6) - foot;
  const logTop = bag.y + bag.height + gap;
  return {
    mode: 'full',
    width,
    height,
    ratio,
    finger: input.touch ? fingerHeight(input) : 0,
    cell,
    map,
    hud,
    text,
    line,
    gap,
    status,
    minimap: { x: x + inner - minimap.width, y: Math.round(pad * 0.7), ...minimap },
    bag,
    log: { x, y: logTop, width: inner, height: buttonsTop - gap - logTop },
    buttons: buttonGrid({ x, y: buttonsTop, width: inner, height: foot }, 4, buttonGap),
  };
}

/** The height of a line at which the HUD fits the window. */
function hudLine(input: LayoutInput, width: number, height: number): number {
  const buttons = input.touch ? 2.4 * smallest.button * input.ratio : 0;
  const byHeight = (height - buttons) / (hudLines + (input.touch ? 0 : 2.8));
  const byWidth = ((width * 0.46) / hudWidth.least) * lineHeight;
  return Math.floor(Math.min(byHeight, byWidth));
}
