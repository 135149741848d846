/** The bag's cursor. It keeps its place while the bag is closed. */
export interface BagState {
  readonly open: boolean;
  readonly index: number;
  /** The first of the rows that show. */
  readonly offset: number;
  /** The chosen action while the action menu is open, else null. */
  readonly menu: number | null;
}

export const closedBag: BagState = { open: false, index: 0, offset: 0, menu: null };

/** How many rows of the bag show at once. */
const rows = 10;

/** The open list of a bag with `count` items, the cursor where it was or on the last item left. */
export function openBag(bag: BagState, count: number): BagState {
  return settle({ ...bag, open: true, menu: null }, count);
}

/** The closed bag, its cursor on an item that is still there. */
export function closeBag(bag: BagState, count: number): BagState {
  return settle({ ...bag, open: false, menu: null }, count);
}

/** Moves the list's cursor; it wraps at both ends. */
export function moveCursor(bag: BagState, by: number, count: number): BagState {
  return settle({ ...bag, index: wrap(bag.index + by, count) }, count);
}

/** Scrolls the open list by rows; the cursor stays in view. */
export function scrollBag(bag: BagState, by: number, count: number): BagState {
  const offset = Math.max(0, Math.min(bag.offset + by, count - rows));
  const index = Math.max(offset, Math.min(bag.index, offset + rows - 1));
  return settle({ ...bag, offset, index, menu: null }, count);
}

/** Opens the action menu of a row. */
export function openMenu(bag: BagState, index: number, count: number): BagState {
  return settle({ ...bag, open: true, index, menu: 0 }, count);
}

/** Back from the action menu to the list. */
export function closeMenu(bag: BagState): BagState {
  return { ...bag, menu: null };
}

/** Moves the action menu's cursor; it wraps at both ends. */
export function moveMenu(bag: BagState, by: number, actions: number): BagState {
  return { ...bag, menu: wrap((bag.menu ?? 0) + by, actions) };
}

function wrap(index: number, count: number): number {
  return (index + count) % count;
}

/**
 * The cursor on an item and the cursor's row in view, with as little scrolling as can be; never an
 * empty row at the foot while items hide above.
 */
function settle(bag: BagState, count: number): BagState {
  const index = Math.max(0, Math.min(bag.index, count - 1));
  const lowest = Math.max(0, Math.min(index, count - rows));
  const offset = Math.min(Math.max(bag.offset, index - rows + 1, 0), lowest);
  return { ...bag, index, offset };
}
