import type { Cell } from '../../dungeon/grid.ts';
import type { CellSize } from '../screen-layout.ts';

/** A rectangle of cells, bounds included. */
export interface Region {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The cells that two regions have in common. */
export function common(a: Region, b: Region): Region {
  return {
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
    x2: Math.min(a.x2, b.x2),
    y2: Math.min(a.y2, b.y2),
  };
}

/** Cells around the window that are updated with it, because something can glide in from there. */
const margin = 4;

/**
 * The cells in and near a window onto a floor. The window has `width` × `height` pixels, and its top
 * left corner is (x, y) pixels into the floor; `cell` is the size of a cell in pixels.
 */
export function regionAt(
  floor: { readonly width: number; readonly height: number },
  cell: CellSize,
  window: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
): Region {
  const inside = (at: number, size: number) => Math.min(size - 1, Math.max(0, Math.floor(at)));
  return {
    x1: inside(window.x / cell.width - margin, floor.width),
    y1: inside(window.y / cell.height - margin, floor.height),
    x2: inside((window.x + window.width) / cell.width + margin, floor.width),
    y2: inside((window.y + window.height) / cell.height + margin, floor.height),
  };
}

/** A rectangle of pixels whose top left is at (x, y) pixels of a floor. */
type Window = Cell & CellSize;

/** The places that a window shows at least in part, also outside the floor. */
export function placesIn(cell: CellSize, window: Window): Region {
  return {
    x1: Math.floor(window.x / cell.width),
    y1: Math.floor(window.y / cell.height),
    x2: Math.ceil((window.x + window.width) / cell.width) - 1,
    y2: Math.ceil((window.y + window.height) / cell.height) - 1,
  };
}

/**
 * The cells of a floor that a window shows at least in part. The region is empty, with `x2` less than `x1` or `y2`
 * less than `y1`, where there are none.
 */
export function cellsIn(floor: CellSize, cell: CellSize, window: Window): Region {
  const { x1, y1, x2, y2 } = placesIn(cell, window);
  return {
    x1: Math.max(0, x1),
    y1: Math.max(0, y1),
    x2: Math.min(floor.width - 1, x2),
    y2: Math.min(floor.height - 1, y2),
  };
}

/** Whether two regions have the same cells. */
export function isSameRegion(a: Region, b: Region | null): boolean {
  return a.x1 === b?.x1 && a.y1 === b.y1 && a.x2 === b.x2 && a.y2 === b.y2;
}

/** Whether a cell is part of a region. */
export function within({ x1, y1, x2, y2 }: Region, { x, y }: Cell): boolean {
  return x >= x1 && x <= x2 && y >= y1 && y <= y2;
}

/** The smallest region that contains both. The window crosses it on its way from one to the other. */
export function joined(a: Region, b: Region): Region {
  return {
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
    x2: Math.max(a.x2, b.x2),
    y2: Math.max(a.y2, b.y2),
  };
}
