import type { ICanvasRenderingContext2D } from 'pixi.js';
import type { SandSpan } from './stand-painter.ts';

/** A drawing of characters in a stand. */
interface Ornament {
  /** Its middle, half of its breadth, and the breadth of a character, in pixels. */
  readonly x: number;
  readonly reach: number;
  readonly pitch: number;
  /** Its rows from the wall up. */
  readonly rows: readonly string[];
}

/** The lodge of the patron from the wall up, by the number of rows of the crowd. */
const lodges = [
  ['[o O o]'],
  ['[o O o]', '/\\/\\/\\/\\'],
  ['[=#===#=]', '| o O o |', '/\\/\\/\\/\\/\\'],
];
/** A standard from the wall up. */
const standard = ['|  ', '|=>'];
/** The distance of two standards in cells. */
const apart = 3.5;
/** The breadth of a character, in sizes of its text. */
const breadth = 0.62;

const colour = { gold: '#d8ac52', red: '#c8463c', purple: '#b07ad0', stone: '#b89c68' };
const colourOf: Readonly<Record<string, string>> = {
  '/': colour.red,
  '\\': colour.gold,
  O: colour.purple,
  '>': colour.red,
  '#': colour.red,
};

/** The lodge in the middle of the sand and standards on both sides of it, where the crowd has this number of rows. */
export function ornamentsOn(
  { from, to }: SandSpan,
  rows: number,
  text: number,
  cell: number,
): Ornament[] {
  const pitch = text * breadth;
  const placed = (x: number, lines: readonly string[]): Ornament => ({
    x,
    reach: (Math.max(...lines.map(({ length }) => length)) * pitch) / 2,
    pitch,
    rows: lines,
  });
  const middle = (from + to) / 2;
  const lodge = placed(middle, lodges[Math.min(rows, lodges.length) - 1]);
  const ornaments = [lodge];
  const first = lodge.reach + cell;
  for (let away = first; away < (to - from) / 2 - cell / 2; away += apart * cell) {
    for (const x of [middle - away, middle + away])
      ornaments.push(placed(x, standard.slice(-rows)));
  }
  return ornaments;
}

/** Paints characters around a point, each in its colour. */
export function paintLine(
  context: ICanvasRenderingContext2D,
  line: string,
  x: number,
  y: number,
  pitch: number,
): void {
  for (const [n, character] of [...line].entries()) {
    context.fillStyle = colourOf[character] ?? colour.gold;
    context.fillText(character, Math.round(x + (n - (line.length - 1) / 2) * pitch), y);
  }
}
