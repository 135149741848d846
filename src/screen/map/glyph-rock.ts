import {
  CanvasSource,
  DOMAdapter,
  type ICanvasRenderingContext2D,
  Texture,
  TilingSprite,
} from 'pixi.js';
import { colours, cssOf, mix } from '../colours.ts';
import type { CellSize } from '../screen-layout.ts';
import type { MapMoment, MapPicture } from './map-layer.ts';
import { hashAt } from './place-hash.ts';

/** The picture that repeats, in cells. */
const size = { columns: 23, rows: 13 };
/** How much brighter than the ground a cell of rock is at most. */
const brightest = 0.024;

/** Dark rock where the player knows nothing, so that a small room is not alone in the dark: cells of uneven shades. */
export class GlyphRock {
  readonly view = new TilingSprite();
  #cell: CellSize | null = null;

  show({ cell, view }: MapPicture): void {
    this.view.position.set(view.x, view.y);
    this.view.setSize(view.width, view.height);
    if (cell.width === this.#cell?.width && cell.height === this.#cell.height) return;
    this.#cell = cell;
    const old = this.view.texture;
    this.view.texture = painted(cell);
    if (old !== Texture.EMPTY) old.destroy(true);
  }

  place({ scrollX, scrollY }: Pick<MapMoment, 'scrollX' | 'scrollY'>): void {
    this.view.tilePosition.set(-scrollX, -scrollY);
  }

  /** It is the same everywhere. */
  prepare(): void {}

  /** Paints the rock again when it is shown next, because the graphics card has lost it. */
  forget(): void {
    this.#cell = null;
  }

  destroy(): void {
    this.view.destroy({ texture: true, textureSource: true });
  }
}

function painted(cell: CellSize): Texture {
  const { columns, rows } = size;
  const canvas = DOMAdapter.get().createCanvas(columns * cell.width, rows * cell.height);
  const context = canvas.getContext('2d');
  if (context) paint(context, cell);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
}

function paint(context: ICanvasRenderingContext2D, cell: CellSize): void {
  const { columns, rows } = size;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const part = brightest * hashAt(column, row, 1);
      context.fillStyle = cssOf(mix(colours.ground, colours.text, part));
      context.fillRect(column * cell.width, row * cell.height, cell.width, cell.height);
    }
  }
}
