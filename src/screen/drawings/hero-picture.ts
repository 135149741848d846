import { DOMAdapter, type ICanvasRenderingContext2D, Texture } from 'pixi.js';
import type { HeroLayer } from '../../describe/hero-layers.ts';
import { painted } from '../painted.ts';

/** Draws the drawing of a layer without its colour at 0, 0. Returns false if there is none. */
export type DrawPart = (
  context: ICanvasRenderingContext2D,
  layer: HeroLayer,
  side: number,
) => boolean;

/** The hero as a texture of its own, of a square of this side: its layers over one another. */
export function heroTexture(layers: readonly HeroLayer[], side: number, draw: DrawPart): Texture {
  const part = DOMAdapter.get().createCanvas(side, side);
  const brush = part.getContext('2d');
  if (!brush) return Texture.EMPTY;
  const source = painted(side, side, (context) => {
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
      const { x, y, side: share, turn } = place ?? { x: 0.5, y: 0.5, side: 1, turn: 0 };
      const size = side * share;
      context.save();
      context.translate(side * x, side * y);
      context.rotate(turn);
      context.drawImage(part, -size / 2, -size / 2, size, size);
      context.restore();
    }
  });
  return new Texture({ source });
}
