import type { Cell, Grid } from '../dungeon/grid.ts';
import { roomWith } from '../dungeon/rooms.ts';
import { heroCell } from '../game/entity.ts';
import { unknown } from '../game/floors/floor.ts';
import type { Game } from '../game/world.ts';
import { withGoal } from './goal-in-sight.ts';
import { type AxisSpan, framedPart, middleIfWhole, towardsKnown } from './known-frame.ts';
import { hasStands } from './map/has-stands.ts';
import type { Region } from './map/region.ts';
import {
  backdropShape,
  backdropSide,
  backdropStage,
  isWide,
  type ScreenLayout,
  scrollOf,
} from './screen-layout.ts';
import type { View } from './view.ts';

/** The room around the button that shows the direction pad, in CSS pixels: as in its style sheet. */
const buttonMargin = 4;

/**
 * The cells by which the map reaches beyond a wall, along both axes. For fingers, the button that shows the direction
 * pad is in a corner of the map: it may cover a wall there, but no floor.
 */
function beyondWall({
  finger,
  ratio,
  cell,
}: Pick<ScreenLayout, 'finger' | 'ratio' | 'cell'>): Cell {
  const side = finger > 0 ? finger + buttonMargin * ratio : 0;
  return { x: Math.max(0, side / cell.width - 1), y: Math.max(0, side / cell.height - 1) };
}

/**
 * The cells by which the map may reach beyond the edges of a floor. A wide floor has lit rooms at its edges in
 * large unlit parts: without this distance, the hero would be at the edge of a dark window.
 */
function beyondEdges(
  { width, height }: Pick<Grid, 'width' | 'height'>,
  layout: Pick<ScreenLayout, 'finger' | 'ratio' | 'cell'>,
): Cell {
  return isWide({ columns: width, rows: height }) ? { x: 10, y: 4 } : beyondWall(layout);
}

/** How near the view of a whole room is to its middle: 0 at the hero, 1 in the middle. */
const roomShare = 0.7;

/** The least distance in cells between the hero and the edge of the map when the view shows a room instead. */
const heroMargin = 3;
/** The same in a room that is seen whole, with rock around it: its walls are between the hero and the edge. */
const wholeRoomMargin = 1.5;

/**
 * The position along one axis from which the view shows as much as possible of a room with its walls, and never with
 * the hero at the edge: near the middle of a room that it shows whole, and as near as possible to the hero in a larger
 * one. `view`: its length in cells. `beyond`: the cells that it shows beyond the walls. `rock`: more of them, if it has
 * room for them.
 */
export function centreInRoom(
  hero: number,
  first: number,
  last: number,
  view: number,
  beyond = 0,
  rock = 0,
): number {
  const free = (view - (last - first + 1) - 2 - 2 * beyond) / 2;
  // The middle of a cell is half a cell from its start, and a wall is one cell wide.
  const around = 1.5 + beyond + Math.max(0, Math.min(rock, free));
  // The first is the smaller one if the view is longer than the room.
  const ends = [last + around - view / 2, first - around + view / 2];
  const isWhole = ends[0] <= ends[1];
  const goal = isWhole ? hero + roomShare * ((first + last) / 2 - hero) : hero;
  const near = Math.min(Math.max(goal, Math.min(...ends)), Math.max(...ends));
  const most = Math.max(0, view / 2 - 0.5 - (isWhole && rock > 0 ? wholeRoomMargin : heroMargin));
  return Math.min(Math.max(near, hero - most), hero + most);
}

/** The cells of rock around a room of a wide floor that the view shows. */
const rockAround = 1;

/** The hero's room, if it is known as a whole: the view must not tell how far a dark room goes. */
function knownRoom(game: Game): Region | null {
  const { rooms, memory, grid } = game.floor;
  const { x, y } = heroCell(game);
  const room = roomWith(rooms, x, y);
  if (!room) return null;
  const { x1, y1, x2, y2 } = room;
  const corners = [y1, y2].flatMap((row) => [row * grid.width + x1, row * grid.width + x2]);
  return corners.some((corner) => memory.tiles[corner] === unknown) ? null : room;
}

/**
 * The position in the middle of the map for a position of the hero: the middle of the known part, if the map shows it
 * whole, else a position towards it that shows the room.
 */
function centreFor(layout: ScreenLayout, at: Cell, game: Game, known: Region | null): Cell {
  const { cell, map } = layout;
  const { grid } = game.floor;
  const room = knownRoom(game);
  const wall = beyondWall(layout);
  const rock = isWide({ columns: grid.width, rows: grid.height }) ? rockAround : 0;
  const along = (axis: 'x' | 'y', view: number) => {
    const part = known && spanOf(known, axis);
    const middle = part && middleIfWhole(part, view, wall[axis]);
    if (middle !== null) return middle;
    const span = room && spanOf(room, axis);
    const centre = span
      ? centreInRoom(at[axis], span.first, span.last, view, wall[axis], rock)
      : at[axis];
    if (!part) return centre;
    const moved = towardsKnown(centre, at[axis], part, view);
    if (!span) return moved;
    // A room that fits stays whole.
    const half = view / 2 - 1.5 - wall[axis];
    const [least, most] = [span.last - half, span.first + half];
    return least <= most ? between(moved, Math.min(least, centre), Math.max(most, centre)) : moved;
  };
  return { x: along('x', map.width / cell.width), y: along('y', map.height / cell.height) };
}

/** The cells of a region along an axis. */
function spanOf({ x1, y1, x2, y2 }: Region, axis: 'x' | 'y'): AxisSpan {
  return axis === 'x' ? { first: x1, last: x2 } : { first: y1, last: y2 };
}

const between = (at: number, least: number, most: number) => Math.min(Math.max(at, least), most);

/** The rows of an arena that the title screen shows, and those above the sand that the crowd has, in cells of tiles. */
const ringRows = {
  across: { first: 0, last: 4, crowd: 1.3 },
  upright: { first: 0, last: 3, crowd: 2.5 },
  little: { first: 1, last: 4, crowd: 1.5 },
};
/** The share of the width of a window that the texts of the title screen leave to an arena. */
const ringWidth = { across: 0.62, upright: 1, little: 1 };

/**
 * The scroll position of an arena behind the title screen. It does not follow the hero: the sand reaches the right edge
 * of the window, and the crowd is above it and at its left.
 */
function arenaScroll(layout: ScreenLayout, grid: Pick<Grid, 'width'>): Cell {
  const { cell, map } = layout;
  const { crowd } = ringRows[backdropShape(layout)];
  return { x: grid.width * cell.width - map.width, y: -Math.round(crowd * backdropSide(layout)) };
}

/** The cells of a backdrop that no text of the title screen covers: only their actors and items are shown. */
export function clearCells(layout: ScreenLayout, game: Game): Region {
  const { cell, map } = layout;
  const { grid } = game.floor;
  const shape = backdropShape(layout);
  const side = backdropSide(layout);
  const columnsOf = (tiles: number) => Math.round((tiles * side) / cell.width);
  const rowsOf = (tiles: number) => Math.round((tiles * side) / cell.height);
  if (hasStands(game)) {
    const columns = Math.floor((map.width * ringWidth[shape]) / cell.width);
    const { first, last } = ringRows[shape];
    const y2 = rowsOf(last + 1) - 1;
    return { x1: grid.width - columns, x2: grid.width - 1, y1: rowsOf(first), y2 };
  }
  const { x, y } = heroCell(game);
  const [left, right, up, down] = shape === 'across' ? [5, 4, 3, 2] : [4, 2, 1, 1];
  return {
    x1: x - columnsOf(left),
    x2: x + columnsOf(right),
    y1: y - rowsOf(up),
    y2: y + rowsOf(down),
  };
}

/**
 * The part of the clear cells over which texts rise: on a phone, texts over the first row would rise behind the name.
 */
export function textCells(layout: ScreenLayout, clear: Region): Region {
  return backdropShape(layout) === 'across' ? clear : { ...clear, y1: clear.y1 + 1 };
}

/** The part of a view on which the position in the middle of the map depends. */
type Framed = Pick<View, 'cursor' | 'camera' | 'game' | 'lastSeen'> & Partial<Pick<View, 'look'>>;

/**
 * The position in the middle of the map, in cells: the chosen one, the one that suits the hero, its room and the `known`
 * part, or as near to it as the visibility of the cursor allows.
 */
export function centreOf(
  layout: ScreenLayout,
  hero: Cell,
  view: Framed,
  known: Region | null = framedPart(view),
): Cell {
  const { cursor, camera, game } = view;
  const { cell, map, mode } = layout;
  if (mode === 'backdrop') {
    if (hasStands(game)) {
      const { x, y } = arenaScroll(layout, game.floor.grid);
      return {
        x: (x + map.width / 2) / cell.width - 0.5,
        y: (y + map.height / 2) / cell.height - 0.5,
      };
    }
    const stage = backdropStage[backdropShape(layout)];
    return {
      x: hero.x + ((0.5 - stage.x) * map.width) / cell.width,
      y: hero.y + ((0.5 - stage.y) * map.height) / cell.height,
    };
  }
  const centre =
    camera?.centre ?? withGoal(layout, centreFor(layout, hero, game, known), hero, game);
  if (!cursor) return centre;
  const near = (at: number, target: number, cells: number) => {
    const most = Math.max(0, Math.floor(cells / 2) - 1);
    return Math.min(Math.max(at, target - most), target + most);
  };
  return {
    x: near(centre.x, cursor.x, map.width / cell.width),
    y: near(centre.y, cursor.y, map.height / cell.height),
  };
}

/** The scroll position in device pixels when the hero has stopped. */
export function restingScroll(view: Framed, layout: ScreenLayout): Cell {
  const { game } = view;
  const known = framedPart(view);
  return scrollTo(layout, game.floor.grid, centreOf(layout, heroCell(game), view, known), known);
}

/**
 * The scroll position in device pixels that shows a position in the middle of the map. The floor's edges limit it, but a
 * known part that the map shows whole may be in its middle.
 */
export function scrollTo(
  layout: ScreenLayout,
  grid: Grid,
  at: Cell,
  known: Region | null = null,
): { x: number; y: number } {
  const { cell, map, mode } = layout;
  if (mode === 'backdrop') {
    // The hero stays in its place, so the window may reach beyond the floor: not at the right, where a dark strip
    // beside the lit scene would look like a mistake. Near the right wall the hero moves instead.
    const rest = grid.width * cell.width - map.width;
    const x = Math.round((at.x + 0.5) * cell.width - map.width / 2);
    return {
      x: rest >= 0 ? Math.min(x, rest) : x,
      y: Math.round((at.y + 0.5) * cell.height - map.height / 2),
    };
  }
  const beyond = beyondEdges(grid, layout);
  const along = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const floor = grid[side] * cell[side];
    const scrollAt = (position: number) => (position + 0.5) * cell[side];
    const limited = scrollOf(floor, map[side], scrollAt(at[axis]), beyond[axis] * cell[side]);
    const view = map[side] / cell[side];
    const middle = known && middleIfWhole(spanOf(known, axis), view, beyondWall(layout)[axis]);
    if (middle === null || floor <= map[side]) return limited;
    const [free, framed] = [at[axis], middle].map((one) =>
      Math.round(scrollAt(one) - map[side] / 2),
    );
    return between(free, Math.min(limited, framed), Math.max(limited, framed));
  };
  return { x: along('x', 'width'), y: along('y', 'height') };
}
