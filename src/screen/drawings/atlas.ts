import { box, columns, frames, gutter, width } from 'virtual:atlas';
import { type ICanvasRenderingContext2D, ImageSource } from 'pixi.js';
import { sourceOf } from '../../describe/sprite-colour.ts';
import { tileNames } from '../map/tile-names.ts';
import { painted } from '../painted.ts';
import type { DrawPart } from './hero-picture.ts';
import { SpriteSheet } from './sprite-sheet.ts';

/** Draws parts of the hero from the atlas picture. */
export function drawPart(image: ImageBitmap): DrawPart {
  const scale = image.width / width;
  const pitch = (box + 2 * gutter) * scale;
  return (context, { drawing }, side) => {
    const name = sourceOf(drawing);
    if (!Object.hasOwn(frames, name)) return false;
    const x = (frames[name] % columns) * pitch + gutter * scale;
    const y = Math.floor(frames[name] / columns) * pitch + gutter * scale;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, x, y, box * scale, box * scale, 0, 0, side, side);
    return true;
  };
}

/** The atlas for WebGL: unchanged, with mipmaps. */
export function atlasSheet(image: ImageBitmap): SpriteSheet {
  const source = new ImageSource({
    resource: image,
    alphaMode: 'premultiply-alpha-on-upload',
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
    // The size of a cell rarely changes, and the nearest mip level is the sharpest.
    mipmapFilter: 'nearest',
  });
  const scale = image.width / width;
  const drawing = { width: box * scale, height: box * scale };
  return new SpriteSheet(source, { box: drawing, gutter: gutter * scale, columns }, frames);
}

/**
 * The atlas for a plain canvas, which has no mipmaps: every drawing scaled to `side` pixels. Tiles are
 * half as bright again, because a tint can only darken them and is their only light.
 */
export function scaledAtlasSheet(image: ImageBitmap, side: number): SpriteSheet {
  const names = Object.keys(frames);
  const height = Math.ceil(names.length / columns) * side;
  const paint = (context: ICanvasRenderingContext2D) => {
    context.imageSmoothingQuality = 'high';
    const scale = image.width / width;
    const pitch = (box + 2 * gutter) * scale;
    const edge = gutter * scale;
    const draw = (index: number) => {
      const x = index % columns;
      const y = Math.floor(index / columns);
      const from = [x * pitch + edge, y * pitch + edge, box * scale, box * scale] as const;
      context.drawImage(image, ...from, x * side, y * side, side, side);
    };
    for (const name of names) draw(frames[name]);
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = 0.5;
    for (const name of tileNames) {
      if (frames[name] !== undefined) draw(frames[name]);
    }
  };
  const source = painted(columns * side, height, paint);
  const drawing = { width: side, height: side };
  return new SpriteSheet(source, { box: drawing, gutter: 0, columns }, frames);
}
