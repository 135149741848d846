import 'pixi.js/unsafe-eval';
import { CanvasRenderer, type WebGLOptions } from 'pixi.js';

/**
 * A renderer on a plain canvas; a file of its own, so that only browsers without WebGL load it.
 * Rejects where the browser gives no canvas to draw on either.
 */
export async function makeCanvasRenderer(options: Partial<WebGLOptions>): Promise<CanvasRenderer> {
  if (!document.createElement('canvas').getContext('2d')) {
    throw new Error('Neither WebGL nor a canvas to draw on.');
  }
  const renderer = new CanvasRenderer();
  await renderer.init(options);
  return renderer;
}
