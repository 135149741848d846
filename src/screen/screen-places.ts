import type { Cell } from '../dungeon/grid.ts';
import type { FloorWindow, Shown } from './floor-window.ts';
import { bagRoom } from './hud/bag-layout.ts';
import type { Hud } from './hud/hud.ts';
import { widthAt } from './hud/zoom.ts';
import { contains, type Rect, type ScreenLayout } from './screen-layout.ts';
import type { Places, PointedPlace, ShownMap, Target } from './view.ts';

/** Finds the things at points of the window, and the rectangles of things on it. */
export class ScreenPlaces implements Places {
  readonly #canvas: HTMLCanvasElement;
  readonly #window: FloorWindow;
  readonly #hud: Hud;
  readonly #shown: () => Shown | null;

  /** `shown`: null before the first view. */
  constructor(canvas: HTMLCanvasElement, window: FloorWindow, hud: Hud, shown: () => Shown | null) {
    this.#canvas = canvas;
    this.#window = window;
    this.#hud = hud;
    this.#shown = shown;
  }

  get map(): ShownMap | null {
    const game = this.#game;
    if (!game) return null;
    const { cell, ratio, zoom } = game.layout;
    const size = { width: cell.width / ratio, height: cell.height / ratio };
    return {
      cell: size,
      centre: this.#window.centre,
      zoom,
      widthAt: (factor) => widthAt(zoom.usual, factor) / ratio,
    };
  }

  get bagRoom(): Places['bagRoom'] {
    const layout = this.#game?.layout;
    if (!layout) return null;
    const rows = bagRoom(layout);
    return { rows, column: rows / layout.bagColumns };
  }

  mapBox(): DOMRectReadOnly | null {
    const game = this.#game;
    return game && this.#onPage(game.layout.map, game.layout);
  }

  noticeBox(): DOMRectReadOnly | null {
    const shown = this.#shown();
    const box = this.#hud.noticeBox;
    return shown && box && this.#onPage(box, shown.layout);
  }

  boxOf(x: number, y: number): DOMRectReadOnly | null {
    const game = this.#game;
    const point = this.#window.pointOf({ x, y });
    return game && point && this.#onPage({ ...point, ...game.layout.cell }, game.layout);
  }

  thingAt(clientX: number, clientY: number): PointedPlace | null {
    const game = this.#game;
    if (!game) return null;
    const { view, layout } = game;
    const { x, y } = this.#pointOnCanvas(clientX, clientY, layout);
    const part = this.#hud.thingAt(x, y, layout, view);
    if (part) return { thing: part.thing, box: this.#onPage(part.box, layout) };
    if (!contains(layout.map, x, y) || this.#hud.targetAt(x, y, layout, view)) return null;
    const cell = this.#window.cellAt(x, y);
    const box = cell && this.boxOf(cell.x, cell.y);
    return cell && box && { thing: { type: 'cell', ...cell }, box };
  }

  targetAt(clientX: number, clientY: number): Target | null {
    const game = this.#game;
    if (!game) return null;
    const { view, layout } = game;
    const { x, y } = this.#pointOnCanvas(clientX, clientY, layout);
    const target = this.#hud.targetAt(x, y, layout, view);
    if (target || !contains(layout.map, x, y)) return target;
    const cell = this.#window.cellAt(x, y);
    return cell && { type: 'cell', ...cell };
  }

  isMapAt(clientX: number, clientY: number): boolean {
    const game = this.#game;
    if (!game) return false;
    const { view, layout } = game;
    const { x, y } = this.#pointOnCanvas(clientX, clientY, layout);
    return contains(layout.map, x, y) && this.#hud.targetAt(x, y, layout, view) === null;
  }

  positionAt(clientX: number, clientY: number): Cell | null {
    const shown = this.#shown();
    if (!shown) return null;
    const { map, cell } = shown.layout;
    const { x, y } = this.#pointOnCanvas(clientX, clientY, shown.layout);
    const { centre } = this.#window;
    return {
      x: centre.x + (x - map.x - map.width / 2) / cell.width,
      y: centre.y + (y - map.y - map.height / 2) / cell.height,
    };
  }

  /** A rectangle in CSS pixels of the window as one in device pixels of the canvas. */
  onCanvas({ x, y, width, height }: DOMRectReadOnly, layout: ScreenLayout): Rect {
    const { ratio } = layout;
    const point = this.#pointOnCanvas(x, y, layout);
    return { ...point, width: width * ratio, height: height * ratio };
  }

  /** The shown view of a game; null behind the title screen. */
  get #game(): Shown | null {
    const shown = this.#shown();
    return shown && !shown.view.backdrop ? shown : null;
  }

  /** A point in CSS pixels of the window as one in device pixels of the canvas. */
  #pointOnCanvas(clientX: number, clientY: number, { ratio }: ScreenLayout): Cell {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return { x: (clientX - left) * ratio, y: (clientY - top) * ratio };
  }

  /** A rectangle in device pixels of the canvas as one in CSS pixels of the window. */
  #onPage({ x, y, width, height }: Rect, { ratio }: ScreenLayout): DOMRectReadOnly {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return new DOMRectReadOnly(left + x / ratio, top + y / ratio, width / ratio, height / ratio);
  }
}
