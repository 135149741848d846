import type { Cell } from '../dungeon/grid.ts';
import type { Game } from '../game/world.ts';
import { centreOf, restingScroll, scrollTo } from './camera.ts';
import { joined, type Region, regionAt } from './map/region.ts';
import type { ScreenLayout } from './screen-layout.ts';
import type { View } from './view.ts';

/** A view, and its layout. */
export interface Shown {
  readonly view: View;
  readonly layout: ScreenLayout;
}

/** The window through which the map shows the floor: it follows the hero while the hero glides. */
export class FloorWindow {
  readonly #heroPosition: (game: Game) => Cell;
  #shown: Shown | null = null;
  /** The cells in and near the window. */
  #region: Region | null = null;

  /** `heroPosition`: the hero's position in cells at this moment. */
  constructor(heroPosition: (game: Game) => Cell) {
    this.#heroPosition = heroPosition;
  }

  /**
   * Moves to a view. Returns all cells that can be visible on the way there. `sameFloor`: the window showed the
   * same floor before.
   */
  show(view: View, layout: ScreenLayout, sameFloor: boolean): Region {
    const before = sameFloor ? this.#region : null;
    const { width, height } = layout.map;
    const window = { ...restingScroll(view, layout), width, height };
    this.#shown = { view, layout };
    this.#region = regionAt(view.game.floor.grid, layout.cell, window);
    return before ? joined(before, this.#region) : this.#region;
  }

  /** The scroll position in device pixels at this moment. */
  scroll({ view, layout }: Shown): Cell {
    const centre = centreOf(layout, this.#heroPosition(view.game), view);
    return scrollTo(layout, view.game.floor.grid, centre);
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
