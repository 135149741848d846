import { Container, type Sprite, Texture } from 'pixi.js';
import { colourOf } from '../../describe/css-colour.ts';
import { Tile } from '../../dungeon/grid.ts';
import { type Floor, unknown } from '../../game/floors/floor.ts';
import { lookOf } from '../../game/items/appearances.ts';
import type { Game } from '../../game/world.ts';
import { remembered } from '../colours.ts';
import type { Artwork } from '../drawings/artwork.ts';
import type { CellSize } from '../screen-layout.ts';
import { SpritePool } from '../sprite-pool.ts';
import type { Region } from './region.ts';

/** The opacity of a surface: the stones of the ground shine through it. */
const surfaceAlpha = 0.8;

/** The four sides of a cell, clockwise. The drawings of shores are for the north; each next side is a quarter turn. */
const sides = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;

/** A drawing on a surface: ripples, or a part of a shore. */
interface Detail {
  readonly texture: Texture;
  /** Quarter turns, clockwise. */
  readonly turn: number;
}

/**
 * Water, lava and other ground that walkers do not cross, in the tiles look: a surface in the colour of its kind
 * with ripples, and a shore where other ground begins.
 */
export class Water {
  readonly container = new Container();
  /** Multiplied with the lit ground under them, so that the light of the floor is on them too. */
  readonly #surfaces = new SpritePool({ anchor: 0.5 }, new Container({ blendMode: 'multiply' }));
  readonly #details = new SpritePool({ anchor: 0.5 });

  constructor() {
    this.container.addChild(this.#surfaces.container, this.#details.container);
  }

  /** Shows the water of a region that the hero remembers. */
  show(game: Game, artwork: Artwork, cell: CellSize, { x1, y1, x2, y2 }: Region): void {
    const { grid, memory, fieldOfView } = game.floor;
    for (let y = y1; artwork.look === 'tiles' && y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const at = y * grid.width + x;
        if (memory.tiles[at] !== Tile.deep || memory.things[at] === 0) continue;
        const isInView = fieldOfView.visible[at] === 1;
        const surface = placed(this.#surfaces.next(), cell, x, y);
        surface.texture = Texture.WHITE;
        surface.setSize(cell.width, cell.height);
        surface.tint = colourOf(lookOf(game, memory.things[at]).colour);
        surface.alpha = surfaceAlpha;
        const tint = isInView ? 0xffffff : remembered(0xffffff);
        for (const { texture, turn } of detailsOf(game.floor, artwork, cell, x, y)) {
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
  floor: Floor,
  { atlas }: Artwork,
  cell: CellSize,
  x: number,
  y: number,
): readonly Detail[] {
  const details: Detail[] = [];
  const add = (name: string, turn = 0) => {
    const texture = atlas.texture(name, cell.width);
    if (texture) details.push({ texture, turn });
  };
  add('water-ripples');
  sides.forEach(({ dx, dy }, turn) => {
    const before = sides[(turn + 3) % 4];
    if (isShore(floor, x + dx, y + dy)) add('water-shore', turn);
    // No shore on this side and on the one before it: there may be one at the corner between them.
    else if (!isShore(floor, x + before.dx, y + before.dy)) {
      if (isShore(floor, x + dx + before.dx, y + dy + before.dy)) add('water-corner', turn);
    }
  });
  return details;
}

/** Whether the hero knows that a cell is not deep. */
function isShore({ grid, memory }: Floor, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return false;
  const tile = memory.tiles[y * grid.width + x];
  return tile !== unknown && tile !== Tile.deep;
}
