import type { Cell } from '../dungeon/grid.ts';
import type { Game } from '../game/world.ts';
import type { Animations } from './animations.ts';
import { centreOf, restingScroll, scrollTo } from './camera.ts';
import { framedPart } from './known-frame.ts';
import { joined, type Region, regionAt } from './map/region.ts';
import type { ScreenLayout } from './screen-layout.ts';
import type { View } from './view.ts';

/** The time in ms in which the window moves to another part of the floor. */
const glideTime = 260;

/** A view, and its layout. */
export interface Shown {
  readonly view: View;
  readonly layout: ScreenLayout;
}

/** The window through which the map shows the floor: it follows the hero while the hero glides. */
export class FloorWindow {
  readonly #heroPosition: (game: Game) => Cell;
  #shown: Shown | null = null;
  /** The known part of the floor: it changes only between views, and finding it in each frame would take too long. */
  #known: Region | null = null;
  /** The part of its way that the window still has to go, in device pixels. */
  #rest: Cell = { x: 0, y: 0 };

  /** `heroPosition`: the hero's position in cells at this moment. */
  constructor(heroPosition: (game: Game) => Cell) {
    this.#heroPosition = heroPosition;
  }

  /**
   * Moves to a view. Returns all cells that can be visible on the way there. `from`: the scroll position from which the
   * window moves, if it showed the same floor before, with cells of the same size.
   */
  show(view: View, layout: ScreenLayout, from: Cell | null): Region {
    const { width, height } = layout.map;
    const { grid } = view.game.floor;
    const regionOf = (scroll: Cell) => regionAt(grid, layout.cell, { ...scroll, width, height });
    this.#shown = { view, layout };
    this.#known = framedPart(view);
    const region = regionOf(restingScroll(view, layout));
    return from ? joined(regionOf(from), region) : region;
  }

  /** The scroll position in device pixels at this moment. */
  scroll({ view, layout }: Shown): Cell {
    const centre = centreOf(layout, this.#heroPosition(view.game), view, this.#known);
    const { x, y } = scrollTo(layout, view.game.floor.grid, centre, this.#known);
    return { x: x + this.#rest.x, y: y + this.#rest.y };
  }

  /** Glides to its place from a scroll position, such as when the hero enters a room that is then seen whole. */
  glide(from: Cell, animations: Animations, now: number): void {
    if (!this.#shown) return;
    this.#rest = { x: 0, y: 0 };
    const to = this.scroll(this.#shown);
    const way = { x: from.x - to.x, y: from.y - to.y };
    if (way.x === 0 && way.y === 0) return;
    animations.run(now, glideTime, (part) => {
      const left = (1 - part) ** 2;
      this.#rest = { x: Math.round(way.x * left), y: Math.round(way.y * left) };
    });
  }

  /** The position in the middle of the map, in cells. The floor's edges limit it. */
  get centre(): Cell {
    if (!this.#shown) return { x: 0, y: 0 };
    const { cell, map } = this.#shown.layout;
    const { x, y } = this.scroll(this.#shown);
    return {
      x: (x + map.width / 2) / cell.width - 0.5,
      y: (y + map.height / 2) / cell.height - 0.5,
    };
  }

  /** The top left of a cell on the screen in device pixels. Null before the first `show`. */
  pointOf({ x, y }: Cell): Cell | null {
    if (!this.#shown) return null;
    const { cell, map } = this.#shown.layout;
    const scroll = this.scroll(this.#shown);
    return { x: map.x + x * cell.width - scroll.x, y: map.y + y * cell.height - scroll.y };
  }

  /** The middle of a cell on the screen in device pixels. Null before the first `show`. */
  middleOf(at: Cell): Cell | null {
    const point = this.pointOf(at);
    if (!point || !this.#shown) return null;
    const { width, height } = this.#shown.layout.cell;
    return { x: point.x + width / 2, y: point.y + height / 2 };
  }

  /** The cell at a point of the map in device pixels, or null outside the floor. */
  cellAt(x: number, y: number): Cell | null {
    if (!this.#shown) return null;
    const { view, layout } = this.#shown;
    const { cell, map } = layout;
    const { grid } = view.game.floor;
    const scroll = this.scroll(this.#shown);
    const cellX = Math.floor((x - map.x + scroll.x) / cell.width);
    const cellY = Math.floor((y - map.y + scroll.y) / cell.height);
    const inside = cellX >= 0 && cellY >= 0 && cellX < grid.width && cellY < grid.height;
    return inside ? { x: cellX, y: cellY } : null;
  }
}
