/** The cursor of the bag. It keeps its place while the bag is closed. */
export interface BagCursor {
  readonly open: boolean;
  readonly index: number;
  /** The first visible row. */
  readonly offset: number;
  /** The chosen entry of the item's menu; null while the menu is closed. */
  readonly menu: number | null;
}

export const closedBag: BagCursor = { open: false, index: 0, offset: 0, menu: null };

/** The number of visible rows. */
const rows = 10;

/** The open bag with `count` items. The cursor stays where it was, or moves to the last item. */
export function openBag(bag: BagCursor, count: number): BagCursor {
  return settle({ ...bag, open: true, menu: null }, count);
}

/** The closed bag. The cursor stays on an existing item. */
export function closeBag(bag: BagCursor, count: number): BagCursor {
  return settle({ ...bag, open: false, menu: null }, count);
}

/** Moves the cursor of the list; it wraps at both ends. */
export function moveCursor(bag: BagCursor, by: number, count: number): BagCursor {
  return settle({ ...bag, index: wrap(bag.index + by, count) }, count);
}

/** Scrolls the open list by rows. The cursor stays visible. */
export function scrollBag(bag: BagCursor, by: number, count: number): BagCursor {
  const offset = Math.max(0, Math.min(bag.offset + by, count - rows));
  const index = Math.max(offset, Math.min(bag.index, offset + rows - 1));
  return settle({ ...bag, offset, index, menu: null }, count);
}

/** Opens the menu of a row. */
export function openMenu(bag: BagCursor, index: number, count: number): BagCursor {
  return settle({ ...bag, open: true, index, menu: 0 }, count);
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
 * Moves the cursor onto an item and scrolls as little as possible to make it visible. No row stays
 * empty while items above are hidden.
 */
function settle(bag: BagCursor, count: number): BagCursor {
  const index = Math.max(0, Math.min(bag.index, count - 1));
  const lowest = Math.max(0, Math.min(index, count - rows));
  const offset = Math.min(Math.max(bag.offset, index - rows + 1, 0), lowest);
  return { ...bag, index, offset };
}
