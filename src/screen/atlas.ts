import { box, columns, frames, gutter, width } from 'virtual:atlas';
import { CanvasSource, ImageSource } from 'pixi.js';
import { Sheet } from './sheet.ts';
import { tileNames } from './texels.ts';

/** The atlas for WebGL: as it is, with mipmaps. */
export function atlasSheet(image: HTMLImageElement): Sheet {
  const source = new ImageSource({
    resource: image,
    alphaMode: 'premultiply-alpha-on-upload',
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
    // Everything stands still at one size, where the nearest level is the sharper picture.
    mipmapFilter: 'nearest',
  });
  const scale = image.width / width;
  return new Sheet(source, { box: box * scale, gutter: gutter * scale, columns }, frames);
}

/**
 * The atlas for a plain canvas, which has no mipmaps: every drawing scaled to `side` pixels. Tiles
 * are made half as bright again, because there a tint is all the light there is, and it only darkens.
 */
export function scaledSheet(image: HTMLImageElement, side: number): Sheet {
  const names = Object.keys(frames);
  const canvas = document.createElement('canvas');
  canvas.width = columns * side;
  canvas.height = Math.ceil(names.length / columns) * side;
  const context = canvas.getContext('2d');
  if (context) {
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
  }
  const source = new CanvasSource({ resource: canvas, resolution: 1 });
  return new Sheet(source, { box: side, gutter: 0, columns }, frames);
}
