import { Container, Sprite, Texture } from 'pixi.js';
import type { Ink } from './ink.ts';
import type { Rect } from './space.ts';

/** How a text stands at its place. */
export interface Lettering {
  readonly align?: 'left' | 'middle' | 'right';
  readonly alpha?: number;
  readonly outlined?: boolean;
  /** The room it has; a text that is wider is squeezed into it, never cut. */
  readonly room?: number;
}

/** A text that was written, ready to be put anywhere. */
interface Text {
  readonly sprite: Sprite;
  readonly margin: number;
}

/** How many texts that are not in use are kept, since lines of the log come again. */
const spares = 48;

/**
 * Draws rectangles, pictures and texts, in this order of depth. Each drawing begins from nothing with
 * `begin`; behind it, objects of the drawing before are used again.
 */
export class Pen {
  readonly container = new Container();
  readonly #ink: Ink;
  readonly #rects = this.container.addChild(new Container<Sprite>());
  readonly #pictures = this.container.addChild(new Container<Sprite>());
  readonly #texts = this.container.addChild(new Container<Sprite>());
  #rectCount = 0;
  #pictureCount = 0;
  #idle = new Map<string, Text[]>();
  #used = new Map<string, Text[]>();

  constructor(ink: Ink) {
    this.#ink = ink;
  }

  begin(): void {
    this.#rectCount = 0;
    this.#pictureCount = 0;
    for (const [key, texts] of this.#used) {
      this.#idle.set(key, [...texts, ...(this.#idle.get(key) ?? [])]);
    }
    this.#used = new Map();
  }

  /** Hides what this drawing did not use. */
  end(): void {
    for (const sprite of this.#rects.children.slice(this.#rectCount)) sprite.visible = false;
    for (const sprite of this.#pictures.children.slice(this.#pictureCount)) sprite.visible = false;
    let kept = 0;
    for (const [key, texts] of this.#idle) {
      for (const { sprite } of texts) sprite.visible = false;
      const room = Math.max(0, spares - kept);
      for (const text of texts.splice(room)) wipe(text);
      kept += texts.length;
      if (texts.length === 0) this.#idle.delete(key);
    }
  }

  rect({ x, y, width, height }: Rect, colour: number, alpha = 1): void {
    const sprite =
      this.#rects.children[this.#rectCount] ?? this.#rects.addChild(new Sprite(Texture.WHITE));
    this.#rectCount++;
    sprite.visible = true;
    sprite.position.set(x, y);
    sprite.setSize(width, height);
    sprite.tint = colour;
    sprite.alpha = alpha;
  }

  /** The inner edge of a rectangle. */
  frame({ x, y, width, height }: Rect, thick: number, colour: number): void {
    this.rect({ x, y, width, height: thick }, colour);
    this.rect({ x, y: y + height - thick, width, height: thick }, colour);
    this.rect({ x, y: y + thick, width: thick, height: height - 2 * thick }, colour);
    this.rect(
      { x: x + width - thick, y: y + thick, width: thick, height: height - 2 * thick },
      colour,
    );
  }

  picture(texture: Texture, { x, y, width, height }: Rect, colour: number, alpha = 1): void {
    const sprite =
      this.#pictures.children[this.#pictureCount] ?? this.#pictures.addChild(new Sprite());
    this.#pictureCount++;
    sprite.visible = true;
    sprite.texture = texture;
    sprite.position.set(x, y);
    sprite.setSize(width, height);
    sprite.tint = colour;
    sprite.alpha = alpha;
  }

  /** Writes a line with its middle on `y`. Returns its width. */
  text(
    content: string,
    x: number,
    y: number,
    size: number,
    colour: number,
    { align = 'left', alpha = 1, outlined = false, room }: Lettering = {},
  ): number {
    if (content === '') return 0;
    this.#ink.ask(content);
    const full = this.#ink.width(content, size);
    const squeeze = room !== undefined && full > room ? room / full : 1;
    const width = full * squeeze;
    const { sprite, margin } = this.#take(content, size, colour, outlined);
    sprite.scale.set(squeeze, 1);
    const shift = align === 'left' ? 0 : align === 'right' ? width : width / 2;
    sprite.position.set(
      Math.round(x - shift) - margin * squeeze,
      Math.round(y - sprite.texture.height / 2),
    );
    sprite.alpha = alpha;
    return width;
  }

  #take(content: string, size: number, colour: number, outlined: boolean): Text {
    const key = `${size} ${colour} ${outlined} ${content}`;
    let text = this.#idle.get(key)?.pop();
    if (!text) {
      const { texture, margin } = this.#ink.write(content, size, colour, outlined);
      text = { sprite: this.#texts.addChild(new Sprite(texture)), margin };
    }
    text.sprite.visible = true;
    const used = this.#used.get(key);
    if (used) used.push(text);
    else this.#used.set(key, [text]);
    return text;
  }

  /** Forgets every text, so that the next drawing writes all of them anew. */
  forget(): void {
    for (const texts of [...this.#idle.values(), ...this.#used.values()]) texts.forEach(wipe);
    this.#idle.clear();
    this.#used.clear();
  }
}

function wipe({ sprite }: Text): void {
  sprite.destroy({ texture: true, textureSource: true });
}
