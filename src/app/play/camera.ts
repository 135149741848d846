import type { Cell } from '../../dungeon/grid.ts';
import type { CameraView, Places } from '../../screen/view.ts';

/** The part of the floor that the player has chosen to see. The zoom lasts until the page is closed. */
export class Camera {
  readonly #places: () => Pick<Places, 'map' | 'positionAt'> | null;
  readonly #redraw: () => void;
  #zoom: number | null = null;
  #centre: Cell | null = null;

  constructor(places: () => Pick<Places, 'map' | 'positionAt'> | null, redraw: () => void) {
    this.#places = places;
    this.#redraw = redraw;
  }

  get view(): CameraView {
    return { zoom: this.#zoom, centre: this.#centre };
  }

  /** Moves the floor with a pointer, in CSS pixels. It stops near the floor's edges: see `scrollTo`. */
  pan(dx: number, dy: number): void {
    const map = this.#places()?.map;
    if (!map) return;
    const { centre, cell } = map;
    this.#centre = { x: centre.x - dx / cell.width, y: centre.y - dy / cell.height };
    this.#redraw();
  }

  /** Changes the size of cells. The cell under a point stays there; without one, the middle does. */
  zoomBy(factor: number, point: { readonly x: number; readonly y: number } | null): void {
    const places = this.#places();
    const map = places?.map;
    if (!places || !map) return;
    const { cell, centre } = map;
    const at = point && places.positionAt(point.x, point.y);
    const before = this.#zoom ?? cell.width / map.widthAt(1);
    const zoom = Math.min(Math.max(before * factor, map.zoom.least), map.zoom.most);
    this.#zoom = zoom;
    const shrink = cell.width / map.widthAt(zoom);
    if (at && shrink !== 1) {
      const x = at.x - (at.x - centre.x) * shrink;
      const y = at.y - (at.y - centre.y) * shrink;
      this.#centre = { x, y };
    }
    this.#redraw();
  }

  /** Shows the hero again, and cells of the size that suits the floor. */
  reset(): void {
    this.#zoom = null;
    this.#centre = null;
    this.#redraw();
  }

  /** From the next drawing on, the hero is in the middle. */
  follow(): void {
    this.#centre = null;
  }
}
