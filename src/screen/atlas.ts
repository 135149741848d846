import { box, columns, frames, gutter, url } from 'virtual:atlas';
import { CanvasSource, ImageSource } from 'pixi.js';
import { Sheet } from './sheet.ts';

/** The atlas picture, decoded. Rejects when it cannot be had. */
export async function loadAtlas(): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** The atlas for WebGL: as it is, with mipmaps. */
export function atlasSheet(image: HTMLImageElement): Sheet {
  const source = new ImageSource({
    resource: image,
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
    // Everything stands still at one size, where the nearest level is the sharper picture.
    mipmapFilter: 'nearest',
  });
  return new Sheet(source, { box, gutter, columns }, frames);
}

/** The atlas for a plain canvas, which has no mipmaps: every drawing scaled to `side` pixels. */
export function scaledSheet(image: HTMLImageElement, side: number): Sheet {
  const count = Object.keys(frames).length;
  const canvas = document.createElement('canvas');
  canvas.width = columns * side;
  canvas.height = Math.ceil(count / columns) * side;
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    const pitch = box + 2 * gutter;
    for (let index = 0; index < count; index++) {
      const column = index % columns;
      const row = Math.floor(index / columns);
      context.drawImage(
        image,
        column * pitch + gutter,
        row * pitch + gutter,
        box,
        box,
        column * side,
        row * side,
        side,
        side,
      );
    }
  }
  const source = new CanvasSource({ resource: canvas, resolution: 1 });
  return new Sheet(source, { box: side, gutter: 0, columns }, frames);
}
