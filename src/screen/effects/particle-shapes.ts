import type { ICanvasRenderingContext2D, Texture } from 'pixi.js';
import { addPolygon, fillSoftDisc, row, white } from './drawing.ts';

type Context = ICanvasRenderingContext2D;

/** Pixels of the side of a shape. */
const side = 48;
/** The edge of shapes that are readable on every ground. */
const dark = '#0a0810';

/**
 * The shapes of particles, white for tinting. Each is in a square whose side is 1. Solid things have a dark edge, as
 * the drawings of actors have: without it, pale ones vanish on sand and grey ones on stone.
 */
const shapes = {
  chip: (context) => outlined(context, [0.2, 0.28, 0.6, 0.12, 0.88, 0.42, 0.7, 0.84, 0.3, 0.8]),
  ember: (context) =>
    fillSoftDisc(context, 0.5, 0.5, 0.5, [
      [0, 1],
      [0.3, 1],
      [0.5, 0.35],
      [1, 0],
    ]),
  smoke: (context) =>
    fillSoftDisc(context, 0.5, 0.5, 0.5, [
      [0, 0.75],
      [0.55, 0.55],
      [1, 0],
    ]),
  star: (context) =>
    fill(context, [0.5, 0, 0.62, 0.38, 1, 0.5, 0.62, 0.62, 0.5, 1, 0.38, 0.62, 0, 0.5, 0.38, 0.38]),
  /** A splinter that points to the right. */
  shard: (context) => outlined(context, [0.06, 0.5, 0.32, 0.37, 0.94, 0.5, 0.32, 0.63]),
  streak: (context) => fill(context, [0.46, 0, 0.54, 0, 0.6, 0.8, 0.5, 1, 0.4, 0.8]),
  flame(context) {
    context.beginPath();
    context.moveTo(0.5, 0);
    context.bezierCurveTo(0.62, 0.3, 0.92, 0.42, 0.84, 0.72);
    context.bezierCurveTo(0.78, 1.04, 0.22, 1.04, 0.16, 0.72);
    context.bezierCurveTo(0.1, 0.48, 0.42, 0.4, 0.5, 0);
    context.fill();
  },
  /** Round, with a short tip. */
  drop(context) {
    context.beginPath();
    context.moveTo(0.5, 0.08);
    context.bezierCurveTo(0.58, 0.28, 0.84, 0.38, 0.84, 0.62);
    context.bezierCurveTo(0.84, 1.06, 0.16, 1.06, 0.16, 0.62);
    context.bezierCurveTo(0.16, 0.38, 0.42, 0.28, 0.5, 0.08);
    context.closePath();
    edge(context);
    context.fill();
  },
  bubble(context) {
    disc(context, 0.5, 0.5, 0.38);
    edge(context);
    context.fillStyle = white(0.6);
    context.fill();
    context.lineWidth = 0.1;
    context.strokeStyle = white(1);
    context.stroke();
    context.fillStyle = white(1);
    disc(context, 0.37, 0.36, 0.09);
    context.fill();
  },
  plus: (context) =>
    outlined(
      context,
      [
        0.36, 0.1, 0.64, 0.1, 0.64, 0.36, 0.9, 0.36, 0.9, 0.64, 0.64, 0.64, 0.64, 0.9, 0.36, 0.9,
        0.36, 0.64, 0.1, 0.64, 0.1, 0.36, 0.36, 0.36,
      ],
    ),
  /** A sleeper's Z, which every script of comics has. */
  zed: (context) =>
    outlined(
      context,
      [
        0.16, 0.12, 0.84, 0.12, 0.84, 0.3, 0.44, 0.72, 0.84, 0.72, 0.84, 0.88, 0.14, 0.88, 0.14,
        0.72, 0.54, 0.28, 0.16, 0.28,
      ],
    ),
  alarm(context) {
    outlined(context, [0.36, 0.04, 0.64, 0.04, 0.58, 0.64, 0.42, 0.64]);
    outlined(context, [0.4, 0.74, 0.6, 0.74, 0.6, 0.94, 0.4, 0.94]);
  },
  /** A flat rhomb with a hole, as from an unknown script. */
  rune(context) {
    context.beginPath();
    addPolygon(context, [0.5, 0.1, 0.82, 0.5, 0.5, 0.9, 0.18, 0.5]);
    edge(context, 0.26);
    context.lineWidth = 0.13;
    context.strokeStyle = white(1);
    context.stroke();
    fill(context, [0.5, 0.38, 0.6, 0.5, 0.5, 0.62, 0.4, 0.5]);
  },
  swirl(context) {
    context.lineCap = 'round';
    context.beginPath();
    for (let turn = 0; turn <= 1; turn += 0.04) {
      const angle = turn * 3.2 * Math.PI;
      const far = 0.05 + 0.35 * turn;
      context.lineTo(0.5 + Math.cos(angle) * far, 0.5 + Math.sin(angle) * far);
    }
    context.lineWidth = 0.26;
    context.strokeStyle = dark;
    context.stroke();
    context.lineWidth = 0.14;
    context.strokeStyle = white(1);
    context.stroke();
  },
  /** A link of a chain. */
  link(context) {
    context.beginPath();
    context.ellipse(0.5, 0.5, 0.38, 0.23, 0, 0, 2 * Math.PI);
    edge(context, 0.28);
    context.lineWidth = 0.16;
    context.strokeStyle = white(1);
    context.stroke();
  },
  /** An hourglass with sand in its lower half. */
  hourglass(context) {
    outlined(context, [0.2, 0.14, 0.8, 0.14, 0.56, 0.5, 0.8, 0.86, 0.2, 0.86, 0.44, 0.5]);
    context.fillStyle = dark;
    context.beginPath();
    addPolygon(context, [0.34, 0.22, 0.66, 0.22, 0.5, 0.46]);
    context.fill();
    context.fillStyle = white(1);
    context.fillRect(0.14, 0.08, 0.72, 0.1);
    context.fillRect(0.14, 0.82, 0.72, 0.1);
  },
} as const satisfies Readonly<Record<string, (context: Context) => void>>;

export type ParticleShape = keyof typeof shapes;

/** Draws all shapes into one source, so that particles of every shape are one draw call. */
export function drawParticleShapes(): ReadonlyMap<ParticleShape, Texture> {
  const names = Object.keys(shapes) as ParticleShape[];
  const textures = row(
    side,
    names.map((name) => (context) => {
      // The free edge keeps neighbours apart when a shape is scaled.
      context.translate(0.04, 0.04);
      context.scale(0.92, 0.92);
      context.fillStyle = white(1);
      shapes[name](context);
    }),
  );
  return new Map(names.map((name, n) => [name, textures[n]]));
}

function fill(context: Context, points: readonly number[]): void {
  context.beginPath();
  addPolygon(context, points);
  context.fill();
}

/** A shape with a dark edge, which is readable on every ground. */
function outlined(context: Context, points: readonly number[]): void {
  context.beginPath();
  addPolygon(context, points);
  edge(context);
  context.fillStyle = white(1);
  context.fill();
}

/** Strokes the path in the dark colour. Half of the width is outside of a shape that is filled after it. */
function edge(context: Context, width = 0.14): void {
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.strokeStyle = dark;
  context.stroke();
}

function disc(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}
