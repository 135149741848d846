import { Sprite, type Texture } from 'pixi.js';
import { colours } from '../colours.ts';
import type { Rect } from '../screen-layout.ts';
import { textureMesh } from '../texture-mesh.ts';
import { paintShape } from './shape-painter.ts';

/** Rows of the gradient, which is stretched to the height of the panel. */
const rows = 256;

/** The surface under everything else of the HUD. */
export class PanelGround {
  readonly view: Sprite | ReturnType<typeof textureMesh>;

  /** `hasMeshes`: whether the renderer can draw them. */
  constructor(hasMeshes: boolean) {
    const texture = paintedGround();
    this.view = hasMeshes ? textureMesh(texture) : new Sprite(texture);
  }

  show({ x, y, width, height }: Rect): void {
    this.view.position.set(x, y);
    this.view.setSize(width, height);
  }

  /** Paints the gradient again. */
  forget(): void {
    const old = this.view.texture;
    this.view.texture = paintedGround();
    old.destroy(true);
  }

  destroy(): void {
    this.view.texture.destroy(true);
    this.view.destroy();
  }
}

function paintedGround(): Texture {
  // All columns of the gradient are equal.
  return paintShape(1, rows, { radius: 0, fill: [colours.panelTop, colours.panelFoot] });
}
