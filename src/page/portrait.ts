import { figures, grips, painted, vectors } from 'virtual:atlas';
import type { FetchIcon } from '../../assets/fetched-icon.ts';
import { layersSvg, loadVectors, pictureSvg } from '../../assets/vectors.ts';
import { glyphColour, glyphOf } from '../describe/actor-look.ts';
import { cssOf } from '../describe/css-colour.ts';
import { type HeroLayer, type HeroPose, heroLayers } from '../describe/hero-layers.ts';
import { sourceOf, spriteLayer } from '../describe/sprite-colour.ts';
import { kindOf } from '../game/entity.ts';
import type { Kind } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import { element } from './elements.ts';

/** The side of a portrait in its own units. It is sharp at every size. */
const side = 96;

type Atlas = Pick<typeof import('virtual:atlas'), 'figures' | 'grips' | 'painted' | 'vectors'>;

/** The sources of portraits: the page. */
export interface PortraitSource {
  /** Fetches sprites that the atlas lacks. */
  readonly fetchIcon: FetchIcon;
  /** Whether every portrait is a glyph, as on a map of glyphs. */
  readonly showsGlyphs?: boolean;
}

/** Makes an element with a kind's drawing, or its glyph when there is no drawing. */
export type MakePortrait = (kind: Pick<Kind, 'look'>) => HTMLElement;

/** Makes an element with the hero and everything it wears and holds. */
export type MakeHeroPortrait = (game: Game, pose?: HeroPose) => HTMLElement;

/** Portraits of kinds. `isLarge`: for a picture that fills a screen, as in `thinOutline`. */
export function makePortraits(source: PortraitSource, isLarge = false): MakePortrait {
  const atlas = atlasNow();
  return ({ look }) => {
    const layer = spriteLayer(look, atlas().painted);
    return portraitOf(look, layer ? [layer] : [], atlas(), source, isLarge);
  };
}

/** As `makePortraits`, for the hero of a game. */
export function makeHeroPortraits(source: PortraitSource, isLarge = false): MakeHeroPortrait {
  const atlas = atlasNow();
  return (game, pose) => {
    const layers = heroLayers(game, atlas(), pose);
    const { look } = kindOf(game, game.hero);
    const glyph = glyphOf(look, game.stores.Health.current[game.hero]);
    return portraitOf({ ...look, glyph }, layers, atlas(), source, isLarge);
  };
}

/** Returns a function that returns the atlas. During development, a bundle can name a new drawing. */
function atlasNow(): () => Atlas {
  let atlas: Atlas = { figures, grips, painted, vectors };
  import.meta.hot?.accept('virtual:atlas', (now) => {
    if (now) atlas = now as unknown as Atlas;
  });
  return () => atlas;
}

/** The glyph of a look, which its layers replace. */
function portraitOf(
  look: Kind['look'],
  layers: readonly HeroLayer[],
  atlas: Atlas,
  { fetchIcon, showsGlyphs }: PortraitSource,
  isLarge: boolean,
): HTMLElement {
  const ink = element('span', '', look.glyph);
  const glyph = element('span', 'portrait', { ariaHidden: 'true' }, ink);
  glyph.style.color = cssOf(glyphColour(look));
  const keep = () => {
    glyph.className = 'portrait glyph';
    centreByInk(ink, look.glyph);
  };
  if (layers.length === 0 || showsGlyphs) keep();
  else {
    const take = (picture: HTMLImageElement | null) =>
      picture ? glyph.replaceChildren(picture) : keep();
    pictureOf(layers, atlas, fetchIcon, isLarge).then(take, keep);
  }
  return glyph;
}

/** The size at which characters are measured, in pixels. */
const measured = 100;

/** Moves a character to the middle of its box by its ink, as on the map. By its line, `^` is high and `,` is low. */
async function centreByInk(ink: HTMLElement, character: string): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--code');
  const font = `${measured}px ${family}`;
  // Without the font, the browser shows and measures another one.
  await document.fonts.load(font, character).catch(() => []);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return;
  context.font = font;
  const size = context.measureText(character);
  const middleOfInk = size.actualBoundingBoxAscent - size.actualBoundingBoxDescent;
  const middleOfLine = size.fontBoundingBoxAscent - size.fontBoundingBoxDescent;
  ink.style.translate = `0 ${((middleOfInk - middleOfLine) / 2 / measured).toFixed(3)}em`;
}

/**
 * The black outline of drawings keeps them apart from a map. A large picture shows their own lines instead: the outline,
 * which is the first group of a drawing, is hardly wider than these.
 */
const thinOutline =
  '<style>svg>g[fill="#000"][stroke="#000"]:first-child{stroke-width:14px}' +
  'svg>g[stroke-width="72"]:first-child{stroke-width:30px}</style>';

/** A picture of layers; null if there is no drawing of the first. */
async function pictureOf(
  layers: readonly HeroLayer[],
  atlas: Atlas,
  fetchIcon: FetchIcon,
  isLarge: boolean,
): Promise<HTMLImageElement | null> {
  const { defs, drawings } = await loadVectors(atlas.vectors);
  const own = { ...drawings };
  for (const { drawing } of layers) {
    const [, icon] = /^icon:(.*)$/.exec(drawing) ?? [];
    if (icon === undefined || Object.hasOwn(own, drawing)) continue;
    const fetched = await fetchIcon(icon);
    if (fetched) own[drawing] = fetched;
  }
  if (!Object.hasOwn(own, sourceOf(layers[0].drawing))) return null;
  const body = layersSvg({ drawings: own }, layers, { x: 0, y: 0, side });
  const svg = pictureSvg(isLarge ? defs + thinOutline : defs, side, side, body);
  const src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = element('img', 'portrait-drawing', { alt: '', src });
  await image.decode().finally(() => URL.revokeObjectURL(src));
  return image;
}
