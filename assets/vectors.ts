import type { HeroLayer } from '../src/describe/hero-layers.ts';
import { isGrey, sourceOf } from '../src/describe/sprite-colour.ts';

/** A drawing as a text of SVG. */
export interface VectorDrawing {
  readonly viewBox: string;
  readonly body: string;
}

/** All drawings of the atlas as texts of SVG. */
export interface Vectors {
  /** The colours that drawings share. */
  readonly defs: string;
  readonly drawings: Readonly<Record<string, VectorDrawing>>;
}

/** A drawing, its colour, and its place in its box if it does not fill it. */
export type Layer = Pick<HeroLayer, 'drawing' | 'place'> & Partial<Pick<HeroLayer, 'colour'>>;

const loading = new Map<string, Promise<Vectors>>();

/** Loads the vectors from `vectors` of `virtual:atlas`, once for all callers. After a failure it tries again. */
export function loadVectors(address: string): Promise<Vectors> {
  const loaded = loading.get(address) ?? fetchVectors(address);
  loading.set(address, loaded);
  loaded.catch(() => loading.delete(address));
  return loaded;
}

async function fetchVectors(address: string): Promise<Vectors> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** A picture of SVG with a size in pixels: Firefox draws no other one on a canvas. */
export function pictureSvg(defs: string, width: number, height: number, body: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${body}</svg>`;
}

/** Layers over each other in a square of `side` px, as SVG. Unknown drawings are left out. */
export function layersSvg(
  { drawings }: Pick<Vectors, 'drawings'>,
  layers: readonly Layer[],
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): string {
  const parts = layers.map(({ drawing, colour, place }) => {
    const name = sourceOf(drawing);
    if (!Object.hasOwn(drawings, name)) return '';
    const { viewBox, body } = drawings[name];
    const { x: across, y: down, side: share, turn } = place ?? whole;
    const middle = `translate(${x + across * side} ${y + down * side})`;
    const size = share * side;
    const at = `x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"`;
    const image = `<svg ${at} viewBox="${viewBox}">${body}</svg>`;
    return `<g transform="${middle} rotate(${(turn * 180) / Math.PI})">${tinted(image, isGrey(drawing), colour)}</g>`;
  });
  return parts.join('');
}

const whole = { x: 0.5, y: 0.5, side: 1, turn: 0 };

/** The shares of red, green and blue in the brightness of a colour, and how much brighter a drawing in grey becomes. */
const brightness = [0.299, 0.587, 0.114];
const brightened = 1.4;

/**
 * Multiplies an image by a colour such as `#cfd8e6`, so that it keeps its shades. With `grey` it loses its own colours
 * before, and becomes brighter: most of these are half as bright as the icons that have none.
 */
function tinted(image: string, grey: boolean, colour = '#ffffff'): string {
  if (!grey && colour.toLowerCase() === '#ffffff') return image;
  const id = `${grey ? 'grey' : 'tint'}-${colour.slice(1)}`;
  const rows = [1, 3, 5].map((at, row) => {
    const strength = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    const shares = grey ? brightness.map((share) => share * brightened) : [0, 0, 0].with(row, 1);
    return [...shares, 0, 0].map((share) => Number((share * strength).toFixed(4))).join(' ');
  });
  const matrix = `<feColorMatrix values="${rows.join(' ')} 0 0 0 1 0"/>`;
  // The area includes outlines, which are outside the shapes.
  const area = 'x="-50%" y="-50%" width="200%" height="200%"';
  const filter = `<filter id="${id}" ${area} color-interpolation-filters="sRGB">${matrix}</filter>`;
  return `${filter}<g filter="url(#${id})">${image}</g>`;
}
