import { CanvasSource, DOMAdapter, type ICanvasRenderingContext2D, Texture } from 'pixi.js';
import type { HeroLayer } from '../describe/hero-layers.ts';

/** Draws the drawing of a layer without its colour at 0, 0. Returns false if there is none. */
export type DrawPart = (
  context: ICanvasRenderingContext2D,
  layer: HeroLayer,
  side: number,
) => boolean;

/** Paints the layers of the hero over one another, in a square of this side at x, y. */
export function paintHero(
  context: ICanvasRenderingContext2D,
  layers: readonly HeroLayer[],
  { x, y, side }: { x: number; y: number; side: number },
  draw: DrawPart,
): void {
  const part = DOMAdapter.get().createCanvas(side, side);
  const brush = part.getContext('2d');
  if (!brush) return;
  context.imageSmoothingQuality = 'high';
  for (const layer of layers) {
    const { colour, place } = layer;
    brush.globalCompositeOperation = 'source-over';
    brush.clearRect(0, 0, side, side);
    if (!draw(brush, layer, side)) continue;
    // The colour keeps the shades of the drawing.
    brush.globalCompositeOperation = 'multiply';
    brush.fillStyle = colour;
    brush.fillRect(0, 0, side, side);
    brush.globalCompositeOperation = 'destination-in';
    draw(brush, layer, side);
    if (!place) {
      context.drawImage(part, x, y);
      continue;
    }
    const size = side * place.side;
    context.save();
    context.translate(x + side * place.x, y + side * place.y);
    context.rotate(place.turn);
    context.drawImage(part, -size / 2, -size / 2, size, size);
    context.restore();
  }
}

/** The hero as a texture of its own. */
export function heroTexture(layers: readonly HeroLayer[], side: number, draw: DrawPart): Texture {
  const canvas = DOMAdapter.get().createCanvas(side, side);
  const context = canvas.getContext('2d');
  if (context) paintHero(context, layers, { x: 0, y: 0, side }, draw);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
}
