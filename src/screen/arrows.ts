import { Container, Sprite } from 'pixi.js';
import type { Sheet } from './sheet.ts';

/**
 * The four arrows of diagonal steps. The drawing is the outline of C3 in the rules, whose middle is
 * 28/32 of a cell away from the hero's.
 */
export class Arrows {
  readonly container = new Container();
  readonly #sprites = [45, 135, 225, 315].map((degrees) => {
    const sprite = this.container.addChild(new Sprite({ anchor: 0.5 }));
    sprite.rotation = (degrees * Math.PI) / 180;
    return sprite;
  });

  /** Shows the arrows around a place in device pixels of the floor, or hides them. */
  set(atlas: Sheet, cell: number, shown: boolean): void {
    const texture = atlas.texture('cursor');
    this.container.visible = shown && texture !== null;
    if (!this.container.visible || !texture) return;
    for (const sprite of this.#sprites) {
      sprite.texture = texture;
      sprite.setSize(cell, cell);
      sprite.position.set(
        Math.cos(sprite.rotation) * cell * (28 / 32),
        Math.sin(sprite.rotation) * cell * (28 / 32),
      );
    }
  }
}
