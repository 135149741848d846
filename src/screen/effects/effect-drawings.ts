import { CanvasSource, DOMAdapter, type ICanvasRenderingContext2D, Texture } from 'pixi.js';

/** Side of the drawings in pixels. */
const side = 128;

/** A white circle with a soft edge. */
export function drawRing(): Texture {
  return drawing((context) => {
    for (const [width, alpha] of [
      [18, 0.25],
      [8, 1],
    ]) {
      context.lineWidth = width;
      context.strokeStyle = `rgb(255 255 255 / ${alpha})`;
      context.beginPath();
      context.arc(side / 2, side / 2, 52, 0, 2 * Math.PI);
      context.stroke();
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

function drawing(draw: (context: ICanvasRenderingContext2D) => void): Texture {
  const canvas = DOMAdapter.get().createCanvas(side, side);
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
}
