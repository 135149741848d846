import { type Grid, isGround, tileAt } from './grid.ts';
import { type Room, roomAt, roomWith } from './rooms.ts';

/**
 * The fields of view of the rules `rooms` (Simple), `light` (Rogue) and `whole` (Arena). The field of view that walls
 * limit, and the view of monsters, are in `shadowcasting.ts`. `forget-dark-rooms.ts` in `game/floors` forgets the ground of
 * dark rooms.
 */

/** The cells of a grid that are visible from one cell. */
export interface FieldOfView {
  /** By cell: 1 if it is visible, else 0. */
  readonly visible: Uint8Array;
  /** The size of the grid. */
  readonly width: number;
  readonly height: number;
  /** A box around all visible cells, bounds included. It is empty while `top > bottom`. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Returns an empty field of view for grids of this size. */
export function makeFieldOfView({ width, height }: Pick<Grid, 'width' | 'height'>): FieldOfView {
  return {
    visible: new Uint8Array(width * height),
    width,
    height,
    top: height,
    bottom: -1,
    left: width,
    right: -1,
  };
}

/** Makes every cell invisible. The cost depends on the rows of the box, not on the grid. */
export function clearView(view: FieldOfView): void {
  const { visible, width, height, top, bottom } = view;
  if (top <= bottom) visible.fill(0, top * width, (bottom + 1) * width);
  view.top = height;
  view.bottom = -1;
  view.left = width;
  view.right = -1;
}

/** Enlarges the box to include a rectangle inside the grid, bounds included. */
export function widenView(view: FieldOfView, x1: number, y1: number, x2: number, y2: number): void {
  view.left = Math.min(view.left, x1);
  view.top = Math.min(view.top, y1);
  view.right = Math.max(view.right, x2);
  view.bottom = Math.max(view.bottom, y2);
}

/** Makes the cells of a rectangle inside the grid visible, bounds included. */
export function reveal(view: FieldOfView, x1: number, y1: number, x2: number, y2: number): void {
  widenView(view, x1, y1, x2, y2);
  for (let y = y1; y <= y2; y++) {
    view.visible.fill(1, y * view.width + x1, y * view.width + x2 + 1);
  }
}

/** Makes the whole grid visible. */
export function seeEverything(view: FieldOfView): void {
  reveal(view, 0, 0, view.width - 1, view.height - 1);
}

/** Makes one cell visible, and nothing else. */
export function seeCell(x: number, y: number, view: FieldOfView): void {
  clearView(view);
  reveal(view, x, y, x, y);
}

/**
 * Sight by rooms: from a cell of a room, all of the room with its walls and doorways is visible; from
 * any other cell (a doorway, an opened wall), the eight neighbours.
 */
export function seeRoom(
  grid: Grid,
  rooms: readonly Room[],
  x: number,
  y: number,
  view: FieldOfView,
): void {
  clearView(view);
  const room = roomAt(rooms, x, y);
  if (room) revealRoom(grid, rooms, room, view);
  revealAround(grid, { x1: x, y1: y, x2: x, y2: y }, view);
}

/** Makes a rectangle and its neighbouring cells visible. */
function revealAround({ width, height }: Grid, { x1, y1, x2, y2 }: Room, view: FieldOfView): void {
  const [right, bottom] = [Math.min(x2 + 1, width - 1), Math.min(y2 + 1, height - 1)];
  reveal(view, Math.max(x1 - 1, 0), Math.max(y1 - 1, 0), right, bottom);
}

/** Makes a room with its walls visible, but not the floors of rooms inside of it: they are before it in the list. */
function revealRoom(grid: Grid, rooms: readonly Room[], room: Room, view: FieldOfView): void {
  revealAround(grid, room, view);
  const inner = rooms
    .slice(0, rooms.indexOf(room))
    .filter(
      ({ x1, y1, x2, y2 }) =>
        x1 <= room.x2 + 1 && x2 >= room.x1 - 1 && y1 <= room.y2 + 1 && y2 >= room.y1 - 1,
    );
  for (const { x1, y1, x2, y2 } of inner) {
    for (let y = y1; y <= y2; y++)
      view.visible.fill(0, y * view.width + x1, y * view.width + x2 + 1);
  }
}

/**
 * Sight by light: the eight neighbours are visible, and from a cell or doorway of a lit room also all
 * of the room with its walls. From outside a room, neighbouring walls are invisible.
 */
export function seeByLight(
  grid: Grid,
  rooms: readonly Room[],
  x: number,
  y: number,
  view: FieldOfView,
): void {
  clearView(view);
  const room = roomWith(rooms, x, y);
  if (room && !room.dark) revealRoom(grid, rooms, room, view);
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, grid.height - 1); row++) {
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, grid.width - 1); column++) {
      if (room || isGround(tileAt(grid, column, row))) reveal(view, column, row, column, row);
    }
  }
}
