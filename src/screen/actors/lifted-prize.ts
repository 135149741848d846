import { Container, Sprite } from 'pixi.js';
import { heroCell } from '../../game/entity.ts';
import { kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { thingPortrait } from '../drawings/portrait.ts';
import type { EffectDrawings } from '../effects/effect-drawings.ts';
import type { CellSize } from '../screen-layout.ts';
import { thingSide } from './floor-items.ts';

/** How far the middle of the prize is above the middle of the hero's cell, and the width of its light, in cells. */
const height = 0.95;
const lightSide = 2.2;

/** The goal of the campaign over the head of the hero who stands on it: on the ground the hero would hide it. */
export class LiftedPrize {
  readonly container = new Container();
  readonly #drawings: EffectDrawings;
  readonly #light = this.container.addChild(new Sprite({ anchor: 0.5, blendMode: 'add' }));
  readonly #body = this.container.addChild(new Sprite({ anchor: 0.5 }));

  constructor(drawings: EffectDrawings) {
    this.#drawings = drawings;
  }

  /** In the glyph look it would cover another character. */
  show(game: Game, artwork: Artwork, cell: CellSize): void {
    const { x, y } = heroCell(game);
    const { grid, memory } = game.floor;
    const kind = memory.things[y * grid.width + x];
    const isPrize = kind !== 0 && kindHas(game.campaign.kinds[kind], 'Prize');
    const side = thingSide(cell, 'prize');
    const portrait =
      isPrize && artwork.look === 'tiles' ? thingPortrait(artwork, game, kind, side) : null;
    this.container.visible = portrait !== null;
    if (!portrait) return;
    this.container.position.set(
      Math.round((x + 0.5) * cell.width),
      Math.round((y + 0.5 - height) * cell.height),
    );
    this.#body.texture = portrait.texture;
    this.#body.tint = portrait.colour;
    this.#body.setSize(side, side);
    this.#light.texture = this.#drawings.texture('glare');
    this.#light.tint = portrait.colour;
    this.#light.alpha = 0.6;
    this.#light.setSize(cell.height * lightSide, cell.height * lightSide);
  }
}
