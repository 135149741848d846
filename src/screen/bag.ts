import { bagOf, isWorn, itemVerbs } from '../game/bag.ts';
import { unpackDice } from '../game/dice.ts';
import { has, kindOf } from '../game/entity.ts';
import { bonusesOf, itemName } from '../game/items.ts';
import type { Game } from '../game/world.ts';
import type { Names, Words } from '../words/texts.ts';
import { type Art, portraitOf } from './art.ts';
import { colours } from './colours.ts';
import type { Ink } from './ink.ts';
import { bagRows } from './layout.ts';
import type { Pen } from './pen.ts';
import type { Layout, Rect } from './space.ts';
import { limitsWeight } from './status.ts';
import type { BagView } from './view.ts';

/** What the bag needs to know. */
export interface BagPicture {
  readonly game: Game;
  readonly words: Words;
  readonly names: Names;
  readonly bag: BagView | null;
  readonly art: Art;
}

/** Where the rows of the bag and of its menu stand, for pointers. */
export interface BagPlaces {
  /** The bag with all that belongs to it. */
  readonly box: Rect;
  readonly rows: readonly { readonly slot: number; readonly box: Rect }[];
  readonly menu: readonly Rect[];
}

/** The rows that show: those from the bag's offset, clamped to what there is. */
function shownRows(count: number, bag: BagView | null): number[] {
  const last = Math.max(0, count - bagRows);
  const first = Math.min(Math.max(0, bag?.offset ?? 0), last);
  return Array.from({ length: Math.min(bagRows, count - first) }, (_, row) => first + row);
}

/** Where everything of the bag stands. The menu lies over the descriptions beside the chosen row. */
export function bagPlaces(place: Layout, ink: Ink, picture: BagPicture): BagPlaces {
  const { game, bag, words } = picture;
  const items = bagOf(game, game.hero);
  const slots = shownRows(items.length, bag);
  const strip = place.mode === 'compact' && !bag;
  const box = strip ? place.bag : place.openBag;
  if (strip) {
    const side = Math.floor(box.width / bagRows);
    // The last place tells how many more there are, and opens the list.
    const shown = items.length > bagRows ? slots.slice(0, bagRows - 1) : slots;
    const rows = shown.map((slot, row) => ({
      slot,
      box: { x: box.x + row * side, y: box.y, width: side, height: box.height },
    }));
    return { box, rows, menu: [] };
  }
  const inset = place.mode === 'compact' ? place.gap : 0;
  const top = box.y + inset + place.line;
  const rows = slots.map((slot, row) => ({
    slot,
    box: {
      x: box.x + inset,
      y: top + row * place.bagRow,
      width: box.width - 2 * inset,
      height: place.bagRow,
    },
  }));
  const chosen = rows.find(({ slot }) => slot === bag?.index);
  const item = bag ? items[bag.index] : undefined;
  if (!bag || bag.menu === null || !chosen || item === undefined) return { box, rows, menu: [] };

  const verbs = itemVerbs(game, game.hero, item).map((verb) => words.verbs[verb]);
  const height = Math.max(place.bagRow, Math.round(place.line * 1.2));
  const widest = Math.max(...verbs.map((verb) => ink.width(verb, place.text)));
  const width = Math.min(Math.round(widest + 2.6 * place.text), chosen.box.width);
  const edge = Math.round(place.text * 0.25);
  const lowest = box.y + box.height - edge - verbs.length * height;
  const y = Math.max(box.y + edge, Math.min(chosen.box.y, lowest));
  const x = chosen.box.x + chosen.box.width - width - edge;
  return { box, rows, menu: verbs.map((_, row) => ({ x, y: y + row * height, width, height })) };
}

/** Draws the bag: a list with its title, or in a compact HUD a strip of icons while it is closed. */
export function drawBag(
  pen: Pen,
  ink: Ink,
  place: Layout,
  places: BagPlaces,
  picture: BagPicture,
): void {
  const { game, bag, words } = picture;
  const items = bagOf(game, game.hero);
  if (place.mode === 'compact' && !bag) {
    drawStrip(pen, place, places, picture, items);
    return;
  }
  const { text, line, gap } = place;
  const over = place.mode === 'compact';
  const { box } = places;
  if (over) {
    pen.rect(box, colours.panel, 0.96);
    pen.frame(box, Math.max(1, Math.round(place.ratio)), colours.edge);
  }
  const x = box.x + (over ? gap : 0);
  const y = box.y + (over ? gap : 0) + Math.round(line / 2);
  const title = pen.text(words.ui.bag, x, y, text, colours.title);
  if (items.length === 0) {
    pen.text(words.ui.emptyBag, x + title + text, y, text, colours.faint);
  } else if (items.length > bagRows) {
    const last = places.rows.at(-1)?.slot ?? 0;
    const range = `${(places.rows[0]?.slot ?? 0) + 1}–${last + 1} / ${items.length}`;
    const right = box.x + box.width - (over ? gap : 0);
    pen.text(range, right, y, text, colours.dim, { align: 'right' });
  }
  for (const { slot, box: row } of places.rows) {
    drawRow(pen, ink, place, row, items[slot], slot === bag?.index, picture);
  }
}

function drawRow(
  pen: Pen,
  ink: Ink,
  { text, ratio }: Layout,
  row: Rect,
  item: number,
  chosen: boolean,
  { game, words, names, art }: BagPicture,
): void {
  const worn = isWorn(game, game.hero, item);
  const middle = row.y + Math.round(row.height / 2);
  const lead = Math.round(text * 0.9);
  if (chosen) {
    pen.rect(row, colours.chosen);
    const mark = Math.max(2, Math.round(2 * ratio));
    pen.rect({ x: row.x, y: row.y, width: mark, height: row.height }, colours.title);
    pen.text('>', row.x + Math.round(text * 0.35), middle, text, colours.title);
  }
  const side = Math.round(Math.min(row.height * 0.96, text * 1.9));
  const portrait = portraitOf(art, kindOf(game, item));
  if (portrait) {
    const box = { x: row.x + lead, y: middle - Math.round(side / 2), width: side, height: side };
    pen.picture(portrait.texture, box, portrait.colour);
  }
  const nameX = row.x + lead + side + Math.round(text * 0.4);
  const right = row.x + row.width - Math.round(text * 0.3);

  const effect = effectOf(game, item, words);
  const weightRoom = limitsWeight(game, game.hero) ? ink.width('00.0', text) + text * 0.7 : 0;
  if (weightRoom > 0) {
    const { Item } = game.stores;
    const weight = ((Item.weight[item] * Item.count[item]) / 10).toFixed(1);
    pen.text(weight, right, middle, text, colours.dim, { align: 'right' });
  }
  const effectRoom = effect ? Math.min(ink.width(effect, text), row.width * 0.32) : 0;
  const effectX = right - weightRoom;
  if (effect) {
    pen.text(effect, effectX, middle, text, colours.dim, { align: 'right', room: effectRoom });
  }
  const room = effectX - effectRoom - text * 0.6 - nameX;
  const mark = worn ? ` ${words.ui.worn}` : '';
  const markRoom = mark ? ink.width(mark, text) : 0;
  const name = names.item(itemName(game, item));
  const width = pen.text(name, nameX, middle, text, colours.text, { room: room - markRoom });
  if (mark) pen.text(mark, nameX + width, middle, text, colours.title);
}

/** What an item does, such as `ATK +2` or `2d4`; empty for what is only carried. */
function effectOf(game: Game, item: number, { ui }: Words): string {
  const { Weapon, Food } = game.stores;
  if (has(game, item, 'Weapon')) {
    return diceText(Weapon.dice[item]) || `${ui.attack} +${Weapon.attack[item]}`;
  }
  if (has(game, item, 'Armour')) return armourText(game, item, ui);
  if (has(game, item, 'Food') && Food.spread[item] === 0)
    return `${ui.energy} +${Food.energy[item]}`;
  if (has(game, item, 'Potion')) return `${ui.hp} +${itemName(game, item).power}`;
  return '';
}

/** Packed dice as they are written, such as `1d8/2d6`. */
function diceText(dice: number): string {
  return unpackDice(dice)
    .map(({ count, sides }) => `${count}d${sides}`)
    .join('/');
}

/** What an armour gives, as those count it who will wear it. */
function armourText(game: Game, item: number, ui: Words['ui']): string {
  const { Armour, Item } = game.stores;
  if (has(game, game.hero, 'Stats') || !has(game, game.hero, 'Fighter')) {
    return `${ui.defence} +${Armour.defence[item]}`;
  }
  // The hero's own armour class tells of what he wears; of other armour he may know only the kind.
  const known = Item.known[item] === 1 || isWorn(game, game.hero, item);
  const hidden = known ? 0 : bonusesOf(game, item)[0];
  return `${ui.armourClass} ${10 - Armour.defence[item] + hidden}`;
}

function drawStrip(
  pen: Pen,
  { text, ratio, bag: box }: Layout,
  places: BagPlaces,
  { game, words, art }: BagPicture,
  items: readonly number[],
): void {
  const edge = Math.max(1, Math.round(ratio));
  const width = Math.floor(box.width / bagRows);
  for (let slot = 0; slot < bagRows && items.length > 0; slot++) {
    const cell = { x: box.x + slot * width, y: box.y, width: width - 2 * edge, height: box.height };
    pen.rect(cell, colours.row, 0.6);
  }
  for (const { slot, box: cell } of places.rows) {
    const item = items[slot];
    const portrait = portraitOf(art, kindOf(game, item));
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
  if (items.length === 0) {
    const x = box.x + Math.round(text * 0.5);
    const y = box.y + Math.round(box.height / 2);
    pen.text(`${words.ui.bag}: ${words.ui.emptyBag}`, x, y, text, colours.faint);
  } else if (items.length > bagRows) {
    const x = box.x + (bagRows - 0.5) * width - edge;
    const more = `+${items.length - bagRows + 1}`;
    pen.text(more, x, box.y + Math.round(box.height / 2), text, colours.text, { align: 'middle' });
  }
}

/** Draws what can be done with the chosen item. */
export function drawMenu(
  pen: Pen,
  { text, ratio }: Layout,
  places: BagPlaces,
  { game, bag, words }: BagPicture,
): void {
  const [first] = places.menu;
  if (!bag || bag.menu === null || !first) return;
  const item = bagOf(game, game.hero)[bag.index];
  const edge = Math.max(1, Math.round(ratio));
  const box = {
    x: first.x - edge,
    y: first.y - edge,
    width: first.width + 2 * edge,
    height: first.height * places.menu.length + 2 * edge,
  };
  pen.rect(box, colours.panel);
  itemVerbs(game, game.hero, item).forEach((verb, index) => {
    const row = places.menu[index];
    const middle = row.y + Math.round(row.height / 2);
    const chosen = index === bag.menu;
    if (chosen) pen.rect(row, colours.chosen);
    if (chosen) pen.text('>', row.x + Math.round(text * 0.4), middle, text, colours.title);
    const x = row.x + Math.round(text * 1.3);
    pen.text(words.verbs[verb], x, middle, text, chosen ? 0xffffff : colours.text, {
      room: row.x + row.width - x,
    });
  });
  pen.frame(box, edge, colours.title);
}
