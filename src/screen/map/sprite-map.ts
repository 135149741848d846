import { Container, Texture } from 'pixi.js';
import { contains } from '../../dungeon/rooms.ts';
import { mix } from '../colours.ts';
import { SpritePool } from '../sprite-pool.ts';
import { Side } from './cell-drawing.ts';
import { grassAt, isDeep, type ThemedRoom, waterAt } from './ground-covers.ts';
import { Light } from './map-cells.ts';
import type { MapLayer, MapMoment, MapPicture } from './map-layer.ts';
import type { StoneColours } from './stone-colours.ts';
import { tileNames, tilings } from './tile-names.ts';

/** Tints of remembered cells, and of cells in view far from the torch and beside it. */
const memoryTint = 0xb4c4ff;
const farTint = 0xe2dadc;
const nearTint = 0xffecd4;
/** The tint of cells that only the player remembers. */
const recalledTint = 0x606880;
const dimGlyph = 0x707070;
/** The tints of remembered cells where the device asks for more contrast. */
const highContrastTint = 0xffffff;
const highContrastGlyph = 0xb4b4b4;

/** Water at the shore and in the middle of a pool. Grass has the colour of moss. */
const shallow = { colour: 0x7fb0b8, alpha: 0.5 };
const deep = { colour: 0x2f6478, alpha: 0.72 };
const grassAlpha = 0.55;
/** Squares of water and grass along a cell. */
const patchesPerCell = 3;

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
      sprite.alpha = 1;
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
    if (stone === 'flagstones') this.#cover(picture, moment, x, y, tint);
    if (overlay && drawing) put(this.#over, drawing, tint);
    const shadow = look === 'tiles' ? sheet.texture('shadow') : null;
    const isShaded = stone === 'flagstones' && (sides & Side.north) > 0;
    if (isShaded && shadow) put(this.#over, shadow, 0xffffff);
  }

  /** Lays the colours of water and grass on a cell, in squares. */
  #cover(
    { cells, cell, view, colours }: MapPicture,
    moment: MapMoment,
    x: number,
    y: number,
    tint: number,
  ) {
    const themed = cells.decoration?.themed.find(({ room }) => contains(room, x, y));
    if (!themed || themed.room.dark) return;
    for (let n = 0; n < patchesPerCell ** 2; n++) {
      const column = x + (n % patchesPerCell) / patchesPerCell;
      const row = y + Math.floor(n / patchesPerCell) / patchesPerCell;
      const half = 0.5 / patchesPerCell;
      const cover = coverAt(themed, column + half, row + half, colours);
      if (!cover) continue;
      const sprite = this.#ground.next();
      sprite.texture = Texture.WHITE;
      sprite.tint = multiplied(cover.colour, tint);
      sprite.alpha = cover.alpha;
      // Whole pixels: between squares there must be neither gap nor overlap.
      const left = Math.round(view.x + column * cell.width - moment.scrollX);
      const top = Math.round(view.y + row * cell.height - moment.scrollY);
      const right = Math.round(view.x + (column + 2 * half) * cell.width - moment.scrollX);
      const bottom = Math.round(view.y + (row + 2 * half) * cell.height - moment.scrollY);
      sprite.position.set(left, top);
      sprite.setSize(right - left, bottom - top);
    }
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
  return recalledTint;
}

/** Five tints only, because Pixi's canvas renderer keeps a canvas for each tint of a texture. */
function torchTint(x: number, y: number, { torchX, torchY }: MapMoment): number {
  const distance = Math.round(Math.hypot(x + 0.5 - torchX, y + 0.5 - torchY));
  return mix(nearTint, farTint, Math.min(1, Math.floor(distance / 2) / 4));
}

/** The colour that covers a place of a room with a theme, and how strongly; null on bare ground. */
function coverAt(themed: ThemedRoom, x: number, y: number, { moss }: StoneColours) {
  const water = waterAt(themed, { x, y });
  if (water > 0) return isDeep(water) ? deep : shallow;
  if (grassAt(themed, { x, y }) <= 0) return null;
  const [red, green, blue] = moss.map((part) => Math.min(255, Math.round(part * 128)));
  return { colour: (red << 16) + (green << 8) + blue, alpha: grassAlpha };
}

/** A colour in the light of a tint. */
function multiplied(colour: number, tint: number): number {
  return [16, 8, 0].reduce((sum, shift) => {
    const part = (((colour >> shift) & 255) * ((tint >> shift) & 255)) / 255;
    return sum + (Math.round(part) << shift);
  }, 0);
}
