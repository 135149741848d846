import {
  type LayoutInput,
  lineHeight,
  nowhere,
  pixelsOf,
  type Rect,
  smallest,
  smallestCell,
  widthToFit,
} from '../screen-layout.ts';
import {
  buttonGrid,
  buttonsAcross,
  buttonsHeight,
  cellOn,
  filling,
  fingerHeight,
  minimapSize,
  slotGrid,
  smallestText,
  statusMeasures,
  usualSlots,
  windowOf,
} from './layout-measures.ts';
import type { LayoutWithoutBag } from './open-bag.ts';

/** The width of the HUD in sizes of its text. */
const hudWidth = { least: 27, usual: 32, most: 42 };
/** The largest share of the window's width that the HUD takes. */
const mostWidth = 0.46;
/** The height of the HUD in lines, with its gaps and without its buttons. */
const hudLines = 33.5;
/** The slots of the closed bag in a row, and their rows. */
const slotColumns = 7;
const slotRows = 2;

/**
 * The whole HUD to the right of the map: the hero, the monsters in view and the messages with the minimap,
 * the bag and the buttons. Null where there is no room for it.
 */
export function fullLayout(input: LayoutInput): LayoutWithoutBag | null {
  const { width, height } = pixelsOf(input);
  const leastText = smallestText(input);
  const fits = hudLine(input, width, height);
  const line = input.text ? Math.min(fits, Math.round(input.text * lineHeight)) : fits;
  if (width <= height || line < leastText * 1.3) return null;
  const text = Math.max(leastText, Math.round(line / lineHeight));
  const gap = Math.round(line * 0.5);
  const pad = Math.round(line * 0.85);
  const panel = panelWidth(input, width, height, text);
  const cell = cellOn(input, width - panel, height);
  const map = { x: 0, y: 0, width: width - panel, height };
  const hud = { x: map.width, y: 0, width: panel, height };

  const x = hud.x + pad;
  const inner = hud.width - 2 * pad;
  const side = Math.round(4.6 * line);
  const under = statusMeasures.under(input.bars ?? statusMeasures.beside);
  const status = {
    x,
    y: pad,
    width: inner,
    height: side + Math.round((0.4 + statusMeasures.height * under) * line),
  };

  const buttonHeight = input.touch ? fingerHeight(input) : Math.round(line * 1.3);
  const buttonGap = Math.round(line * (input.touch ? 0.25 : 0.2));
  const across = buttonsAcross(input);
  const foot = buttonsHeight(input.buttons, across, buttonHeight, buttonGap);
  const buttonsTop = height - Math.round(pad * 0.7) - foot;

  const { bag, slots } = bagAbove(buttonsTop, input.slots ?? usualSlots, { x, inner, line, gap });
  const logTop = status.y + status.height + Math.round(gap / 2);
  const room = { x, y: logTop, width: inner, height: bag.y - gap - logTop };
  return {
    mode: 'full',
    ...windowOf(input),
    cell,
    map,
    hud,
    text,
    line,
    gap,
    status,
    portrait: { x, y: status.y, width: side, height: side },
    ...logAndMinimap(room, input, line),
    bag,
    slots,
    buttons: buttonGrid(
      { x, y: buttonsTop, width: inner, height: foot },
      input.buttons,
      across,
      buttonGap,
    ),
  };
}

/** The share of the log's width that a minimap in its corner takes at most. A message in Russian has 60 percent of it in one line. */
const minimapShare = 0.38;
/** The lines of messages above a larger minimap, with their heading; and of the monsters in view above them. */
const linesAbove = { messages: 1.3 + 3, monsters: 1.3 + 9 };
/** The least width of the course of the game, in lines. */
const leastCourse = 6;

/** The log and the minimap: a large one under the log where there is room for both, else a small one in its corner. */
function logAndMinimap(
  room: Rect,
  input: LayoutInput,
  line: number,
): Pick<LayoutWithoutBag, 'log' | 'minimap' | 'course'> {
  const rim = Math.round(line * 0.2);
  const bottom = room.y + room.height - rim;
  const largest = Math.min(10 * line, minimapShare * room.width);
  const small = minimapSize(input, { width: largest, height: largest });
  const gap = Math.round(0.6 * line);
  const beside = input.hasCourse ? Math.round(leastCourse * line) + gap : 0;
  const above = linesAbove.messages + (input.isQuiet ? 0 : linesAbove.monsters);
  const large = minimapSize(input, {
    width: room.width - beside - 2 * rim,
    height: Math.max(0, room.height - Math.round(above * line) - gap - 2 * rim),
  });
  const isLarge = large.width > small.width;
  const size = isLarge ? large : small;
  const x = room.x + room.width - size.width - rim;
  const minimap = { x, y: bottom - size.height, ...size };
  if (!isLarge) return { log: room, minimap, course: nowhere };
  const top = minimap.y - rim;
  const log = { ...room, height: top - gap - room.y };
  // Without a course, the minimap is in the middle.
  const middle = room.x + Math.round((room.width - size.width) / 2);
  if (!beside) return { log, minimap: { ...minimap, x: middle }, course: nowhere };
  const width = x - rim - gap - room.x;
  const course = { x: room.x, y: top, width, height: size.height + 2 * rim };
  return { log, minimap, course };
}

/** The closed bag above the buttons. It has no height without slots. */
function bagAbove(
  bottom: number,
  places: number,
  { x, inner, line, gap }: { x: number; inner: number; line: number; gap: number },
) {
  const count = Math.min(places, slotColumns * slotRows);
  const slotGap = Math.round(line * 0.34);
  const slot = Math.floor((inner - (slotColumns - 1) * slotGap) / slotColumns);
  const rows = Math.ceil(count / slotColumns);
  const heading = Math.round(1.3 * line);
  const height = count > 0 ? heading + rows * (slot + slotGap) - slotGap : 0;
  const y = bottom - (count > 0 ? gap : 0) - height;
  const grid = { x, y: y + heading, width: inner, height: height - heading };
  return {
    bag: { x, y, width: inner, height },
    slots: slotGrid(grid, count, slotGap, slot),
  };
}

/** The width of the HUD. */
function panelWidth(input: LayoutInput, width: number, height: number, text: number): number {
  const { columns, cells, ratio } = input;
  // In a very wide window, the HUD takes a part of the room that the floor cannot fill.
  const fitting = widthToFit(input, { width: Number.POSITIVE_INFINITY, height });
  const free = width - Math.floor(fitting * filling.most * columns);
  const usual = Math.min(hudWidth.usual * text, Math.floor(width * mostWidth));
  const panel = Math.min(Math.max(usual, free), hudWidth.most * text);
  // A slightly narrower panel is better if the whole floor is then visible.
  const narrow = width - columns * Math.ceil(smallestCell[cells].touched * ratio);
  return narrow < panel && narrow >= hudWidth.least * text ? narrow : Math.floor(panel);
}

/** The height of a line at which the HUD fits the window. */
function hudLine(input: LayoutInput, width: number, height: number): number {
  const buttons = input.touch ? 2.4 * smallest.button * input.ratio : 0;
  const byHeight = (height - buttons) / (hudLines + (input.touch ? 0 : 2.8));
  const byWidth = ((width * mostWidth) / hudWidth.least) * lineHeight;
  return Math.floor(Math.min(byHeight, byWidth));
}
