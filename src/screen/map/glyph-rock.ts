import {
  CanvasSource,
  DOMAdapter,
  type ICanvasRenderingContext2D,
  Texture,
  TilingSprite,
} from 'pixi.js';
import { colours, cssOf, mix } from '../colours.ts';
import { fontOf } from '../drawings/glyph-sheet.ts';
import type { CellSize } from '../screen-layout.ts';
import type { MapMoment, MapPicture } from './map-layer.ts';
import { hashAt } from './place-hash.ts';

/** The picture that repeats, in cells. */
const size = { columns: 23, rows: 13 };
/** The characters of rock, which terrain and things do not have, and how much brighter than the ground they are. */
const grains = ['/', '\\', '^', '/', '\\', '`'];
const strength = { least: 0.025, most: 0.06 };
/** The size of a character, in heights of a cell, and how far it is from the middle of its cell. */
const grainSize = { least: 0.4, most: 0.95 };
const away = 0.8;

/** Faint characters where the player knows nothing, so that a small room is not alone in the dark. */
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

  /** Paints the characters again when they are shown next, because the graphics card has lost them. */
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
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const of = (layer: number) => hashAt(column, row, layer);
      const within = ({ least, most }: typeof strength, layer: number) =>
        least + (most - least) * of(layer);
      context.font = fontOf(cell.height * within(grainSize, 1));
      context.fillStyle = cssOf(mix(colours.ground, colours.text, within(strength, 2)));
      const x = column + 0.5 + away * (of(3) - 0.5);
      const y = row + 0.5 + away * (of(4) - 0.5);
      const grain = grains[Math.floor(of(5) * grains.length)];
      context.fillText(grain, x * cell.width, y * cell.height);
    }
  }
}
