import { isWide, type LayoutInput, nowhere, pixelsOf, type Rect } from '../screen-layout.ts';
import {
  bagRows,
  buttonGrid,
  buttonsAcross,
  buttonsHeight,
  cellOn,
  compactRows,
  fingerHeight,
  minimapSize,
  smallestText,
  usualSlots,
  windowOf,
} from './layout-measures.ts';
import type { LayoutWithoutBag } from './open-bag.ts';

/**
 * Lines of the log below the map: for a row of monsters in view and two messages. The rest belongs to the map, and a tap
 * opens all messages. A floor with stands around it fits the width of the map, so that a higher map would show only more
 * of them. A replay or a fight has fewer lines, because its bar or palette needs room, too.
 */
const logLines = { usual: 4.2, belowStands: 8, few: 3 };
/** The lines of the log that two rows of buttons leave. */
const linesBesideButtons = 6;
/** The share of the height that the HUD of a replay takes at most, if its fixed parts allow it. */
const mostInReplay = 0.42;
/** The largest text, in usual sizes: the bars of the status still have room for their labels and values. */
const mostText = 1.7;
/** The height of a low window in sizes of text, with which a monster in view and a line of the log fit. */
const fewestTexts = 18.5;
/** The width, in sizes of text, that a minimap beside the status leaves to it, and its own least width. */
const minimapBeside = { status: 13, minimap: 3.5 };

/** Beside the map of a window that is hardly wider than high, the HUD would leave only a strip of it. */
const leastAspect = 1.2;

/** The shares of the width that the HUD beside the map takes, and its least width in sizes of text. */
const share = { usual: 0.39, most: 0.5 };
const leastPanel = 19;

/** The window's shorter and longer side in sizes of the usual text. */
const textsAcross = { short: 28, long: 52 };
/** The rows of the status at most. Fewer bars leave rows away; the last row ends with its text. */
const statusRowsAtMost = 5;
const lastRow = 1.3;
/** The height of the closed bag in lines. */
const bagLines = 2.4;
/** The width in CSS pixels from which a button is wide enough for its label, and the aspect of a high window. */
const leastButton = 46;
const highWindow = 1.7;
/** The share of the height that a HUD below the map takes at most. */
const mostHud = 0.6;

/** A small HUD under the map, or beside it where the window is wider than high. */
export function compactLayout(input: LayoutInput): LayoutWithoutBag {
  const { width, height } = pixelsOf(input);
  const beside = width > leastAspect * height;
  const text = compactTextSize(input, beside);
  const line = Math.round(text * 1.38);
  const gap = Math.max(2, Math.round(text * 0.45));
  const panel = beside ? panelBeside(width, text) : width;
  const inner = panel - 2 * gap;

  const { last } = compactRows(input.bars ?? 3, input.numbers ?? true);
  const wide = isWide(input);
  // The status of a wide floor always has all rows.
  const rows = wide ? statusRowsAtMost : Math.min(statusRowsAtMost, last + lastRow);
  const statusHeight = Math.round(rows * line);
  const strip = Math.min(Math.floor(inner / bagRows), Math.round(bagLines * line));
  const most = beside ? height : mostHud * height;
  const room = most - statusHeight - strip - 6 * gap - linesBesideButtons * line;
  const { across, buttonGap, isNarrow, foot } = compactButtons(input, {
    text,
    gap,
    inner,
    beside,
    room,
  });
  const fixed = statusHeight + strip + foot + 5 * gap;
  const isDoubled = across < input.buttons;
  const hudHeight = beside ? height : heightBelowMap(input, fixed, line, isDoubled);
  const hud = { x: width - panel, y: height - hudHeight, width: panel, height: hudHeight };
  const map = beside
    ? { x: 0, y: 0, width: width - panel, height }
    : { x: 0, y: 0, width, height: height - hudHeight };

  const x = hud.x + gap;
  const status = { x, y: hud.y + gap, width: inner, height: statusHeight };
  const minimap = compactMinimap(input, status, text, line);
  const { bag, slots, bottom: logTop } = bagUnder(status, input, { strip, gap, text });
  const buttonsTop = hud.y + hud.height - gap - foot;
  const buttons = { ...(isNarrow ? hud : status), y: buttonsTop, height: foot };
  return {
    mode: 'compact',
    ...windowOf(input),
    cell: cellOn(input, map.width, map.height),
    map,
    hud,
    text,
    line,
    gap,
    status,
    portrait: { ...status, width: 0, height: 0 },
    minimap,
    course: nowhere,
    bag,
    slots,
    log: { x, y: logTop, width: inner, height: buttonsTop - gap - logTop },
    buttons: buttonGrid(buttons, input.buttons, across, buttonGap),
  };
}

/** The strip of the bag under the status, and where the log begins below it. A hero without a bag has none. */
function bagUnder(
  status: Rect,
  input: LayoutInput,
  { strip, gap, text }: { strip: number; gap: number; text: number },
) {
  const y = status.y + status.height + gap;
  if ((input.slots ?? usualSlots) === 0) {
    return { bag: { ...status, y, height: 0 }, slots: [], bottom: y };
  }
  const bag = { ...status, y, height: strip };
  const slots = slotsOfStrip(bag, Math.max(2, Math.round(text * 0.25)));
  return { bag, slots, bottom: y + strip + gap };
}

/** The minimap on the right of the status. A wide one leaves the first and the last line of the status free. */
function compactMinimap(input: LayoutInput, status: Rect, text: number, line: number): Rect {
  const wide = isWide(input);
  const { width, height } = status;
  // Its frame ends with the other rows.
  const rim = Math.round(line * 0.2);
  const leftByStatus = Math.max(minimapBeside.minimap * text, width - minimapBeside.status * text);
  const size = minimapSize(
    input,
    wide
      ? { width: 0.5 * width, height: 2.75 * line }
      : { width: Math.min(height, leftByStatus), height },
  );
  return {
    x: status.x + width - size.width - rim,
    y: wide ? status.y + Math.round(1.2 * line) : status.y,
    ...size,
  };
}

/** The measures of the buttons. `room`: the height that the HUD has for them. */
function compactButtons(
  input: LayoutInput,
  measures: { text: number; gap: number; inner: number; beside: boolean; room: number },
) {
  const { text, gap, inner, beside, room } = measures;
  const height = Math.max(fingerHeight(input), Math.round(text * (beside ? 2.6 : 3.1)));
  // Beside the map there are two rows of buttons, unless the log would become too small; below it, if the labels of one
  // row would nearly touch and the window is high.
  const isTight = inner / Math.max(1, input.buttons) < leastButton * input.ratio;
  const isHigh = input.height >= highWindow * input.width;
  const hasTwoRows = 2 * height <= room && (beside || (isTight && isHigh));
  const across = hasTwoRows ? buttonsAcross(input) : Math.max(1, input.buttons);
  const usualGap = Math.max(1, Math.round(gap * 0.4));
  // In a narrow window the buttons use the whole width, so that each is wide enough for a finger.
  const isNarrow = (inner + usualGap) / across - usualGap < fingerHeight(input);
  const buttonGap = isNarrow ? Math.round(input.ratio) : usualGap;
  const foot = buttonsHeight(input.buttons, across, height, buttonGap);
  return { across, buttonGap, isNarrow, foot };
}

/** The slots in the strip of the closed bag. */
function slotsOfStrip(bag: Rect, gap: number): Rect[] {
  // The last one ends with the strip.
  const pitch = (bag.width + gap) / bagRows;
  return Array.from({ length: bagRows }, (_, place) => ({
    x: bag.x + Math.floor(place * pitch),
    y: bag.y,
    width: Math.floor(pitch) - gap,
    height: bag.height,
  }));
}

/** The width of the HUD beside the map: a large text leaves the map most of a large window. */
function panelBeside(width: number, text: number): number {
  const usual = Math.max(25 * text, Math.floor(width * share.usual));
  return Math.min(usual, Math.max(leastPanel * text, Math.floor(width * share.most)));
}

/** The size of the text. A larger chosen text leaves the map and the log at least some room. */
function compactTextSize(input: LayoutInput, beside: boolean): number {
  const { width, height } = pixelsOf(input);
  const { short, long } = textsAcross;
  const ideal = beside
    ? Math.min(height / short, width / long)
    : Math.min(width / short, height / long);
  if (!input.text) return Math.max(smallestText(input), Math.floor(ideal));
  const most = Math.floor(mostText * ideal);
  return Math.min(input.text, beside ? Math.min(most, Math.floor(height / fewestTexts)) : most);
}

/**
 * The height of a HUD below the map: its fixed parts, the lines of the log, and the space that a wide floor leaves.
 */
function heightBelowMap(
  input: LayoutInput,
  fixed: number,
  line: number,
  hasTwoRows: boolean,
): number {
  const { width, height } = pixelsOf(input);
  const usual = hasTwoRows || !input.around ? logLines.usual : logLines.belowStands;
  const lines = input.buttons && !input.shortLog ? usual : logLines.few;
  const most = input.buttons ? mostHud * height : Math.max(fixed, mostInReplay * height);
  const ideal = Math.min(fixed + Math.round(lines * line), Math.floor(most));
  if (!isWide(input)) return ideal;
  return Math.max(ideal, height - input.rows * cellOn(input, width, height - ideal).height);
}
