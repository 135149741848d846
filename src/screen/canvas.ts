import { CanvasRenderer, type WebGLOptions } from 'pixi.js';

/** A renderer on a plain canvas; a file of its own, so that only browsers without WebGL load it. */
export async function makeCanvasRenderer(options: Partial<WebGLOptions>): Promise<CanvasRenderer> {
  const renderer = new CanvasRenderer();
  await renderer.init(options);
  if (!renderer.canvas.getContext('2d')) throw new Error('Neither WebGL nor a canvas to draw on.');
  return renderer;
}
