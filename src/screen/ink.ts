import { CanvasSource, Texture } from 'pixi.js';
import { askFace } from './faces.ts';

/** The face of every text; `assets/fonts.css` declares it. */
const face = 'DotGothic16';
const family = `${face}, sans-serif`;
/**
 * The face draws Cyrillic letters as wide as Japanese ones. They are set closer by this much of the
 * size, which leaves them as wide as their dots.
 */
const tightness = 0.19;
const cyrillic = /[\u0400-\u04ff]+/gu;
/** What is Cyrillic and what is not, in turns. */
const runs = /[\u0400-\u04ff]+|[^\u0400-\u04ff]+/gu;

/** A text as a picture; its middle line is that of its letters. */
export interface Writing {
  readonly texture: Texture;
  /** Free pixels on the left, for outlines and accents that lean out. */
  readonly margin: number;
}

/**
 * Draws and measures texts. The face comes in many small files, each with some characters: whatever
 * is to be written has to be asked for first, and is written again when it has come.
 */
export class Ink {
  readonly #asked = new Set<string>();
  readonly #widths = new Map<string, number>();
  /** Of each size: pixels above and below the base line, from the highest accent to the lowest stroke. */
  readonly #heights = new Map<number, { readonly above: number; readonly below: number }>();
  readonly #context = document.createElement('canvas').getContext('2d');

  /** A text's width in device pixels. */
  width(text: string, size: number): number {
    const key = `${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    if (!this.#context) return text.length * size;
    this.#context.font = `${size}px ${family}`;
    let { width } = this.#context.measureText(text);
    for (const [run] of text.matchAll(cyrillic)) width -= (run.length - 1) * spacingOf(size);
    if (this.#widths.size > 2000) this.#widths.clear();
    this.#widths.set(key, width);
    return width;
  }

  /**
   * Draws a text of this size in device pixels, for good in its colour: Pixi's canvas renderer
   * confuses tinted ones. Whoever shows it destroys the texture with its source.
   */
  write(text: string, size: number, colour: number, outlined: boolean): Writing {
    const margin = Math.ceil(size * 0.25) + (outlined ? outlineOf(size) / 2 : 0);
    const { above, below } = this.#height(size);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(this.width(text, size)) + 2 * margin;
    canvas.height = Math.ceil(above + below) + 2 * margin;
    const context = canvas.getContext('2d');
    if (context) {
      // The browser's own bold: an outline would swallow the face's thin strokes.
      context.font = `${outlined ? 'bold ' : ''}${size}px ${family}`;
      context.lineJoin = 'round';
      context.lineWidth = outlineOf(size);
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

  /** The parts of a text that are drawn at once, and where: Cyrillic letters one by one. */
  #pieces(text: string, size: number): { readonly piece: string; readonly x: number }[] {
    const pieces: { piece: string; x: number }[] = [];
    let x = 0;
    for (const [run] of text.matchAll(runs)) {
      const tight = isCyrillic(run);
      for (const piece of tight ? run : [run]) {
        pieces.push({ piece, x });
        x += this.width(piece, size) - (tight ? spacingOf(size) : 0);
      }
      if (tight) x += spacingOf(size);
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

  /** Asks for the characters of a text, those that are new. */
  ask(text: string): void {
    let fresh = '';
    for (const character of text) {
      if (this.#asked.has(character)) continue;
      this.#asked.add(character);
      fresh += character;
    }
    if (fresh) askFace(`16px ${face}`, fresh);
  }

  /** Forgets what was measured with faces that were not there yet. */
  refresh(): void {
    this.#widths.clear();
    this.#heights.clear();
  }
}

/** Width of the dark outline around a text of this size, half of it on each side. */
export function outlineOf(size: number): number {
  return Math.max(2, 2 * Math.round(size * 0.11));
}

function isCyrillic(run: string): boolean {
  return run[0] >= '\u0400' && run[0] <= '\u04ff';
}

function spacingOf(size: number): number {
  return Math.round(size * tightness);
}
