import { box, columns, frames, gutter, url } from 'virtual:atlas';
import { CanvasSource, ImageSource } from 'pixi.js';
import { tileNames } from './cells.ts';
import { Sheet } from './sheet.ts';

/** The atlas picture, decoded as WebGL takes it. Rejects when it cannot be had. */
export async function loadAtlas(): Promise<ImageBitmap> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return createImageBitmap(await answer.blob(), {
    premultiplyAlpha: 'premultiply',
    colorSpaceConversion: 'none',
  });
}

/** The atlas for WebGL: as it is, with mipmaps. */
export function atlasSheet(image: ImageBitmap): Sheet {
  const source = new ImageSource({
    resource: image,
    alphaMode: 'premultiplied-alpha',
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
    // Everything stands still at one size, where the nearest level is the sharper picture.
    mipmapFilter: 'nearest',
  });
  return new Sheet(source, { box, gutter, columns }, frames);
}

/**
 * The atlas for a plain canvas, which has no mipmaps: every drawing scaled to `side` pixels. Tiles
 * are made half as bright again, because there a tint is all the light there is, and it only darkens.
 */
export function scaledSheet(image: ImageBitmap, side: number): Sheet {
  const names = Object.keys(frames);
  const canvas = document.createElement('canvas');
  canvas.width = columns * side;
  canvas.height = Math.ceil(names.length / columns) * side;
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    const pitch = box + 2 * gutter;
    const draw = (index: number) => {
      const x = index % columns;
      const y = Math.floor(index / columns);
      const from = [x * pitch + gutter, y * pitch + gutter, box, box] as const;
      context.drawImage(image, ...from, x * side, y * side, side, side);
    };
    for (const name of names) draw(frames[name]);
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = 0.5;
    for (const name of tileNames) {
      if (frames[name] !== undefined) draw(frames[name]);
    }
  }
  const source = new CanvasSource({ resource: canvas, resolution: 1 });
  return new Sheet(source, { box: side, gutter: 0, columns }, frames);
}
