import type { ICanvasRenderingContext2D } from 'pixi.js';
import { colours, cssOf, mix } from '../colours.ts';
import { glyphFont } from '../drawings/glyph-sheet.ts';
import type { CellSize } from '../screen-layout.ts';
import { hashAt } from './place-hash.ts';
import { clothes, darken, type StandSide, sides, stone } from './stand-painter.ts';

/** Lengths in cells: a row of letters and its text, a seat with three letters, the wall with one letter. */
const lengths = { row: 0.5, text: 0.4, seat: 0.75, wall: 0.5 };
/** Spectators: most are heads, and some raise their arms. */
const spectators = ['o', 'o', 'o', '\\o/', 'o', ' ', 'o/', '\\o'];
const wallGlyph = '#';

/** Paints a wall and, behind it, a crowd in small and quiet letters: they must not be taken for fighters. */
export function paintCrowd(
  context: ICanvasRenderingContext2D,
  side: StandSide,
  { width, height }: CellSize,
  cell: number,
): void {
  const row = lengths.row * cell;
  const wall = Math.round(lengths.wall * cell);
  const seat = lengths.seat * cell;
  context.font = `500 ${Math.round(lengths.text * cell)}px "${glyphFont.family}", monospace`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // Rows are counted from the sand, so that its wall is followed by a whole row.
  const isAbove = side === 'above';
  const isFlat = isAbove || side === 'below';
  const first = isFlat ? wall : 0;
  for (let n = 0; first + n * row < height; n++) {
    const away = first + (n + 0.5) * row;
    const y = Math.round(isAbove ? height - away : away);
    for (let column = 0; column * seat < width + seat; column++) {
      const chance = Math.floor(hashAt(column, n, sides.indexOf(side)) * 2 ** 20);
      context.fillStyle = cssOf(mix(clothes[(chance >> 6) % clothes.length], 0xffffff, 0.15));
      const x = Math.round((column + (n % 2) / 2) * seat);
      context.fillText(spectators[chance % spectators.length], x, y);
    }
  }
  paintWall(context, side, { width, height }, wall);
  darken(context, side, { width, height }, cell);
}

/** Covers what is behind the wall, and the whole stand where there is no room for a seat. */
function paintWall(
  context: ICanvasRenderingContext2D,
  side: StandSide,
  { width, height }: CellSize,
  wall: number,
): void {
  const isFlat = side === 'above' || side === 'below';
  const [depth, length] = isFlat ? [height, width] : [width, height];
  const thick = depth < 2 * wall ? depth : wall;
  const x = side === 'left' ? width - thick : 0;
  const y = side === 'above' ? height - thick : 0;
  const box = isFlat ? { width, height: thick } : { width: thick, height };
  context.fillStyle = cssOf(mix(colours.ground, stone.joint, 0.35));
  context.fillRect(x, y, box.width, box.height);
  context.fillStyle = cssOf(stone.cap);
  const count = Math.round(length / wall);
  for (let n = 0; n < count; n++) {
    const along = Math.round(((n + 0.5) * length) / count);
    if (isFlat) context.fillText(wallGlyph, along, y + thick / 2);
    else context.fillText(wallGlyph, x + thick / 2, along);
  }
}
