// Gains a third of a frame that is drawn by software. For each pixel of the panel, which can be a third of the
// window, a sprite's shader looks at all textures of its batch, and the shader of a mesh at one.
import { Mesh, MeshGeometry, Sprite, type Texture } from 'pixi.js';
import { colours } from '../colours.ts';
import type { Rect } from '../screen-layout.ts';
import { paintShape } from './shape-painter.ts';

/** Rows of the gradient, which is stretched to the height of the panel. */
const rows = 256;

/** The surface under everything else of the HUD. */
export class PanelGround {
  readonly view: Sprite | Mesh<MeshGeometry>;

  /** `hasMeshes`: whether the renderer can draw them. Pixi's canvas renderer cannot. */
  constructor(hasMeshes: boolean) {
    const texture = paintedGround();
    this.view = hasMeshes ? new Mesh({ geometry: unitSquare(), texture }) : new Sprite(texture);
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
    this.view.destroy({ texture: true, textureSource: true });
  }
}

function paintedGround(): Texture {
  // All columns of the gradient are equal.
  return paintShape(1, rows, { radius: 0, fill: [colours.panelTop, colours.panelFoot] });
}

function unitSquare(): MeshGeometry {
  const corners = [0, 0, 1, 0, 1, 1, 0, 1];
  const geometry = new MeshGeometry({
    positions: new Float32Array(corners),
    uvs: new Float32Array(corners),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
  geometry.batchMode = 'no-batch';
  return geometry;
}
