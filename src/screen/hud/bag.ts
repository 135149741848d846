import { itemChange, verbText, wornMark } from '../../describe/item.ts';
import { bagOf, isWorn, itemVerbs } from '../../game/bag.ts';
import { itemName } from '../../game/items.ts';
import { tenths } from '../../words/numbers.ts';
import { colours } from '../colours.ts';
import { thingPortrait } from '../portrait.ts';
import type { Rect, ScreenLayout } from '../screen-layout.ts';
import { type BagInput, type BagLayout, isStrip, opensOver } from './bag-layout.ts';
import { limitsWeight } from './hud-values.ts';
import { bagRows } from './layout-measures.ts';
import type { Pen } from './pen.ts';

/** Draws the bag: a list with a heading, or a strip of icons. */
export function drawBag(pen: Pen, layout: ScreenLayout, places: BagLayout, input: BagInput): void {
  if (isStrip(layout, input.bag)) drawStrip(pen, layout, places, input);
  else drawList(pen, layout, places, input);
}

/** Draws the action menu of the chosen item. */
export function drawMenu(
  pen: Pen,
  { text, ratio }: ScreenLayout,
  places: BagLayout,
  { game, bag, words }: BagInput,
): void {
  const [first] = places.menu;
  if (!bag || !first) return;
  const item = bagOf(game, game.hero)[bag.index];
  const edge = Math.max(1, Math.round(ratio));
  const last = places.menu[places.menu.length - 1];
  const box = {
    x: first.x - edge,
    y: first.y - edge,
    width: first.width + 2 * edge,
    height: last.y + last.height - first.y + 2 * edge,
  };
  pen.rect(box, colours.panel);
  itemVerbs(game, game.hero, item).forEach((verb, index) => {
    const row = places.menu[index];
    const middle = row.y + Math.round(row.height / 2);
    const chosen = index === bag.menu;
    if (chosen) pen.rect(row, colours.chosen);
    if (chosen) pen.text('>', row.x + Math.round(text * 0.4), middle, text, colours.title);
    const x = row.x + Math.round(text * 1.3);
    pen.text(verbText(game, item, verb, words), x, middle, text, chosen ? 0xffffff : colours.text, {
      room: row.x + row.width - x,
    });
  });
  pen.frame(box, edge, colours.title);
}

function drawList(pen: Pen, layout: ScreenLayout, places: BagLayout, input: BagInput): void {
  const { game, bag, words } = input;
  const { text, line, ratio } = layout;
  const items = bagOf(game, game.hero);
  const overMap = opensOver(layout, bag);
  const { box } = places;
  if (overMap) {
    pen.rect(box, colours.panel);
    pen.frame(box, Math.max(1, Math.round(ratio)), colours.edge);
  }
  const inset = overMap ? layout.gap : 0;
  const x = box.x + inset;
  const y = box.y + inset + Math.round(line / 2);
  const listed = bag?.slots ?? input.slots;
  const heading = pen.text(bag?.heading ?? words.ui.bag, x, y, text, colours.title);
  if (items.length === 0) {
    pen.text(words.ui.emptyBag, x + heading + text, y, text, colours.faint);
  } else if (listed.length > bagRows) {
    const first = listed.indexOf(places.rows[0].slot) + 1;
    const range = `${first}–${first + places.rows.length - 1} / ${listed.length}`;
    pen.text(range, box.x + box.width - inset, y, text, colours.dim, { align: 'right' });
  }
  for (const { slot, box: row } of places.rows) {
    drawRow(pen, layout, row, slot, items[slot], input);
  }
}

/** Draws an item: its icon and name on the left, its effect and weight on the right. */
function drawRow(
  pen: Pen,
  { text, ratio }: ScreenLayout,
  row: Rect,
  slot: number,
  item: number,
  { game, bag, words, names, letters, artwork }: BagInput,
): void {
  const middle = row.y + Math.round(row.height / 2);
  const chosen = slot === bag?.index;
  const letter = (bag?.letters ?? letters)?.[slot] ?? '';
  if (chosen) {
    pen.rect(row, colours.chosen);
    const mark = Math.max(2, Math.round(2 * ratio));
    pen.rect({ x: row.x, y: row.y, width: mark, height: row.height }, colours.title);
    if (!letter) pen.text('>', row.x + Math.round(text * 0.35), middle, text, colours.title);
  }
  if (letter) {
    const colour = chosen ? colours.title : colours.dim;
    pen.text(letter, row.x + Math.round(text * 0.35), middle, text, colour);
  }
  const lead = Math.round(text * (letter ? 1.15 : 0.9));
  const side = Math.round(Math.min(row.height * 0.96, text * 1.9));
  const portrait = thingPortrait(artwork, game, game.stores.Identity.kind[item]);
  if (portrait) {
    const box = { x: row.x + lead, y: middle - Math.round(side / 2), width: side, height: side };
    pen.picture(portrait.texture, box, portrait.colour);
  }

  const right = row.x + row.width - Math.round(text * 0.3);
  const weightRoom = limitsWeight(game, game.hero) ? pen.width('00.0', text) + text * 0.7 : 0;
  if (weightRoom > 0) {
    const { Item } = game.stores;
    const weight = tenths(Item.weight[item] * Item.count[item]);
    pen.text(weight, right, middle, text, colours.dim, { align: 'right' });
  }
  const effect = itemChange(game, item, words);
  const effectRoom = effect ? Math.min(pen.width(effect, text), row.width * 0.32) : 0;
  const effectX = right - weightRoom;
  if (effect) {
    pen.text(effect, effectX, middle, text, colours.dim, { align: 'right', room: effectRoom });
  }

  const nameX = row.x + lead + side + Math.round(text * 0.4);
  const mark = wornMark(game, item, words);
  const worn = mark && ` ${mark}`;
  const room = effectX - effectRoom - text * 0.6 - nameX - pen.width(worn, text);
  const name = names.item(itemName(game, item));
  const width = pen.text(name, nameX, middle, text, colours.text, { room });
  if (worn) pen.text(worn, nameX + width, middle, text, colours.title);
}

function drawStrip(
  pen: Pen,
  { text, ratio, bag: box }: ScreenLayout,
  places: BagLayout,
  { game, words, artwork }: BagInput,
): void {
  const items = bagOf(game, game.hero);
  const edge = Math.max(1, Math.round(ratio));
  const width = Math.floor(box.width / bagRows);
  const middle = box.y + Math.round(box.height / 2);
  if (items.length === 0) {
    const label = words.joined.pair(words.ui.bag, words.ui.emptyBag);
    pen.text(label, box.x + Math.round(text * 0.5), middle, text, colours.faint);
    return;
  }
  for (let place = 0; place < bagRows; place++) {
    const x = box.x + place * width;
    pen.rect({ x, y: box.y, width: width - 2 * edge, height: box.height }, colours.row, 0.6);
  }
  for (const { slot, box: cell } of places.rows) {
    const item = items[slot];
    const portrait = thingPortrait(artwork, game, game.stores.Identity.kind[item]);
    const side = Math.min(cell.width - 4 * edge, cell.height - 2 * edge);
    if (portrait) {
      const x = cell.x + Math.round((cell.width - 2 * edge - side) / 2);
      const y = cell.y + Math.round((cell.height - side) / 2);
      pen.picture(portrait.texture, { x, y, width: side, height: side }, portrait.colour);
    }
    if (isWorn(game, game.hero, item)) {
      pen.frame({ ...cell, width: cell.width - 2 * edge }, edge, colours.title);
    }
  }
  if (items.length > bagRows) {
    const x = box.x + (bagRows - 0.5) * width - edge;
    const more = `+${items.length - bagRows + 1}`;
    pen.text(more, x, middle, text, colours.text, { align: 'middle' });
  }
}
