import { Container } from 'pixi.js';
import { type Cell, directions, Tile } from '../../dungeon/grid.ts';
import { rememberedTile } from '../../game/floors/hero-memory.ts';
import { lookOf } from '../../game/items/appearances.ts';
import { isFixture, type Kind, kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { mix, recalledThing, remembered } from '../colours.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { magicGlyph } from '../drawings/glyph-sheet.ts';
import { portraitOf } from '../drawings/portrait.ts';
import { type Region, within } from '../map/region.ts';
import { Water } from '../map/water.ts';
import type { CellSize } from '../screen-layout.ts';
import { SpritePool } from '../sprite-pool.ts';
import { actorShownOn } from './shown-actor.ts';

/** The look of unknown magic that the hero senses. */
const unknownMagic: Pick<Kind, 'look'> = {
  look: { glyph: magicGlyph, colour: '#c58bd6', sprite: 'sparkles' },
};

/** The sides of pictures of things, as shares of the height of a cell. Items and traps are smaller than actors. */
export const thingShares = { item: 0.8, trap: 0.7, prize: 1.12 };
/** How far a prize on a plinth is above the middle of its cell, in heights of a cell. */
const prizeLift = 0.38;
/** The dais under the plinth where there is ground all around it: its side in cells. */
const daisSide = 2.9;
/** The light around a remembered thing: its side in heights of a cell, its strength, and the white in its colour. */
const halo = { side: 1.05, strength: 0.5, white: 0.5 };

/** The entry of `thingShares` for a kind. */
export function thingSize(kind: Kind): keyof typeof thingShares {
  if (kindHas(kind, 'Prize')) return 'prize';
  return kindHas(kind, 'Trap') ? 'trap' : 'item';
}

/** The side of the picture of a thing in the tiles look, in pixels. */
export function thingSide({ height }: CellSize, size: keyof typeof thingShares): number {
  return Math.round(height * thingShares[size]);
}

/** The topmost item or trap of each cell, as the hero remembers it, and sensed things. */
export class FloorItems {
  readonly container = new Container();
  readonly #water = new Water();
  readonly #stands = new SpritePool({ anchor: 0.5 });
  readonly #halos = new SpritePool({ anchor: 0.5 });
  readonly #shadows = new SpritePool();
  readonly #bodies = new SpritePool();

  constructor() {
    const layers = [this.#water, this.#stands, this.#halos, this.#shadows, this.#bodies];
    this.container.addChild(...layers.map(({ container }) => container));
  }

  /** Shows the items of a region that the hero remembers or senses. */
  show(game: Game, artwork: Artwork, cell: CellSize, region: Region): void {
    const { grid, memory } = game.floor;
    this.#water.show(game, artwork, cell, region);
    for (let y = region.y1; y <= region.y2; y++) {
      for (let x = region.x1; x <= region.x2; x++) {
        const at = y * grid.width + x;
        if (memory.things[at] === 0) continue;
        // Two glyphs on one cell would be unreadable.
        if (artwork.look === 'glyphs' && actorShownOn(game, at) !== 0) continue;
        this.#showItem(game, artwork, cell, memory.things[at], at);
      }
    }
    for (const sensed of game.sensed) {
      if (!within(region, sensed)) continue;
      const kind = game.campaign.kinds.find(({ id }) => id === sensed.kind) ?? unknownMagic;
      this.#showThing(artwork, cell, kind, 'item', true, sensed);
    }
    for (const sprites of [this.#stands, this.#halos, this.#shadows, this.#bodies]) sprites.end();
  }

  /** Shows one item, if it has a drawing. */
  #showItem(game: Game, artwork: Artwork, cell: CellSize, kindIndex: number, at: number): void {
    const kind = game.campaign.kinds[kindIndex];
    const { grid, fieldOfView, memory } = game.floor;
    // The colour of deep ground is drawn without its icon.
    const isSurface = artwork.look === 'tiles' && memory.tiles[at] === Tile.deep;
    if (isSurface && isFixture(kind)) return;
    const place = { x: at % grid.width, y: Math.floor(at / grid.width) };
    const seen = fieldOfView.visible[at] === 1;
    // An unknown item is drawn by its appearance.
    const look = lookOf(game, kindIndex);
    const size = thingSize(kind);
    // Where somebody has put it down it lies on the ground.
    const hasStand = artwork.look === 'tiles' && size === 'prize' && !game.prizeHeld;
    if (hasStand) this.#stand(game, artwork, cell, place, seen);
    this.#showThing(artwork, cell, { look }, size, seen, place, hasStand ? prizeLift : 0);
  }

  /** Shows what a prize stands on. */
  #stand(game: Game, { atlas }: Artwork, cell: CellSize, { x, y }: Cell, seen: boolean): void {
    const isOpen = directions.every(({ dx, dy }) => {
      const tile = rememberedTile(game, x + dx, y + dy);
      return tile === Tile.floor;
    });
    const stands = [
      ...(isOpen ? [{ name: 'dais', cells: daisSide }] : []),
      { name: 'plinth', cells: 1 },
    ];
    for (const { name, cells } of stands) {
      const side = Math.round(cells * cell.height);
      const texture = atlas.texture(name, side);
      if (!texture) continue;
      const stand = this.#stands.next();
      stand.texture = texture;
      stand.setSize(side);
      stand.position.set(Math.round((x + 0.5) * cell.width), Math.round((y + 0.5) * cell.height));
      stand.tint = seen ? 0xffffff : remembered(0xffffff);
    }
  }

  /** Shows the look of a thing on a cell, a share of its height higher. Things that are not seen are darker. */
  #showThing(
    artwork: Artwork,
    cell: CellSize,
    thing: Pick<Kind, 'look'>,
    size: keyof typeof thingShares,
    seen: boolean,
    at: Cell,
    lifted = 0,
  ): void {
    const side = thingSide(cell, size);
    const portrait = portraitOf(artwork, thing, undefined, side);
    if (!portrait) return;
    const body = this.#bodies.next();
    const shadow = this.#shadows.next();
    const x = at.x * cell.width;
    const y = at.y * cell.height;
    // Traps are flat: smaller, paler and without a shadow.
    const flat = portrait.icon && size === 'trap';
    const width = portrait.icon ? side : cell.width;
    const height = portrait.icon ? side : cell.height;
    const lift = portrait.icon ? Math.round(lifted * cell.height) : 0;
    body.texture = portrait.texture;
    body.setSize(width, height);
    body.position.set(
      x + Math.round((cell.width - width) / 2),
      y + Math.round((cell.height - height) / 2) - lift,
    );
    const isIcon = artwork.look === 'tiles' && portrait.icon;
    const dim = isIcon && !flat ? recalledThing : remembered;
    body.tint = seen ? portrait.colour : dim(portrait.colour);
    const light = isIcon && !flat && !seen ? artwork.atlas.texture('halo', cell.width) : null;
    if (light) {
      const glow = this.#halos.next();
      glow.texture = light;
      glow.setSize(Math.round(halo.side * cell.height));
      glow.position.set(Math.round(x + cell.width / 2), Math.round(y + cell.height / 2) - lift);
      glow.tint = mix(portrait.colour, 0xffffff, halo.white);
      glow.alpha = halo.strength;
    }
    body.alpha = flat ? 0.72 : 1;
    const blob = artwork.look === 'tiles' ? artwork.atlas.texture('blob', cell.width) : null;
    shadow.visible = blob !== null && portrait.icon && !flat;
    if (blob) {
      shadow.texture = blob;
      shadow.setSize(cell.width, cell.height);
      shadow.position.set(x, y - Math.round(cell.height * 0.05));
      shadow.alpha = 0.8;
    }
  }
}
