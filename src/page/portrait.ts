import { box, columns, frames, gutter, urls } from 'virtual:atlas';
import type { Kind } from '../game/kinds.ts';
import { element } from './elements.ts';

/** The side of a portrait in pixels, large enough for high-density screens. */
const side = 96;

/** Replaced only during development, when a bundle names a new drawing. */
let atlas = { box, columns, frames, gutter, urls };
/** The picture with all drawings, loaded with this module so that it works offline later. */
let picture = pictureAt(atlas.urls);

function pictureAt([, , whole]: typeof urls): HTMLImageElement {
  const image = new Image();
  image.src = whole;
  return image;
}

/** Makes an element with a kind's drawing in its colour, or its glyph when there is no drawing. */
export function makePortrait({ look }: Kind): HTMLElement {
  const glyph = element('span', 'portrait', { ariaHidden: 'true' }, look.glyph);
  glyph.style.color = look.colour;
  const name = `icon:${look.sprite}`;
  const { frames } = atlas;
  if (!look.sprite || !Object.hasOwn(frames, name)) return glyph;
  const canvas = element('canvas', 'portrait-drawing', { width: side, height: side });
  const image = picture;
  image.decode().then(
    () => {
      paint(canvas, image, frames[name], look.colour);
      glyph.replaceChildren(canvas);
    },
    // The glyph stays.
    () => {},
  );
  return glyph;
}

/** Multiplies a white and grey drawing by a colour, which keeps its shades. */
function paint(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  index: number,
  colour: string,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { box, columns, gutter } = atlas;
  const pitch = box + 2 * gutter;
  const x = (index % columns) * pitch + gutter;
  const y = Math.floor(index / columns) * pitch + gutter;
  const draw = () => context.drawImage(image, x, y, box, box, 0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  draw();
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = colour;
  context.fillRect(0, 0, side, side);
  context.globalCompositeOperation = 'destination-in';
  draw();
}

import.meta.hot?.accept('virtual:atlas', (now) => {
  if (!now) return;
  atlas = now as unknown as typeof atlas;
  picture = pictureAt(atlas.urls);
});
