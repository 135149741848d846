import { limitsWeight } from '../../describe/bag-sheet.ts';
import { opponentsInSight } from '../../game/actors/actors.ts';
import { has } from '../../game/entity.ts';
import { bagOf } from '../../game/items/bag.ts';
import type { Game } from '../../game/world.ts';
import { overlap, type Rect, type ScreenLayout } from '../screen-layout.ts';
import type { BagView } from '../view.ts';
import { arrangeThreats } from './arrange-threats.ts';
import type { BagInput } from './bag-input.ts';
import { type ItemCard, itemCard } from './item-card.ts';
import { bagHeadingLines, usualSlots } from './layout-measures.ts';
import type { Pen } from './pen.ts';

/** The rectangles of the bag, for drawing and for the pointer. */
export interface BagLayout {
  /** The whole bag, with a card above its list. */
  readonly box: Rect;
  /** The heading of the open bag and its list. */
  readonly list: Rect;
  /** The visible items: rows of the open bag, slots of the closed one. */
  readonly rows: readonly { readonly slot: number; readonly box: Rect }[];
  /** The items that have no slot in the closed bag; its last slot shows their number. */
  readonly more: number;
  /** The buttons on the card of the chosen item. None while a verb waits for an item. */
  readonly menu: readonly Rect[];
  /** The place of the card. Null where only an open menu has one, and the menu is closed. */
  readonly menuBox: Rect | null;
  readonly card: ItemCard | null;
}

/** The width of an open bag of two columns while its items need only one, in sizes of its text. */
const widestColumn = 26;

/** The slots of the hero's bag: none without a bag, and the usual number where it is limited by weight. */
export function slotsOf(game: Game): number {
  const { hero, stores } = game;
  if (!has(game, hero, 'Bag')) return 0;
  return limitsWeight(game) ? usualSlots : stores.Bag.places[hero];
}

/** The number of items that the open bag has room for. */
export function bagRoom({ openBag, bagColumns, bagRow, bagCard, gap, line }: ScreenLayout): number {
  const heading = Math.round(bagHeadingLines * line);
  return Math.floor((openBag.height - bagCard - heading - 2 * gap) / bagRow) * bagColumns;
}

/** The height of a row for a mouse, in lines, where all items of the list have room for it. */
const highRow = 2.2;

/** The place of everything in the bag. */
export function bagLayout(
  pen: Pick<Pen, 'width'>,
  layout: ScreenLayout,
  input: Pick<BagInput, 'game' | 'words' | 'names' | 'bag' | 'slots'>,
): BagLayout {
  const { bag } = input;
  if (!bag) return closedLayout(layout, input.slots);
  const { openBag: area, bagColumns: columns, bagRow, bagCard, gap, line, text } = layout;
  const heading = Math.round(bagHeadingLines * line);
  const most = bagRoom(layout);
  const slots = visibleSlots(bag.slots ?? input.slots, bag, most);
  // The open bag covers no more than its items need, and with a mouse at least the closed one.
  const inColumn = most / columns;
  const across = slots.length > inColumn ? columns : 1;
  const down = Math.max(1, Math.ceil(slots.length / across));
  const isOverClosed = layout.mode !== 'compact' && layout.finger === 0;
  const room = Math.floor((most * bagRow) / columns / down);
  const height = isOverClosed
    ? Math.max(bagRow, Math.min(room, Math.round(highRow * line)))
    : bagRow;
  const bottom = area.y + area.height;
  const top = bottom - (heading + 2 * gap + down * height);
  const highest = isOverClosed
    ? Math.min(top, layout.bag.y - Math.round(gap / 2))
    : uncutTop(layout, top);
  const y = Math.max(area.y + bagCard, highest);
  const widest = columns > across ? widestColumn * text : area.width;
  const box = { ...area, y, width: Math.min(area.width, widest), height: bottom - y };
  const first = box.y + gap + heading;
  const width = Math.floor((box.width - 2 * gap - (across - 1) * text) / across);
  const rowsFrom = (skipped: number) =>
    slots.slice(skipped).map((slot, place) => ({
      slot,
      box: {
        x: box.x + gap + Math.floor(place / down) * (width + text),
        y: first + (place % down) * height,
        width,
        height,
      },
    }));
  const rows = rowsFrom(0);
  const chosen = rows.find(({ slot }) => slot === bag.index);
  if (!chosen) return { box, list: box, rows, more: 0, ...noMenu };
  const above = cardAbove(pen, layout, { ...input, bag }, box, slots);
  if (above) return { rows, more: 0, list: box, ...above };
  if (bag.menu === null) return { box, list: box, rows, more: 0, ...noMenu };
  const list = { box, first, columns: across };
  const { skipped, ...menu } = placeCard(pen, layout, input, chosen, list);
  // Nothing shows under the edges of the card.
  const isFree = ({ box: row }: BagLayout['rows'][number]) => !overlap(row, menu.menuBox);
  return { box, list: box, rows: rowsFrom(skipped).filter(isFree), more: 0, ...menu };
}

/** The top of an open bag that cuts no line of the status in a small HUD: it leaves it free or covers it. */
function uncutTop({ mode, status, openBag }: ScreenLayout, top: number): number {
  const isBeside = openBag.x + openBag.width <= status.x;
  const isCut = mode === 'compact' && !isBeside && top > status.y && top < status.y + status.height;
  return isCut ? status.y : top;
}

const noMenu = { menu: [], menuBox: null, card: null };

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
  return { box, list: box, rows, more: slots.length - shown.length, ...noMenu };
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

/**
 * The card above the list, if there is room: it shows the item at the cursor, also while its menu is closed. It is as
 * high as the highest card of the visible items, so that its top does not move with the cursor. Null without room.
 */
function cardAbove(
  pen: Pick<Pen, 'width'>,
  layout: ScreenLayout,
  input: Pick<BagInput, 'game' | 'words' | 'names'> & { readonly bag: BagView },
  list: Rect,
  slots: readonly number[],
): Pick<BagLayout, 'box' | 'menu' | 'menuBox' | 'card'> | null {
  const { text, mode, bagCard, openBag, hud } = layout;
  const isBeside = mode === 'compact' && hud.x > 0;
  if (isBeside || (mode !== 'compact' && bagCard === 0) || list.width > widestCard * text)
    return null;
  const edge = Math.round(text * 0.5);
  const most = list.y - (mode === 'compact' ? edge : openBag.y);
  const width = list.width - 2 * edge;
  const hasUses = input.bag.menu !== null || input.bag.keys !== undefined;
  const of = (slot: number) =>
    itemCard(pen, layout, input, slot, width, most - edge, { isLarge: true, hasUses });
  const height = Math.max(...slots.map((slot) => of(slot).height));
  if (height + edge > most) return null;
  const top = uncutTop(layout, list.y - height - edge);
  if (top < 0) return null;
  const menuBox = { x: list.x + edge, y: top + edge, width, height: list.y - top - edge };
  const card = of(input.bag.index);
  const down = menuBox.height - card.height;
  const menu = card.buttons.map((button) => ({
    ...button,
    x: menuBox.x + button.x,
    y: menuBox.y + button.y + down,
  }));
  return { box: { ...list, y: top, height: list.y + list.height - top }, menu, menuBox, card };
}

/** The largest width of a card above a list, in sizes of its text. */
const widestCard = 48;

/** The most width of the card beside the list, and over it, in sizes of its text. */
const cardWidth = { beside: 19, over: 34 };

/**
 * The card of an item is never over its row: it is beside the list, over the map; in the place of the other
 * column; or under its row, over a list as wide as the window. It never covers the heading of the list.
 */
function placeCard(
  pen: Pick<Pen, 'width'>,
  layout: ScreenLayout,
  input: Pick<BagInput, 'game' | 'words' | 'names'>,
  { slot, box: row }: BagLayout['rows'][number],
  list: { readonly box: Rect; readonly first: number; readonly columns: number },
) {
  const { text, openBag, ratio, mode } = layout;
  const edge = Math.round(text * 0.25) + Math.max(1, Math.round(ratio));
  const bottom = openBag.y + openBag.height - edge;
  const right = list.box.x + list.box.width + edge;
  const wide = Math.round(cardWidth.beside * text);
  const { hud } = layout;
  const isBesideHud = mode === 'compact' && hud.x > right && list.columns === 1;
  if (isBesideHud && right + wide > hud.x) return placeOnHud(pen, layout, input, slot, edge);
  const isLeft = mode !== 'compact' && list.box.x - edge - wide >= edge;
  const isRight = !isLeft && list.columns === 1 && right + wide + edge <= layout.width;
  const isInColumn = !isLeft && list.columns > 1;
  const isUnder = !isLeft && !isRight && !isInColumn;
  const width = isLeft || isRight ? wide : Math.min(row.width, Math.round(cardWidth.over * text));
  const highest = isInColumn ? list.first : edge;
  const underRow = bottom - list.first - row.height - edge;
  const most = isUnder ? Math.max(underRow, list.box.y - 2 * edge) : bottom - highest;
  const card = itemCard(pen, layout, input, slot, width, most);
  const { height } = card;
  const level = Math.max(highest, Math.min(row.y, bottom - height));
  const other = row.x < list.box.x + list.box.width / 2 ? row.width + edge : -edge - width;
  const place = isLeft
    ? { x: list.box.x - edge - width, y: levelBesideMap(layout, level, height, edge) }
    : isRight
      ? { x: right, y: level }
      : isInColumn
        ? { x: Math.max(edge, Math.min(row.x + other, layout.width - width - edge)), y: level }
        : { x: row.x + row.width - width, y: row.y + row.height + edge };
  const below = isUnder ? place.y + height - bottom : 0;
  // A card without room under its row moves the list up, and one that is higher than a short list is above the list.
  const skipped = below > 0 && height <= underRow ? Math.ceil(below / row.height) : 0;
  const y =
    below <= 0
      ? place.y
      : skipped > 0
        ? place.y - skipped * row.height
        : list.box.y - edge - height;
  const menu = card.buttons.map((button) => ({
    ...button,
    x: place.x + button.x,
    y: y + button.y,
  }));
  return { menu, menuBox: { ...place, y, width, height }, card, skipped };
}

/**
 * A card on a HUD beside the map, in the place of its messages and buttons. Above it are the bag and the monsters in
 * sight, if they leave it room.
 */
function placeOnHud(
  pen: Pick<Pen, 'width'>,
  layout: ScreenLayout,
  input: Pick<BagInput, 'game' | 'words' | 'names'>,
  slot: number,
  edge: number,
) {
  const { hud, openBag, status, buttons } = layout;
  // No edge of a button shows under the card.
  const foot = Math.max(...buttons.map(({ y, height }) => y + height));
  const bottom = Math.max(openBag.y + openBag.height - edge, foot);
  const width = hud.width - 2 * edge;
  const card = itemCard(pen, layout, input, slot, width, bottom - status.y - status.height);
  const seen = opponentsInSight(input.game);
  const free = arrangeThreats(layout, input.game, seen, false).threats.log.y;
  const y = Math.min(free, bottom - card.height);
  const menuBox = { x: hud.x + edge, y, width, height: bottom - y };
  const menu = card.buttons.map((button) => ({
    ...button,
    x: menuBox.x + button.x,
    y: y + button.y,
  }));
  return { menu, menuBox, card, skipped: 0 };
}

/** The top of a card to the left of the list: above a HUD below the map, so that no message is cut. */
function levelBesideMap(
  { hud }: ScreenLayout,
  level: number,
  height: number,
  edge: number,
): number {
  const above = hud.y - edge - height;
  return above >= edge ? above : level;
}
