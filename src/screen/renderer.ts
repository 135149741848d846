import type { CanvasRenderer } from 'pixi.js';
import { batchProgram } from './batch.ts';
import { colours } from './colours.ts';
import { mapProgram } from './map.ts';
import { veiledProgram } from './veiled.ts';
import { WebGl } from './webgl.ts';

/** What draws: all that the screen needs of one of Pixi's renderers. */
export interface Painter
  extends Pick<CanvasRenderer, 'canvas' | 'type' | 'resize' | 'render' | 'destroy'> {
  /** Has what was drawn begun at once, where another process does it. */
  flush?(): void;
}

/**
 * A renderer that draws with WebGL 2, or on a plain canvas where there is no context for it. Rejects
 * where the browser can do neither.
 */
export async function makeRenderer(context: WebGL2RenderingContext | null): Promise<Painter> {
  const options = {
    backgroundColor: colours.ground,
    // The layout is in device pixels, so one unit is one pixel of the canvas.
    resolution: 1,
    skipExtensionImports: true,
  };
  const canvas = context?.canvas;
  if (canvas instanceof HTMLCanvasElement) {
    const renderer = new WebGl();
    try {
      const { width, height } = canvas;
      await renderer.init({ ...options, width, height, canvas, context });
      // All were begun long ago. Where one cannot be had, a plain canvas may do.
      renderer.compile(veiledProgram());
      renderer.compile(batchProgram());
      renderer.compile(mapProgram());
      return renderer;
    } catch {
      // What Pixi needs of a context can be missing from it; a plain canvas may still do.
    }
  }
  const { makeCanvasRenderer } = await import('./canvas.ts');
  return makeCanvasRenderer(options);
}
