import { Container, Sprite, Texture } from 'pixi.js';
import { strengthened } from '../colours.ts';
import { renewBatches } from '../renew-batches.ts';
import type { Rect } from '../screen-layout.ts';
import { SpritePool } from '../sprite-pool.ts';
import type { Pen, TextStyle } from './pen.ts';
import { paintedWidth, paintShape, type RoundRect, shapeKey } from './shape-painter.ts';
import type { PaintedText, TextFace, TextPainter } from './text-painter.ts';

/** A painted text on the stage. */
interface Label {
  readonly sprite: Sprite;
  readonly margin: number;
}

/** The share of its width to which a text is squeezed at its size. */
const narrowest = 0.8;

/** The number of unused texts to keep, because the lines of the log return. */
const spareTexts = 48;

/** The number of their pictures to keep when they are dropped, for new texts: a turn changes some numbers. */
const sparePictures = 12;

/** The number of unused shapes to keep, because bars and slots return to the same size. */
const spareShapes = 24;

/**
 * Draws with Pixi sprites. A drawing starts with `begin` and finishes with `end`; the sprites of the
 * previous drawing are used again.
 */
export class PixiPen implements Pen {
  readonly container = new Container();
  /** Whether dimmed texts are bright, because the device asks for more contrast. */
  highContrast = false;
  readonly #painter: Pick<TextPainter, 'paint' | 'width'>;
  readonly #rects = new SpritePool();
  readonly #pictures = new SpritePool();
  readonly #texts = new Container<Sprite>();
  #least = 0;
  /** The texts of earlier drawings that this drawing has not used yet. */
  #idle = new Map<string, Label[]>();
  #used = new Map<string, Label[]>();
  /** The pictures of dropped texts. */
  #dropped: Texture[] = [];
  /** The painted shapes, those of the latest drawing last. */
  readonly #shapes = new Map<string, Texture>();
  #shapesUsed = new Set<string>();

  constructor(painter: Pick<TextPainter, 'paint' | 'width'>) {
    this.#painter = painter;
    this.container.addChild(this.#rects.container, this.#pictures.container, this.#texts);
  }

  /** `least`: the smallest readable size of text. */
  begin(least = 0): void {
    this.#least = least;
    for (const [key, labels] of this.#used) {
      const spare = this.#idle.get(key) ?? [];
      // The most recently used ones are last.
      this.#idle.delete(key);
      this.#idle.set(key, [...spare, ...labels]);
    }
    this.#used = new Map();
    this.#shapesUsed.clear();
  }

  /** Hides the sprites that this drawing did not use. */
  end(): void {
    this.#rects.end();
    this.#pictures.end();
    for (const { sprite } of [...this.#idle.values()].flat()) sprite.visible = false;
    this.#dropTexts();
    this.#dropShapes();
  }

  rect(box: Rect, colour: number, alpha = 1): void {
    put(this.#rects, Texture.WHITE, box, colour, alpha);
  }

  shape(box: Rect, shape: RoundRect): void {
    const x = Math.round(box.x);
    const y = Math.round(box.y);
    const width = Math.round(box.width);
    const height = Math.round(box.height);
    if (width <= 0 || height <= 0) return;
    const texture = this.#painted(paintedWidth(width, shape), height, shape);
    const place = { x, y, width, height };
    put(this.#rects, texture, place, 0xffffff, shape.alpha ?? 1);
  }

  frame({ x, y, width, height }: Rect, thickness: number, colour: number): void {
    const inner = height - 2 * thickness;
    this.rect({ x, y, width, height: thickness }, colour);
    this.rect({ x, y: y + height - thickness, width, height: thickness }, colour);
    this.rect({ x, y: y + thickness, width: thickness, height: inner }, colour);
    const right = x + width - thickness;
    this.rect({ x: right, y: y + thickness, width: thickness, height: inner }, colour);
  }

  picture(texture: Texture, { x, y, width, height }: Rect, colour: number): void {
    const scale = Math.min(width / texture.width, height / texture.height);
    const size = {
      width: Math.round(texture.width * scale),
      height: Math.round(texture.height * scale),
    };
    const box = {
      x: x + Math.round((width - size.width) / 2),
      y: y + Math.round((height - size.height) / 2),
      ...size,
    };
    put(this.#pictures, texture, box, colour, 1);
  }

  text(
    text: string,
    x: number,
    y: number,
    size: number,
    colour: number,
    style: TextStyle = {},
  ): number {
    if (text === '') return 0;
    const { align = 'left', alpha = 1, room = Number.POSITIVE_INFINITY } = style;
    const fitting = this.#sizeIn(room, text, size, style);
    const full = this.width(text, fitting, style);
    const squeeze = full > room ? room / full : 1;
    const width = full * squeeze;
    const { sprite, margin } = this.#label(
      text,
      fitting,
      this.highContrast ? strengthened(colour) : colour,
      style,
    );
    sprite.scale.set(squeeze, 1);
    const shift = align === 'left' ? 0 : align === 'right' ? width : width / 2;
    sprite.position.set(
      Math.round(x - shift) - margin * squeeze,
      Math.round(y - sprite.texture.height / 2),
    );
    sprite.alpha = alpha;
    return width;
  }

  /** The size of a text in its room: slightly narrower letters are readable, narrow and high ones are not. */
  #sizeIn(room: number, text: string, size: number, face: TextFace): number {
    const squeeze = room / this.width(text, size, face);
    if (squeeze >= narrowest) return size;
    return Math.min(size, Math.max(this.#least, Math.floor((size * squeeze) / narrowest)));
  }

  width(text: string, size: number, face?: TextFace): number {
    return this.#painter.width(text, size, face);
  }

  /** Discards all texts, so that the next drawing paints them again. */
  forgetTexts(): void {
    for (const labels of [...this.#idle.values(), ...this.#used.values()]) labels.forEach(destroy);
    for (const texture of this.#dropped) texture.destroy(true);
    this.#dropped = [];
    this.#idle.clear();
    this.#used.clear();
  }

  /** Discards all texts and shapes. */
  forget(): void {
    this.forgetTexts();
    for (const sprite of this.#rects.container.children) sprite.texture = Texture.WHITE;
    for (const texture of this.#shapes.values()) texture.destroy(true);
    this.#shapes.clear();
  }

  /** The painted shape of a size. */
  #painted(width: number, height: number, shape: RoundRect): Texture {
    const key = shapeKey(width, height, shape);
    const texture = this.#shapes.get(key) ?? paintShape(width, height, shape);
    // The most recently used ones are last.
    this.#shapes.delete(key);
    this.#shapes.set(key, texture);
    this.#shapesUsed.add(key);
    return texture;
  }

  /** Drops the texts that were not used for the longest time. */
  #dropTexts(): void {
    let surplus = [...this.#idle.values()].flat().length - spareTexts;
    for (const [key, labels] of this.#idle) {
      for (const label of labels.splice(0, Math.max(0, surplus))) {
        this.#dropped.push(label.sprite.texture);
        label.sprite.destroy();
        surplus--;
      }
      if (labels.length === 0) this.#idle.delete(key);
    }
    const most = this.#dropped.length - sparePictures;
    for (const texture of this.#dropped.splice(0, Math.max(0, most))) texture.destroy(true);
  }

  /** Destroys the shapes that were not used for the longest time. */
  #dropShapes(): void {
    let surplus = this.#shapes.size - this.#shapesUsed.size - spareShapes;
    if (surplus <= 0) return;
    for (const [key, texture] of this.#shapes) {
      if (surplus-- <= 0) break;
      this.#shapes.delete(key);
      for (const sprite of this.#rects.container.children) {
        if (sprite.texture === texture) sprite.texture = Texture.WHITE;
      }
      texture.destroy(true);
    }
    renewBatches(this.container);
  }

  #label(text: string, size: number, colour: number, face: TextFace): Label {
    const { heavy = false, outlined = false, spaced = false } = face;
    const key = `${size} ${colour} ${heavy} ${outlined} ${spaced} ${text}`;
    const label = this.#idle.get(key)?.pop() ?? this.#add(this.#paint(text, size, colour, face));
    label.sprite.visible = true;
    const used = this.#used.get(key);
    if (used) used.push(label);
    else this.#used.set(key, [label]);
    return label;
  }

  /** Paints a new text, in place of a dropped one of the same size if there is one. */
  #paint(text: string, size: number, colour: number, face: TextFace): PaintedText {
    const painted = this.#painter.paint(text, size, colour, face, this.#dropped);
    this.#dropped = this.#dropped.filter((texture) => texture !== painted.texture);
    return painted;
  }

  #add({ texture, margin }: PaintedText): Label {
    return { sprite: this.#texts.addChild(new Sprite(texture)), margin };
  }
}

/** Puts the next sprite of a pool into a box. */
function put(
  pool: SpritePool,
  texture: Texture,
  { x, y, width, height }: Rect,
  colour: number,
  alpha: number,
): void {
  const sprite = pool.next();
  sprite.texture = texture;
  sprite.position.set(x, y);
  sprite.setSize(width, height);
  sprite.tint = colour;
  sprite.alpha = alpha;
}

function destroy({ sprite }: Label): void {
  sprite.destroy({ texture: true, textureSource: true });
}
