import { Rectangle, Texture, type TextureSource } from 'pixi.js';

/** A uniform grid of square drawings in one texture. */
export class Sheet {
  readonly source: TextureSource;
  /** Side of a drawing, and the free pixels on each side of it. */
  readonly box: number;
  readonly gutter: number;
  /** Drawings in a row. */
  readonly columns: number;
  /** Place in the grid by name. */
  readonly frames: Readonly<Record<string, number>>;
  readonly #textures = new Map<string, Texture>();

  constructor(
    source: TextureSource,
    grid: { box: number; gutter: number; columns: number },
    frames: Readonly<Record<string, number>>,
  ) {
    this.source = source;
    this.box = grid.box;
    this.gutter = grid.gutter;
    this.columns = grid.columns;
    this.frames = frames;
  }

  /** The drawing of this name, or null where the sheet has none. */
  texture(name: string): Texture | null {
    const known = this.#textures.get(name);
    if (known) return known;
    const index = Object.hasOwn(this.frames, name) ? this.frames[name] : undefined;
    if (index === undefined) return null;
    const { x, y } = this.placeOf(index);
    const frame = new Rectangle(x, y, this.box, this.box);
    const texture = new Texture({ source: this.source, frame });
    this.#textures.set(name, texture);
    return texture;
  }

  /** Where the drawing at a place in the grid begins, in pixels. */
  placeOf(index: number): { x: number; y: number } {
    const pitch = this.box + 2 * this.gutter;
    return {
      x: (index % this.columns) * pitch + this.gutter,
      y: Math.floor(index / this.columns) * pitch + this.gutter,
    };
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy();
    this.#textures.clear();
    this.source.destroy();
  }
}
