import {
  type CellSize,
  type LayoutInput,
  lineHeight,
  nowhere,
  pixelsOf,
  type Rect,
} from '../screen-layout.ts';
import {
  buttonGrid,
  cellOn,
  fingerHeight,
  isFollowed,
  minimapSize,
  mostCellsOf,
  slotGrid,
  smallestText,
  textSize,
  usualSlots,
  windowOf,
} from './layout-measures.ts';
import type { LayoutWithoutBag } from './open-bag.ts';

/** The height of the HUD in lines, with its gaps and without its buttons. */
const hudLines = 12.4;
/** The width of the HUD in sizes of its text: the smallest, the preferred and the largest. */
const hudWidth = { least: 74, best: 86, most: 111 };
/**
 * The smallest height of the map, in rows of the floor, if it does not follow the hero. A lower floor needs only its own
 * rows.
 */
const mapRows = 14;

/** The columns: the hero, the log and the bag, whose slots need the most. */
function columnsIn(box: Rect, apart: number): readonly [Rect, Rect, Rect] {
  const room = box.width - 2 * apart;
  const hero = { ...box, width: Math.floor(room * 0.325) };
  const log = { ...box, x: hero.x + hero.width + apart, width: Math.floor(room * 0.315) };
  const bag = log.x + log.width + apart;
  return [hero, log, { ...box, x: bag, width: box.x + box.width - bag }];
}

/** The height of the HUD for a height of line. */
function hudOf(input: LayoutInput, line: number): number {
  return Math.round(hudLines * line) + buttonOf(input, line);
}

/** The height of a button for a height of line. A replay has none. */
function buttonOf(input: LayoutInput, line: number): number {
  if (input.buttons === 0) return 0;
  return input.touch ? fingerHeight(input) : Math.round(line * 1.35);
}

/** The size of cells and the height of a line of text. Null where there is no room for the HUD. */
function sizesOf(input: LayoutInput): { readonly cell: CellSize; readonly line: number } | null {
  const { width, height } = pixelsOf(input);
  const leastText = smallestText(input);
  const leastLine = Math.ceil(leastText * 1.25);
  const leastHud = hudOf(input, leastLine);
  const highest = (width / hudWidth.best) * lineHeight;
  // A floor whose cells can be smaller leaves a third of the window to the HUD.
  const best = Math.min(Math.floor(height / 3), hudOf(input, Math.floor(highest)));
  const goodHud = Math.max(leastHud, best);
  const cell = cellOn(input, width, height - goodHud);
  if (width < hudWidth.least * leastText) return null;
  const leastRows = mostCellsOf(input)?.rows ?? mapRows;
  if (height - leastHud < Math.min(leastRows, input.rows) * cell.height) return null;
  // The lines use the height that the floor leaves free, up to the height that suits the width.
  let line = leastLine;
  const free = height - input.rows * cell.height;
  const room = isFollowed(input) ? Math.max(free, goodHud) : free;
  while (hudOf(input, line + 1) <= room && line < highest) line++;
  return { cell, line };
}

/** The log and the bag in their columns. Without slots the log takes both. */
function logAndBag(
  log: Rect,
  bag: Rect,
  slots: number,
): { readonly log: Rect; readonly bag: Rect } {
  if (slots > 0) return { log, bag };
  return { log: { ...log, width: bag.x + bag.width - log.x }, bag: { ...bag, height: 0 } };
}

/** The HUD in three columns under the floor: status, log, bag. Null where there is no room for it. */
export function belowLayout(input: LayoutInput): LayoutWithoutBag | null {
  const { width, height } = pixelsOf(input);
  const sizes = sizesOf(input);
  if (!sizes) return null;
  const { cell, line } = sizes;
  const hudHeight = hudOf(input, line);
  const text = textSize(line, smallestText(input), 1.32);
  const gap = Math.round(line * 0.6);
  const pad = Math.round(line * 0.8);
  const view = Math.min(width, cell.width * input.columns);
  const map = { x: Math.floor((width - view) / 2), y: 0, width: view, height: height - hudHeight };
  const hud = { x: 0, y: map.height, width, height: hudHeight };

  const buttonHeight = buttonOf(input, line);
  const buttonsTop = height - Math.round(line * 0.4) - buttonHeight;
  const top = hud.y + Math.round(line * 0.6);
  const bottom = buttonsTop - Math.round(line * 0.4);
  const inner = Math.min(width - 2 * pad, hudWidth.most * text);
  const left = Math.floor((width - inner) / 2);
  const box = { x: left, y: top, width: inner, height: bottom - top };
  const [heroColumn, logColumn, bagColumn] = columnsIn(box, 2 * gap);

  const side = Math.round(4.4 * line);
  const status = { ...heroColumn, height: side + Math.round(1.4 * line) };
  const mapTop = status.y + status.height + Math.round(line * 0.25);
  const minimap = minimapSize(input, {
    width: status.width - Math.round(line * 0.4),
    height: bottom - Math.round(line * 0.2) - mapTop,
  });

  const slots = input.slots ?? usualSlots;
  const heading = Math.round(1.3 * line);
  const { log, bag } = logAndBag(logColumn, bagColumn, slots);
  const grid = { ...bag, y: bag.y + heading, height: bag.height - heading };
  return {
    mode: 'below',
    ...windowOf(input),
    cell,
    map,
    hud,
    text,
    line,
    gap,
    status,
    portrait: { x: status.x, y: status.y, width: side, height: side },
    // Its frame is around it, in line with the portrait.
    minimap: { x: status.x + Math.round(line * 0.2), y: mapTop, ...minimap },
    course: nowhere,
    bag,
    slots: slotGrid(grid, slots, Math.round(line * 0.3), Math.round(3.2 * line)),
    log,
    buttons: buttonGrid(
      { x: left, y: buttonsTop, width: inner, height: buttonHeight },
      input.buttons,
      input.buttons,
      Math.round(line * (input.touch ? 0.25 : 0.4)),
    ),
  };
}
