import { BufferImageSource } from 'pixi.js';
import { cellBytes, Light, type MapCells } from './map-cells.ts';

/** How far the light of a floor reaches into the rock around it, in cells. */
const reach = 4;
/** How far the dark reaches around unknown cells where a room may go on, in cells. */
const darkReach = 3.5;
/** The neighbours of a cell that come after it, row by row. On the opposite sides are those before it. */
const laterNeighbours = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** The width in cells of the rock around the floor that can be lit. */
export const rimMargin = reach;

/** By cell: known and in view in the previous picture, and the same in this one. */
const channels = 4;
/** By cell: dark in the previous picture and in this one, and two unused bytes, because WebGL aligns rows to four. */
const darkChannels = 4;

/**
 * The faint light at the edge of everything that is known: cold around remembered cells, and warm around cells in view.
 * It follows from known cells alone, so it shows nothing about the rest of the floor.
 */
export class RockRim {
  /**
   * Known and in view for each cell of the floor and of its margin, row by row, before and now: 255 on such a cell, 0
   * from `reach` cells away. Between the corners of cells the light is straight, so it must fade slowly and in all
   * directions alike: otherwise a line would be seen beside the end of each wall.
   */
  readonly source: BufferImageSource;
  /**
   * The dark for the same cells, before and now: 255 where a room may go on, 0 from `darkReach` cells away. The ground that
   * fades away there would else lie on rock.
   */
  readonly dark: BufferImageSource;
  readonly #bytes: Uint8Array;
  readonly #darkBytes: Uint8Array;

  constructor(cells: MapCells) {
    const [width, height] = [cells.width + 2 * rimMargin, cells.height + 2 * rimMargin];
    this.#bytes = new Uint8Array(width * height * channels);
    this.#darkBytes = new Uint8Array(width * height * darkChannels);
    const picture = {
      width,
      height,
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'linear',
    } as const;
    this.source = new BufferImageSource({
      ...picture,
      resource: this.#bytes,
      format: 'rgba8unorm',
    });
    this.dark = new BufferImageSource({
      ...picture,
      resource: this.#darkBytes,
      format: 'rgba8unorm',
    });
  }

  /** Lights the region of the last update of the cells, and its margin. */
  update(cells: MapCells): void {
    const { bytes } = cells;
    [Light.recalled, Light.view].forEach((least, channel) => {
      const isLit = (cell: number) => bytes[cell * cellBytes + 3] >= least;
      forEachNearness(cells, isLit, reach, (place, near) => {
        const at = place * channels + channel;
        this.#bytes[at] = this.#bytes[at + 2];
        this.#bytes[at + 2] = Math.round(255 * near * near);
      });
    });
    const isOpenEnd = (cell: number) => cells.isOpenEnd(cell);
    forEachNearness(cells, isOpenEnd, darkReach, (place, near) => {
      const at = place * darkChannels;
      this.#darkBytes[at] = this.#darkBytes[at + 1];
      this.#darkBytes[at + 1] = Math.round(255 * near);
    });
    this.source.update();
    this.dark.update();
  }

  destroy(): void {
    this.source.destroy();
    this.dark.destroy();
  }
}

/**
 * Calls `use` for each place in the region of the last update and its margin, as an index into the floor with its margin,
 * with its nearness to the cells for which `isSource` holds: 1 on such a cell, 0 from `far` cells away.
 */
function forEachNearness(
  { region, width, height }: MapCells,
  isSource: (cell: number) => boolean,
  far: number,
  use: (place: number, near: number) => void,
): void {
  if (!region) return;
  const [left, top] = [region.x1 - rimMargin, region.y1 - rimMargin];
  const columns = region.x2 - left + rimMargin + 1;
  const rows = region.y2 - top + rimMargin + 1;
  // The nearest of these cells, or -1.
  const nearest = new Int32Array(columns * rows).fill(-1);
  for (let y = Math.max(0, top); y < Math.min(height, top + rows); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, left + columns); x++) {
      if (!isSource(y * width + x)) continue;
      const n = (y - top) * columns + x - left;
      nearest[n] = n;
    }
  }
  findNearest(nearest, columns);
  for (const [n, source] of nearest.entries()) {
    const x = left + rimMargin + (n % columns);
    const y = top + rimMargin + Math.floor(n / columns);
    const near = source < 0 ? 0 : Math.max(0, 1 - distance(n, source, columns) / far);
    use(y * (width + 2 * rimMargin) + x, near);
  }
}

/**
 * Finds the nearest of these cells for each cell, by a two-pass distance transform: forwards each cell compares the nearest
 * cells of the neighbours before it, and backwards of those after it.
 */
function findNearest(nearest: Int32Array, columns: number): void {
  for (let n = 0; n < nearest.length; n++) compare(nearest, columns, n, -1);
  for (let n = nearest.length - 1; n >= 0; n--) compare(nearest, columns, n, 1);
}

/** Gives a cell the nearest cell of a neighbour if it is nearer than its own. `side`: 1 for the later neighbours. */
function compare(nearest: Int32Array, columns: number, n: number, side: 1 | -1): void {
  const column = n % columns;
  for (const [dx, dy] of laterNeighbours) {
    const x = column + side * dx;
    const other = nearest[n + side * (dx + dy * columns)] ?? -1;
    if (x < 0 || x >= columns || other < 0) continue;
    if (nearest[n] < 0 || distance(n, other, columns) < distance(n, nearest[n], columns)) {
      nearest[n] = other;
    }
  }
}

/** The distance of two cells, as indices, in cells. */
function distance(a: number, b: number, columns: number): number {
  const rows = Math.floor(a / columns) - Math.floor(b / columns);
  return Math.hypot((a % columns) - (b % columns), rows);
}
