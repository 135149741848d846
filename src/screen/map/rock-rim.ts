import { BufferImageSource } from 'pixi.js';
import { cellBytes, Light, type MapCells } from './map-cells.ts';

/** How far the light of a floor reaches into the rock around it, in cells. */
const reach = 2.2;
/** Half of the neighbours of a cell, with their distance. */
const ways = [
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
] as const;

/** The cells around the floor that are rock, too. */
export const rimMargin = 4;

/** By cell: known and in view in the previous picture, and the same in this one. */
const channels = 4;

/**
 * The faint light at the edge of everything that is known: cold around remembered cells, and warm around cells in view.
 * It follows from known cells alone, so it shows nothing about the rest of the floor.
 */
export class RockRim {
  /**
   * Known and in view for each cell of the floor and of its margin, row by row, before and now: 255 on such a cell, 0
   * from `reach` cells away.
   */
  readonly source: BufferImageSource;
  readonly #bytes: Uint8Array;

  constructor(cells: MapCells) {
    const [width, height] = [cells.width + 2 * rimMargin, cells.height + 2 * rimMargin];
    this.#bytes = new Uint8Array(width * height * channels);
    this.source = new BufferImageSource({
      resource: this.#bytes,
      width,
      height,
      format: 'rgba8unorm',
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'linear',
    });
  }

  /** Lights the region of the last update of the cells, and its margin. */
  update({ region, bytes, width, height }: MapCells): void {
    if (!region) return;
    const [left, top] = [region.x1 - rimMargin, region.y1 - rimMargin];
    const columns = region.x2 - left + rimMargin + 1;
    const rows = region.y2 - top + rimMargin + 1;
    [Light.recalled, Light.view].forEach((least, channel) => {
      const far = new Float32Array(columns * rows).fill(reach);
      for (let y = Math.max(0, top); y < Math.min(height, top + rows); y++) {
        for (let x = Math.max(0, left); x < Math.min(width, left + columns); x++) {
          if (bytes[(y * width + x) * cellBytes + 3] < least) continue;
          far[(y - top) * columns + x - left] = 0;
        }
      }
      measure(far, columns);
      for (const [n, distance] of far.entries()) {
        const x = left + rimMargin + (n % columns);
        const y = top + rimMargin + Math.floor(n / columns);
        const at = (y * (width + 2 * rimMargin) + x) * channels + channel;
        this.#bytes[at] = this.#bytes[at + 2];
        this.#bytes[at + 2] = Math.round(255 * (1 - distance / reach));
      }
    });
    this.source.update();
  }

  destroy(): void {
    this.source.destroy();
  }
}

/** Measures the way to the nearest cell at the distance 0: by the neighbours before a cell, then by those after it. */
function measure(far: Float32Array, columns: number): void {
  for (let n = 0; n < far.length; n++) shorten(far, columns, n, -1);
  for (let n = far.length - 1; n >= 0; n--) shorten(far, columns, n, 1);
}

/** Shortens the distance of a cell to that by way of its neighbours on one side. */
function shorten(far: Float32Array, columns: number, n: number, side: 1 | -1): void {
  const column = n % columns;
  for (const [dx, dy, length] of ways) {
    const x = column + side * dx;
    const other = n + side * (dx + dy * columns);
    if (x < 0 || x >= columns || other < 0 || other >= far.length) continue;
    far[n] = Math.min(far[n], far[other] + length);
  }
}
