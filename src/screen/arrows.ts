import { Container, Sprite } from 'pixi.js';
import { heroCell } from '../game/entity.ts';
import { isWay } from '../game/movement.ts';
import type { Game } from '../game/world.ts';
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

  /** Shows the arrows of the ways that are open from the hero's cell, or hides them all. */
  set(atlas: Sheet, cell: number, game: Game, shown: boolean): void {
    const texture = atlas.texture('cursor');
    this.container.visible = shown && texture !== null;
    if (!this.container.visible || !texture) return;
    for (const sprite of this.#sprites) {
      const dx = Math.sign(Math.cos(sprite.rotation));
      const dy = Math.sign(Math.sin(sprite.rotation));
      sprite.visible = isWay(game, heroCell(game), dx, dy);
      sprite.texture = texture;
      sprite.setSize(cell, cell);
      sprite.position.set(
        Math.cos(sprite.rotation) * cell * (28 / 32),
        Math.sin(sprite.rotation) * cell * (28 / 32),
      );
    }
  }
}
