import type { Texture } from 'pixi.js';
import type { Rect } from '../screen-layout.ts';
import type { RoundRect } from './shape-painter.ts';
import type { TextFace } from './text-painter.ts';

export interface TextStyle extends TextFace {
  readonly align?: 'left' | 'middle' | 'right';
  readonly alpha?: number;
  /** The available width. A wider text is squeezed into it. */
  readonly room?: number;
}

/**
 * Draws the HUD. Rectangles and shapes are under pictures, and pictures under texts. All lengths are
 * device pixels.
 */
export interface Pen {
  rect(box: Rect, colour: number, alpha?: number): void;
  /** Draws a rectangle with round corners and a gradient. */
  shape(box: Rect, shape: RoundRect): void;
  /** Draws the inner edge of a rectangle. */
  frame(box: Rect, thickness: number, colour: number): void;
  /** Draws a picture in its own proportions in the middle of a rectangle. */
  picture(texture: Texture, box: Rect, colour: number): void;
  /** Writes a line of text whose middle is at `y`. Returns its width. */
  text(text: string, x: number, y: number, size: number, colour: number, style?: TextStyle): number;
  /** The width of a text. */
  width(text: string, size: number, face?: TextFace): number;
}
