/** The time that a picture took, and that of a frame in which nothing is drawn, in ms. */
export interface DrawTime {
  readonly took: number;
  readonly frame: number;
}

/** The most milliseconds to wait for a picture. */
const longest = 250;

/** Draws a picture. Returns the time in ms until the graphics card has drawn it; null if that cannot be measured. */
export async function timeToDraw(
  gl: WebGL2RenderingContext,
  draw: () => void,
): Promise<number | null> {
  const start = performance.now();
  draw();
  const drawn = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!drawn) return null;
  gl.flush();
  while (performance.now() - start < longest) {
    await nextFrame();
    if (gl.getSyncParameter(drawn, gl.SYNC_STATUS) === gl.SIGNALED) break;
  }
  gl.deleteSync(drawn);
  return performance.now() - start;
}

/** Resolves when the browser is about to paint. */
export function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
