import { CanvasSource, DOMAdapter, type ICanvasRenderingContext2D, Texture } from 'pixi.js';
import { cssOf } from '../../describe/css-colour.ts';
import type { Language } from '../../words/texts.ts';
import type { Fonts } from '../fonts.ts';
import { painted, paintedAgain } from '../painted.ts';

/** The fonts of texts, as on the rest of the page (`page/base.css`). `assets/fonts.css` declares them. */
const families = { japanese: '"M PLUS 1p"', others: '"Low Ellipsis", "M PLUS 1p"' } as const;
const weights = { usual: 500, heavy: 800 } as const;

/** How a text is painted. */
export interface TextFace {
  /** Whether its strokes are heavy, as in headings and names. */
  readonly heavy?: boolean;
  /** Whether it has a dark outline. The outline would cover thin strokes, so such texts are heavy, too. */
  readonly outlined?: boolean;
  /** Whether its letters are apart, as in headings of capitals. */
  readonly spaced?: boolean;
}

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
  readonly #widths = new Map<string, number>();
  /** By text size: pixels above and below the base line. */
  readonly #heights = new Map<number, { readonly above: number; readonly below: number }>();
  #language: Language = 'en';
  readonly #context = DOMAdapter.get().createCanvas(1, 1).getContext('2d');

  constructor(fonts: Pick<Fonts, 'request'>) {
    this.#fonts = fonts;
  }

  /** Sets the language of all texts. Returns whether texts that were painted before look different now. */
  setLanguage(language: Language): boolean {
    const before = this.#family;
    this.#language = language;
    if (this.#family === before) return false;
    this.#requested.clear();
    this.refresh();
    return true;
  }

  /** The width of a text in device pixels. */
  width(text: string, size: number, face: TextFace = {}): number {
    const weight = weightOf(face);
    const key = `${weight} ${face.spaced} ${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    if (!this.#context) return text.length * size;
    this.#context.font = this.#font(size, weight);
    this.#context.letterSpacing = spacing(size, face);
    const { width } = this.#context.measureText(text);
    if (this.#widths.size > 2000) this.#widths.clear();
    this.#widths.set(key, width);
    return width;
  }

  /**
   * Paints a text of a size in device pixels. The colour is painted too, because Pixi's canvas
   * renderer confuses tinted textures. The caller destroys the texture with its source. `unused`: pictures of other texts,
   * of which one of the same size is painted again, because a new canvas takes longer.
   */
  paint(
    text: string,
    size: number,
    colour: number,
    face: TextFace = {},
    unused: readonly Texture[] = [],
  ): PaintedText {
    const { outlined } = face;
    const weight = weightOf(face);
    this.#request(text, weight);
    const margin = Math.ceil(size * 0.25) + (outlined ? outlineWidth(size) / 2 : 0);
    const { above, below } = this.#height(size);
    const width = Math.ceil(this.width(text, size, face)) + 2 * margin;
    const height = Math.ceil(above + below) + 2 * margin;
    const paint = (context: ICanvasRenderingContext2D) => {
      context.font = this.#font(size, weight);
      context.letterSpacing = spacing(size, face);
      context.lineJoin = 'round';
      context.lineWidth = outlineWidth(size);
      context.strokeStyle = '#0a0810';
      context.fillStyle = cssOf(colour);
      const base = margin + above;
      if (outlined) context.strokeText(text, margin, base);
      context.fillText(text, margin, base);
    };
    const texture = unused.find((one) => one.width === width && one.height === height);
    if (texture?.source instanceof CanvasSource) {
      paintedAgain(texture.source, paint);
      return { texture, margin };
    }
    return { texture: new Texture({ source: painted(width, height, paint) }), margin };
  }

  /** Discards all measurements, because a font has been loaded. */
  refresh(): void {
    this.#widths.clear();
    this.#heights.clear();
  }

  /** The fonts of the language. */
  get #family(): string {
    return this.#language === 'ja' ? families.japanese : families.others;
  }

  #font(size: number, weight: number): string {
    return `${weight} ${size}px ${this.#family}, sans-serif`;
  }

  #height(size: number): { readonly above: number; readonly below: number } {
    let height = this.#heights.get(size);
    if (!height) {
      if (this.#context) this.#context.font = this.#font(size, weights.usual);
      const measured = this.#context?.measureText('|ÉqÅM');
      height = {
        above: measured?.actualBoundingBoxAscent ?? size,
        below: measured?.actualBoundingBoxDescent ?? 0,
      };
      this.#heights.set(size, height);
    }
    return height;
  }

  /** Requests the characters of a text that were not requested before in this weight. */
  #request(text: string, weight: number): void {
    const fresh = [...new Set(text)].filter((one) => !this.#requested.has(`${weight} ${one}`));
    if (fresh.length === 0) return;
    for (const character of fresh) this.#requested.add(`${weight} ${character}`);
    this.#fonts.request(`${weight} 16px ${this.#family}`, fresh.join(''));
  }
}

function weightOf({ heavy, outlined }: TextFace): number {
  return heavy || outlined ? weights.heavy : weights.usual;
}

function spacing(size: number, { spaced }: TextFace): string {
  return spaced ? `${size * 0.12}px` : '0px';
}

/** The width of the dark outline of a text of this size. Half of it is outside the letters. */
function outlineWidth(size: number): number {
  return Math.max(2, 2 * Math.round(size * 0.11));
}
