import { box, columns, figures, frames, grips, gutter, urls } from 'virtual:atlas';
import { fetchIcon } from '../../assets/fetched-icon.ts';
import { toneDefs } from '../../assets/outlines.ts';
import { type HeroLayer, heroLayers } from '../describe/hero-layers.ts';
import { kindOf } from '../game/entity.ts';
import type { Kind } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { element } from './elements.ts';

/** The side of a portrait in pixels, large enough for high-density screens. */
const side = 96;

type Atlas = Pick<
  typeof import('virtual:atlas'),
  'box' | 'columns' | 'figures' | 'frames' | 'grips' | 'gutter' | 'urls'
>;

/** Makes an element with a kind's drawing in its colour, or its glyph when there is no drawing. */
export type MakePortrait = (kind: Pick<Kind, 'look'>) => HTMLElement;

/** Makes an element with the hero and everything it wears and holds. */
export type MakeHeroPortrait = (game: Game) => HTMLElement;

let atlas: Atlas = { box, columns, figures, frames, grips, gutter, urls };
let picture: HTMLImageElement | null = null;

// During development, a bundle can name a new drawing.
import.meta.hot?.accept('virtual:atlas', (now) => {
  if (!now) return;
  atlas = now as unknown as Atlas;
  picture = null;
});

/** Loads the drawings at once, so that they are there when the page is offline later. */
export function makePortraits(): MakePortrait {
  loadPicture();
  return ({ look }) => {
    const layers = look.sprite ? [{ drawing: `icon:${look.sprite}`, colour: look.colour }] : [];
    return portraitOf(look, layers);
  };
}

/** As `makePortraits`, for the hero of a game. */
export function makeHeroPortraits(): MakeHeroPortrait {
  loadPicture();
  return (game) => portraitOf(kindOf(game, game.hero).look, heroLayers(game, atlas));
}

/** The glyph of a look, until its layers are drawn. */
function portraitOf(look: Kind['look'], layers: readonly HeroLayer[]): HTMLElement {
  const glyph = element('span', 'portrait', { ariaHidden: 'true' }, look.glyph);
  glyph.style.color = look.colour;
  const [first] = layers;
  if (!first) return glyph;
  if (!Object.hasOwn(atlas.frames, first.drawing)) {
    fetchedPicture(first.drawing.replace('icon:', '')).then(
      (icon) => {
        if (!icon) return;
        const canvas = element('canvas', 'portrait-drawing', { width: side, height: side });
        paint(canvas, (brush) => brush.drawImage(icon, 0, 0, side, side), first);
        glyph.replaceChildren(canvas);
      },
      // The glyph stays.
      () => {},
    );
    return glyph;
  }
  const canvas = element('canvas', 'portrait-drawing', { width: side, height: side });
  const image = loadPicture();
  image.decode().then(
    () => {
      for (const layer of layers) {
        const draw = drawFromAtlas(image, layer.drawing);
        if (draw) paint(canvas, draw, layer);
      }
      glyph.replaceChildren(canvas);
    },
    // The glyph stays.
    () => {},
  );
  return glyph;
}

function loadPicture(): HTMLImageElement {
  if (picture) return picture;
  picture = new Image();
  [, picture.src] = atlas.urls;
  return picture;
}

/** The picture of an icon that the atlas lacks; null if there is no such icon. */
async function fetchedPicture(name: string): Promise<HTMLImageElement | null> {
  const icon = await fetchIcon(name);
  if (!icon) return null;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" ` +
    `viewBox="${icon.viewBox}"><defs>${toneDefs}</defs>${icon.body}</svg>`;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  return image;
}

/** Draws a drawing of the atlas; null if it has none of this name. */
function drawFromAtlas(
  image: HTMLImageElement,
  drawing: string,
): ((brush: CanvasRenderingContext2D) => void) | null {
  const { box, columns, frames, gutter } = atlas;
  if (!Object.hasOwn(frames, drawing)) return null;
  const pitch = box + 2 * gutter;
  const x = (frames[drawing] % columns) * pitch + gutter;
  const y = Math.floor(frames[drawing] / columns) * pitch + gutter;
  return (brush) => brush.drawImage(image, x, y, box, box, 0, 0, side, side);
}

/** Paints a layer. Its colour multiplies a white and grey drawing, which keeps its shades. */
function paint(
  canvas: HTMLCanvasElement,
  draw: (brush: CanvasRenderingContext2D) => void,
  { colour, place }: HeroLayer,
): void {
  const context = canvas.getContext('2d');
  const part = element('canvas', '', { width: side, height: side });
  const brush = part.getContext('2d');
  if (!context || !brush) return;
  brush.imageSmoothingQuality = 'high';
  draw(brush);
  brush.globalCompositeOperation = 'multiply';
  brush.fillStyle = colour;
  brush.fillRect(0, 0, side, side);
  brush.globalCompositeOperation = 'destination-in';
  draw(brush);
  context.save();
  context.imageSmoothingQuality = 'high';
  if (place) {
    context.translate(side * place.x, side * place.y);
    context.rotate(place.turn);
    context.scale(place.side, place.side);
    context.translate(-side / 2, -side / 2);
  }
  context.drawImage(part, 0, 0);
  context.restore();
}
