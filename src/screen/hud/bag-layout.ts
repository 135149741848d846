import { bagOf, itemVerbs } from '../../game/bag.ts';
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

/** The place of everything in the bag. */
export function bagLayout(
  pen: Pick<Pen, 'width'>,
  layout: ScreenLayout,
  input: BagInput,
): BagLayout {
  const { game, bag } = input;
  const items = bagOf(game, game.hero);
  const slots = visibleSlots(items.length, bag);
  if (isStrip(layout, bag)) return stripLayout(layout, slots, items.length);
  const box = layout.openBag;
  const inset = layout.mode === 'compact' ? layout.gap : 0;
  const top = box.y + inset + layout.line;
  const rows = slots.map((slot, row) => ({
    slot,
    box: {
      x: box.x + inset,
      y: top + row * layout.bagRow,
      width: box.width - 2 * inset,
      height: layout.bagRow,
    },
  }));
  const chosen = rows.find(({ slot }) => slot === bag?.index);
  const isOpen = bag !== null && bag.menu !== null;
  return { box, rows, menu: isOpen && chosen ? menuRows(pen, layout, input, chosen) : [] };
}

/** The items that are visible: at most `bagRows`, from the offset on. */
function visibleSlots(count: number, bag: BagView | null): number[] {
  const last = Math.max(0, count - bagRows);
  const first = Math.min(Math.max(0, bag?.offset ?? 0), last);
  return Array.from({ length: Math.min(bagRows, count - first) }, (_, row) => first + row);
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
  { game, words }: BagInput,
  { slot, box: row }: BagLayout['rows'][number],
): Rect[] {
  const { text, line, bagRow, openBag } = layout;
  const item = bagOf(game, game.hero)[slot];
  const verbs = itemVerbs(game, game.hero, item).map((verb) => words.verbs[verb]);
  const height = Math.max(bagRow, Math.round(line * 1.2));
  const widest = Math.max(...verbs.map((verb) => pen.width(verb, text)));
  const width = Math.min(Math.round(widest + 2.6 * text), row.width);
  const edge = Math.round(text * 0.25);
  const lowest = openBag.y + openBag.height - edge - verbs.length * height;
  const y = Math.max(openBag.y + edge, Math.min(row.y, lowest));
  const x = row.x + row.width - width - edge;
  return verbs.map((_, index) => ({ x, y: y + index * height, width, height }));
}
