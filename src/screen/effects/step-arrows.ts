import { Container, Sprite } from 'pixi.js';
import { allowsStep } from '../../game/actors/movement.ts';
import { heroCell } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import type { Atlas } from '../drawings/artwork.ts';
import type { CellSize } from '../screen-layout.ts';

/** The distance from the middle of the hero's cell to the middle of an arrow, in cells. */
const reach = 28 / 32;

/** The four arrows around the hero that show the open diagonal steps. */
export class StepArrows {
  readonly container = new Container();
  readonly #sprites = [45, 135, 225, 315].map((degrees) => {
    const sprite = this.container.addChild(new Sprite({ anchor: 0.5 }));
    sprite.rotation = (degrees * Math.PI) / 180;
    return sprite;
  });

  /** Shows the arrows of the diagonal steps that are open from the hero's cell, or hides all. */
  show(atlas: Atlas, cell: CellSize, game: Game, shown: boolean): void {
    const texture = atlas.texture('cursor', cell.height);
    this.container.visible = shown && texture !== null;
    if (!this.container.visible || !texture) return;
    for (const sprite of this.#sprites) {
      const right = Math.cos(sprite.rotation);
      const down = Math.sin(sprite.rotation);
      sprite.visible = allowsStep(game, heroCell(game), Math.sign(right), Math.sign(down));
      sprite.texture = texture;
      sprite.setSize(cell.height, cell.height);
      sprite.position.set(right * cell.width * reach, down * cell.height * reach);
    }
  }
}
