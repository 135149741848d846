/**
 * A context of a new canvas for WebGL 2, or null where there is none. What is drawn covers the whole
 * canvas, and one context is all that is asked for: each is dear.
 */
export function openContext(): WebGL2RenderingContext | null {
  const canvas = document.createElement('canvas');
  // As large as the first picture, so that its memory need not be had twice.
  canvas.width = Math.max(1, Math.floor(window.innerWidth * window.devicePixelRatio));
  canvas.height = Math.max(1, Math.floor(window.innerHeight * window.devicePixelRatio));
  return canvas.getContext('webgl2', { alpha: false, antialias: false, stencil: true });
}
