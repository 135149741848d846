import type { ICanvasRenderingContext2D, Texture } from 'pixi.js';
import { hashAt } from '../map/place-hash.ts';
import { addPolygon, fillSoftDisc, row, white } from './drawing.ts';

type Context = ICanvasRenderingContext2D;

/** Pixels of the side of a shape. */
const side = 96;

/** The shapes of what the dead leave on the ground, white for tinting. Each is in a square whose side is 1. */
const shapes = {
  /** Drops around an uneven stain. */
  stain(context) {
    blot(context, 0.44, 0.5, 0.27, 0.2, 1);
    blot(context, 0.6, 0.56, 0.14, 0.13, 3);
    // Most drops flew to one side.
    for (let n = 0; n < 9; n++) {
      const angle = n < 6 ? 0.9 * (chance(n, 1) - 0.4) : 2 * Math.PI * chance(n, 1);
      const far = 0.28 + 0.2 * chance(n, 2);
      const size = 0.012 + 0.03 * chance(n, 3) ** 2;
      context.save();
      context.translate(0.5 + Math.cos(angle) * far, 0.5 + Math.sin(angle) * far);
      context.rotate(angle);
      context.beginPath();
      context.ellipse(0, 0, size * 1.6, size, 0, 0, 2 * Math.PI);
      context.fill();
      context.restore();
    }
  },
  /** A flat pool with a light edge. */
  pool(context) {
    context.fillStyle = white(0.7);
    blot(context, 0.5, 0.54, 0.4, 0.27, 2);
    for (const [x, y, size] of [
      [0.16, 0.3, 0.05],
      [0.85, 0.32, 0.035],
      [0.76, 0.86, 0.045],
    ]) {
      context.beginPath();
      context.ellipse(x, y, size, size * 0.75, 0, 0, 2 * Math.PI);
      context.fill();
    }
    context.lineWidth = 0.03;
    context.lineCap = 'round';
    context.strokeStyle = white(0.9);
    context.beginPath();
    context.ellipse(0.48, 0.52, 0.26, 0.15, 0, 1.1 * Math.PI, 1.55 * Math.PI);
    context.stroke();
  },
  /** A soft smear with flakes. */
  ash(context) {
    fillSoftDisc(context, 0.5, 0.5, 0.46, [
      [0, 0.85],
      [0.45, 0.6],
      [1, 0],
    ]);
    flakes(context, 26, 0.44, 0.022, 4);
  },
  /** Ribs on a bent spine, a small skull on its side at one end, and two bones apart from them. */
  bones(context) {
    bone(context, 0.24, 0.84, 0.5, 0.92);
    bone(context, 0.64, 0.14, 0.9, 0.26);
    stroked(context, 0.05, () => {
      for (let n = 0; n < 4; n++) {
        const [x, y] = [0.44 + 0.11 * n, 0.4 + 0.035 * n * n];
        context.moveTo(x, y);
        context.quadraticCurveTo(x + 0.11, y + 0.13, x - 0.01, y + 0.28 - 0.03 * n);
      }
    });
    stroked(context, 0.06, () => {
      context.moveTo(0.3, 0.4);
      context.quadraticCurveTo(0.66, 0.34, 0.92, 0.82);
    });
    outlined(context, () => {
      context.beginPath();
      context.ellipse(0.23, 0.38, 0.13, 0.115, 0, 0, 2 * Math.PI);
      context.fill();
      context.beginPath();
      addPolygon(context, [0.16, 0.4, 0.28, 0.46, 0.2, 0.6, 0.1, 0.56]);
      context.fill();
    });
    context.fillStyle = gap;
    context.beginPath();
    context.ellipse(0.2, 0.41, 0.042, 0.036, 0, 0, 2 * Math.PI);
    context.fill();
    flakes(context, 4, 0.46, 0.02, 5);
  },
  /** An empty helmet, and a broken blade beside it. */
  helmet(context) {
    outlined(context, () => {
      context.beginPath();
      addPolygon(context, [0.62, 0.86, 0.9, 0.62, 0.96, 0.7, 0.7, 0.94]);
      context.fill();
    });
    outlined(context, () => {
      context.beginPath();
      context.arc(0.42, 0.46, 0.27, Math.PI, 2 * Math.PI);
      context.lineTo(0.69, 0.76);
      context.lineTo(0.54, 0.8);
      context.lineTo(0.5, 0.6);
      context.lineTo(0.34, 0.6);
      context.lineTo(0.3, 0.8);
      context.lineTo(0.15, 0.76);
      context.closePath();
      context.fill();
    });
    context.fillStyle = gap;
    context.fillRect(0.21, 0.46, 0.42, 0.075);
    context.fillRect(0.405, 0.19, 0.03, 0.27);
  },
  /** A torn wing with its fingers, and scraps of it. */
  scraps(context) {
    const tips = [
      [0.94, 0.3],
      [0.86, 0.62],
      [0.62, 0.82],
      [0.34, 0.84],
    ] as const;
    outlined(context, () => {
      context.beginPath();
      context.moveTo(0.14, 0.56);
      context.quadraticCurveTo(0.34, 0.12, 0.94, 0.3);
      for (const [n, [x, y]] of tips.slice(1).entries()) {
        const [left, top] = tips[n];
        context.quadraticCurveTo((x + left) / 2 - 0.1, (y + top) / 2 - 0.08, x, y);
      }
      context.quadraticCurveTo(0.28, 0.68, 0.14, 0.56);
      context.fill();
    });
    context.lineWidth = 0.026;
    context.strokeStyle = gap;
    context.beginPath();
    for (const [x, y] of tips) {
      context.moveTo(0.26, 0.44);
      context.lineTo(0.26 + 0.86 * (x - 0.26), 0.44 + 0.86 * (y - 0.44));
    }
    context.stroke();
    flakes(context, 5, 0.46, 0.026, 5);
  },
  /** Broken stones. */
  rubble(context) {
    for (let n = 0; n < 8; n++) {
      const angle = ((n + 0.8 * chance(n, 9)) / 8) * 2 * Math.PI;
      const far = n < 3 ? 0.13 : 0.26 + 0.14 * chance(n, 10);
      const size = n < 3 ? 0.1 : 0.035 + 0.035 * chance(n, 11);
      const outline = [0, 1, 2, 3, 4].flatMap((corner) => {
        const turn = ((corner + 0.6 * chance(n, 12 + corner)) / 5) * 2 * Math.PI;
        return [Math.cos(turn) * size, Math.sin(turn) * size * 0.85];
      });
      piece(context, 0.5 + Math.cos(angle) * far, 0.5 + Math.sin(angle) * far, n, outline);
    }
  },
  /** The character of remains in the glyph look: two dots beside a stroke. */
  character(context) {
    context.lineWidth = 0.15;
    context.strokeStyle = white(1);
    context.beginPath();
    context.moveTo(0.24, 0.86);
    context.lineTo(0.76, 0.14);
    context.stroke();
    for (const [x, y] of [
      [0.24, 0.28],
      [0.76, 0.72],
    ]) {
      context.beginPath();
      context.arc(x, y, 0.13, 0, 2 * Math.PI);
      context.fill();
    }
  },
} as const satisfies Readonly<Record<string, (context: Context) => void>>;

export type RemainShape = keyof typeof shapes;

/** The lower side of a piece, which the tint leaves dark. */
const shade = 'rgb(70 66 62 / 0.8)';

/** The holes and folds of a piece, and its outline. */
const gap = 'rgb(34 28 26)';

/** Fills a piece with a dark outline. */
function outlined(context: Context, fill: () => void): void {
  context.save();
  context.fillStyle = gap;
  for (let n = 0; n < 8; n++) {
    const angle = (n / 4) * Math.PI;
    context.save();
    context.translate(0.03 * Math.cos(angle), 0.03 * Math.sin(angle));
    fill();
    context.restore();
  }
  context.fillStyle = white(1);
  fill();
  context.restore();
}

/** Draws lines with a dark outline. */
function stroked(context: Context, width: number, addLines: () => void): void {
  for (const [colour, more] of [
    [gap, 0.05],
    [white(1), 0],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width + more;
    context.beginPath();
    addLines();
    context.stroke();
  }
}

/** All shapes, in one source. */
export function drawRemainShapes(): ReadonlyMap<RemainShape, Texture> {
  const names = Object.keys(shapes) as RemainShape[];
  const textures = row(
    side,
    names.map((name) => (context) => {
      context.fillStyle = white(1);
      context.lineCap = 'round';
      shapes[name](context);
    }),
  );
  return new Map(names.map((name, n) => [name, textures[n]]));
}

function chance(n: number, layer: number): number {
  return hashAt(n, 17, layer);
}

/** Fills an uneven ellipse. */
function blot(
  context: Context,
  x: number,
  y: number,
  wide: number,
  tall: number,
  layer: number,
): void {
  const corners = 14;
  const at = (n: number) => {
    const angle = (n / corners) * 2 * Math.PI;
    const far = 0.72 + 0.28 * chance(n % corners, 30 + layer);
    return [x + Math.cos(angle) * wide * far, y + Math.sin(angle) * tall * far] as const;
  };
  const between = (n: number) => {
    const [[x1, y1], [x2, y2]] = [at(n), at(n + 1)];
    return [(x1 + x2) / 2, (y1 + y2) / 2] as const;
  };
  context.beginPath();
  context.moveTo(...between(0));
  for (let n = 1; n <= corners; n++) context.quadraticCurveTo(...at(n), ...between(n));
  context.fill();
}

function flakes(context: Context, count: number, reach: number, size: number, layer: number): void {
  context.fillStyle = white(0.9);
  for (let n = 0; n < count; n++) {
    const angle = chance(n, 40 + layer) * 2 * Math.PI;
    const far = reach * Math.sqrt(chance(n, 50 + layer));
    context.beginPath();
    context.arc(
      0.5 + Math.cos(angle) * far,
      0.5 + Math.sin(angle) * far,
      size * (0.4 + 0.6 * chance(n, 60 + layer)),
      0,
      2 * Math.PI,
    );
    context.fill();
  }
}

function bone(context: Context, x1: number, y1: number, x2: number, y2: number): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [across, down] = [((y2 - y1) / length) * 0.03, ((x2 - x1) / length) * -0.03];
  const draw = (colour: string, more: number, lower: number) => {
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = 0.05 + more;
    context.beginPath();
    context.moveTo(x1, y1 + lower);
    context.lineTo(x2, y2 + lower);
    context.stroke();
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ]) {
      for (const way of [-1, 1]) {
        context.beginPath();
        const knob = 0.036 + more / 2;
        context.arc(x + way * across, y + way * down + lower, knob, 0, 2 * Math.PI);
        context.fill();
      }
    }
  };
  draw(shade, 0.012, 0.014);
  draw(white(1), 0, 0);
}

/** A piece with a dark lower side, around a point and turned by chance. */
function piece(
  context: Context,
  x: number,
  y: number,
  n: number,
  outline: readonly number[],
): void {
  for (const [colour, lower] of [
    [shade, 0.022],
    [white(0.95), 0],
  ] as const) {
    context.save();
    context.translate(x, y + lower);
    context.rotate(chance(n, 20) * 2 * Math.PI);
    context.fillStyle = colour;
    context.beginPath();
    addPolygon(context, outline);
    context.fill();
    context.restore();
  }
}
