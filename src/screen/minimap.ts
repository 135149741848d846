import { CanvasSource, Sprite, Texture } from 'pixi.js';
import { isStandable, Tile } from '../dungeon/grid.ts';
import { monstersShown } from '../game/queries.ts';
import { type Game, unknown } from '../game/world.ts';
import { minimapColours } from './colours.ts';
import type { Rect } from './layout.ts';

/** The known floor at a glance: a picture of one pixel a cell, drawn large. */
export class Minimap {
  readonly sprite = new Sprite();
  #canvas: HTMLCanvasElement | null = null;

  set(game: Game, place: Rect): void {
    const { width, height } = game.floor.grid;
    if (this.#canvas?.width !== width || this.#canvas.height !== height) this.#make(width, height);
    this.#paint(game);
    this.sprite.position.set(place.x, place.y);
    this.sprite.setSize(place.width, place.height);
  }

  #make(width: number, height: number): void {
    this.#drop();
    this.#canvas = document.createElement('canvas');
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.sprite.texture = new Texture({
      source: new CanvasSource({ resource: this.#canvas, resolution: 1, scaleMode: 'nearest' }),
    });
  }

  #paint(game: Game): void {
    const context = this.#canvas?.getContext('2d', { willReadFrequently: true });
    if (!context) return;
    const { width, height } = game.floor.grid;
    const image = context.createImageData(width, height);
    const dot = (cell: number, colour: number) => {
      image.data.set([(colour >> 16) & 255, (colour >> 8) & 255, colour & 255, 255], cell * 4);
    };
    for (let cell = 0; cell < width * height; cell++) dot(cell, colourOfCell(game, cell));
    const { Position } = game.stores;
    for (const actor of monstersShown(game)) {
      dot(Position.y[actor] * width + Position.x[actor], minimapColours.monster);
    }
    dot(Position.y[game.hero] * width + Position.x[game.hero], minimapColours.hero);
    context.putImageData(image, 0, 0);
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

function colourOfCell({ floor }: Game, cell: number): number {
  const tile = floor.memory[cell];
  if (tile === unknown) return minimapColours.unknown;
  if (!isStandable(tile)) return minimapColours.wall;
  if (floor.rememberedItems[cell] !== 0) return minimapColours.items;
  if (tile === Tile.stairsDown) return minimapColours.stairsDown;
  if (tile === Tile.stairsUp) return minimapColours.stairsUp;
  return floor.sight.visible[cell] ? minimapColours.seen : minimapColours.known;
}
