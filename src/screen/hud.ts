import { Container } from 'pixi.js';
import { has, heroCell } from '../game/entity.ts';
import { commandHere } from '../game/stairs.ts';
import { wordsOf } from '../words/loading.ts';
import { namesOf } from '../words/sentences.ts';
import type { Art } from './art.ts';
import { type BagPicture, type BagPlaces, bagPlaces, drawBag, drawMenu } from './bag.ts';
import { buttonsOf, drawButtons, uselessButtons } from './buttons.ts';
import { colours } from './colours.ts';
import type { Ink } from './ink.ts';
import { drawLog } from './log.ts';
import { Minimap } from './minimap.ts';
import { Pen } from './pen.ts';
import { holds, isWide, type Layout, scrollOf } from './space.ts';
import { drawStatus } from './status.ts';
import type { Target, View } from './view.ts';

/** What stands beside the map and over it while a game is played. */
export class Hud {
  readonly container = new Container();
  readonly #ink: Ink;
  readonly #minimap = new Minimap();
  readonly #beside: Pen;
  readonly #over: Pen;
  readonly #menu: Pen;
  readonly #notice: Pen;
  #places: BagPlaces | null = null;

  constructor(ink: Ink) {
    this.#ink = ink;
    this.#beside = new Pen(ink);
    this.#over = new Pen(ink);
    this.#menu = new Pen(ink);
    this.#notice = new Pen(ink);
    this.container.addChild(
      this.#beside.container,
      this.#minimap.sprite,
      this.#over.container,
      this.#menu.container,
      this.#notice.container,
    );
  }

  /**
   * Draws all of it, or nothing behind the title. `touch`: fingers press the buttons; `heroTop`: how
   * far below the map's top the hero stands, in pixels.
   */
  draw(view: View, place: Layout, art: Art, touch: boolean, heroTop: number): void {
    const { game, language } = view;
    this.container.visible = !view.backdrop;
    const pens = [this.#beside, this.#over, this.#menu, this.#notice];
    for (const pen of pens) pen.begin();
    this.#places = null;
    if (!view.backdrop) {
      const words = wordsOf(language);
      const names = namesOf(game.campaign, language);
      const picture: BagPicture = { game, words, names, bag: view.bag, art };
      this.#places = bagPlaces(place, this.#ink, picture);
      this.#drawPanel(place);
      drawStatus(this.#beside, this.#ink, place, game, words);
      const bagPen = place.mode === 'compact' && view.bag ? this.#over : this.#beside;
      if (has(game, game.hero, 'Bag')) {
        drawBag(bagPen, this.#ink, place, this.#places, picture);
        drawMenu(this.#menu, place, this.#places, picture);
      }
      drawLog(this.#beside, this.#ink, place, game.log, words, names);
      drawButtons(this.#beside, this.#ink, place, {
        words,
        buttons: buttonsOf(game),
        look: view.look,
        keys: view.keys,
        touch,
        atlas: art.atlas,
        here: commandHere(game),
        bagOpen: view.bag !== null,
        useless: uselessButtons(game),
        digging: view.asking,
      });
      this.#minimap.set(game, place.minimap);
      this.#drawWindow(place, view);
      if (view.notice) this.#drawNotice(view.notice, place, heroTop);
    }
    for (const pen of pens) pen.end();
  }

  /** What lies under a point, in device pixels. */
  targetAt(x: number, y: number, place: Layout, { game }: View): Target | null {
    const menuRow = this.#places?.menu.findIndex((box) => holds(box, x, y)) ?? -1;
    if (menuRow >= 0) return { type: 'menuRow', index: menuRow };
    const row = this.#places?.rows.find(({ box }) => holds(box, x, y));
    if (row) return { type: 'bagRow', slot: row.slot };
    if (this.#places && holds(this.#places.box, x, y)) return { type: 'bag' };
    const button = place.buttons.findIndex((box) => holds(box, x, y));
    return button >= 0 ? { type: 'button', button: buttonsOf(game)[button] } : null;
  }

  /** So that the next drawing writes every text anew. */
  forget(): void {
    for (const pen of [this.#beside, this.#over, this.#menu, this.#notice]) pen.forget();
  }

  /** Gives back what goes with no container. */
  destroy(): void {
    this.#minimap.destroy();
    this.forget();
  }

  #drawPanel({ hud, minimap, ratio, mode, line, gap, log, bag, status }: Layout): void {
    const edge = Math.max(1, Math.round(ratio));
    this.#beside.rect(hud, colours.panel);
    if (mode === 'full') {
      this.#beside.rect({ ...hud, width: 2 * edge }, colours.edge);
      const y = log.y - Math.round(gap / 2);
      this.#beside.rect({ x: status.x, y, width: status.width, height: edge }, colours.edge);
    } else if (mode === 'below') {
      this.#beside.rect({ ...hud, height: 2 * edge }, colours.edge);
      for (const column of [log, bag]) {
        const x = column.x - gap;
        this.#beside.rect({ x, y: log.y, width: edge, height: log.height }, colours.edge);
      }
    } else if (hud.x > 0) this.#beside.rect({ ...hud, width: edge }, colours.edge);
    else this.#beside.rect({ ...hud, height: edge }, colours.edge);
    const rim = Math.max(edge, Math.round(line * 0.1));
    const frame = {
      x: minimap.x - rim,
      y: minimap.y - rim,
      width: minimap.width + 2 * rim,
      height: minimap.height + 2 * rim,
    };
    this.#beside.frame(frame, rim, colours.edge);
  }

  /** Marks on the picture of a wide or large floor which part of it the map shows. */
  #drawWindow(place: Layout, { game }: View): void {
    const { width: columns, height: rows } = game.floor.grid;
    const { cell, map, minimap } = place;
    const windows = Math.max((columns * cell) / map.width, (rows * cell) / map.height);
    if (windows <= (isWide({ columns, rows }) ? 1 : 3)) return;
    const hero = heroCell(game);
    const side = minimap.width / columns;
    const span = (count: number, view: number, at: number) => {
      const from = Math.max(0, scrollOf(count * cell, view, (at + 0.5) * cell) / cell);
      return {
        from: Math.round(from * side),
        size: Math.round(Math.min(count, view / cell) * side),
      };
    };
    const x = span(columns, map.width, hero.x);
    const y = span(rows, map.height, hero.y);
    const box = { x: minimap.x + x.from, y: minimap.y + y.from, width: x.size, height: y.size };
    this.#over.frame(box, Math.max(1, Math.round(place.ratio)), colours.dim);
  }

  /** A notice at the map's top, or at its foot where it would hide the hero. */
  #drawNotice(notice: string, place: Layout, heroTop: number): void {
    const { map, text, line, ratio, cell } = place;
    const size = Math.round(text * 1.1);
    const width = Math.min(map.width - line, Math.round(this.#ink.width(notice, size) + 2 * line));
    const height = Math.round(line * 1.8);
    const edge = Math.round(line * 0.8);
    const high = heroTop > edge + height + cell;
    const box = {
      x: map.x + Math.round((map.width - width) / 2),
      y: high ? map.y + edge : map.y + map.height - edge - height,
      width,
      height,
    };
    this.#notice.rect(box, colours.panel, 0.94);
    this.#notice.frame(box, Math.max(1, Math.round(ratio)), colours.title);
    const middle = box.y + Math.round(height / 2);
    this.#notice.text(notice, box.x + width / 2, middle, size, colours.title, {
      align: 'middle',
      room: width - line,
    });
  }
}
