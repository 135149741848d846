import { CanvasSource, DOMAdapter, type ICanvasRenderingContext2D, Texture } from 'pixi.js';

/** The usual side of the drawings in pixels. */
const side = 128;

/** A white circle with a soft edge. */
export function drawRing(): Texture {
  return circle(side, 8);
}

/** A white circle with a thin line, for rings that are many cells wide. */
export function drawWideRing(): Texture {
  return circle(4 * side, 7);
}

function circle(size: number, line: number): Texture {
  return drawing((context) => {
    for (const [width, alpha] of [
      [2.2 * line, 0.25],
      [line, 1],
    ]) {
      context.lineWidth = width;
      context.strokeStyle = `rgb(255 255 255 / ${alpha})`;
      context.beginPath();
      context.arc(size / 2, size / 2, 0.41 * size, 0, 2 * Math.PI);
      context.stroke();
    }
  }, size);
}

/** White light, bright in the middle. */
export function drawGlare(): Texture {
  return drawing((context) => {
    // Discs on one another, because not every canvas context has gradients.
    const steps = 24;
    context.fillStyle = `rgb(255 255 255 / ${1 / steps})`;
    for (let n = 1; n <= steps; n++) {
      context.beginPath();
      context.arc(side / 2, side / 2, (n / steps) * (side / 2), 0, 2 * Math.PI);
      context.fill();
    }
  });
}

/** Jagged lines from the middle of a wall outwards, as x, y, x, y … */
const cracks = [
  [60, 58, 44, 46, 40, 30, 26, 20],
  [60, 58, 78, 50, 84, 34, 102, 26],
  [60, 58, 66, 78, 58, 94, 64, 114],
  [60, 58, 40, 70, 30, 86, 14, 90],
  [66, 78, 86, 84, 98, 100],
];

/** The cracks of a half dug wall: dark lines with a light middle. */
export function drawCracks(): Texture {
  return drawing((context) => {
    for (const [width, colour] of [
      [10, '#0d0907'],
      [3, '#dcc19f'],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.lineJoin = 'bevel';
      for (const line of cracks) {
        context.beginPath();
        for (let at = 0; at < line.length; at += 2) context.lineTo(line[at], line[at + 1]);
        context.stroke();
      }
    }
  });
}

function drawing(draw: (context: ICanvasRenderingContext2D) => void, size = side): Texture {
  const canvas = DOMAdapter.get().createCanvas(size, size);
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
}
