import { Sprite, type Texture } from 'pixi.js';
import { colours } from '../colours.ts';
import type { Rect } from '../screen-layout.ts';
import { paintShape } from './shape-painter.ts';

/** Rows of the gradient, which is stretched to the height of the panel. */
const rows = 256;

/** The surface under everything else of the HUD. */
export class PanelGround {
  readonly sprite = new Sprite(paintedGround());

  show({ x, y, width, height }: Rect): void {
    this.sprite.position.set(x, y);
    this.sprite.setSize(width, height);
  }

  /** Paints the gradient again. */
  forget(): void {
    const old = this.sprite.texture;
    this.sprite.texture = paintedGround();
    old.destroy(true);
  }

  destroy(): void {
    this.sprite.destroy({ texture: true, textureSource: true });
  }
}

function paintedGround(): Texture {
  // All columns of the gradient are equal.
  return paintShape(1, rows, { radius: 0, fill: [colours.panelTop, colours.panelFoot] });
}
