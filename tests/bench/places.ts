import { splitFloor } from '../../src/dungeon/generators/simple-rooms.ts';
import type { Cell, Grid } from '../../src/dungeon/grid.ts';
import { HashStream } from '../../src/dungeon/hash-stream.ts';
import type { Room } from '../../src/dungeon/rooms.ts';

/** A floor of rooms and doorways, 80×24, and some cells of its rooms. */
export function roomsFloor(): { grid: Grid; places: Cell[] } {
  const { grid, rooms } = splitFloor(new HashStream('bench,1'), { x: 40, y: 12 }, 80, 24);
  return { grid, places: rooms.flatMap(cornersAndMiddle) };
}

/** Two corners of a room and its middle. */
function cornersAndMiddle({ x1, y1, x2, y2 }: Room): Cell[] {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
    { x: (x1 + x2) >> 1, y: (y1 + y2) >> 1 },
  ];
}

/** A function that works on one of the cells at each call, in turns. */
export function inTurn<T>(places: readonly Cell[], work: (place: Cell) => T): () => T {
  let n = 0;
  return () => work(places[n++ % places.length]);
}
