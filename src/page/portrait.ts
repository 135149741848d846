import { box, columns, frames, gutter, urls } from 'virtual:atlas';
import type { Kind } from '../game/kinds.ts';
import { element } from './elements.ts';

/** The side of a portrait in pixels, large enough for high-density screens. */
const side = 96;

type Atlas = Pick<typeof import('virtual:atlas'), 'box' | 'columns' | 'frames' | 'gutter' | 'urls'>;

/** Makes an element with a kind's drawing in its colour, or its glyph when there is no drawing. */
export type MakePortrait = (kind: Pick<Kind, 'look'>) => HTMLElement;

/** Loads the drawings at once, so that they are there when the page is offline later. */
export function makePortraits(): MakePortrait {
  let atlas: Atlas = { box, columns, frames, gutter, urls };
  let picture = pictureAt(atlas.urls);
  // During development, a bundle can name a new drawing.
  import.meta.hot?.accept('virtual:atlas', (now) => {
    if (!now) return;
    atlas = now as unknown as Atlas;
    picture = pictureAt(atlas.urls);
  });
  return ({ look }) => {
    const glyph = element('span', 'portrait', { ariaHidden: 'true' }, look.glyph);
    glyph.style.color = look.colour;
    const name = `icon:${look.sprite}`;
    if (!look.sprite || !Object.hasOwn(atlas.frames, name)) return glyph;
    const canvas = element('canvas', 'portrait-drawing', { width: side, height: side });
    const { frames } = atlas;
    const image = picture;
    image.decode().then(
      () => {
        paint(canvas, image, frames[name], look.colour, atlas);
        glyph.replaceChildren(canvas);
      },
      // The glyph stays.
      () => {},
    );
    return glyph;
  };
}

function pictureAt([, , whole]: typeof urls): HTMLImageElement {
  const image = new Image();
  image.src = whole;
  return image;
}

/** Multiplies a white and grey drawing by a colour, which keeps its shades. */
function paint(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  index: number,
  colour: string,
  { box, columns, gutter }: Atlas,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
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
