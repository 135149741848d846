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
const strongTint = 0xffffff;
const strongGlyph = 0xb4b4b4;

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
    if (!this.#picture) return;
    const { cells, sheet, terrain, look, cell, view, colours, strong } = this.#picture;
    const { scrollX, scrollY } = moment;
    const left = Math.max(0, Math.floor(scrollX / cell.width));
    const right = Math.min(cells.width, Math.ceil((scrollX + view.width) / cell.width));
    const top = Math.max(0, Math.floor(scrollY / cell.height));
    const bottom = Math.min(cells.height, Math.ceil((scrollY + view.height) / cell.height));
    const shadow = look === 'tiles' ? sheet.texture('shadow') : null;
    const memory = strong ? strongTint : memoryTint;
    const remembered = strong ? strongGlyph : dimGlyph;
    const put = (pool: SpritePool, texture: Texture, x: number, y: number) => {
      const sprite = pool.next();
      sprite.texture = texture;
      const left = view.x + x * cell.width - scrollX;
      const top = view.y + y * cell.height - scrollY;
      sprite.position.set(left, top);
      sprite.setSize(cell.width, cell.height);
      return sprite;
    };
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const { tile, sides, light } = cells.read(y * cells.width + x);
        if (light === Light.none) continue;
        const name = tileNames[tile];
        const drawing = sheet.texture(name);
        if (!terrain) {
          if (!drawing) continue;
          const sprite = put(this.#ground, drawing, x, y);
          sprite.tint = light === Light.view ? 0xffffff : remembered;
          continue;
        }
        const { stone, overlay } = tilings[name];
        const sprite = put(this.#ground, terrain.texture(stone, x, y, colours), x, y);
        if (light === Light.view) sprite.tint = torchTint(x, y, moment);
        else if (light === Light.memory) sprite.tint = memory;
        else sprite.tint = light === Light.recalled ? recalledTint : glimmerTint;
        if (overlay && drawing) put(this.#over, drawing, x, y).tint = sprite.tint;
        const shaded = stone === 'flagstones' && (sides & Side.north) > 0;
        if (shaded && shadow) put(this.#over, shadow, x, y).tint = 0xffffff;
      }
    }
    this.#ground.end();
    this.#over.end();
  }

  /** A plain canvas has the sprites and loses nothing. */
  prepare(): void {}

  forget(): void {}

  destroy(): void {
    this.container.destroy({ children: true });
  }
}

/** Five tints only, because Pixi's canvas renderer keeps a canvas for each tint of a texture. */
function torchTint(x: number, y: number, { torchX, torchY }: MapMoment): number {
  const distance = Math.round(Math.hypot(x + 0.5 - torchX, y + 0.5 - torchY));
  return mix(nearTint, farTint, Math.min(1, Math.floor(distance / 2) / 4));
}
