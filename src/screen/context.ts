import { pixelsOf } from './space.ts';

/**
 * A context of a new canvas for WebGL 2, or null where there is none. What is drawn covers the whole
 * canvas, and one context is all that is asked for: each is dear.
 */
export function openContext(): WebGL2RenderingContext | null {
  const canvas = document.createElement('canvas');
  // As large as the first picture, so that its memory need not be had twice.
  const { innerWidth: width, innerHeight: height, devicePixelRatio: ratio } = window;
  Object.assign(canvas, pixelsOf({ width, height, ratio }));
  return canvas.getContext('webgl2', { alpha: false, antialias: false, stencil: true });
}
