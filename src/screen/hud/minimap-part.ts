import type { Grid } from '../../dungeon/grid.ts';
import type { Game } from '../../game/world.ts';
import { knownRegion } from '../map/known-region.ts';
import type { CellSize } from '../screen-layout.ts';
import type { View } from '../view.ts';
import { minimapMarks } from './minimap-marks.ts';

/** The part of a floor that the minimap shows. All lengths are device pixels. */
export interface MinimapPart {
  /** The side of a cell: whole pixels, or less than one for a huge floor. */
  readonly side: number;
  /** The place of the floor's top left corner, from that of the minimap. */
  readonly left: number;
  readonly top: number;
}

/** The cells from one corner to the other. */
interface Bounds {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The cells around the known ones that the minimap shows. */
const margin = 1;
/** How much larger than usual a cell can be, the most first, and its largest side in sizes of text. */
const factors = [3, 2];
const largestSide = 1.5;

/** The whole floor on a minimap. */
export function wholeFloor(box: CellSize, { width }: Pick<Grid, 'width'>): MinimapPart {
  return { side: box.width / width, left: 0, top: 0 };
}

/**
 * Chooses the part of a floor that the minimap shows: the known cells as large as they fit. The scale changes in whole
 * steps, and nothing moves while all known cells are in view, so that the picture is at rest during a walk.
 */
export class MinimapParts {
  #floor: Game['floor'] | null = null;
  #box: CellSize = { width: 0, height: 0 };
  #part: MinimapPart | null = null;
  /** All cells that were known: the hero forgets dark ground. */
  #known: Bounds | null = null;

  /** `text`: the size of the HUD's text. `lastSeen`: as in `minimapDots`. */
  partOf(game: Game, box: CellSize, text: number, lastSeen?: View['lastSeen']): MinimapPart {
    const { floor } = game;
    const isSameFloor = this.#floor === floor;
    const isSameBox = this.#box.width === box.width && this.#box.height === box.height;
    const known = joined(isSameFloor ? this.#known : null, knownCells(game, lastSeen));
    const last = isSameFloor && isSameBox ? this.#part : null;
    const part =
      last && known && isIn(last, known, box) ? last : partAround(known, floor.grid, box, text);
    this.#floor = floor;
    this.#box = { width: box.width, height: box.height };
    this.#known = known;
    this.#part = part;
    return part;
  }
}

/** The part of a floor with these cells in the middle. */
function partAround(
  known: Bounds | null,
  grid: Pick<Grid, 'width' | 'height'>,
  box: CellSize,
  text: number,
): MinimapPart {
  const whole = wholeFloor(box, grid);
  if (!known || whole.side < 1) return whole;
  const columns = known.x2 - known.x1 + 1 + 2 * margin;
  const rows = known.y2 - known.y1 + 1 + 2 * margin;
  const factor = factors.find((times) => {
    const side = times * whole.side;
    const fits = columns * side <= box.width && rows * side <= box.height;
    return fits && side <= largestSide * text;
  });
  if (factor === undefined) return whole;
  const side = factor * whole.side;
  const along = (from: number, to: number, room: number) =>
    Math.round((room - (from + to + 1) * side) / 2);
  return {
    side,
    left: along(known.x1, known.x2, box.width),
    top: along(known.y1, known.y2, box.height),
  };
}

/** Whether a part shows all of these cells. */
function isIn(
  { side, left, top }: MinimapPart,
  { x1, y1, x2, y2 }: Bounds,
  box: CellSize,
): boolean {
  return (
    left + x1 * side >= 0 &&
    top + y1 * side >= 0 &&
    left + (x2 + 1) * side <= box.width &&
    top + (y2 + 1) * side <= box.height
  );
}

/** The bounds of all cells that are known or have a mark; null without any. */
export function knownCells(game: Game, lastSeen: View['lastSeen']): Bounds | null {
  const { width, height } = game.floor.grid;
  let { x1, y1, x2, y2 } = knownRegion(game, lastSeen) ?? { x1: width, y1: height, x2: -1, y2: -1 };
  for (const { x, y } of minimapMarks(game)) {
    if (x < x1) x1 = x;
    if (x > x2) x2 = x;
    if (y < y1) y1 = y;
    if (y > y2) y2 = y;
  }
  return x2 < 0 ? null : { x1, y1, x2, y2 };
}

function joined(a: Bounds | null, b: Bounds | null): Bounds | null {
  if (!a || !b) return a ?? b;
  return {
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
    x2: Math.max(a.x2, b.x2),
    y2: Math.max(a.y2, b.y2),
  };
}
