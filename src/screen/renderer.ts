import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, type Renderer, Ticker } from 'pixi.js';
import { colours } from './colours.ts';

/** Pixi's renderer: WebGL, or a plain canvas. Rejects where the browser supports neither. */
export async function makeRenderer(): Promise<Renderer> {
  // Nothing is drawn while nothing changes, so Pixi's ticker need not run.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  return autoDetectRenderer({
    preference: ['webgl', 'canvas'],
    backgroundColor: colours.ground,
    // The layout is in device pixels: one unit is one pixel of the canvas.
    resolution: 1,
    // The screen destroys its own textures. Pixi's collector would need the ticker.
    gcActive: false,
  });
}
