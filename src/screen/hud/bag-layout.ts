import { verbText } from '../../describe/item.ts';
import { bagOf, itemVerbs } from '../../game/bag.ts';
import type { ItemVerb } from '../../game/commands.ts';
import type { Game } from '../../game/world.ts';
import type { Names, Words } from '../../words/texts.ts';
import type { Artwork } from '../portrait.ts';
import type { Rect, ScreenLayout } from '../screen-layout.ts';
import type { BagView } from '../view.ts';
import { bagRows } from './layout-measures.ts';
import type { Pen } from './pen.ts';

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
  readonly rows: readonly { readonly slot: number; readonly box: Rect }[];
  /** The rows of the action menu, empty while it is closed. */
  readonly menu: readonly Rect[];
}

/** Whether the bag is the strip of icons that a compact HUD shows while it is closed. */
export function isStrip({ mode }: ScreenLayout, bag: BagView | null): boolean {
  return mode === 'compact' && !bag;
}

/** Whether the open bag covers a part of the map. */
export function opensOver({ bag: closed, openBag }: ScreenLayout, bag: BagView | null): boolean {
  return bag !== null && openBag !== closed;
}

/** The place of everything in the bag. */
export function bagLayout(
  pen: Pick<Pen, 'width'>,
  layout: ScreenLayout,
  input: Pick<BagInput, 'game' | 'words' | 'bag' | 'slots'>,
): BagLayout {
  const { bag } = input;
  const slots = visibleSlots(bag?.slots ?? input.slots, bag);
  if (isStrip(layout, bag)) return stripLayout(layout, slots, input.slots.length);
  const isOver = opensOver(layout, bag);
  const columns = isOver ? layout.bagColumns : 1;
  const height = isOver ? layout.bagRow : layout.line;
  const area = isOver ? layout.openBag : layout.bag;
  const inset = isOver ? layout.gap : 0;
  // Over the map, the bag covers no more than its items need.
  const down = isOver
    ? Math.max(1, Math.min(slots.length, bagRows / columns))
    : Math.ceil(bagRows / columns);
  const used = isOver ? layout.line + 2 * inset + down * height : area.height;
  const box = { ...area, y: area.y + area.height - used, height: used };
  const top = box.y + inset + layout.line;
  const width = Math.floor((box.width - 2 * inset - (columns - 1) * layout.text) / columns);
  const rows = slots.map((slot, place) => ({
    slot,
    box: {
      x: box.x + inset + Math.floor(place / down) * (width + layout.text),
      y: top + (place % down) * height,
      width,
      height,
    },
  }));
  const chosen = rows.find(({ slot }) => slot === bag?.index);
  const isOpen = bag !== null && bag.menu !== null;
  return { box, rows, menu: isOpen && chosen ? menuRows(pen, layout, input, chosen) : [] };
}

/** The items that are visible: at most `bagRows`, from the offset on. */
function visibleSlots(slots: readonly number[], bag: BagView | null): number[] {
  const last = Math.max(0, slots.length - bagRows);
  const first = Math.min(Math.max(0, bag?.offset ?? 0), last);
  return slots.slice(first, first + bagRows);
}

function stripLayout({ bag: box }: ScreenLayout, slots: number[], count: number): BagLayout {
  const side = Math.floor(box.width / bagRows);
  // If not all items fit, the last place shows how many more there are.
  const shown = count > bagRows ? slots.slice(0, bagRows - 1) : slots;
  const rows = shown.map((slot, row) => ({
    slot,
    box: { x: box.x + row * side, y: box.y, width: side, height: box.height },
  }));
  return { box, rows, menu: [] };
}

/** The action menu covers the description of the chosen item, at the right end of its row. */
function menuRows(
  pen: Pick<Pen, 'width'>,
  layout: ScreenLayout,
  { game, words }: Pick<BagInput, 'game' | 'words'>,
  { slot, box: row }: BagLayout['rows'][number],
): Rect[] {
  const { text, line, bagRow, openBag } = layout;
  const item = bagOf(game, game.hero)[slot];
  const verbs = itemVerbs(game, game.hero, item);
  const height = Math.max(bagRow, Math.round(line * 1.2));
  // A finger that slips from a useful verb must not lose the item.
  const apart = verbs.map((verb) => (losesItem(verb) ? Math.round(height / 3) : 0));
  const total = verbs.length * height + apart.reduce((sum, gap) => sum + gap, 0);
  const widest = Math.max(
    ...verbs.map((verb) => pen.width(verbText(game, item, verb, words), text)),
  );
  const width = Math.min(Math.round(widest + 2.6 * text), row.width);
  const edge = Math.round(text * 0.25);
  const lowest = openBag.y + openBag.height - edge - total;
  const x = row.x + row.width - width - edge;
  let y = Math.max(openBag.y + edge, Math.min(row.y, lowest));
  return verbs.map((_, index) => {
    const box = { x, y: y + apart[index], width, height };
    y = box.y + height;
    return box;
  });
}

function losesItem(verb: ItemVerb): boolean {
  return verb === 'put' || verb === 'throw';
}
