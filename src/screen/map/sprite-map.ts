import { Container, Sprite, type Texture } from 'pixi.js';
import { mix } from '../colours.ts';
import { Light, Mark } from './map-cells.ts';
import type { MapLayer, MapMoment, MapPicture } from './map-layer.ts';
import { tileNames } from './tile-names.ts';

/** Tints of remembered cells, and of cells in view far from the torch and beside it. */
const memoryTint = 0xb4c4ff;
const farTint = 0xe2dadc;
const nearTint = 0xffecd4;
const dimGlyph = 0x707070;

/** The floor as one sprite per cell, for Pixi's canvas renderer, which has no shaders. */
export class SpriteMap implements MapLayer {
  readonly container = new Container();
  readonly #ground = this.container.addChild(new Container<Sprite>());
  readonly #shadows = this.container.addChild(new Container<Sprite>());
  #picture: MapPicture | null = null;

  show(picture: MapPicture): void {
    this.#picture = picture;
  }

  place(moment: MapMoment): void {
    if (!this.#picture) return;
    const { cells, sheet, look, cell, view } = this.#picture;
    const { scrollX, scrollY } = moment;
    const left = Math.max(0, Math.floor(scrollX / cell.width));
    const right = Math.min(cells.width, Math.ceil((scrollX + view.width) / cell.width));
    const top = Math.max(0, Math.floor(scrollY / cell.height));
    const bottom = Math.min(cells.height, Math.ceil((scrollY + view.height) / cell.height));
    const shadow = look === 'tiles' ? sheet.texture('shadow') : null;
    let tiles = 0;
    let shadows = 0;
    const put = (
      pool: Container<Sprite>,
      index: number,
      texture: Texture,
      x: number,
      y: number,
    ) => {
      const sprite = pool.children[index] ?? pool.addChild(new Sprite());
      sprite.texture = texture;
      sprite.visible = true;
      const left = view.x + x * cell.width - scrollX;
      const top = view.y + y * cell.height - scrollY;
      sprite.position.set(left, top);
      sprite.setSize(cell.width, cell.height);
      return sprite;
    };
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const { tile, mark, light } = cells.read(y * cells.width + x);
        const texture = sheet.texture(tileNames[tile]);
        if (light === Light.none || !texture) continue;
        const sprite = put(this.#ground, tiles++, texture, x, y);
        if (look === 'glyphs') sprite.tint = light === Light.view ? 0xffffff : dimGlyph;
        else if (mark === Mark.stairs) sprite.tint = 0xffffff;
        else sprite.tint = light === Light.memory ? memoryTint : torchTint(x, y, moment);
        if (mark === Mark.shadow && shadow) put(this.#shadows, shadows++, shadow, x, y);
      }
    }
    for (const sprite of this.#ground.children.slice(tiles)) sprite.visible = false;
    for (const sprite of this.#shadows.children.slice(shadows)) sprite.visible = false;
  }

  destroy(): void {
    this.container.destroy({ children: true });
  }
}

/** Five tints only, because Pixi's canvas renderer keeps a canvas for each tint of a texture. */
function torchTint(x: number, y: number, { torchX, torchY }: MapMoment): number {
  const distance = Math.round(Math.hypot(x + 0.5 - torchX, y + 0.5 - torchY));
  return mix(nearTint, farTint, Math.min(1, Math.floor(distance / 2) / 4));
}
