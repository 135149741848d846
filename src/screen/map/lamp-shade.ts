import { type Cell, type Grid, isTransparent } from '../../dungeon/grid.ts';

/** The light of a cell in view that the lamp does not reach, and the most that the lamp adds. */
export const inShade = 160;
export const mostReach = 255 - inShade;
/** How far the lamp shines, in cells. */
export const lampRadius = 9;
/** The lamp is not a point: its shadows have soft edges. Places in cells, from the middle of a cell. */
const lampPoints = [
  [-0.24, -0.12],
  [0.24, -0.12],
  [-0.12, 0.24],
  [0.12, 0.24],
] as const;
/** For each place of the lamp, two places in a lit cell. */
const targets = [
  [0.25, 0.25, 0.75, 0.75],
  [0.75, 0.25, 0.25, 0.75],
  [0.25, 0.75, 0.75, 0.25],
  [0.75, 0.75, 0.25, 0.25],
] as const;
const rays = 2 * lampPoints.length;
/** Steps of a ray per cell. */
const steps = 3;

/** The parts of a floor that the hero's lamp reaches. Walls throw soft shadows. */
export class LampShade {
  /** By cell, row by row: 0 in the shadow, up to `255 - inShade` where the whole lamp shines. */
  readonly reach: Uint8Array;
  readonly #width: number;
  readonly #height: number;
  #from: Cell | null = null;
  #tiles: Uint8Array | null = null;
  /** A hash of the cells that let the light through. */
  #opened = 0;

  constructor(width: number, height: number) {
    this.reach = new Uint8Array(width * height);
    this.#width = width;
    this.#height = height;
  }

  /** Lights the cells around the lamp. Does nothing if neither the lamp nor the walls have changed. */
  cast({ tiles }: Grid, at: Cell): void {
    const { reach } = this;
    const [x1, x2] = [Math.max(0, at.x - lampRadius), Math.min(this.#width - 1, at.x + lampRadius)];
    const [y1, y2] = [
      Math.max(0, at.y - lampRadius),
      Math.min(this.#height - 1, at.y + lampRadius),
    ];
    let opened = 0;
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const cell = y * this.#width + x;
        if (isTransparent(tiles[cell])) opened = (Math.imul(opened, 31) + cell) | 0;
      }
    }
    const from = this.#from;
    if (from?.x === at.x && from.y === at.y && this.#tiles === tiles && this.#opened === opened)
      return;
    this.#from = { x: at.x, y: at.y };
    this.#tiles = tiles;
    this.#opened = opened;
    reach.fill(0);
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const cell = y * this.#width + x;
        if (isTransparent(tiles[cell])) reach[cell] = this.#reachOf(tiles, at, x, y);
      }
    }
    this.#lightWalls(tiles, x1, y1, x2, y2);
  }

  #reachOf(tiles: Uint8Array, at: Cell, x: number, y: number): number {
    if (Math.hypot(x - at.x, y - at.y) > lampRadius) return 0;
    let open = 0;
    lampPoints.forEach(([lampX, lampY], index) => {
      const [x1, y1, x2, y2] = targets[index];
      const from = { x: at.x + 0.5 + lampX, y: at.y + 0.5 + lampY };
      if (this.#isOpen(tiles, from.x, from.y, x + x1, y + y1)) open++;
      if (this.#isOpen(tiles, from.x, from.y, x + x2, y + y2)) open++;
    });
    return Math.round((open / rays) * mostReach);
  }

  #isOpen(tiles: Uint8Array, x1: number, y1: number, x2: number, y2: number): boolean {
    const count = Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) * steps);
    for (let step = 1; step < count; step++) {
      const x = Math.floor(x1 + ((x2 - x1) * step) / count);
      const y = Math.floor(y1 + ((y2 - y1) * step) / count);
      if (!isTransparent(tiles[y * this.#width + x])) return false;
    }
    return true;
  }

  /** A wall is as bright as the brightest ground beside it. */
  #lightWalls(tiles: Uint8Array, x1: number, y1: number, x2: number, y2: number): void {
    const { reach } = this;
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const cell = y * this.#width + x;
        if (isTransparent(tiles[cell])) continue;
        let most = 0;
        for (let v = Math.max(y1, y - 1); v <= Math.min(y2, y + 1); v++) {
          for (let h = Math.max(x1, x - 1); h <= Math.min(x2, x + 1); h++) {
            const other = v * this.#width + h;
            if (isTransparent(tiles[other])) most = Math.max(most, reach[other]);
          }
        }
        reach[cell] = most;
      }
    }
  }
}
