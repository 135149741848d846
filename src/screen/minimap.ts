import { CanvasSource, Sprite, Texture } from 'pixi.js';
import { isStandable, Tile } from '../dungeon/grid.ts';
import { unknown } from '../game/floor.ts';
import type { Game } from '../game/world.ts';
import { actorShownOn } from './cells.ts';
import { minimapColours } from './colours.ts';
import type { Rect } from './space.ts';

/** Pixels on a side; of a larger floor, cells are left out between those that show. */
const most = 256;

/** The known floor at a glance: a picture of one pixel a cell, drawn large. */
export class Minimap {
  readonly sprite = new Sprite();
  #canvas: HTMLCanvasElement | null = null;
  #image: ImageData | null = null;

  set(game: Game, place: Rect): void {
    const { width, height } = game.floor.grid;
    const columns = Math.max(1, Math.min(width, place.width, most));
    const rows = Math.max(1, Math.min(height, place.height, most));
    if (this.#image?.width !== columns || this.#image.height !== rows) this.#make(columns, rows);
    this.#paint(game);
    this.sprite.position.set(place.x, place.y);
    this.sprite.setSize(place.width, place.height);
  }

  #make(columns: number, rows: number): void {
    this.#drop();
    this.#canvas = document.createElement('canvas');
    this.#canvas.width = columns;
    this.#canvas.height = rows;
    this.#image = new ImageData(columns, rows);
    this.sprite.texture = new Texture({
      source: new CanvasSource({ resource: this.#canvas, resolution: 1, scaleMode: 'nearest' }),
    });
  }

  /** Paints the pixels that have changed. */
  #paint(game: Game): void {
    const context = this.#canvas?.getContext('2d', { willReadFrequently: true });
    if (!context || !this.#image) return;
    const { width: columns, height: rows, data } = this.#image;
    const { width, height } = game.floor.grid;
    const pixels = new Uint32Array(data.buffer);
    const cellsOf = (count: number, size: number) =>
      Uint32Array.from({ length: count }, (_, at) => Math.floor(((at + 0.5) * size) / count));
    const xs = cellsOf(columns, width);
    const ys = cellsOf(rows, height);
    const { Position } = game.stores;
    const heroX = Math.floor((Position.x[game.hero] * columns) / width);
    const heroY = Math.floor((Position.y[game.hero] * rows) / height);
    const hero = heroY * columns + heroX;
    let top = rows;
    let bottom = -1;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        const pixel = at === hero ? inks.hero : inkOf(game, ys[row] * width + xs[column]);
        if (pixels[at] === pixel) continue;
        pixels[at] = pixel;
        top = Math.min(top, row);
        bottom = row;
      }
    }
    if (bottom < 0) return;
    context.putImageData(this.#image, 0, 0, 0, top, columns, bottom - top + 1);
    this.sprite.texture.source.update();
  }

  #drop(): void {
    if (this.#canvas) this.sprite.texture.destroy(true);
    this.#canvas = null;
  }

  destroy(): void {
    this.#drop();
    this.sprite.destroy();
  }
}

/** The colours as pixels of a picture: red in the lowest byte, opaque. */
const inks = Object.fromEntries(
  Object.entries(minimapColours).map(([name, colour]) => [
    name,
    (0xff000000 | ((colour & 255) << 16) | (colour & 0xff00) | (colour >> 16)) >>> 0,
  ]),
) as Record<keyof typeof minimapColours, number>;

function inkOf(game: Game, cell: number): number {
  const { floor } = game;
  if (floor.occupants[cell] !== 0 && actorShownOn(game, cell, false) !== 0) return inks.monster;
  const tile = floor.memory[cell];
  if (tile === unknown) return inks.unknown;
  if (!isStandable(tile)) return inks.wall;
  if (floor.rememberedItems[cell] !== 0) return inks.items;
  if (tile === Tile.stairsDown) return inks.stairsDown;
  if (tile === Tile.stairsUp) return inks.stairsUp;
  return floor.sight.visible[cell] ? inks.seen : inks.known;
}
