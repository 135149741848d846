import { Container, type Renderer } from 'pixi.js';
import { limitsWeight, loadOf } from '../../describe/bag-sheet.ts';
import { courseOf } from '../../describe/course.ts';
import { perilOf } from '../../describe/danger.ts';
import { shownLines, shownOfLastTurn } from '../../describe/shown-lines.ts';
import { opponentsInSight } from '../../game/actors/actors.ts';
import { has } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { wordsOf } from '../../words/loading.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Names, Words } from '../../words/texts.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { poseInHud } from '../hero-pose.ts';
import { KnownFloors } from '../known-floor.ts';
import type { Palette } from '../palettes.ts';
import { contains, overlap, type Rect, type ScreenLayout, smallest } from '../screen-layout.ts';
import type { Target, View } from '../view.ts';
import { arrangeThreats } from './arrange-threats.ts';
import { drawBag, drawMenu } from './bag.ts';
import type { BagInput } from './bag-input.ts';
import { type BagLayout, bagLayout } from './bag-layout.ts';
import { buttonAt, drawButtons } from './buttons.ts';
import { drawCourse } from './course.ts';
import { drawHeading, headingLines } from './heading.ts';
import { type HudPart, partAt } from './hud-part.ts';
import { drawLog } from './log.ts';
import { Minimap, minimapDot } from './minimap.ts';
import { MinimapParts } from './minimap-part.ts';
import {
  type AroundNotice,
  drawMinimapFrame,
  drawMinimapWindow,
  drawNotice,
  drawPanel,
  minimapFrame,
} from './panel.ts';
import { PanelGround } from './panel-ground.ts';
import { PanelPicture } from './panel-picture.ts';
import { PixiPen } from './pixi-pen.ts';
import { drawStatus } from './status.ts';
import type { TextPainter } from './text-painter.ts';
import { uncovered } from './threat-layout.ts';
import { drawThreats } from './threats.ts';

/** Everything beside and over the map while a game is played. */
export class Hud {
  readonly container = new Container();
  readonly #ground: PanelGround;
  readonly #known: KnownFloors;
  readonly #minimap = new Minimap();
  readonly #minimapParts = new MinimapParts();
  /** One pen per layer: the panel, things over the map, the action menu, and the notice. */
  readonly #panel: PixiPen;
  readonly #over: PixiPen;
  readonly #menu: PixiPen;
  readonly #notice: PixiPen;
  /** Shows the ground, the panel and the minimap; null if the renderer cannot draw meshes. */
  readonly #picture: PanelPicture | null;
  #bag: BagLayout | null = null;
  /** The closed bag beside the open one; null where the open bag covers it. */
  #closed: BagLayout | null = null;
  /** The place of the log in the last drawing. */
  #log: Rect | null = null;
  /** The place of the notice in the last drawing. */
  #noticeBox: Rect | null = null;
  /** The bars, values and threats of the last drawing. */
  #parts: HudPart[] = [];

  /** `hasMeshes`: whether the renderer can draw them. `known`: shared with the layout of the views. */
  constructor(
    painter: Pick<TextPainter, 'paint' | 'width'>,
    hasMeshes = false,
    known = new KnownFloors(),
  ) {
    this.#known = known;
    this.#panel = new PixiPen(painter);
    this.#over = new PixiPen(painter);
    this.#menu = new PixiPen(painter);
    this.#notice = new PixiPen(painter);
    this.#ground = new PanelGround(hasMeshes);
    const panel = [this.#ground.view, this.#panel.container, this.#minimap.sprite];
    this.#picture = hasMeshes ? new PanelPicture(...panel) : null;
    this.container.addChild(
      ...(this.#picture ? [this.#picture.view] : panel),
      this.#over.container,
      this.#menu.container,
      this.#notice.container,
    );
  }

  /** The place of the notice over the map in device pixels; null without one. */
  get noticeBox(): Rect | null {
    return this.#noticeBox;
  }

  /** Whether dimmed texts are bright, because the device asks for more contrast. */
  set highContrast(isHigh: boolean) {
    for (const pen of this.#pens) pen.highContrast = isHigh;
  }

  get #pens(): readonly PixiPen[] {
    return [this.#panel, this.#over, this.#menu, this.#notice];
  }

  /**
   * Draws the HUD, or hides it behind the title screen. `touch`: whether fingers press the buttons.
   * `around`: where a notice may not be.
   */
  draw(
    view: View,
    layout: ScreenLayout,
    artwork: Artwork,
    touch: boolean,
    around: AroundNotice,
  ): void {
    this.container.visible = !view.backdrop;
    this.#bag = null;
    this.#closed = null;
    this.#noticeBox = null;
    if (view.backdrop) return;
    for (const pen of this.#pens) pen.begin(Math.ceil(smallest.text * layout.ratio));
    const { game } = view;
    const { palette } = artwork;
    const words = wordsOf(view.language);
    const names = namesOf(game.campaign, view.language);
    const seen = opponentsInSight(game);
    this.#ground.show(layout.hud);
    drawPanel(this.#panel, layout);
    const peril = perilOf(game, seen);
    const pose = poseInHud(view, peril);
    this.#parts = drawStatus(this.#panel, layout, game, words, peril, artwork, pose);
    if (has(game, game.hero, 'Bag')) {
      const input: BagInput = {
        game,
        words,
        names,
        bag: view.bag,
        slots: view.bagSlots,
        letters: view.bagLetters,
        artwork,
      };
      this.#bag = bagLayout(this.#panel, layout, input);
      drawBag(view.bag ? this.#over : this.#panel, layout, this.#bag, input);
      if (view.bag) this.#drawClosedBag(layout, this.#bag.box, { ...input, bag: null });
      drawMenu(this.#menu, layout, this.#bag, input);
      if (!view.bag) this.#parts.push(...bagHeading(layout, game, words));
    }
    const cover = view.bag ? (this.#bag?.box ?? null) : null;
    this.#drawMinimap(layout, view, palette, cover);
    this.#drawCourse(layout, view, artwork, words, cover);
    const open = { ...layout, log: uncovered(layout, cover) };
    const isCut = open.log.height < layout.log.height;
    const { threats, groups } = arrangeThreats(open, game, seen, isCut);
    const facts = { game, words, names, artwork };
    this.#parts.push(...drawThreats(this.#panel, open, threats, seen, facts, groups));
    this.#log = threats.log;
    this.#drawLog(open, view, words, names, palette);
    drawButtons(this.#panel, layout, view, words, artwork.atlas, touch, seen.length > 0);
    if (view.notice) this.#noticeBox = drawNotice(this.#notice, layout, view.notice, around);
    for (const pen of this.#pens) pen.end();
    this.#picture?.show(layout.hud);
  }

  /** Prepares the next frame, after `draw`. Behind the title screen, the drawings of the hidden HUD may be gone. */
  prepare(renderer: Pick<Renderer, 'render'>): void {
    if (this.container.visible) this.#picture?.prepare(renderer);
  }

  /** Draws the minimap, unless the open bag covers a part of it. */
  #drawMinimap(layout: ScreenLayout, view: View, palette: Palette, cover: Rect | null): void {
    const { game } = view;
    const isFree = !cover || !overlap(cover, minimapFrame(layout));
    this.#minimap.sprite.visible = isFree;
    if (!isFree) return;
    drawMinimapFrame(this.#panel, layout);
    const { minimap, text } = layout;
    const { tiles, bounds } = this.#known.of(view);
    const part = this.#minimapParts.partOf(game, minimap, text, bounds);
    drawMinimapWindow(this.#over, layout, view, part);
    const dot = minimapDot(text, part.side);
    this.#minimap.show(game, minimap, dot, palette, tiles, part);
  }

  /** Draws the course of the game beside the minimap, if it has a place there that the open bag leaves free. */
  #drawCourse(
    layout: ScreenLayout,
    { game }: View,
    artwork: Artwork,
    words: Words,
    cover: Rect | null,
  ): void {
    const { course: box } = layout;
    const course = box.width > 0 && !(cover && overlap(cover, box)) ? courseOf(game) : null;
    if (course)
      this.#parts.push(...drawCourse(this.#panel, layout, course, { game, words, artwork }));
  }

  /** Draws the closed bag too if the open one leaves it free. */
  #drawClosedBag(layout: ScreenLayout, open: Rect, input: BagInput): void {
    if (overlap(open, layout.bag)) return;
    this.#closed = bagLayout(this.#panel, layout, input);
    drawBag(this.#panel, layout, this.#closed, input);
    this.#parts.push(...bagHeading(layout, input.game, input.words));
  }

  /** Draws the messages under the threats, with a heading except in a compact HUD. */
  #drawLog(
    layout: ScreenLayout,
    { game, earlier = [] }: View,
    words: Words,
    names: Names,
    palette: Palette,
  ): void {
    const { minimap, mode, line, text } = layout;
    if (!this.#log) return;
    const head = mode === 'compact' ? 0 : Math.round(headingLines * line);
    const log = { ...this.#log, y: this.#log.y + head, height: this.#log.height - head };
    if (log.height < text) return;
    if (head > 0) drawHeading(this.#panel, layout, this.#log, words.ui.log);
    // The frame of the minimap and a space before it.
    const space = Math.round(text * 0.9);
    const corner = { ...minimap, x: minimap.x - space, y: minimap.y - space };
    const isInside = minimap.x > log.x && contains(layout.log, minimap.x, minimap.y);
    const place = { ...layout, log };
    const lines = shownLines([...earlier, ...game.log]);
    const fresh = shownOfLastTurn(game.events);
    drawLog(this.#panel, place, lines, words, names, palette, {
      corner: isInside ? corner : null,
      fresh,
    });
  }

  /** The target at a point in device pixels, or null outside the HUD. */
  targetAt(x: number, y: number, layout: ScreenLayout, { buttons, bag }: View): Target | null {
    const menuRow = this.#bag?.menu.findIndex((box) => contains(box, x, y)) ?? -1;
    if (menuRow >= 0) return { type: 'menuRow', index: menuRow };
    // A finger in a gap of the menu must not choose the item under the menu.
    if (this.#isInMenu(x, y))
      return bag && bag.menu === null ? { type: 'bagRow', slot: bag.index } : { type: 'bag' };
    const row = slotAt(this.#bag, x, y);
    // A row that is too small for a finger only says which item of the bag is meant.
    if (row) {
      const isLarge = Math.min(row.box.width, row.box.height) >= layout.finger;
      return { type: isLarge ? 'bagRow' : 'bag', slot: row.slot };
    }
    if (this.#bag && contains(this.#bag.box, x, y)) return { type: 'bag' };
    const closed = slotAt(this.#closed, x, y);
    if (closed) return { type: 'bag', slot: closed.slot };
    if (this.#closed && contains(this.#closed.box, x, y)) return { type: 'bag' };
    const button = buttonAt(buttons, layout, x, y);
    if (button) return { type: 'button', button };
    // A tap on the minimap shows its card. In the full layout it is over the log.
    if (contains(layout.minimap, x, y)) return null;
    return this.#log && contains(this.#log, x, y) ? { type: 'log' } : null;
  }

  /**
   * The part to describe at a point in device pixels; null outside the HUD, over the menu of an item, and between the
   * rows of the open bag.
   */
  thingAt(x: number, y: number, layout: ScreenLayout, { buttons, bag }: View): HudPart | null {
    if (this.#isInMenu(x, y)) return null;
    const row = slotAt(this.#bag, x, y) ?? slotAt(this.#closed, x, y);
    if (row) return { thing: { type: 'item', slot: row.slot }, box: row.box };
    // The open bag covers other parts.
    if (bag && this.#bag && contains(this.#bag.box, x, y)) return null;
    const index = layout.buttons.findIndex((box) => contains(box, x, y));
    const button = buttons[index];
    if (button) {
      const { button: name, key } = button;
      return { thing: { type: 'button', button: name, key }, box: layout.buttons[index] };
    }
    const part = partAt(this.#parts, x, y);
    if (part || !contains(layout.minimap, x, y)) return part;
    return { thing: { type: 'value', name: 'minimap', text: '' }, box: layout.minimap };
  }

  /** Whether a point is in the action menu of the bag, which has a heading and entries that are apart. */
  #isInMenu(x: number, y: number): boolean {
    const box = this.#bag?.menuBox;
    return !!box && contains(box, x, y);
  }

  /** Discards all painted texts, so that the next drawing paints them again. */
  forgetTexts(): void {
    for (const pen of this.#pens) pen.forgetTexts();
  }

  /** Discards everything that is painted. */
  forget(): void {
    this.#ground.forget();
    for (const pen of this.#pens) pen.forget();
  }

  destroy(): void {
    for (const pen of this.#pens) pen.forget();
    this.#ground.destroy();
    this.#minimap.destroy();
    this.#picture?.destroy();
    this.container.destroy({ children: true });
  }
}

/** The visible item at a point. */
function slotAt(bag: BagLayout | null, x: number, y: number) {
  return bag?.rows.find(({ box }) => contains(box, x, y));
}

/** The heading of the closed bag, which says how full it is. */
function bagHeading({ mode, bag, slots, line }: ScreenLayout, game: Game, words: Words): HudPart[] {
  if (mode === 'compact' || slots.length === 0) return [];
  const name = limitsWeight(game) ? 'weight' : 'places';
  const text = `${words.ui[name]} ${loadOf(game, words).join('/')}`;
  const box = { ...bag, height: Math.round(headingLines * line) };
  return [{ thing: { type: 'value', name, text }, box }];
}
