import type { ICanvasRenderingContext2D } from 'pixi.js';
import { cssOf } from '../../describe/css-colour.ts';
import { colours, mix } from '../colours.ts';
import { glyphFont } from '../drawings/glyph-sheet.ts';
import type { CellSize } from '../screen-layout.ts';
import { ornamentsOn, paintLine } from './crowd-ornaments.ts';
import { hashAt } from './place-hash.ts';
import { clothes, darken, type SandSpan, type StandSide, sides, stone } from './stand-painter.ts';

/** Lengths in cells: a row of letters and its text, a seat with three letters, the wall. */
const lengths = { row: 0.5, text: 0.42, seat: 0.75, wall: 0.5 };
/** The part of the wall that its rim covers. */
const rimShare = 0.22;
/** How much of the colour of its clothes a spectator has: a crowd in full colours would compete with the fighters. */
const clothShare = 0.85;
/** How much of the colour of stone the steps of a stand have, and the part of a step that is its bright edge. */
const step = { share: 0.55, edge: 0.1 };
/** Spectators: most are heads, and some raise their arms. */
const spectators = ['o', 'o', 'o', 'o', 'o', 'o', 'o', '\\o/', 'o', ' ', 'o/', '\\o'];

/** Paints a wall and, behind it, a crowd in small, muted letters: they must not be taken for fighters. */
export function paintCrowd(
  context: ICanvasRenderingContext2D,
  side: StandSide,
  { width, height }: CellSize,
  cell: number,
  sand: SandSpan,
  hasOrnaments: boolean,
): void {
  const wall = Math.round(lengths.wall * cell);
  const seat = lengths.seat * cell;
  const text = Math.round(lengths.text * cell);
  context.font = `500 ${text}px "${glyphFont.family}", monospace`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // Rows are counted from the sand, so that its wall is followed by a whole row.
  const isAbove = side === 'above';
  const isFlat = isAbove || side === 'below';
  const first = isFlat ? wall : 0;
  // No letter is cut off by the wall at the side of the sand, or at an edge of the window.
  const start = side === 'right' ? wall : 0;
  const end = side === 'left' ? width - wall : width;
  // No row is cut off at the edge of the window.
  const rows = Math.max(1, Math.floor((height - first) / (lengths.row * cell)));
  const row = (height - first) / rows;
  const ornaments = isAbove && hasOrnaments ? ornamentsOn(sand, rows, text, cell) : [];
  const yOf = (n: number) => {
    const away = first + (n + 0.5) * row;
    return Math.round(isAbove ? height - away : away);
  };
  for (let n = 0; n < rows; n++) {
    const y = yOf(n);
    paintStep(context, [start, Math.round(y - row / 2), end - start, Math.ceil(row)]);
    const shift = ((1 + (n % 2)) / 2) * seat;
    for (let column = 0; start + shift + (column + 0.5) * seat <= end; column++) {
      const chance = Math.floor(hashAt(column, n, sides.indexOf(side)) * 2 ** 20);
      const x = Math.round(start + shift + column * seat);
      if (
        ornaments.some((one) => n < one.rows.length && Math.abs(x - one.x) < one.reach + seat / 2)
      )
        continue;
      context.fillStyle = cssOf(
        mix(colours.ground, clothes[(chance >> 6) % clothes.length], clothShare),
      );
      context.fillText(spectators[chance % spectators.length], x, y);
    }
  }
  paintWall(context, side, { width, height }, wall, sand);
  darken(context, side, { width, height }, cell);
  for (const { x, rows: lines, pitch } of ornaments) {
    for (const [n, line] of lines.entries()) paintLine(context, line, x, yOf(n), pitch);
  }
}

/** Paints a step of stone, with its bright edge at its lower side. */
function paintStep(context: ICanvasRenderingContext2D, [x, y, width, height]: Box): void {
  context.fillStyle = cssOf(mix(colours.ground, stone.step, step.share));
  context.fillRect(x, y, width, height);
  const edge = Math.max(1, Math.round(height * step.edge));
  context.fillStyle = cssOf(mix(colours.ground, stone.tread, step.share));
  context.fillRect(x, y + height - edge, width, edge);
}

type Box = [x: number, y: number, width: number, height: number];

/**
 * Covers what is behind the wall, and the whole stand where there is no room for a seat. A bright rim is next to the
 * sand.
 */
function paintWall(
  context: ICanvasRenderingContext2D,
  side: StandSide,
  { width, height }: CellSize,
  wall: number,
  sand: SandSpan,
): void {
  const isFlat = side === 'above' || side === 'below';
  const depth = isFlat ? height : width;
  const whole = depth < 2 * wall ? depth : wall;
  const strip = (from: number, to: number, { from: start, to: end }: SandSpan): Box => {
    if (side === 'above') return [start, height - to, end - start, to - from];
    if (side === 'below') return [start, from, end - start, to - from];
    if (side === 'left') return [width - to, start, to - from, end - start];
    return [from, start, to - from, end - start];
  };
  const rim = Math.max(2, Math.round(wall * rimShare));
  // The rims above and below end in the corners of those at the sides.
  const rimSpan = isFlat ? { from: sand.from - rim, to: sand.to + rim } : sand;
  context.fillStyle = cssOf(mix(colours.ground, stone.joint, 0.6));
  context.fillRect(...strip(0, whole, { from: 0, to: isFlat ? width : height }));
  context.fillStyle = cssOf(stone.cap);
  context.fillRect(...strip(0, rim, rimSpan));
}
