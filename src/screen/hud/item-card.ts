import { type BagItem, type BagVerb, describeBagItem } from '../../describe/bag-sheet.ts';
import { bagOf } from '../../game/items/bag.ts';
import { colours } from '../colours.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { thingPortrait } from '../drawings/portrait.ts';
import { type Rect, type ScreenLayout, smallText, squareIn } from '../screen-layout.ts';
import type { BagInput } from './bag-input.ts';
import type { Pen } from './pen.ts';
import { buttonShape, capShape, goldenShape, panelShape, slotShape } from './shapes.ts';
import { wrapText } from './wrap-text.ts';

/**
 * The card of an item that is chosen in the open bag: its picture, name and numbers, sentences about it, and a button
 * for each use. `bag-layout.ts` finds its place.
 */
export interface ItemCard {
  readonly item: BagItem;
  /** The lines of its name. */
  readonly name: readonly string[];
  /** The numbers of the item, in lines. */
  readonly facts: readonly (readonly Fact[])[];
  /** The lines of the sentences. */
  readonly about: readonly string[];
  readonly height: number;
  /** Whether it is above the list, with a large picture and name. */
  readonly isLarge: boolean;
  /** The places of the parts and buttons, from the top left of the card. */
  readonly picture: Rect;
  readonly headHeight: number;
  readonly buttons: readonly Rect[];
}

/** A number of an item, such as `2d4 → 3d6`, and whether it is a gain or a loss. */
interface Fact {
  readonly text: string;
  readonly gain: number | null;
}

/** The sizes of the parts of a card, in device pixels. `isLarge`: of one above the list. */
function measuresOf(layout: ScreenLayout, isLarge: boolean) {
  const { text, line, mode, finger, bagRow } = layout;
  const small = smallText(layout, 0.9);
  // Fingers and small windows have large buttons, beside each other.
  const isTouched = mode === 'compact' || finger > 0;
  return {
    pad: Math.round(0.7 * text),
    small,
    smallLine: Math.round(1.3 * small),
    picture: Math.round((isLarge ? 5 : 2.1) * line),
    name: isLarge ? Math.round(1.2 * text) : text,
    nameLine: isLarge ? Math.round(1.2 * line) : line,
    fact: isLarge ? text : small,
    factLine: isLarge ? Math.round(1.15 * line) : Math.round(1.3 * small),
    isTouched,
    isLarge,
    button: isTouched ? bagRow : Math.max(bagRow, Math.round((isLarge ? 1.75 : 1.9) * line)),
    /** Between buttons, which a finger never hits both. */
    crack: Math.max(2, Math.round(0.2 * text)),
  };
}

type Measures = ReturnType<typeof measuresOf>;

/**
 * The card of the item in a slot, of a width, and at most `most` high: sentences that do not fit are left out.
 * `isLarge`: whether it is above the list. `hasUses`: whether it has buttons.
 */
export function itemCard(
  pen: Pick<Pen, 'width'>,
  layout: ScreenLayout,
  { game, words, names }: Pick<BagInput, 'game' | 'words' | 'names'>,
  slot: number,
  width: number,
  most: number,
  { isLarge = false, hasUses = true }: { isLarge?: boolean; hasUses?: boolean } = {},
): ItemCard {
  const { text } = layout;
  const measures = measuresOf(layout, isLarge);
  const { pad, small, smallLine, nameLine, fact, factLine, picture: side } = measures;
  const item = describeBagItem(game, slot, words, names);
  const nameRoom = width - side - 3 * pad;
  const wrapped = wrapText(item.name, nameRoom, (part) =>
    pen.width(part, measures.name, { heavy: true }),
  );
  // A third line of a name is squeezed into the second one.
  const name =
    wrapped.length > 2 ? [wrapped[0], item.name.slice(wrapped[0].length).trim()] : wrapped;
  const facts = linesOf(factsOf(item), nameRoom, ({ text: shown }) => pen.width(shown, fact), text);
  const rows = rowsOf(hasUses ? item.verbs : [], measures);
  const buttonsHeight = rows.reduce((sum, row) => sum + row.gap + row.height, 0);
  const titleHeight = name.length * nameLine + facts.length * factLine;
  // Beside a large picture there is room for the sentences, too.
  const before = isLarge ? titleHeight + Math.round(pad / 2) : Math.max(side, titleHeight) + pad;
  const room = Math.floor((most - 2 * pad - before - buttonsHeight) / smallLine);
  const sentences = item.lines.flatMap((sentence) =>
    wrapText(sentence, isLarge ? nameRoom : width - 2 * pad, (part) => pen.width(part, small)),
  );
  const about = sentences.slice(0, Math.max(0, room));
  const aboutLines = about.length * smallLine;
  const besideHeight = isLarge && aboutLines > 0 ? before - titleHeight + aboutLines : 0;
  const headHeight = Math.max(side, titleHeight + besideHeight);
  const aboutHeight = isLarge || aboutLines === 0 ? 0 : aboutLines + pad;
  const around = 2 * pad + headHeight + buttonsHeight;
  let y = pad + headHeight + aboutHeight;
  const buttons = rows.flatMap(({ gap, across, height: tall }) => {
    const top = y + gap;
    y = top + tall;
    const inner = width - 2 * pad;
    return Array.from({ length: across }, (_, at) => {
      const from = pad + Math.round((at * inner) / across);
      const to = pad + Math.round(((at + 1) * inner) / across);
      return { x: from, y: top, width: to - from, height: tall };
    });
  });
  return {
    item,
    name,
    facts,
    about,
    height: around + aboutHeight,
    isLarge,
    picture: { x: pad, y: pad, width: side, height: side },
    headHeight,
    buttons,
  };
}

/** The rows of the buttons: the space above each, its height and its number of buttons. */
function rowsOf(verbs: readonly BagVerb[], { isTouched, isLarge, button, pad }: Measures) {
  const isCompact = isLarge && !isTouched;
  const most = isCompact ? 3 : isTouched ? 2 : 1;
  const rows: { gap: number; height: number; across: number }[] = [];
  for (const [at, verb] of verbs.entries()) {
    // A finger that slips from a useful verb must not lose the item. A mouse finds all uses but the first in one row.
    const isOther =
      at > 0 && losesItem(verb) !== losesItem(verbs[at - 1]) && (at === 1 || !isCompact);
    const row = rows.at(-1);
    const isFirst = isTouched && at <= 1;
    if (row && !isFirst && !isOther && row.across < most) row.across++;
    else
      rows.push({
        gap: at === 0 ? Math.round(pad / 2) : isOther ? Math.ceil((row?.height ?? button) / 4) : 0,
        height: isCompact && verb.isUsual ? Math.round(usualButton * button) : button,
        across: 1,
      });
  }
  return rows;
}

/** The height of the button of the usual use, in heights of the others. */
const usualButton = 1.25;

function losesItem({ use }: BagVerb): boolean {
  return use === 'put' || use === 'throw';
}

/** The numbers of an item: the comparison with the worn one or its effect, the place where it is worn, and its weight. */
function factsOf({ comparison, effect, wornText, weight }: BagItem): Fact[] {
  const facts: Fact[] = [];
  if (comparison) {
    const { label, before, now, gain } = comparison;
    const arrow = gain === 0 ? '' : gain > 0 ? '▲ ' : '▼ ';
    facts.push({ text: `${arrow}${label} ${before} → ${now}`, gain });
  } else if (effect !== '') facts.push({ text: effect, gain: 0 });
  for (const text of [wornText, weight]) if (text !== '') facts.push({ text, gain: null });
  return facts;
}

/** Divides facts into lines of a width. `space`: between two of them. */
function linesOf(
  facts: readonly Fact[],
  room: number,
  widthOf: (fact: Fact) => number,
  space: number,
): Fact[][] {
  const lines: Fact[][] = [];
  let used = 0;
  for (const fact of facts) {
    const width = widthOf(fact);
    const line = lines.at(-1);
    if (line && used + space + width <= room) {
      line.push(fact);
      used += space + width;
    } else {
      lines.push([fact]);
      used = width;
    }
  }
  return lines;
}

/**
 * Draws a card in its place. `chosen`: the chosen button; null while the menu is closed. `keys`: the keys of the
 * buttons.
 */
export function drawItemCard(
  pen: Pen,
  layout: ScreenLayout,
  card: ItemCard,
  box: Rect,
  buttons: readonly Rect[],
  { game, artwork }: Pick<BagInput, 'game' | 'artwork'>,
  chosen: number | null,
  keys: readonly string[],
): void {
  const { text, ratio } = layout;
  const measures = measuresOf(layout, card.isLarge);
  const { item } = card;
  const isOpen = chosen !== null;
  pen.shape(box, panelShape(text, ratio, isOpen ? colours.title : colours.edge));
  const niche = moved(card.picture, box);
  pen.shape(niche, slotShape(text, ratio, item.wornText !== ''));
  const side = Math.round((card.isLarge ? 0.86 : 0.76) * niche.width);
  const kind = game.stores.Identity.kind[bagOf(game, game.hero)[item.slot]];
  const portrait = thingPortrait(artwork, game, kind, side);
  if (portrait) pen.picture(portrait.texture, squareIn(niche, side), portrait.colour);
  drawTexts(pen, layout, card, box, niche, artwork);
  buttons.forEach((button, at) => {
    // While the menu is closed, letters choose items.
    const key = isOpen ? (keys[at] ?? '') : '';
    drawUse(pen, layout, measures, button, { verb: item.verbs[at], key, isChosen: at === chosen });
  });
}

/** Draws the name and the numbers of a card beside its picture, and the sentences beside or under it. */
function drawTexts(
  pen: Pen,
  layout: ScreenLayout,
  card: ItemCard,
  box: Rect,
  niche: Rect,
  artwork: Artwork,
): void {
  const { text } = layout;
  const measures = measuresOf(layout, card.isLarge);
  const { pad, small, smallLine, nameLine, fact: factSize, factLine } = measures;
  const x = niche.x + niche.width + pad;
  const room = box.x + box.width - pad - x;
  // Name and numbers are level with the middle of the picture, and so are sentences beside it.
  const beside = card.isLarge && card.about.length > 0 ? Math.round(pad / 2) : 0;
  const texts =
    card.name.length * nameLine +
    card.facts.length * factLine +
    (card.isLarge ? beside + card.about.length * smallLine : 0);
  let y = niche.y + Math.round((card.headHeight - texts) / 2);
  for (const part of card.name) {
    const middle = y + Math.round(nameLine / 2);
    pen.text(part, x, middle, measures.name, colours.title, { heavy: true, room });
    y += nameLine;
  }
  for (const facts of card.facts) {
    let from = x;
    for (const fact of facts) {
      const middle = y + Math.round(factLine / 2);
      const left = box.x + box.width - pad - from;
      from += pen.text(fact.text, from, middle, factSize, factColour(fact, artwork), {
        room: left,
      });
      from += text;
    }
    y += factLine;
  }
  y = card.isLarge ? y + beside : box.y + pad + card.headHeight + Math.round(pad / 2);
  const left = card.isLarge ? x : box.x + pad;
  for (const sentence of card.about) {
    pen.text(sentence, left, y + Math.round(smallLine / 2), small, colours.text, {
      room: box.x + box.width - pad - left,
    });
    y += smallLine;
  }
}

/** Draws the button of a use, with its key at the right end. */
function drawUse(
  pen: Pen,
  { text, ratio }: ScreenLayout,
  { crack, small, isTouched, isLarge }: Measures,
  box: Rect,
  {
    verb: { text: verb, isUsual },
    key,
    isChosen,
  }: { verb: BagVerb; key: string; isChosen: boolean },
): void {
  const isBeside = isTouched || isLarge;
  const shown = {
    x: box.x + (isBeside ? Math.round(crack / 2) : 0),
    y: box.y + Math.round(crack / 2),
    width: box.width - (isBeside ? crack : 0),
    height: box.height - crack,
  };
  const shape = isUsual ? goldenShape(text, ratio, isChosen) : buttonShape(text, ratio, isChosen);
  pen.shape(shown, shape);
  const middle = shown.y + Math.round((shown.height - (shape.foot ?? 0)) / 2);
  const colour = isUsual ? colours.onGolden : isChosen ? 0xffffff : colours.text;
  const inner = Math.round(0.6 * text);
  const cap = key
    ? Math.round(Math.max(pen.width(key, small, { heavy: true }) + inner, 1.5 * small))
    : 0;
  const isMiddle = isTouched || isUsual;
  const around = isTouched ? inner : isUsual ? 2 * (cap + 2 * inner) : 3 * inner + cap;
  pen.text(verb, isMiddle ? shown.x + shown.width / 2 : shown.x + inner, middle, text, colour, {
    align: isMiddle ? 'middle' : 'left',
    heavy: isUsual || isChosen,
    room: shown.width - around,
  });
  if (isTouched || !key) return;
  const height = Math.min(shown.height - 2 * crack, Math.round(1.45 * small));
  const x = shown.x + shown.width - inner - cap;
  pen.shape({ x, y: middle - Math.round(height / 2), width: cap, height }, keyShape(text));
  pen.text(key, x + cap / 2, middle, small, isChosen ? colours.title : colours.dim, {
    align: 'middle',
    heavy: true,
    room: cap,
  });
}

/** The cap of a key on a button or a row: darker than both. */
export function keyShape(text: number) {
  return { ...capShape(text, false), fill: [colours.trough, colours.trough] as const };
}

/** The colour of a gain or a loss, or that of a number without one. */
function factColour({ gain }: Fact, { palette: { tones } }: Artwork): number {
  if (gain === null) return colours.dim;
  if (gain === 0) return colours.text;
  return gain > 0 ? tones.success : tones.enemyHits;
}

function moved(rect: Rect, by: Pick<Rect, 'x' | 'y'>): Rect {
  return { ...rect, x: rect.x + by.x, y: rect.y + by.y };
}
