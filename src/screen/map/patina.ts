import { type MapCells, Side } from './map-cells.ts';
import type { Region } from './region.ts';
import type { StoneColours } from './stone-colours.ts';
import { tileNames, tilings } from './tile-names.ts';

/** The most pixels of a patina along a cell, and on a whole floor. */
const finest = 8;
const mostPixels = 2 ** 20;
/** A colour is stored as a byte: this is 1, which leaves the stone as it is. */
export const plainByte = 128;

/**
 * Colours that the stones of a floor are multiplied by: each stone's own, large patches, moss, the
 * shadows of walls and the rough edges of passages. It is coarse, and the screen smooths it.
 */
export class Patina {
  readonly width: number;
  readonly height: number;
  /** Pixels along a cell. */
  readonly side: number;
  /** Red, green, blue and 255 of each pixel, row by row; `plainByte` is 1. */
  readonly bytes: Uint8Array;
  /** By cell: its look and sides when it was painted, plus 1. */
  readonly #painted: Uint32Array;
  readonly #colours: StoneColours;

  /** For a floor of this size in cells. */
  constructor(columns: number, rows: number, colours: StoneColours) {
    const pixels = Math.floor(Math.sqrt(mostPixels / (columns * rows)));
    this.side = Math.min(finest, Math.max(1, pixels));
    this.width = columns * this.side;
    this.height = rows * this.side;
    this.bytes = new Uint8Array(this.width * this.height * 4).fill(plainByte);
    this.#painted = new Uint32Array(columns * rows);
    this.#colours = colours;
  }

  /** Paints the cells of a region that have changed. Returns whether there was any. */
  paint(cells: MapCells, { x1, y1, x2, y2 }: Region): boolean {
    let changed = false;
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const at = y * cells.width + x;
        const { tile, sides } = cells.read(at);
        const look = 1 + tile * 16 + sides;
        if (this.#painted[at] === look) continue;
        this.#painted[at] = look;
        this.#paintCell(x, y, tile, sides);
        changed = true;
      }
    }
    return changed;
  }

  #paintCell(column: number, row: number, tile: number, sides: number): void {
    const { side, width, bytes } = this;
    const { stone } = tilings[tileNames[tile]];
    const { stones, moss } = this.#colours;
    for (let v = 0; v < side; v++) {
      for (let h = 0; h < side; h++) {
        const inside = { x: (h + 0.5) / side, y: (v + 0.5) / side };
        const x = column + inside.x;
        const y = row + inside.y;
        const large = patches(x * 0.7, y * 0.7, 1) * 0.6 + patches(x * 1.9, y * 1.9, 2) * 0.4;
        const growth = patches(x * 0.36, y * 0.36, 3) * 0.65 + large * 0.35;
        const green = stone === 'flagstones' ? 0.6 * ramp(growth, 0.6, 0.78) : 0;
        const light = (0.75 + large * 0.5) * shading[stone](gapsOf(inside, sides), large);
        const at = ((row * side + v) * width + column * side + h) * 4;
        for (let part = 0; part < 3; part++) {
          const colour = stones[stone][part] * (1 - green) + moss[part] * green;
          bytes[at + part] = Math.min(255, Math.round(colour * light * plainByte));
        }
        bytes[at + 3] = 255;
      }
    }
  }
}

/** How far a place in a cell is from each side where something else begins, in cells. */
interface Gaps {
  readonly north: number;
  readonly aside: number;
  readonly all: number;
}

function gapsOf({ x, y }: { x: number; y: number }, sides: number): Gaps {
  const gap = (side: number, far: number) => ((sides & side) > 0 ? far : 1);
  const north = gap(Side.north, y);
  const aside = Math.min(gap(Side.east, 1 - x), gap(Side.west, x));
  return { north, aside, all: Math.min(north, aside, gap(Side.south, 1 - y)) };
}

/** How bright a stone is at a place. */
const shading = {
  // Walls throw a shadow on the ground, most of all the wall above it.
  flagstones: ({ north, aside }: Gaps) =>
    (1 - 0.6 * ramp(north, 0.4, 0)) * (1 - 0.35 * ramp(aside, 0.24, 0)),
  masonry: ({ all }: Gaps) => (all < 0.125 ? 1.5 : all < 0.25 ? 0.8 : 1),
  bricks: ({ aside }: Gaps) => (aside < 0.125 ? 1.3 : aside < 0.25 ? 0.85 : 1),
  // A passage ends in rough rock.
  earth: ({ all }: Gaps, large: number) => 0.2 + 0.8 * ramp(all + (large - 0.5) * 0.3, 0.1, 0.34),
} as const;

/** 0 before `from`, 1 after `to`, straight between. `to` may be less than `from`. */
function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** Smooth patches of about one unit, from 0 to 1. `layer` chooses one of many. */
function patches(x: number, y: number, layer: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const right = smooth(x - column);
  const down = smooth(y - row);
  const upper = between(hash(column, row, layer), hash(column + 1, row, layer), right);
  const lower = between(hash(column, row + 1, layer), hash(column + 1, row + 1, layer), right);
  return between(upper, lower, down);
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}

function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** A number from 0 to 1 for a place, always the same. */
function hash(x: number, y: number, layer: number): number {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(layer, 1442695041);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
