import { CanvasSource, DOMAdapter, Texture } from 'pixi.js';
import type { Language } from '../../words/texts.ts';
import type { Fonts } from '../fonts.ts';

/**
 * The font of the texts in a language, as on the rest of the page (`page/base.css`). The pixel face
 * draws Cyrillic letters as wide as Japanese ones. `assets/fonts.css` declares both fonts.
 */
const fontOf = (language: Language) => (language === 'ru' ? '"Fira Code"' : 'DotGothic16');

/** A text as a picture. The middle of its letters is in the middle of the picture. */
export interface PaintedText {
  readonly texture: Texture;
  /** Free pixels on the left for the outline and for accents. */
  readonly margin: number;
}

/** Paints and measures texts. */
export class TextPainter {
  readonly #fonts: Pick<Fonts, 'request'>;
  readonly #requested = new Set<string>();
  #font = fontOf('en');
  readonly #widths = new Map<string, number>();
  /** By text size: pixels above and below the base line. */
  readonly #heights = new Map<number, { readonly above: number; readonly below: number }>();
  readonly #context = DOMAdapter.get().createCanvas(1, 1).getContext('2d');

  constructor(fonts: Pick<Fonts, 'request'>) {
    this.#fonts = fonts;
  }

  /** Chooses the font for a language. Returns whether painted texts need another font now. */
  speak(language: Language): boolean {
    const font = fontOf(language);
    if (font === this.#font) return false;
    this.#font = font;
    this.#requested.clear();
    this.refresh();
    return true;
  }

  /** The width of a text in device pixels. */
  width(text: string, size: number): number {
    const key = `${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    if (!this.#context) return text.length * size;
    this.#context.font = this.#css(size);
    const { width } = this.#context.measureText(text);
    if (this.#widths.size > 2000) this.#widths.clear();
    this.#widths.set(key, width);
    return width;
  }

  /**
   * Paints a text of a size in device pixels. The colour is painted too, because Pixi's canvas
   * renderer confuses tinted textures. The caller destroys the texture with its source.
   */
  paint(text: string, size: number, colour: number, outlined: boolean): PaintedText {
    this.#request(text);
    const margin = Math.ceil(size * 0.25) + (outlined ? outlineWidth(size) / 2 : 0);
    const { above, below } = this.#height(size);
    const canvas = DOMAdapter.get().createCanvas(
      Math.ceil(this.width(text, size)) + 2 * margin,
      Math.ceil(above + below) + 2 * margin,
    );
    const context = canvas.getContext('2d');
    if (context) {
      // The outline would cover the font's thin strokes, so outlined texts are bold.
      context.font = `${outlined ? 'bold ' : ''}${this.#css(size)}`;
      context.lineJoin = 'round';
      context.lineWidth = outlineWidth(size);
      context.strokeStyle = '#0a0810';
      context.fillStyle = `#${colour.toString(16).padStart(6, '0')}`;
      const base = margin + above;
      if (outlined) context.strokeText(text, margin, base);
      context.fillText(text, margin, base);
    }
    const source = new CanvasSource({ resource: canvas, resolution: 1 });
    return { texture: new Texture({ source }), margin };
  }

  /** Discards all measurements, because a font has been loaded. */
  refresh(): void {
    this.#widths.clear();
    this.#heights.clear();
  }

  #css(size: number): string {
    return `${size}px ${this.#font}, sans-serif`;
  }

  #height(size: number): { readonly above: number; readonly below: number } {
    let height = this.#heights.get(size);
    if (!height) {
      if (this.#context) this.#context.font = this.#css(size);
      const measured = this.#context?.measureText('|ÉqÅM');
      height = {
        above: measured?.actualBoundingBoxAscent ?? size,
        below: measured?.actualBoundingBoxDescent ?? 0,
      };
      this.#heights.set(size, height);
    }
    return height;
  }

  /** Requests the characters of a text that were not requested before. */
  #request(text: string): void {
    const fresh = [...new Set(text)].filter((character) => !this.#requested.has(character));
    if (fresh.length === 0) return;
    for (const character of fresh) this.#requested.add(character);
    this.#fonts.request(`16px ${this.#font}`, fresh.join(''));
  }
}

/** The width of the dark outline of a text of this size. Half of it is outside the letters. */
function outlineWidth(size: number): number {
  return Math.max(2, 2 * Math.round(size * 0.11));
}
