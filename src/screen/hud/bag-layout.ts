import { limitsWeight } from '../../describe/bag-sheet.ts';
import { verbText } from '../../describe/item.ts';
import { opponentsInSight } from '../../game/actors/actors.ts';
import type { ItemVerb } from '../../game/commands.ts';
import { has } from '../../game/entity.ts';
import { bagOf } from '../../game/items/bag.ts';
import { itemName } from '../../game/items/item-names.ts';
import { itemVerbs } from '../../game/items/item-verbs.ts';
import type { Game } from '../../game/world.ts';
import type { Names, Words } from '../../words/texts.ts';
import type { Artwork } from '../drawings/artwork.ts';
import type { Rect, ScreenLayout } from '../screen-layout.ts';
import type { BagView } from '../view.ts';
import { bagHeadingLines, usualSlots } from './layout-measures.ts';
import type { Pen } from './pen.ts';
import { threatLayout } from './threat-layout.ts';

/** Everything that the bag shows. */
export interface BagInput {
  readonly game: Game;
  readonly words: Words;
  readonly names: Names;
  readonly bag: BagView | null;
  /** The slots of all items in the order of the list. */
  readonly slots: readonly number[];
  /** The letter of each slot, if the closed bag shows letters too. */
  readonly letters?: string | undefined;
  readonly artwork: Artwork;
}

/** The rectangles of the bag, for drawing and for the pointer. */
export interface BagLayout {
  /** The whole bag. */
  readonly box: Rect;
  /** The visible items: rows of the open bag, slots of the closed one. */
  readonly rows: readonly { readonly slot: number; readonly box: Rect }[];
  /** The items that have no slot in the closed bag; its last slot shows their number. */
  readonly more: number;
  /** The rows of the action menu, empty while it is closed. */
  readonly menu: readonly Rect[];
  /** The whole action menu: above its rows it has the name of its item. Null while it is closed. */
  readonly menuBox: Rect | null;
}

/** The rows by which a list for a mouse grows: its top is at the same place after most pickups. */
const growth = 5;
/** The width of an open bag of two columns while its items need only one, in sizes of its text. */
const widestColumn = 26;

/** The slots of the hero's bag: none without a bag, and the usual number where it is limited by weight. */
export function slotsOf(game: Game): number {
  const { hero, stores } = game;
  if (!has(game, hero, 'Bag')) return 0;
  return limitsWeight(game) ? usualSlots : stores.Bag.places[hero];
}

/** The number of items that the open bag has room for. */
export function bagRoom({ openBag, bagColumns, bagRow, gap, line }: ScreenLayout): number {
  const heading = Math.round(bagHeadingLines * line);
  return Math.floor((openBag.height - heading - 2 * gap) / bagRow) * bagColumns;
}

/** The place of everything in the bag. */
export function bagLayout(
  pen: Pick<Pen, 'width'>,
  layout: ScreenLayout,
  input: Pick<BagInput, 'game' | 'words' | 'names' | 'bag' | 'slots'>,
): BagLayout {
  const { bag } = input;
  if (!bag) return closedLayout(layout, input.slots);
  const { openBag: area, bagColumns: columns, bagRow: height, gap, line, text } = layout;
  const heading = Math.round(bagHeadingLines * line);
  const most = bagRoom(layout);
  const slots = visibleSlots(bag.slots ?? input.slots, bag, most);
  // The open bag covers no more than its items need, and with a mouse at least the closed one.
  const inColumn = most / columns;
  const across = slots.length > inColumn ? columns : 1;
  const down = Math.max(1, Math.ceil(slots.length / across));
  const isOverClosed = layout.mode !== 'compact' && layout.finger === 0;
  const long = isOverClosed ? Math.ceil(down / growth) * growth : down;
  const bottom = area.y + area.height;
  const top = bottom - (heading + 2 * gap + long * height);
  const highest = isOverClosed
    ? Math.min(top, layout.bag.y - Math.round(gap / 2))
    : uncutTop(layout, top);
  const y = Math.max(area.y, highest);
  const widest = columns > across ? widestColumn * text : area.width;
  const box = { ...area, y, width: Math.min(area.width, widest), height: bottom - y };
  const first = box.y + gap + heading;
  const width = Math.floor((box.width - 2 * gap - (across - 1) * text) / across);
  const rows = slots.map((slot, place) => ({
    slot,
    box: {
      x: box.x + gap + Math.floor(place / down) * (width + text),
      y: first + (place % down) * height,
      width,
      height,
    },
  }));
  const chosen = rows.find(({ slot }) => slot === bag.index);
  if (bag.menu === null || !chosen) return { box, rows, more: 0, ...noMenu };
  const menu = menuRows(pen, layout, input, chosen, { box, first, columns: across });
  // The menu is in the place of the other column.
  const shown = rows.filter((row) => row.box.x === chosen.box.x);
  return { box, rows: shown, more: 0, ...menu };
}

/** The top of an open bag that cuts no line of the status in a small HUD: it leaves it free or covers it. */
function uncutTop({ mode, status, openBag }: ScreenLayout, top: number): number {
  const isBeside = openBag.x + openBag.width <= status.x;
  const isCut = mode === 'compact' && !isBeside && top > status.y && top < status.y + status.height;
  return isCut ? status.y : top;
}

const noMenu = { menu: [], menuBox: null };

/** The items that are visible: at most `most`, from the offset on. The chosen item is one of them. */
function visibleSlots(slots: readonly number[], bag: BagView, most: number): number[] {
  const place = Math.max(0, slots.indexOf(bag.index));
  const last = Math.max(0, Math.min(place, slots.length - most));
  const first = Math.min(Math.max(bag.offset, place - most + 1, 0), last);
  return slots.slice(first, first + most);
}

/** The closed bag: an item in each slot. If not all items fit, the last slot shows how many more there are. */
function closedLayout({ bag: box, slots: places }: ScreenLayout, slots: readonly number[]) {
  const isFull = slots.length > places.length;
  const shown = isFull ? slots.slice(0, Math.max(0, places.length - 1)) : slots;
  const rows = shown.map((slot, place) => ({ slot, box: places[place] }));
  return { box, rows, more: slots.length - shown.length, ...noMenu };
}

/**
 * The slot of an item in the closed bag; the whole bag if the item has no slot; null if no bag is visible.
 * `slots`: as in `BagInput`.
 */
export function placeInBag(
  layout: ScreenLayout,
  game: Game,
  slots: readonly number[],
  item: number,
): Rect | null {
  if (layout.bag.width === 0) return null;
  const own = bagOf(game, game.hero).indexOf(item);
  const { box, rows } = closedLayout(layout, slots);
  return rows.find(({ slot }) => slot === own)?.box ?? box;
}

/** The most width of the name in the action menu, in sizes of its text: longer names are squeezed. */
const widestName = 18;

/**
 * The action menu is next to the row of its item and never over it: beside the list, where it covers only the map or
 * messages; in the place of the other column; or, over a list as wide as the window, under its row or above it. It never
 * covers the heading of the list.
 */
function menuRows(
  pen: Pick<Pen, 'width'>,
  layout: ScreenLayout,
  { game, words, names }: Pick<BagInput, 'game' | 'words' | 'names'>,
  { slot, box: row }: BagLayout['rows'][number],
  list: { readonly box: Rect; readonly first: number; readonly columns: number },
): Pick<BagLayout, 'menu' | 'menuBox'> {
  const { text, line, bagRow, openBag, ratio, mode, hud } = layout;
  const item = bagOf(game, game.hero)[slot];
  const verbs = itemVerbs(game, game.hero, item);
  const height = Math.max(bagRow, Math.round(line * 1.2));
  // A finger that slips from a useful verb must not lose the item.
  const apart = verbs.map((verb, index) => {
    const isOther = index > 0 && losesItem(verb) !== losesItem(verbs[index - 1]);
    return isOther ? Math.round(height / 3) : 0;
  });
  const heading = Math.round(line * 1.3);
  const gaps = apart.reduce((sum, gap) => sum + gap, Math.round(text * 0.4));
  const total = heading + verbs.length * height + gaps;
  const name = pen.width(names.item(itemName(game, item)), text, { heavy: true });
  const widest = Math.max(
    ...verbs.map((verb) => pen.width(verbText(game, item, verb, words), text) + 2.6 * text),
    Math.min(name, widestName * text) + 1.6 * text,
  );
  const width = Math.min(Math.round(widest), row.width);
  const edge = Math.round(text * 0.25) + Math.max(1, Math.round(ratio));
  const lowest = openBag.y + openBag.height - edge - total;
  const under = row.y + row.height + edge;
  const overRow = row.y - edge - total;
  const above = overRow < list.first ? Math.min(overRow, list.box.y - edge - total) : overRow;
  let x = row.x + row.width - width - edge;
  let y = under <= lowest || above < edge ? under : above;
  const left = list.box.x - edge - width;
  const right = list.box.x + list.box.width + edge;
  const level = Math.max(edge, Math.min(row.y, lowest));
  if (mode !== 'compact' && left >= edge) {
    // Below the map the monsters in sight, which decide about items, stay free: under them are only messages.
    const messages = threatLayout(layout, opponentsInSight(game).length).log.y;
    const isOverMap = mode === 'full' || level + total + edge <= hud.y;
    const free = isOverMap ? level : Math.max(level, messages);
    x = left;
    y = free <= lowest ? free : hud.y - edge - total;
  } else if (list.columns === 1 && right + width + edge <= layout.width) {
    x = right;
    y = level;
  } else if (list.columns > 1 || (under > lowest && above < edge)) {
    const isFirst = row.x < list.box.x + list.box.width / 2;
    const other = isFirst ? row.x + row.width + edge : row.x - edge - width;
    x = Math.max(edge, Math.min(other, layout.width - width - edge));
    y = level;
  }
  const menuBox = { x, y, width, height: total };
  y += heading;
  const menu = verbs.map((_, index) => {
    const box = { x, y: y + apart[index], width, height };
    y = box.y + height;
    return box;
  });
  return { menu, menuBox };
}

function losesItem(verb: ItemVerb): boolean {
  return verb === 'put' || verb === 'throw';
}
