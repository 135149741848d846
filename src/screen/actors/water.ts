import { Container, type Sprite, Texture } from 'pixi.js';
import { colourOf } from '../../describe/css-colour.ts';
import { Tile } from '../../dungeon/grid.ts';
import { type Floor, unknown } from '../../game/floors/floor.ts';
import { lookOf } from '../../game/items/appearances.ts';
import type { Game } from '../../game/world.ts';
import { remembered } from '../colours.ts';
import type { Artwork } from '../drawings/artwork.ts';
import type { Region } from '../map/region.ts';
import type { CellSize } from '../screen-layout.ts';
import { SpritePool } from '../sprite-pool.ts';

/** The share of the surface's colour in the light of the stones under it. */
const surfaceAlpha = 0.8;

/** The directions in which the drawings of shores are turned, clockwise from the north. */
const turns = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;

interface Part {
  readonly texture: Texture;
  readonly tint: number;
  /** Quarter turns, clockwise. */
  readonly turn: number;
}

/**
 * Water, lava and other ground that walkers do not cross, in the tiles look: a surface in the colour of its kind
 * with ripples, and a shore where other ground begins.
 */
export class Water {
  readonly container = new Container();
  /** The light of the floor under a surface lights it, too. */
  readonly #surfaces = new SpritePool({ anchor: 0.5 }, new Container({ blendMode: 'multiply' }));
  readonly #details = new SpritePool({ anchor: 0.5 });

  constructor() {
    this.container.addChild(this.#surfaces.container, this.#details.container);
  }

  /** Shows the water of a region that the hero remembers. */
  show(game: Game, artwork: Artwork, cell: CellSize, { x1, y1, x2, y2 }: Region): void {
    const { grid, memory } = game.floor;
    for (let y = y1; artwork.look === 'tiles' && y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const at = y * grid.width + x;
        if (memory.tiles[at] !== Tile.deep || memory.things[at] === 0) continue;
        const surface = placed(this.#surfaces.next(), cell, x, y);
        surface.texture = Texture.WHITE;
        surface.setSize(cell.width, cell.height);
        surface.tint = colourOf(lookOf(game, memory.things[at]).colour);
        surface.alpha = surfaceAlpha;
        for (const { texture, tint, turn } of detailsOf(game, artwork, cell, x, y)) {
          const sprite = placed(this.#details.next(), cell, x, y);
          sprite.texture = texture;
          sprite.setSize(cell.width, cell.height);
          sprite.rotation = (turn * Math.PI) / 2;
          sprite.tint = tint;
        }
      }
    }
    this.#surfaces.end();
    this.#details.end();
  }
}

/** A sprite, in the middle of a cell. */
function placed(sprite: Sprite, { width, height }: CellSize, x: number, y: number): Sprite {
  sprite.position.set((x + 0.5) * width, (y + 0.5) * height);
  return sprite;
}

/** The ripples and shores of a cell, the lowest first. */
function detailsOf(
  game: Game,
  { atlas }: Artwork,
  cell: CellSize,
  x: number,
  y: number,
): readonly Part[] {
  const { floor } = game;
  const at = y * floor.grid.width + x;
  const seen = floor.fieldOfView.visible[at] === 1;
  const light = seen ? 0xffffff : remembered(0xffffff);
  const parts: Part[] = [];
  const add = (name: string, turn = 0) => {
    const texture = atlas.texture(name, cell.width);
    if (texture) parts.push({ texture, tint: light, turn });
  };
  add('water-ripples');
  turns.forEach(({ dx, dy }, turn) => {
    const before = turns[(turn + 3) % 4];
    if (isShore(floor, x + dx, y + dy)) add('water-shore', turn);
    // The corner between this side and the one before it.
    else if (!isShore(floor, x + before.dx, y + before.dy)) {
      if (isShore(floor, x + dx + before.dx, y + dy + before.dy)) add('water-corner', turn);
    }
  });
  return parts;
}

/** Whether the hero knows that a cell is not deep. */
function isShore({ grid, memory }: Floor, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return false;
  const tile = memory.tiles[y * grid.width + x];
  return tile !== unknown && tile !== Tile.deep;
}
