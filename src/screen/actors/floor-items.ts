import { Container, Sprite } from 'pixi.js';
import { itemsOn } from '../../game/floor-contents.ts';
import { kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { remembered } from '../colours.ts';
import type { Region } from '../map/region.ts';
import { type Artwork, thingPortrait } from '../portrait.ts';
import type { CellSize } from '../screen-layout.ts';
import { actorShownOn } from './shown-actor.ts';

/** The topmost item or trap of each cell, as the hero remembers it. */
export class FloorItems {
  readonly container = new Container();
  readonly #shadows = this.container.addChild(new Container<Sprite>());
  readonly #bodies = this.container.addChild(new Container<Sprite>());

  /** Shows the items of a region: those that the hero remembers, or all if `whole`. */
  show(game: Game, artwork: Artwork, cell: CellSize, whole: boolean, region: Region): void {
    const { grid, memory } = game.floor;
    const kinds = whole ? topmostItems(game) : memory.things;
    let used = 0;
    for (let y = region.y1; y <= region.y2; y++) {
      for (let x = region.x1; x <= region.x2; x++) {
        const at = y * grid.width + x;
        if (kinds[at] === 0) continue;
        // Two glyphs on one cell would be unreadable.
        if (artwork.look === 'glyphs' && actorShownOn(game, at, whole) !== 0) continue;
        if (this.#showItem(game, artwork, cell, whole, kinds[at], at, used)) used++;
      }
    }
    for (const sprite of this.#bodies.children.slice(used)) sprite.visible = false;
    for (const sprite of this.#shadows.children.slice(used)) sprite.visible = false;
  }

  /** Shows one item with the sprites of this index. Returns false if the item has no drawing. */
  #showItem(
    game: Game,
    artwork: Artwork,
    cell: CellSize,
    whole: boolean,
    kindIndex: number,
    at: number,
    index: number,
  ): boolean {
    const kind = game.campaign.kinds[kindIndex];
    const portrait = thingPortrait(artwork, game, kindIndex);
    if (!portrait) return false;
    const { grid, sight } = game.floor;
    const body = this.#bodies.children[index] ?? this.#bodies.addChild(new Sprite());
    const shadow = this.#shadows.children[index] ?? this.#shadows.addChild(new Sprite());
    const x = (at % grid.width) * cell.width;
    const y = Math.floor(at / grid.width) * cell.height;
    const seen = whole || sight.visible[at] === 1;
    // Traps are flat: smaller, paler and without a shadow.
    const flat = portrait.icon && kindHas(kind, 'Trap');
    const share = flat ? 0.62 : portrait.icon ? 0.76 : 1;
    const width = Math.round(cell.width * share);
    const height = Math.round(cell.height * share);
    body.visible = true;
    body.texture = portrait.texture;
    body.setSize(width, height);
    body.position.set(
      x + Math.round((cell.width - width) / 2),
      y + Math.round((cell.height - height) / 2),
    );
    body.tint = seen ? portrait.colour : remembered(portrait.colour);
    body.alpha = flat ? 0.72 : 1;
    const blob = artwork.look === 'tiles' ? artwork.atlas.texture('blob') : null;
    shadow.visible = blob !== null && portrait.icon && !flat;
    if (blob) {
      shadow.texture = blob;
      shadow.setSize(cell.width, cell.height);
      shadow.position.set(x, y - Math.round(cell.height * 0.05));
      shadow.alpha = 0.8;
    }
    return true;
  }
}

/** The kind index of the topmost item of each cell, 0 for none. */
function topmostItems(game: Game): Uint16Array {
  const { Position, Identity } = game.stores;
  const { width, height } = game.floor.grid;
  const kinds = new Uint16Array(width * height);
  for (const item of itemsOn(game, game.floor)) {
    kinds[Position.y[item] * width + Position.x[item]] = Identity.kind[item];
  }
  return kinds;
}
