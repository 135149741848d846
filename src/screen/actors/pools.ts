import { Container, Sprite, Texture } from 'pixi.js';
import { Tile } from '../../dungeon/grid.ts';
import { lookOf } from '../../game/appearances.ts';
import { type Floor, unknown } from '../../game/floor.ts';
import type { Game } from '../../game/world.ts';
import { colourOf, remembered } from '../colours.ts';
import type { Region } from '../map/region.ts';
import type { Artwork } from '../portrait.ts';
import type { CellSize } from '../screen-layout.ts';

/** The stones of the floor are seen through the surface. */
const surfaceAlpha = 0.55;

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
  readonly alpha?: number;
  /** Quarter turns, clockwise. */
  readonly turn?: number;
}

/**
 * Water and other ground that walkers do not cross, in the tiles look: a surface in the colour of its kind
 * with ripples, and a shore where other ground begins.
 */
export class Pools {
  readonly container = new Container<Sprite>();

  /** Shows the pools of a region that the hero remembers. */
  show(game: Game, artwork: Artwork, cell: CellSize, { x1, y1, x2, y2 }: Region): void {
    const { grid, memory } = game.floor;
    let used = 0;
    for (let y = y1; artwork.look === 'tiles' && y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const at = y * grid.width + x;
        if (memory.tiles[at] !== Tile.deep || memory.things[at] === 0) continue;
        for (const { texture, tint, alpha = 1, turn = 0 } of partsOf(game, artwork, cell, x, y)) {
          const sprite = this.container.children[used] ?? this.#add();
          sprite.visible = true;
          sprite.texture = texture;
          sprite.setSize(cell.width, cell.height);
          sprite.position.set((x + 0.5) * cell.width, (y + 0.5) * cell.height);
          sprite.rotation = (turn * Math.PI) / 2;
          sprite.tint = tint;
          sprite.alpha = alpha;
          used++;
        }
      }
    }
    for (const sprite of this.container.children.slice(used)) sprite.visible = false;
  }

  #add(): Sprite {
    const sprite = this.container.addChild(new Sprite());
    sprite.anchor.set(0.5);
    return sprite;
  }
}

/** The sprites of a cell, the lowest first. */
function partsOf(
  game: Game,
  { atlas }: Artwork,
  cell: CellSize,
  x: number,
  y: number,
): readonly Part[] {
  const { floor } = game;
  const at = y * floor.grid.width + x;
  const seen = floor.sight.visible[at] === 1;
  const colour = colourOf(lookOf(game, floor.memory.things[at]).colour);
  const light = seen ? 0xffffff : remembered(0xffffff);
  const parts: Part[] = [
    { texture: Texture.WHITE, tint: seen ? colour : remembered(colour), alpha: surfaceAlpha },
  ];
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
