import { type Grid, isStandable } from '../../../src/dungeon/grid.ts';

/**
 * A breadth-first search as one writes it down for typed arrays: all eight neighbours by their
 * offsets, on a grid with a solid border. By cell the steps to where it was last asked for, 65535
 * for none; a search returns how many cells it reached.
 */
export function typedDistances({ width, tiles }: Grid): {
  steps: Uint16Array;
  search(x: number, y: number, reach: number): number;
} {
  const steps = new Uint16Array(tiles.length).fill(65535);
  const queue = new Uint32Array(tiles.length);
  const open = Uint8Array.from({ length: 16 }, (_, tile) => Number(isStandable(tile)));
  let count = 0;
  return {
    steps,
    search(x, y, reach) {
      for (let n = 0; n < count; n++) steps[queue[n]] = 65535;
      const goal = y * width + x;
      steps[goal] = 0;
      queue[0] = goal;
      count = 1;
      let end = 1;
      for (let n = 0; n < end; n++) {
        const cell = queue[n];
        const next = steps[cell] + 1;
        if (next > reach) break;
        const west = cell - 1;
        const east = cell + 1;
        const [north, south] = [cell - width, cell + width];
        const [northWest, northEast] = [west - width, east - width];
        const [southWest, southEast] = [west + width, east + width];
        if (steps[north] === 65535 && open[tiles[north]] === 1) {
          steps[north] = next;
          queue[end++] = north;
        }
        if (steps[east] === 65535 && open[tiles[east]] === 1) {
          steps[east] = next;
          queue[end++] = east;
        }
        if (steps[south] === 65535 && open[tiles[south]] === 1) {
          steps[south] = next;
          queue[end++] = south;
        }
        if (steps[west] === 65535 && open[tiles[west]] === 1) {
          steps[west] = next;
          queue[end++] = west;
        }
        if (steps[northEast] === 65535 && open[tiles[northEast]] === 1) {
          steps[northEast] = next;
          queue[end++] = northEast;
        }
        if (steps[southEast] === 65535 && open[tiles[southEast]] === 1) {
          steps[southEast] = next;
          queue[end++] = southEast;
        }
        if (steps[southWest] === 65535 && open[tiles[southWest]] === 1) {
          steps[southWest] = next;
          queue[end++] = southWest;
        }
        if (steps[northWest] === 65535 && open[tiles[northWest]] === 1) {
          steps[northWest] = next;
          queue[end++] = northWest;
        }
      }
      count = end;
      return count;
    },
  };
}
