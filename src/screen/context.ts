/**
 * A context of a new canvas for WebGL 2, or null where there is none. What is drawn covers the whole
 * canvas, and one context is all that is asked for: each is dear.
 */
export function openContext(): WebGL2RenderingContext | null {
  const canvas = document.createElement('canvas');
  return canvas.getContext('webgl2', { alpha: false, antialias: false, stencil: true });
}
