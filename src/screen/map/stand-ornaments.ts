import type { ICanvasRenderingContext2D } from 'pixi.js';

/** The colours of cloth, metal, stone and faces in the stands. */
const colour = {
  cloth: '#8e2f2a',
  shade: '#63201f',
  gold: '#d0a24a',
  stone: '#a58b5c',
  light: '#c9b07c',
  dark: '#241811',
  ink: '#17100f',
  pole: '#5b452a',
  skin: '#b98a62',
  robes: ['#a58b5c', '#6b3f7c', '#56707f'],
};

/**
 * The lodge of the patron in units of its drawing: its width in cells of the sand, the parts above its floor and of the
 * cloth below it. Its unit in cells, at most and at least: in whole cells it would be higher than the stand of a window of
 * 1280 × 800.
 */
const lodge = { width: 3.1, above: 2.72, below: 0.28, unit: 0.91, least: 0.4 };
/** The height of a standard with its knob, the distance of two of them, and the least part of their size. Lengths are in cells. */
const standard = { height: 1.45, room: 1.6, distance: 3.5, least: 0.6 };

/** The upper and the lower edge of the wall of the stand above the sand, in pixels. */
interface WallEdges {
  readonly upper: number;
  readonly lower: number;
}

/**
 * Paints the lodge of the games' patron in the middle of the stand above the sand, where there is room for it, and standards
 * on both sides along the wall. `from` and `to`: the part of the wall that is next to the sand, in pixels. `cell`: pixels
 * of a cell. In a low stand, they are in front of the wall: otherwise they would be too small to be recognized.
 */
export function paintOrnaments(
  context: ICanvasRenderingContext2D,
  { from, to }: { readonly from: number; readonly to: number },
  wall: WallEdges,
  cell: number,
): void {
  const middle = (from + to) / 2;
  const unit = Math.min(lodge.unit * cell, wall.lower / (lodge.above + lodge.below));
  const hasLodge = unit >= lodge.least * cell && to - from >= lodge.width * cell;
  const first = hasLodge ? lodge.width / 2 + 1 : standard.distance / 2;
  const size = Math.min(1, wall.lower / (standard.room * cell)) * cell;
  if (size < standard.least * cell) return;
  for (let away = first * cell; away < (to - from) / 2 - cell; away += standard.distance * cell) {
    for (const x of [middle - away, middle + away]) {
      const foot = Math.max(wall.upper, standard.room * size);
      placed(context, x, foot, size, paintStandard);
    }
  }
  if (hasLodge) placed(context, middle, Math.max(wall.upper, lodge.above * unit), unit, paintLodge);
}

/** Paints with a unit of length in pixels and a point of the wall's edge as the origin. */
function placed(
  context: ICanvasRenderingContext2D,
  x: number,
  y: number,
  unit: number,
  paint: (context: ICanvasRenderingContext2D) => void,
): void {
  context.save();
  context.translate(Math.round(x), Math.round(y));
  context.scale(unit, unit);
  paint(context);
  context.restore();
}

/** A pole with a cloth that hangs from its crossbar. */
function paintStandard(context: ICanvasRenderingContext2D): void {
  const top = -standard.height;
  bar(context, colour.pole, -0.035, top, 0.07, standard.height);
  bar(context, colour.gold, -0.36, top + 0.16, 0.72, 0.06);
  disc(context, colour.gold, 0, top, 0.085);
  shape(context, colour.cloth, [
    [-0.3, top + 0.2],
    [0.3, top + 0.2],
    [0.3, top + 0.95],
    [0, top + 0.8],
    [-0.3, top + 0.95],
  ]);
  shape(context, colour.shade, [
    [0.12, top + 0.2],
    [0.3, top + 0.2],
    [0.3, top + 0.95],
    [0.12, top + 0.86],
  ]);
  laurel(context, 0, top + 0.47, 0.14);
}

/** A canopy on two columns over three people behind a balustrade with a cloth. */
function paintLodge(context: ICanvasRenderingContext2D): void {
  bar(context, colour.dark, -1.5, -1.9, 3, 1.9);
  shape(context, colour.shade, [
    [-1.5, -1.9],
    [1.5, -1.9],
    [1.1, -0.4],
    [-1.1, -0.4],
  ]);
  guest(context, -0.72, -0.82, 0.16, colour.robes[0]);
  guest(context, 0.72, -0.82, 0.16, colour.robes[2]);
  laurel(context, 0, -1.03, 0.25);
  guest(context, 0, -0.98, 0.2, colour.robes[1]);
  for (const x of [-1.42, 1.22]) {
    bar(context, colour.stone, x, -1.9, 0.2, 1.9);
    bar(context, colour.light, x, -1.9, 0.06, 1.9);
    bar(context, colour.light, x - 0.05, -1.94, 0.3, 0.12);
  }
  paintBalustrade(context);
  paintCanopy(context);
}

function paintBalustrade(context: ICanvasRenderingContext2D): void {
  bar(context, colour.pole, -1.6, -0.52, 3.2, 0.52);
  for (let x = -1.5; x < 1.5; x += 0.25) bar(context, colour.stone, x, -0.46, 0.11, 0.46);
  bar(context, colour.light, -1.66, -0.58, 3.32, 0.12);
  shape(context, colour.cloth, [
    [-0.55, -0.58],
    [0.55, -0.58],
    [0.45, 0.12],
    [0, 0.26],
    [-0.45, 0.12],
  ]);
  bar(context, colour.gold, -0.56, -0.58, 1.12, 0.07);
  laurel(context, 0, -0.2, 0.16);
}

function paintCanopy(context: ICanvasRenderingContext2D): void {
  const scallops = 8;
  const width = 3.4 / scallops;
  for (let n = 0; n < scallops; n++) {
    const x = -1.7 + n * width;
    const isGold = n % 2 === 1;
    shape(context, isGold ? colour.gold : colour.cloth, [
      [x * 0.82, -2.5],
      [(x + width) * 0.82, -2.5],
      [x + width, -1.95],
      [x, -1.95],
    ]);
    context.beginPath();
    context.arc(x + width / 2, -1.95, width / 2, 0, Math.PI);
    context.fill();
  }
  bar(context, colour.gold, -1.45, -2.56, 2.9, 0.09);
  disc(context, colour.gold, 0, -2.6, 0.12);
}

/** Shoulders and a head, whose middle is at a point. */
function guest(
  context: ICanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  robe: string,
): void {
  for (const [fill, wider] of [
    [colour.ink, 0.045],
    [robe, 0],
  ] as const) {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y + radius * 2.3, radius * 1.7 + wider, Math.PI, 0);
    context.fill();
  }
  disc(context, colour.ink, x, y, radius + 0.045);
  disc(context, colour.skin, x, y, radius);
}

/** An open wreath: two arcs of gold. */
function laurel(context: ICanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.strokeStyle = colour.gold;
  context.lineWidth = radius * 0.38;
  for (const [from, to] of [
    [0.58, 1.38],
    [-0.38, 0.42],
  ]) {
    context.beginPath();
    context.arc(x, y, radius, from * Math.PI, to * Math.PI);
    context.stroke();
  }
}

function bar(
  context: ICanvasRenderingContext2D,
  fill: string,
  ...[x, y, width, height]: readonly [number, number, number, number]
): void {
  context.fillStyle = fill;
  context.fillRect(x, y, width, height);
}

function disc(
  context: ICanvasRenderingContext2D,
  fill: string,
  x: number,
  y: number,
  radius: number,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function shape(
  context: ICanvasRenderingContext2D,
  fill: string,
  points: readonly (readonly [x: number, y: number])[],
): void {
  context.fillStyle = fill;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
}
