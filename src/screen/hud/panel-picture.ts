// Gains two fifths of the JavaScript of a frame. Each text of the panel is a texture of its own, and WebGL would take
// all of them in each frame.
import { Container, type Renderer, RenderTexture } from 'pixi.js';
import { renewBatches } from '../renew-batches.ts';
import type { Rect } from '../screen-layout.ts';
import { textureMesh } from '../texture-mesh.ts';

/** The panel in one picture, which is drawn when the panel has changed, not in each frame. */
export class PanelPicture {
  readonly #texture = RenderTexture.create({ scaleMode: 'nearest' });
  readonly view = textureMesh(this.#texture);
  readonly #scene = new Container();
  readonly #parts: Container;
  #isOutdated = false;

  /** `parts`: everything in the panel, at its place on the screen. */
  constructor(...parts: Container[]) {
    this.#parts = new Container({ children: parts });
    this.#scene.addChild(this.#parts);
  }

  /** Shows the parts in a rectangle after they have changed. */
  show({ x, y, width, height }: Rect): void {
    this.#texture.resize(width, height);
    this.#parts.position.set(-x, -y);
    this.view.position.set(x, y);
    this.view.setSize(width, height);
    this.#isOutdated = true;
  }

  /** Draws the picture before a frame, if the parts have changed. */
  prepare(renderer: Pick<Renderer, 'render'>): void {
    if (!this.#isOutdated) return;
    this.#isOutdated = false;
    // Some textures of the last picture may be gone.
    renewBatches(this.#scene);
    renderer.render({ container: this.#scene, target: this.#texture });
  }

  destroy(): void {
    this.view.destroy();
    this.#scene.destroy({ children: true });
    this.#texture.destroy(true);
  }
}
