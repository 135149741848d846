import 'pixi.js/unsafe-eval';
import { CanvasRenderer, Ticker, type WebGLOptions } from 'pixi.js';

/**
 * A renderer on a plain canvas; a file of its own, so that only browsers without WebGL load it.
 * Rejects where the browser gives no canvas to draw on either.
 */
export async function makeCanvasRenderer(options: Partial<WebGLOptions>): Promise<CanvasRenderer> {
  if (!document.createElement('canvas').getContext('2d')) {
    throw new Error('Neither WebGL nor a canvas to draw on.');
  }
  // Nothing is drawn while nothing changes, so Pixi's own clock stands still.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = new CanvasRenderer();
  // What is no longer used is given back by hand: the collector would need the clock.
  await renderer.init({ ...options, gcActive: false });
  return renderer;
}
