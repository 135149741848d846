import type { VerbControl } from './controls.ts';

/** The cursor of the bag. It keeps its place while the bag is closed. */
export interface BagCursor {
  readonly open: boolean;
  /** The slot of the chosen item. */
  readonly index: number;
  /** The first visible row. */
  readonly offset: number;
  /** The number of items that the screen shows. */
  readonly rows: number;
  /** The number of them in a column. */
  readonly column: number;
  /** The chosen entry of the item's menu; null while the menu is closed. */
  readonly menu: number | null;
  /** The verb that waits for an item; the bag lists only items that it applies to. */
  readonly verb: VerbControl | null;
  /** How often the verb is done, 0 if the player has typed no count. */
  readonly count: number;
  /** The slot of the cursor before the verb asked for an item; null once an item is chosen, and without a verb. */
  readonly before: number | null;
}

export const closedBag: BagCursor = {
  open: false,
  index: 0,
  offset: 0,
  rows: 10,
  column: 10,
  menu: null,
  verb: null,
  count: 0,
  before: null,
};

/** The open bag with a list of slots. The cursor stays where it was, or moves to a listed item. */
export function openBag(
  bag: BagCursor,
  slots: readonly number[],
  verb: VerbControl | null = null,
  count = 0,
): BagCursor {
  return settle({ ...bag, open: true, menu: null, verb, count }, slots);
}

/** The closed bag with a list of all slots. The cursor of a verb without an answer goes back to where it was. */
export function closeBag(bag: BagCursor, slots: readonly number[]): BagCursor {
  const { offset, rows, column } = bag;
  return settle({ ...closedBag, index: bag.before ?? bag.index, offset, rows, column }, slots);
}

/** The items of a bag by slot, and its slots in the order of the list. */
export interface BagList {
  readonly items: readonly number[];
  readonly slots: readonly number[];
}

/**
 * The cursor after items have left the bag: on the same item. If that item is gone, the cursor stays on
 * its row, or on the last one.
 */
export function followItem(bag: BagCursor, before: BagList, after: BagList): BagCursor {
  const index = after.items.indexOf(before.items[bag.index]);
  if (index >= 0) return index === bag.index ? bag : { ...bag, index };
  const row = Math.min(before.slots.indexOf(bag.index), after.slots.length - 1);
  return { ...bag, index: after.slots[row] ?? 0 };
}

/** Moves the cursor of the list; it wraps at both ends. */
export function moveCursor(bag: BagCursor, by: number, slots: readonly number[]): BagCursor {
  const place = wrap(slots.indexOf(bag.index) + by, slots.length);
  return settle({ ...bag, index: slots[place] }, slots);
}

/** Moves the cursor of the list by columns; it stops at both ends. */
export function moveByColumns(bag: BagCursor, by: number, slots: readonly number[]): BagCursor {
  return moveFar(bag, by * bag.column, slots);
}

/** Moves the cursor of the list by all items that the screen shows; it stops at both ends. */
export function turnPages(bag: BagCursor, by: number, slots: readonly number[]): BagCursor {
  return moveFar(bag, by * bag.rows, slots);
}

function moveFar(bag: BagCursor, by: number, slots: readonly number[]): BagCursor {
  const place = slots.indexOf(bag.index) + by;
  const end = by < 0 ? 0 : slots.length - 1;
  return settle({ ...bag, index: slots[place] ?? slots[end] }, slots);
}

/** Scrolls the open list by rows. The cursor stays visible. */
export function scrollBag(bag: BagCursor, by: number, slots: readonly number[]): BagCursor {
  const { rows } = bag;
  const offset = Math.max(0, Math.min(bag.offset + by, slots.length - rows));
  const place = Math.max(offset, Math.min(slots.indexOf(bag.index), offset + rows - 1));
  return settle({ ...bag, offset, index: slots[place] ?? bag.index, menu: null }, slots);
}

/** Opens the menu of an item in the list of all slots. */
export function openMenu(bag: BagCursor, index: number, slots: readonly number[]): BagCursor {
  const { offset, rows, column } = bag;
  return settle({ ...closedBag, open: true, index, offset, rows, column, menu: 0 }, slots);
}

/** Goes back from the menu to the list. */
export function closeMenu(bag: BagCursor): BagCursor {
  return { ...bag, menu: null };
}

/** Moves the cursor of the menu; it wraps at both ends. */
export function moveMenu(bag: BagCursor, by: number, actions: number): BagCursor {
  return { ...bag, menu: wrap((bag.menu ?? 0) + by, actions) };
}

function wrap(index: number, count: number): number {
  return (index + count) % count;
}

/**
 * Moves the cursor onto a listed item and scrolls as little as possible to make it visible. No row stays
 * empty while items above are hidden.
 */
function settle(bag: BagCursor, slots: readonly number[]): BagCursor {
  const { rows } = bag;
  const listed = slots.indexOf(bag.index);
  const near = slots.findLastIndex((slot) => slot < bag.index);
  const place = Math.max(0, listed < 0 ? near : listed);
  const lowest = Math.max(0, Math.min(place, slots.length - rows));
  const offset = Math.min(Math.max(bag.offset, place - rows + 1, 0), lowest);
  return { ...bag, index: slots[place] ?? 0, offset };
}
