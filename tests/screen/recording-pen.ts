import type { Texture } from 'pixi.js';
import type { Pen, TextStyle } from '../../src/screen/hud/pen.ts';
import type { RoundRect } from '../../src/screen/hud/shape-painter.ts';
import type { Rect } from '../../src/screen/screen-layout.ts';

export interface DrawnRect extends Rect {
  readonly colour: number;
  readonly alpha: number;
}

export interface DrawnText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: number;
  readonly style: TextStyle;
}

/** Records everything that is drawn. Each character is half as wide as the size of its text. */
export class RecordingPen implements Pen {
  readonly rects: DrawnRect[] = [];
  readonly shapes: (Rect & RoundRect)[] = [];
  readonly frames: (Rect & { thickness: number; colour: number })[] = [];
  readonly pictures: (Rect & { name: string; colour: number })[] = [];
  readonly texts: DrawnText[] = [];

  rect(box: Rect, colour: number, alpha = 1): void {
    this.rects.push({ ...box, colour, alpha });
  }

  shape(box: Rect, shape: RoundRect): void {
    this.shapes.push({ ...box, ...shape });
  }

  frame(box: Rect, thickness: number, colour: number): void {
    this.frames.push({ ...box, thickness, colour });
  }

  picture(texture: Texture, box: Rect, colour: number): void {
    this.pictures.push({ ...box, name: texture.label ?? '', colour });
  }

  text(
    text: string,
    x: number,
    y: number,
    size: number,
    colour: number,
    style: TextStyle = {},
  ): number {
    if (text !== '') this.texts.push({ text, x, y, size, colour, style });
    return Math.min(this.width(text, size), style.room ?? Number.POSITIVE_INFINITY);
  }

  width(text: string, size: number): number {
    return (text.length * size) / 2;
  }

  /** The texts in the order in which they were drawn. */
  get words(): string[] {
    return this.texts.map(({ text }) => text);
  }

  /** The only text with this content. Throws if there is none or more than one. */
  textOf(content: string): DrawnText {
    const found = this.texts.filter(({ text }) => text === content);
    if (found.length !== 1) {
      throw new Error(`"${content}" was drawn ${found.length} times in: ${this.words.join(' | ')}`);
    }
    return found[0];
  }

  /** All shapes with a fill. */
  shapesOf([from, end]: RoundRect['fill']): (Rect & RoundRect)[] {
    return this.shapes.filter(({ fill }) => fill[0] === from && fill[1] === end);
  }

  /** All shapes with a line of a colour. */
  rimmed(colour: number): (Rect & RoundRect)[] {
    return this.shapes.filter(({ rim }) => rim?.colour === colour);
  }

  /** All rectangles of a colour. */
  rectsOf(colour: number): DrawnRect[] {
    return this.rects.filter((rect) => rect.colour === colour);
  }
}
