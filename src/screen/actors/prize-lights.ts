import type { Container } from 'pixi.js';
import { colourOf } from '../../describe/css-colour.ts';
import { directions } from '../../dungeon/grid.ts';
import { unknown } from '../../game/floors/floor.ts';
import { rememberedTile } from '../../game/floors/hero-memory.ts';
import { lookOf } from '../../game/items/appearances.ts';
import { kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import type { EffectDrawings } from '../effects/effect-drawings.ts';
import type { Region } from '../map/region.ts';
import type { CellSize } from '../screen-layout.ts';
import { SpritePool } from '../sprite-pool.ts';
import type { Look } from '../view.ts';

/**
 * The light of a prize: its width in heights of a cell where the hero knows all cells around it, and its strength in
 * view and in memory. Elsewhere it is as wide as a cell, so that it never lights unknown cells.
 */
export const prizeLight = { side: 3, seen: 0.5, remembered: 0.18 };

/** A steady light around the goal of the campaign, so that it differs from every other item. */
export class PrizeLights {
  readonly #drawings: EffectDrawings;
  readonly #lights = new SpritePool();

  constructor(drawings: EffectDrawings) {
    this.#drawings = drawings;
  }

  get container(): Container {
    return this.#lights.container;
  }

  /** Lights the prizes of a region that the hero remembers. In the glyph look it would lie over characters. */
  show(game: Game, look: Look, cell: CellSize, region: Region): void {
    const { grid, memory, fieldOfView } = game.floor;
    const { kinds } = game.campaign;
    for (let y = region.y1; y <= region.y2; y++) {
      for (let x = region.x1; x <= region.x2; x++) {
        const at = y * grid.width + x;
        const kind = memory.things[at];
        if (look !== 'tiles' || kind === 0 || !kindHas(kinds[kind], 'Prize')) continue;
        const light = this.#lights.next();
        light.texture = this.#drawings.texture('glare');
        light.blendMode = 'add';
        light.tint = colourOf(lookOf(game, kind).colour);
        light.alpha = prizeLight[fieldOfView.visible[at] === 1 ? 'seen' : 'remembered'];
        const isOpen = directions.every(
          ({ dx, dy }) => rememberedTile(game, x + dx, y + dy) !== unknown,
        );
        const side = Math.round(cell.height * (isOpen ? prizeLight.side : 1));
        light.setSize(side, side);
        light.position.set(
          Math.round((x + 0.5) * cell.width - side / 2),
          Math.round((y + 0.5) * cell.height - side / 2),
        );
      }
    }
    this.#lights.end();
  }
}
