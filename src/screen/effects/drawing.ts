import { type ICanvasRenderingContext2D, Rectangle, Texture } from 'pixi.js';
import { painted } from '../painted.ts';

/** Draws in a square whose side is 1. */
export type Draw = (context: ICanvasRenderingContext2D) => void;

/** A drawing of `side` pixels. */
export function drawing(side: number, draw: Draw): Texture {
  return row(side, [draw])[0];
}

/** The pictures of a short film, side by side in one source. `draw` receives the progress from 0 to 1. */
export function film(
  side: number,
  length: number,
  draw: (context: ICanvasRenderingContext2D, part: number) => void,
): readonly Texture[] {
  const pictures = Array.from({ length }, (_, n): Draw => {
    return (context) => draw(context, n / (length - 1));
  });
  return row(side, pictures);
}

/** Drawings side by side in one source. */
export function row(side: number, drawings: readonly Draw[]): Texture[] {
  const source = painted(side * drawings.length, side, (context) => {
    drawings.forEach((draw, n) => {
      context.save();
      context.translate(n * side, 0);
      context.scale(side, side);
      draw(context);
      context.restore();
    });
  });
  return drawings.map(
    (_, n) => new Texture({ source, frame: new Rectangle(n * side, 0, side, side) }),
  );
}

/** White with an opacity from 0 to 1. */
export function white(alpha: number): string {
  return `rgb(255 255 255 / ${alpha})`;
}

/** Fills a disc with white that fades towards its edge. `stops`: opacity by distance from the middle. */
export function fillSoftDisc(
  context: ICanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  stops: readonly (readonly [at: number, alpha: number])[],
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, alpha] of stops) gradient.addColorStop(at, white(alpha));
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Adds a closed line through points to the path: x, y, x, y … */
export function addPolygon(context: ICanvasRenderingContext2D, points: readonly number[]): void {
  context.moveTo(points[0], points[1]);
  for (let at = 2; at < points.length; at += 2) context.lineTo(points[at], points[at + 1]);
  context.closePath();
}
