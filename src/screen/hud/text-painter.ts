import { CanvasSource, DOMAdapter, Texture } from 'pixi.js';
import type { Fonts } from '../fonts.ts';

/** The font of every text in the HUD. `assets/fonts.css` declares it. */
const font = 'DotGothic16';
const family = `${font}, sans-serif`;
/**
 * The font draws Cyrillic letters as wide as Japanese ones. Moving them together by this part of the
 * text size gives them their natural width.
 */
const tightness = 0.19;
const cyrillic = /[\u0400-\u04ff]+/gu;
/** Alternating runs of Cyrillic and other characters. */
const runs = /[\u0400-\u04ff]+|[^\u0400-\u04ff]+/gu;

/** A text as a picture. The middle of its letters is in the middle of the picture. */
export interface PaintedText {
  readonly texture: Texture;
  /** Free pixels on the left for the outline and for accents. */
  readonly margin: number;
}

/**
 * Paints and measures texts. Pixi's own `Text` has one letter spacing for the whole text, and
 * DotGothic16 needs another for Cyrillic letters than for Latin ones.
 */
export class TextPainter {
  readonly #fonts: Pick<Fonts, 'request'>;
  readonly #requested = new Set<string>();
  readonly #widths = new Map<string, number>();
  /** By text size: pixels above and below the base line. */
  readonly #heights = new Map<number, { readonly above: number; readonly below: number }>();
  readonly #context = DOMAdapter.get().createCanvas(1, 1).getContext('2d');

  constructor(fonts: Pick<Fonts, 'request'>) {
    this.#fonts = fonts;
  }

  /** The width of a text in device pixels. */
  width(text: string, size: number): number {
    const key = `${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    if (!this.#context) return text.length * size;
    this.#context.font = `${size}px ${family}`;
    let { width } = this.#context.measureText(text);
    for (const [run] of text.matchAll(cyrillic)) width -= (run.length - 1) * tightening(size);
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
      context.font = `${outlined ? 'bold ' : ''}${size}px ${family}`;
      context.lineJoin = 'round';
      context.lineWidth = outlineWidth(size);
      context.strokeStyle = '#0a0810';
      context.fillStyle = `#${colour.toString(16).padStart(6, '0')}`;
      const pieces = this.#pieces(text, size);
      const base = margin + above;
      if (outlined) for (const { piece, x } of pieces) context.strokeText(piece, margin + x, base);
      for (const { piece, x } of pieces) context.fillText(piece, margin + x, base);
    }
    const source = new CanvasSource({ resource: canvas, resolution: 1 });
    return { texture: new Texture({ source }), margin };
  }

  /** Discards all measurements, because a font has been loaded. */
  refresh(): void {
    this.#widths.clear();
    this.#heights.clear();
  }

  /** The pieces of a text that are painted separately, and their positions: Cyrillic letters one by one. */
  #pieces(text: string, size: number): { readonly piece: string; readonly x: number }[] {
    const pieces: { piece: string; x: number }[] = [];
    let x = 0;
    for (const [run] of text.matchAll(runs)) {
      const tight = isCyrillic(run);
      for (const piece of tight ? run : [run]) {
        pieces.push({ piece, x });
        x += this.width(piece, size) - (tight ? tightening(size) : 0);
      }
      if (tight) x += tightening(size);
    }
    return pieces;
  }

  #height(size: number): { readonly above: number; readonly below: number } {
    let height = this.#heights.get(size);
    if (!height) {
      if (this.#context) this.#context.font = `${size}px ${family}`;
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
    this.#fonts.request(`16px ${font}`, fresh.join(''));
  }
}

/** The width of the dark outline of a text of this size. Half of it is outside the letters. */
function outlineWidth(size: number): number {
  return Math.max(2, 2 * Math.round(size * 0.11));
}

function isCyrillic(run: string): boolean {
  return run[0] >= '\u0400' && run[0] <= '\u04ff';
}

function tightening(size: number): number {
  return Math.round(size * tightness);
}
