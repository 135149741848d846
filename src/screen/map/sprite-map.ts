import { Container, type Texture } from 'pixi.js';
import { mix } from '../colours.ts';
import { SpritePool } from '../sprite-pool.ts';
import { Side } from './cell-drawing.ts';
import { Light } from './map-cells.ts';
import type { MapLayer, MapMoment, MapPicture } from './map-layer.ts';
import { tileNames, tilings } from './tile-names.ts';

/** Tints of remembered cells, and of cells in view far from the torch and beside it. */
const memoryTint = 0xb4c4ff;
const farTint = 0xe2dadc;
const nearTint = 0xffecd4;
/** Tints of cells that only the player remembers, and of ground at the end of the lamp's light. */
const recalledTint = 0x606880;
const glimmerTint = 0x3a3634;
const dimGlyph = 0x707070;
/** The tints of remembered cells where the device asks for more contrast. */
const highContrastTint = 0xffffff;
const highContrastGlyph = 0xb4b4b4;

/** The floor as one sprite per cell, for Pixi's canvas renderer, which has no shaders. */
export class SpriteMap implements MapLayer {
  readonly container = new Container();
  readonly #ground = new SpritePool();
  /** Shadows of walls, stairs, doors and cracks. */
  readonly #over = new SpritePool();
  #picture: MapPicture | null = null;

  constructor() {
    this.container.addChild(this.#ground.container, this.#over.container);
  }

  show(picture: MapPicture): void {
    this.#picture = picture;
  }

  place(moment: MapMoment): void {
    const picture = this.#picture;
    if (!picture) return;
    const { cells, cell, view } = picture;
    const { scrollX, scrollY } = moment;
    const left = Math.max(0, Math.floor(scrollX / cell.width));
    const right = Math.min(cells.width, Math.ceil((scrollX + view.width) / cell.width));
    const top = Math.max(0, Math.floor(scrollY / cell.height));
    const bottom = Math.min(cells.height, Math.ceil((scrollY + view.height) / cell.height));
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) this.#placeCell(picture, moment, x, y);
    }
    this.#ground.end();
    this.#over.end();
  }

  #placeCell(picture: MapPicture, moment: MapMoment, x: number, y: number): void {
    const { cells, sheet, terrain, look, cell, view, colours, highContrast = false } = picture;
    const { tile, sides, light } = cells.read(y * cells.width + x);
    if (light === Light.none) return;
    const put = (pool: SpritePool, texture: Texture, tint: number) => {
      const sprite = pool.next();
      sprite.texture = texture;
      sprite.tint = tint;
      const left = view.x + x * cell.width - moment.scrollX;
      const top = view.y + y * cell.height - moment.scrollY;
      sprite.position.set(left, top);
      sprite.setSize(cell.width, cell.height);
    };
    const name = tileNames[tile];
    const drawing = sheet.texture(name);
    if (!terrain) {
      if (drawing)
        put(this.#ground, drawing, light === Light.view ? 0xffffff : glyphTint(highContrast));
      return;
    }
    const { stone, overlay } = tilings[name];
    const tint = light === Light.view ? torchTint(x, y, moment) : unseenTint(light, highContrast);
    put(this.#ground, terrain.texture(stone, x, y, colours), tint);
    if (overlay && drawing) put(this.#over, drawing, tint);
    const shadow = look === 'tiles' ? sheet.texture('shadow') : null;
    const isShaded = stone === 'flagstones' && (sides & Side.north) > 0;
    if (isShaded && shadow) put(this.#over, shadow, 0xffffff);
  }

  /** A plain canvas has the sprites and loses nothing. */
  prepare(): void {}

  forget(): void {}

  destroy(): void {
    this.container.destroy({ children: true });
  }
}

/** The tint of a remembered glyph. `highContrast`: the device asks for more contrast. */
function glyphTint(highContrast: boolean): number {
  return highContrast ? highContrastGlyph : dimGlyph;
}

/** The tint of a tile that is not in view. */
function unseenTint(light: number, highContrast: boolean): number {
  if (light === Light.memory) return highContrast ? highContrastTint : memoryTint;
  return light === Light.recalled ? recalledTint : glimmerTint;
}

/** Five tints only, because Pixi's canvas renderer keeps a canvas for each tint of a texture. */
function torchTint(x: number, y: number, { torchX, torchY }: MapMoment): number {
  const distance = Math.round(Math.hypot(x + 0.5 - torchX, y + 0.5 - torchY));
  return mix(nearTint, farTint, Math.min(1, Math.floor(distance / 2) / 4));
}
