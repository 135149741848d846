import type { LayoutInput, Rect, ScreenLayout } from '../screen-layout.ts';
import { bagHeadingLines, bagRows, fingerHeight } from './layout-measures.ts';

/** A layout before the open bag has its place. */
export type LayoutWithoutBag = Omit<
  ScreenLayout,
  'zoom' | 'openBag' | 'bagRow' | 'bagColumns' | 'bagCard'
>;

/** The width of an open bag beside the HUD, in sizes of its text. */
const widest = 40;
/** The most of the height of the window that an open bag takes. */
const mostOfWindow = 0.94;
/** The height of the card above the list of an open bag, in lines: of its picture, some sentences, and three rows of buttons. */
const cardLines = 14;
/** The least number of items below that card. */
const rowsBelowCard = 7;
/** The least width of an open bag in two columns, in sizes of its text: names still have room. */
const leastInColumns = 30;

/** The part of the status with the hero's name, health and energy. */
export function barsOf({ status, line }: Pick<ScreenLayout, 'status' | 'line'>): Rect {
  return { ...status, height: 3 * line };
}

/**
 * The place of the open bag, above the buttons. With a mouse it is over the closed bag and the parts above
 * it, and has room for the card of an item above its list. With fingers, and in a compact layout, it has rows for fingers, over the map: in two columns if the
 * window is low. It leaves a status beside the map free, because the hero's HP decide about items.
 */
export function withOpenBag(
  layout: LayoutWithoutBag,
  input: LayoutInput,
): Omit<ScreenLayout, 'zoom'> {
  const { mode, width, map, hud, text, line, gap, bag, buttons } = layout;
  const aboveButtons = (buttons[0]?.y ?? layout.height) - gap;
  const above = Math.round(bagHeadingLines * line) + 2 * gap;
  if (mode !== 'compact' && !input.touch) {
    const room = aboveButtons - above;
    const bagRow = Math.min(Math.round(1.3 * line), Math.floor(room / bagRows));
    // A long list takes the height above it, except that of the hero's bars.
    const bars = barsOf(layout);
    const free = mode === 'full' ? room - bars.y - bars.height : room * mostOfWindow;
    const card = Math.round(cardLines * line);
    // A small window needs its height for the list.
    const bagCard = free - card >= rowsBelowCard * bagRow ? card : 0;
    const rows = Math.max(bagCard ? rowsBelowCard : bagRows, Math.floor((free - bagCard) / bagRow));
    const height = above + rows * bagRow + bagCard;
    // Its edge is beside the line between two columns of the HUD.
    const margin = Math.round(gap / 2);
    const openBag = {
      x: bag.x - margin,
      y: aboveButtons - height,
      width: bag.width + 2 * margin,
      height,
    };
    return { ...layout, openBag, bagRow, bagCard, bagColumns: 1 };
  }
  const row = Math.max(fingerHeight(input), Math.round(1.5 * line));
  const usual = mode === 'compact' ? map.width : Math.min(width, widest * text);
  // Over the map beside the HUD, it is as high as the window.
  const isBeside = mode === 'compact' && hud.x > 0 && map.width >= leastInColumns * text;
  const bottom = isBeside ? layout.height - gap : aboveButtons;
  const room = bottom - above;
  const bagColumns = row * bagRows <= room ? 1 : 2;
  const fillsWindow =
    bagColumns === 2 && !isBeside && (mode !== 'compact' || map.width < leastInColumns * text);
  const fewest = bagRows / bagColumns;
  const rows = isBeside ? Math.max(fewest, Math.floor(room / row)) : fewest;
  // Over the whole window, lower rows leave the bars free if they are still high enough.
  const bars = barsOf(layout);
  const low = Math.floor((room - bars.y - bars.height) / rows);
  const least = Math.max(input.touch ? fingerHeight(input) : 0, Math.round(1.1 * line));
  const high = Math.min(row, Math.floor(room / rows));
  const bagRow = fillsWindow && low >= least ? Math.min(high, low) : high;
  const usualTop = bottom - above - rows * bagRow;
  // It never cuts the bars: its heading has their numbers.
  const y = usualTop > bars.y && usualTop < bars.y + bars.height ? bars.y : usualTop;
  const across = fillsWindow ? width : usual;
  const x = mode === 'compact' ? 0 : hud.x + hud.width - across;
  const openBag = { x: Math.max(0, x), y, width: across, height: bottom - y };
  return { ...layout, openBag, bagRow, bagCard: 0, bagColumns };
}
