import { bonusText, limitsWeight, loadOf, loadText } from '../../describe/bag-sheet.ts';
import { perilOf } from '../../describe/danger.ts';
import { compareWithWorn, itemChange, wornMark } from '../../describe/item.ts';
import { bagOf } from '../../game/items/bag.ts';
import { isWorn } from '../../game/items/gear.ts';
import { itemName } from '../../game/items/item-names.ts';
import type { Game } from '../../game/world.ts';
import { colours } from '../colours.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { thingPortrait } from '../drawings/portrait.ts';
import { type Rect, type ScreenLayout, smallText, squareIn } from '../screen-layout.ts';
import type { BagInput } from './bag-input.ts';
import type { BagLayout } from './bag-layout.ts';
import { drawHeading } from './heading.ts';
import { hudValues } from './hud-values.ts';
import { drawItemCard, keyShape } from './item-card.ts';
import { barsOf } from './open-bag.ts';
import type { Pen } from './pen.ts';
import { hairline, panelShape, slotShape } from './shapes.ts';
import { wrapText } from './wrap-text.ts';

/** Draws the bag: slots with icons while it is closed, a list with a heading while it is open. */
export function drawBag(pen: Pen, layout: ScreenLayout, places: BagLayout, input: BagInput): void {
  if (input.bag) drawList(pen, layout, places, input);
  else drawSlots(pen, layout, places, input);
}

/** Draws the card of the chosen item. */
export function drawMenu(
  pen: Pen,
  layout: ScreenLayout,
  { menuBox, menu, card }: BagLayout,
  input: BagInput,
): void {
  const { bag } = input;
  if (!bag || !menuBox || !card) return;
  drawItemCard(pen, layout, card, menuBox, menu, input, bag.menu, bag.keys ?? []);
}

const chosenRow = (text: number) =>
  ({
    radius: Math.round(text * 0.4),
    fill: [colours.chosen, colours.row],
    to: 'right',
  }) as const;

function drawList(pen: Pen, layout: ScreenLayout, places: BagLayout, input: BagInput): void {
  const { game, bag, words } = input;
  const { text, line, ratio, gap } = layout;
  const items = bagOf(game, game.hero);
  const { list: box } = places;
  pen.shape(places.box, panelShape(text, ratio, colours.edge));
  const x = box.x + gap;
  const y = box.y + gap + Math.round(line / 2);
  const listed = bag?.slots ?? input.slots;
  const face = { heavy: true };
  const heading = pen.text(bag?.heading ?? words.ui.bag, x, y, text, colours.title, face);
  let right = box.x + box.width - gap;
  if (items.length === 0) {
    pen.text(words.ui.emptyBag, x + heading + text, y, text, colours.faint);
  } else {
    const isLong = listed.length > places.rows.length;
    const first = listed.indexOf(places.rows[0]?.slot) + 1;
    const last = first + places.rows.length - 1;
    const more = (first > 1 ? '↑' : '') + (last < listed.length ? '↓' : '');
    const note = [loadOf(game, words).join('/'), ...(isLong ? [more] : [])].join(' ');
    right -= pen.text(note, right, y, text, colours.dim, { align: 'right' });
    const from = x + heading + text;
    if (covers(places.box, layout))
      drawState(pen, text, { x: from, y, width: right - text - from }, input);
  }
  const rows = places.rows.map(({ slot, box: row }) => ({
    slot,
    row,
    ...rowTexts(pen, layout, row, slot, items[slot], input),
  }));
  // A long name folds its own row. Where most rows are folded, the others between them are, too.
  const folds = rows.filter(({ isLong }) => isLong).length > rows.length / 2;
  for (const [at, { slot, row, ...texts }] of rows.entries()) {
    // The last row of a column has the panel's edge below it.
    if (places.rows[at + 1]?.box.x === row.x) drawRule(pen, layout, row);
    const isFolded = texts.isLong || (folds && !texts.isAlone);
    drawRow(pen, layout, row, slot, items[slot], { ...texts, isFolded }, input);
  }
}

/** Whether the open bag hides the hero's bars. */
function covers(box: Rect, layout: ScreenLayout): boolean {
  const bars = barsOf(layout);
  return box.y < bars.y + bars.height && box.x < bars.x + bars.width && bars.x < box.x + box.width;
}

/** Writes the hero's health in the heading, and its energy if there is room. They help to choose an item. */
function drawState(
  pen: Pen,
  text: number,
  row: Pick<Rect, 'x' | 'y' | 'width'>,
  { game, words, artwork: { palette } }: BagInput,
): void {
  const peril = perilOf(game);
  const { gauges } = hudValues(game, words, peril, palette);
  let { x } = row;
  for (const { name, label, value, warns } of gauges) {
    if (name !== 'hp' && name !== 'energy') continue;
    const shown = `${label} ${value}`;
    const width = pen.width(shown, text);
    if (name !== 'hp' && x + width > row.x + row.width) return;
    const colour = warns ? palette.low : colours.text;
    x += pen.text(shown, x, row.y, text, colour, { room: row.width }) + text;
  }
}

/** The texts of a row of the open bag. */
interface RowTexts {
  readonly letter: string;
  readonly name: string;
  /** The mark of a worn item, or nothing. */
  readonly worn: string;
  readonly effect: string;
  /** The room for the weight; 0 without one. */
  readonly weightRoom: number;
  /** The square of the picture, and the place of the name behind it. */
  readonly picture: Rect;
  readonly nameX: number;
  /** Whether the row has neither effect nor weight. */
  readonly isAlone: boolean;
  /** Whether the texts do not fit beside one another, and the row has room for two lines. */
  readonly isLong: boolean;
}

function rowTexts(
  pen: Pick<Pen, 'width'>,
  layout: ScreenLayout,
  row: Rect,
  slot: number,
  item: number,
  { game, words, names, bag, letters }: BagInput,
): RowTexts {
  const { text, line } = layout;
  const letter = (bag?.letters ?? letters)?.[slot] ?? '';
  const isHigh = row.height >= framedRow * text;
  const side = Math.round(isHigh ? Math.min(row.height * 0.86, text * 2.5) : row.height * 0.96);
  const left = row.x + Math.round(text * (letter ? (hasCap(layout, row) ? 2.1 : 1.3) : 0.9));
  const y = row.y + Math.round(row.height / 2) - Math.round(side / 2);
  const nameX = left + side + Math.round(text * 0.5);
  const name = names.item(itemName(game, item));
  const mark = wornMark(game, item, words);
  const worn = mark && ` ${mark}`;
  const effect = itemChange(game, item, words);
  const weightRoom = limitsWeight(game) ? pen.width('00.0', text) + text * 0.7 : 0;
  const gain = compareWithWorn(game, item, words)?.gain ?? 0;
  const arrow = gain === 0 ? 0 : (1 + arrowGap) * text;
  const usual = pen.width(name + worn, text) + pen.width(effect, text) + arrow + weightRoom;
  return {
    letter,
    name,
    worn,
    effect,
    weightRoom,
    picture: { x: left, y, width: side, height: side },
    nameX,
    isAlone: effect === '' && weightRoom === 0,
    isLong: nameX + usual + text * rowGap > rightOf(row, text) && row.height >= 2 * line,
  };
}

/** The space between the name and the effect of an item, in sizes of text. */
const rowGap = 0.6;

/** The right end of the texts of a row. */
function rightOf(row: Rect, text: number): number {
  return row.x + row.width - Math.round(text * 0.3);
}

/** Draws an item: its letter, icon and name on the left, its effect and weight on the right, or under its name. */
function drawRow(
  pen: Pen,
  layout: ScreenLayout,
  row: Rect,
  slot: number,
  item: number,
  texts: RowTexts & { readonly isFolded: boolean },
  input: BagInput,
): void {
  const { text, ratio } = layout;
  drawLetter(pen, layout, row, texts.letter, slot === input.bag?.index);
  const isHigh = row.height >= framedRow * text;
  const box = texts.picture;
  if (isHigh) pen.shape(box, slotShape(text, ratio, isWorn(input.game, input.game.hero, item)));
  drawPicture(pen, box, isHigh ? 0.78 : 1, item, input);
  drawRowTexts(pen, layout, row, item, texts, input);
}

/** The height, in sizes of text, of a row in which the picture of an item has the frame of its slot. */
const framedRow = 2.2;

/** Draws an item in the middle of a square. `share`: the part of the square's side that the picture takes. */
function drawPicture(
  pen: Pen,
  square: Rect,
  share: number,
  item: number,
  { artwork, game }: BagInput,
): void {
  const side = Math.round(Math.min(square.width, square.height) * share);
  const portrait = thingPortrait(artwork, game, game.stores.Identity.kind[item], side);
  if (portrait) pen.picture(portrait.texture, squareIn(square, side), portrait.colour);
}

/** Draws a thin line under a row, from the picture of its item to the right end. */
function drawRule(pen: Pen, { text, ratio }: ScreenLayout, row: Rect): void {
  const x = row.x + Math.round(text * 0.9);
  const thickness = Math.max(1, Math.round(ratio));
  const rule = { x, y: row.y + row.height - thickness, height: thickness };
  pen.rect({ ...rule, width: row.x + row.width - x }, colours.panelLine, 0.7);
}

/** Draws the letter of a row, and the mark of the chosen row. */
function drawLetter(
  pen: Pen,
  layout: ScreenLayout,
  row: Rect,
  letter: string,
  isChosen: boolean,
): void {
  const { text, ratio } = layout;
  const x = row.x + Math.round(text * 0.35);
  const middle = row.y + Math.round(row.height / 2);
  if (isChosen) {
    pen.shape(row, chosenRow(text));
    const mark = Math.max(2, Math.round(2 * ratio));
    pen.rect({ x: row.x, y: row.y, width: mark, height: row.height }, colours.title);
  }
  if (!letter) return;
  const colour = isChosen ? colours.title : colours.dim;
  if (!hasCap(layout, row)) {
    pen.text(letter, x, middle, text, colour);
    return;
  }
  const side = Math.round(1.4 * text);
  const cap = { x, y: middle - Math.round(side / 2), width: side, height: side };
  pen.shape(cap, keyShape(text));
  pen.text(letter, x + side / 2, middle, text, colour, { align: 'middle', room: side });
}

/** Whether the letter of a row has the cap of a key: where keys choose items, and the row is high enough. */
function hasCap({ mode, finger, text }: ScreenLayout, row: Rect): boolean {
  return mode !== 'compact' && finger === 0 && row.height >= framedRow * text;
}

/**
 * Writes the name of an item, and its effect and weight at the right end of the row: in a folded row below the name. A long
 * name alone has two lines.
 */
function drawRowTexts(
  pen: Pen,
  { text, line }: ScreenLayout,
  row: Rect,
  item: number,
  { name, worn, effect, weightRoom, nameX, isAlone, isFolded }: RowTexts & { isFolded: boolean },
  input: BagInput,
): void {
  const right = rightOf(row, text);
  const middle = row.y + Math.round(row.height / 2);
  const up = isFolded ? middle - Math.round(line / 2) : middle;
  const down = isFolded ? up + line : middle;
  const place = { right, y: down, room: row.width * 0.6 };
  const left = drawEffectAndWeight(pen, text, place, { effect, weightRoom }, item, input);
  const end = isFolded && !isAlone ? right : left - text * rowGap;
  drawName(pen, text, { x: nameX, up, down, end, wraps: isFolded && isAlone }, name, worn);
}

/** Writes the effect and the weight of an item, up to `right`. Returns the left end of the texts. */
function drawEffectAndWeight(
  pen: Pen,
  text: number,
  { right, y, room }: { right: number; y: number; room: number },
  { effect, weightRoom }: { effect: string; weightRoom: number },
  item: number,
  { game, words, artwork }: BagInput,
): number {
  if (weightRoom > 0) {
    const { Item } = game.stores;
    const weight = words.numbers.decimal((Item.weight[item] * Item.count[item]) / 10);
    pen.text(weight, right, y, text, colours.dim, { align: 'right' });
  }
  const effectX = right - weightRoom;
  if (!effect) return effectX;
  const effectRoom = Math.min(pen.width(effect, text), room);
  const gain = compareWithWorn(game, item, words)?.gain ?? 0;
  const colour = gainColour(gain, artwork);
  pen.text(effect, effectX, y, text, colour, { align: 'right', room: effectRoom });
  const left = effectX - effectRoom;
  if (gain === 0) return left;
  const arrow = pen.text(gain > 0 ? '▲' : '▼', left - arrowGap * text, y, text, colour, {
    align: 'right',
  });
  return left - arrowGap * text - arrow;
}

/** The space between an arrow and the numbers of a comparison, in sizes of text. */
const arrowGap = 0.35;

/** Writes the name of an item from `x` to `end`, and the mark of a worn item. `wraps`: a long name has two lines. */
function drawName(
  pen: Pen,
  text: number,
  { x, up, down, end, wraps }: { x: number; up: number; down: number; end: number; wraps: boolean },
  name: string,
  worn: string,
): void {
  const room = end - x - pen.width(worn, text);
  const first = wraps ? wrapText(name, room, (part) => pen.width(part, text))[0] : name;
  const second = name.slice(first.length).trimStart();
  const width = pen.text(first, x, up, text, colours.text, { room });
  const below = pen.text(second, x, down, text, colours.text, { room });
  if (worn) pen.text(worn, x + (below || width), second ? down : up, text, colours.title);
}

/** The colour of a comparison with the worn item. */
function gainColour(gain: number, { palette: { tones } }: Artwork): number {
  if (gain === 0) return colours.dim;
  return gain > 0 ? tones.success : tones.enemyHits;
}

/** Draws the slots of the closed bag, with a heading except in a strip. */
function drawSlots(pen: Pen, layout: ScreenLayout, places: BagLayout, input: BagInput): void {
  const { game, words } = input;
  const { text, ratio, slots, mode } = layout;
  if (mode !== 'compact' && slots.length > 0) {
    drawHeading(pen, layout, places.box, words.ui.bag, loadText(game, words));
  }
  // In a small HUD, the row with the first free slot is the last that must be seen.
  const firstFree = mode === 'compact' ? places.rows.length : slots.length;
  const lowest = slots[Math.min(firstFree, slots.length - 1)]?.y ?? 0;
  slots.forEach((slot, place) => {
    if (places.rows[place]) drawSlot(pen, layout, slot, places.rows[place].slot, input);
    else if (slot.y <= lowest)
      pen.shape(slot, { ...slotShape(text, ratio, false), alpha: emptyAlpha });
  });
  const last = slots.at(-1);
  if (places.more > 0 && last) {
    const middle = last.y + Math.round(last.height / 2);
    const x = last.x + last.width / 2;
    pen.text(`+${places.more}`, x, middle, text, colours.text, {
      align: 'middle',
      heavy: true,
      room: last.width,
    });
  }
}

const emptyAlpha = 0.45;

/** The dark ground of a letter in the corner of a slot, so that it is apart from the icon. */
const letterChip = (text: number) =>
  ({
    radius: Math.round(text * 0.35),
    fill: [colours.trough, colours.trough],
  }) as const;

/** Draws an item in its slot: its icon, letter, number or bonus; a worn one has a ring of gold. */
function drawSlot(pen: Pen, layout: ScreenLayout, box: Rect, slot: number, input: BagInput): void {
  const { game, letters, artwork } = input;
  const { text, ratio, mode } = layout;
  const item = bagOf(game, game.hero)[slot];
  const worn = isWorn(game, game.hero, item);
  pen.shape(box, slotShape(text, ratio, worn));
  // The first bonus of a weapon is enough for a slot: the open bag shows both.
  const [note] = noteOf(game, item).split(',');
  const isStrip = mode === 'compact';
  const isNotedGlyph = isStrip && note !== '' && artwork.look === 'glyphs';
  // A number over a character is illegible: the character leaves it the lower part of the slot.
  if (isNotedGlyph)
    drawPicture(pen, { ...box, height: Math.round(box.height * 0.7) }, 0.86, item, input);
  else drawPicture(pen, box, isStrip ? 0.86 : 0.72, item, input);
  const edge = Math.max(2, Math.round(text * 0.28));
  const small = smallText(layout, 0.8);
  const rim = hairline(text, ratio) * 2;
  const letter = mode === 'compact' ? '' : (letters?.[slot] ?? '');
  if (letter) {
    const side = Math.round(small * 1.15);
    const chip = { x: box.x + rim, y: box.y + rim, width: side, height: side };
    pen.shape(chip, letterChip(text));
    const middle = chip.y + Math.round(side / 2);
    pen.text(letter, chip.x + side / 2, middle, small, colours.dim, {
      align: 'middle',
      room: side,
    });
  }
  if (note) {
    const y = box.y + box.height - edge - Math.round(small * 0.36);
    pen.text(note, box.x + box.width - edge, y, small, 0xffffff, {
      align: 'right',
      outlined: true,
      room: box.width - 2 * edge,
    });
  }
}

/** The number of a stack, the charges of a stick, or the bonus of a weapon or armour, as far as known. */
function noteOf(game: Game, item: number): string {
  const { count = 1, charges } = itemName(game, item);
  if (count > 1) return `${count}`;
  return charges === undefined ? bonusText(game, item) : `[${charges}]`;
}
