/**
 * Draws a picture. Returns the time in ms until the graphics card has drawn it: reading a pixel waits for that. A fence
 * would not block the page, but Chromium without a graphics card reports it far too late.
 */
export function timeToDraw(gl: WebGL2RenderingContext, draw: () => void): number {
  const start = performance.now();
  draw();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  return performance.now() - start;
}

/** Resolves when the browser is about to paint. */
export function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
