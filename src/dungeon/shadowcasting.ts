import { clearView, type FieldOfView, widenView } from './field-of-view.ts';
import { type Grid, isTransparent } from './grid.ts';

/**
 * Symmetric shadowcasting (Albert Ford, "Symmetric Shadowcasting") on one grid. The viewer sees an open cell if a beam
 * from centre to centre passes all walls, and a wall if any beam falls on it. A wall blocks beams along the line
 * through its centre, as wide as the cell. So of two open cells, both see each other or neither does.
 *
 * It is the hero's field of view under the rule `field`, and the field of view of monsters under every rule. The other
 * rules are in `field-of-view.ts`.
 *
 * One caster serves any number of casts, and a cast allocates nothing.
 */
export class Shadowcaster {
  readonly #grid: Grid;

  // The current cast: the cells that it marks, the cell of the viewer, and the radius.
  #visible: Uint8Array = new Uint8Array();
  #origin = 0;
  #radius = 0;

  // The current quadrant. Rows are counted from the viewer outwards, columns to both sides of it.
  // `#ahead` and `#across` are the differences of cell numbers from row to row and column to column.
  #ahead = 0;
  #across = 0;
  #lastRow = 0;
  #firstColumn = 0;
  #lastColumn = 0;

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  /**
   * Fills `view` with the cells visible from (x, y) within `radius` cells, a whole number. The circle
   * is half a cell wider than its radius. Throws a RangeError for a negative radius.
   */
  cast(x: number, y: number, radius: number, view: FieldOfView): void {
    if (!(radius >= 0)) throw new RangeError(`the radius must be at least 0, not ${radius}`);
    const { width, height } = this.#grid;
    const east = width - 1 - x;
    const south = height - 1 - y;
    clearView(view);
    widenView(
      view,
      x - Math.min(radius, x),
      y - Math.min(radius, y),
      x + Math.min(radius, east),
      y + Math.min(radius, south),
    );
    this.#visible = view.visible;
    this.#origin = y * width + x;
    this.#radius = radius;
    this.#visible[this.#origin] = 1;
    this.#castQuadrant(-width, y, 1, x, east);
    this.#castQuadrant(width, south, 1, x, east);
    this.#castQuadrant(-1, x, width, y, south);
    this.#castQuadrant(1, east, width, y, south);
  }

  /** Casts one quadrant, which ends `rows` ahead, `before` to one side and `after` to the other. */
  #castQuadrant(ahead: number, rows: number, across: number, before: number, after: number): void {
    this.#ahead = ahead;
    this.#across = across;
    this.#lastRow = Math.min(rows, this.#radius);
    this.#firstColumn = -before;
    this.#lastColumn = after;
    this.#castSector(1, -1, 1, 1, 1);
  }

  /**
   * Casts the light between two beams from `row` outwards. The slope of a beam is its columns per
   * row: `startColumns / startRows` and `endColumns / endRows`, fractions of whole numbers. A fraction
   * of numbers this small never rounds to a whole or half number that it is not, so all comparisons
   * below are exact. Otherwise the result would not be symmetric.
   */
  #castSector(
    row: number,
    startColumns: number,
    startRows: number,
    endColumns: number,
    endRows: number,
  ): void {
    const { tiles } = this.#grid;
    for (; row <= this.#lastRow; row++) {
      // The row ends at the circle or at the border of the grid.
      const reach = Math.floor(Math.sqrt(this.#radius * (this.#radius + 1) - row * row));
      // The cells that the light touches, and the cells with their centre in the light.
      const start = (row * startColumns) / startRows;
      const end = (row * endColumns) / endRows;
      const first = Math.max(Math.floor(start + 0.5), -reach, this.#firstColumn);
      const last = Math.min(Math.ceil(end - 0.5), reach, this.#lastColumn);
      const firstCentre = Math.ceil(start);
      const lastCentre = Math.floor(end);
      let isOpen = false;
      for (let column = first; column <= last; column++) {
        const cell = this.#origin + row * this.#ahead + column * this.#across;
        if (isTransparent(tiles[cell])) {
          isOpen = true;
          if (column >= firstCentre && column <= lastCentre) this.#visible[cell] = 1;
        } else {
          this.#visible[cell] = 1;
          // The wall ends the sector to its left, and another one starts at its right edge.
          if (isOpen) this.#castSector(row + 1, startColumns, startRows, 2 * column - 1, 2 * row);
          isOpen = false;
          startColumns = 2 * column + 1;
          startRows = 2 * row;
        }
      }
      if (!isOpen) return;
    }
  }
}
