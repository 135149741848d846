import { Rectangle, Texture, type TextureSource } from 'pixi.js';
import type { CellSize } from '../screen-layout.ts';

/** Drawings of one size in one texture. */
export interface TileSheet {
  readonly source: TextureSource;
  /** Size of a drawing in pixels. */
  readonly box: CellSize;
  /** The drawing with this name, or null if the sheet has none. */
  texture(name: string): Texture | null;
  /** The top left of a drawing in pixels. An unknown name returns the first drawing. */
  placeOf(name: string): { x: number; y: number };
}

/** A uniform grid of drawings in one texture. */
export class SpriteSheet implements TileSheet {
  readonly source: TextureSource;
  readonly box: CellSize;
  /** Free pixels on each side of a drawing. */
  readonly gutter: number;
  /** Drawings in a row of the grid. */
  readonly columns: number;
  /** Index in the grid by name. */
  readonly frames: Readonly<Record<string, number>>;
  readonly #textures = new Map<string, Texture>();

  constructor(
    source: TextureSource,
    grid: { box: CellSize; gutter: number; columns: number },
    frames: Readonly<Record<string, number>>,
  ) {
    this.source = source;
    this.box = grid.box;
    this.gutter = grid.gutter;
    this.columns = grid.columns;
    this.frames = frames;
  }

  texture(name: string): Texture | null {
    const known = this.#textures.get(name);
    if (known) return known;
    if (!Object.hasOwn(this.frames, name)) return null;
    const { x, y } = this.placeOf(name);
    const frame = new Rectangle(x, y, this.box.width, this.box.height);
    const texture = new Texture({ source: this.source, frame, label: name });
    this.#textures.set(name, texture);
    return texture;
  }

  placeOf(name: string): { x: number; y: number } {
    const index = Object.hasOwn(this.frames, name) ? this.frames[name] : 0;
    const { box, gutter, columns } = this;
    return {
      x: (index % columns) * (box.width + 2 * gutter) + gutter,
      y: Math.floor(index / columns) * (box.height + 2 * gutter) + gutter,
    };
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy();
    this.#textures.clear();
    this.source.destroy();
  }
}
