import 'pixi.js/unsafe-eval';
import { CanvasRenderer, type Renderer, Ticker, WebGLRenderer } from 'pixi.js';
import { colours } from './colours.ts';

const options = {
  backgroundColor: colours.ground,
  // The layout is in device pixels: one unit is one pixel of the canvas.
  resolution: 1,
  // The screen destroys its own textures. Pixi's collector would need the ticker.
  gcActive: false,
  // Pixi's events, accessibility and filters are not used, so they are not loaded.
  skipExtensionImports: true,
} as const;

/** Pixi's renderer: WebGL, or a plain canvas. Rejects where the browser supports neither. */
export async function makeRenderer(): Promise<Renderer> {
  // Nothing is drawn while nothing changes, so Pixi's ticker need not run.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  try {
    const webGl = new WebGLRenderer();
    await webGl.init(options);
    return webGl;
  } catch {
    const plain = new CanvasRenderer();
    await plain.init(options);
    return plain;
  }
}
