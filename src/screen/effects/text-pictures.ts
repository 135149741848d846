import type { Texture } from 'pixi.js';
import type { TextPainter } from '../hud/text-painter.ts';

/** The pictures of outlined texts that rise from cells. A fight repeats a few of them, so each is painted once. */
export class TextPictures {
  readonly #painter: Pick<TextPainter, 'paint'>;
  readonly #painted = new Map<string, Texture>();
  /** Painted before a font was loaded. Running animations may still show them. */
  #outdated: Texture[] = [];

  constructor(painter: Pick<TextPainter, 'paint'>) {
    this.#painter = painter;
  }

  /** `size` is in device pixels. */
  texture(text: string, size: number, colour: number): Texture {
    const key = `${size} ${colour} ${text}`;
    let texture = this.#painted.get(key);
    if (!texture) {
      texture = this.#painter.paint(text, size, colour, { outlined: true }).texture;
      this.#painted.set(key, texture);
    }
    return texture;
  }

  /** Paints each text again when it is next needed, because a font has been loaded. */
  refresh(): void {
    this.#outdated.push(...this.#painted.values());
    this.#painted.clear();
  }

  /** Destroys all pictures. No animation may show one. */
  destroy(): void {
    this.refresh();
    for (const texture of this.#outdated) texture.destroy(true);
    this.#outdated = [];
  }
}
