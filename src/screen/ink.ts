import { CanvasTextMetrics, TextStyle } from 'pixi.js';

/** The face of every text; `assets/fonts.css` declares it. */
const face = 'DotGothic16';
const family = `${face}, sans-serif`;
/**
 * The face draws Cyrillic letters as wide as Japanese ones. They are set closer by this much of the
 * size, which leaves them as wide as their dots.
 */
const tightness = 0.19;
const cyrillic = /[\u0400-\u04ff]+/gu;

/**
 * Styles and widths of texts. The face comes in many small files, each with some characters: whatever
 * is to be written has to be asked for first, and is written again when it has come.
 */
export class Ink {
  readonly #styles = new Map<string, TextStyle>();
  readonly #asked = new Set<string>();
  readonly #widths = new Map<string, number>();
  readonly #context = document.createElement('canvas').getContext('2d');

  /**
   * The one style of this size in device pixels and colour. The colour is part of the texture and
   * not a tint: Pixi's canvas renderer confuses tinted texts.
   */
  style(size: number, colour: number, outlined: boolean): TextStyle {
    const key = `${size} ${colour} ${outlined}`;
    let style = this.#styles.get(key);
    if (!style) {
      style = new TextStyle({
        fontFamily: family,
        fontSize: size,
        fill: colour,
        padding: Math.ceil(size * 0.25),
        tagStyles: { c: { letterSpacing: -spacingOf(size) } },
        // The browser's own bold: an outline would swallow the face's thin strokes.
        ...(outlined && {
          fontWeight: 'bold' as const,
          stroke: { color: 0x0a0810, width: outlineOf(size), join: 'round' },
        }),
      });
      this.#styles.set(key, style);
    }
    return style;
  }

  /** A text as Pixi is to be given it, with the letters marked that stand closer. */
  markUp(text: string): string {
    return text.replace(cyrillic, '<c>$&</c>');
  }

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

  /** The height of a line of text, from its highest accent to its lowest stroke. */
  height(size: number): number {
    return CanvasTextMetrics.measureFont(`${size}px ${family}`).fontSize;
  }

  /** Asks the browser for the characters of a text; the page tells by `loadingdone` when they come. */
  ask(text: string): void {
    let fresh = '';
    for (const character of text) {
      if (this.#asked.has(character)) continue;
      this.#asked.add(character);
      fresh += character;
    }
    // A face that fails to load leaves the text in the browser's own; it stays readable.
    if (fresh) document.fonts.load(`16px ${face}`, fresh).catch(() => {});
  }

  /** Forgets what was measured and written with faces that were not there yet. */
  refresh(): void {
    this.#widths.clear();
    CanvasTextMetrics.clearMetrics();
    for (const style of this.#styles.values()) style.update();
  }
}

/** Width of the dark outline around a text of this size, half of it on each side. */
export function outlineOf(size: number): number {
  return Math.max(2, 2 * Math.round(size * 0.11));
}

function spacingOf(size: number): number {
  return Math.round(size * tightness);
}
