import { Container, Sprite } from 'pixi.js';
import { itemsOn } from '../game/floor-contents.ts';
import { hasComponent } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { type Art, type Portrait, portraitOf } from './art.ts';
import { actorShownOn } from './cells.ts';
import { remembered } from './colours.ts';
import type { Region } from './region.ts';
import type { Shade } from './veil.ts';

/** What lies on the floor: on each cell the topmost item, or the trap, that the hero remembers. */
export class Items {
  readonly container = new Container();
  readonly #shadows = this.container.addChild(new Container<Sprite>());
  readonly #bodies = this.container.addChild(new Container<Sprite>());

  /**
   * Shows the items of a region as they are known now, or as they are when `whole`. Under an actor a
   * glyph would only blur the actor's. `shade`: the light that each has, where it is not all.
   */
  set(
    game: Game,
    art: Art,
    cell: number,
    whole: boolean,
    region: Region,
    shade: Shade | null,
  ): void {
    const { grid, rememberedItems, sight } = game.floor;
    const kinds = whole ? allItems(game) : rememberedItems;
    const blob = art.look === 'tiles' ? art.atlas.texture('blob') : null;
    const portraits = new Map<number, Portrait | null>();
    let used = 0;
    const lay = (at: number) => {
      const kind = game.campaign.kinds[kinds[at]];
      const portrait = portraits.get(kinds[at]) ?? portraitOf(art, kind);
      portraits.set(kinds[at], portrait);
      if (!portrait) return;
      const body = this.#bodies.children[used] ?? this.#bodies.addChild(new Sprite());
      const shadow = this.#shadows.children[used] ?? this.#shadows.addChild(new Sprite());
      used++;
      const x = (at % grid.width) * cell;
      const y = Math.floor(at / grid.width) * cell;
      const seen = whole || sight.visible[at] === 1;
      // Traps lie flat in the floor.
      const flat = portrait.icon && hasComponent(kind, 'Trap');
      const share = flat ? 0.62 : 0.76;
      const side = portrait.icon ? Math.round(cell * share) : cell;
      body.visible = true;
      body.texture = portrait.texture;
      body.setSize(side, side);
      body.position.set(x + Math.round((cell - side) / 2), y + Math.round((cell - side) / 2));
      body.tint = seen ? portrait.colour : remembered(portrait.colour);
      const light = shade ? shade(x / cell + 0.5, y / cell + 0.5) : 1;
      body.alpha = (flat ? 0.72 : 1) * light;
      shadow.visible = blob !== null && portrait.icon && !flat;
      if (blob) {
        shadow.texture = blob;
        shadow.setSize(cell, cell);
        shadow.position.set(x, y - Math.round(cell * 0.05));
        shadow.alpha = 0.8 * light;
      }
    };
    for (let y = region.y1; y <= region.y2; y++) {
      for (let at = y * grid.width + region.x1; at <= y * grid.width + region.x2; at++) {
        if (kinds[at] === 0) continue;
        if (art.look === 'glyphs' && actorShownOn(game, at, whole) !== 0) continue;
        lay(at);
      }
    }
    for (const sprite of this.#bodies.children.slice(used)) sprite.visible = false;
    for (const sprite of this.#shadows.children.slice(used)) sprite.visible = false;
  }
}

/** The kind of the topmost item of each cell, 0 for none. */
function allItems(game: Game): Uint16Array {
  const { Position, Identity } = game.stores;
  const { width, height } = game.floor.grid;
  const kinds = new Uint16Array(width * height);
  for (const item of itemsOn(game, game.floor)) {
    kinds[Position.y[item] * width + Position.x[item]] = Identity.kind[item];
  }
  return kinds;
}
