import { vectors as url } from 'virtual:atlas';
import type { HeroLayer } from '../describe/hero-layers.ts';
import { AtlasMissing } from './atlas-missing.ts';
import { loadPicture } from './load-picture.ts';

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

/** Loads the vectors. Rejects with AtlasMissing. */
export async function loadVectors(): Promise<Vectors> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new AtlasMissing(url);
  return response.json();
}

/** A drawing, and its place in its box if it does not fill it. */
type Part = Pick<HeroLayer, 'drawing' | 'place'>;

/**
 * A picture of drawings beside each other, each in a square of `side` pixels with `gap` free pixels
 * around it. Boxes of unknown drawings are empty.
 */
export function drawRow(
  { defs, drawings }: Vectors,
  parts: readonly Part[],
  side: number,
  gap: number,
): Promise<HTMLImageElement> {
  const pitch = side + 2 * gap;
  const boxes = parts.map(({ drawing, place }, index) => {
    if (!Object.hasOwn(drawings, drawing)) return '';
    const { viewBox, body } = drawings[drawing];
    const left = index * pitch + gap;
    const { x, y, side: share, turn } = place ?? { x: 0.5, y: 0.5, side: 1, turn: 0 };
    const move = `translate(${left + x * side} ${gap + y * side}) rotate(${(turn * 180) / Math.PI})`;
    const size = share * side;
    const at = `x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"`;
    return `<g transform="${move}"><svg ${at} viewBox="${viewBox}">${body}</svg></g>`;
  });
  // Firefox draws an image of SVG on a canvas only if it has a width and a height.
  const size = `width="${parts.length * pitch}" height="${pitch}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${boxes.join('')}</svg>`;
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  return loadPicture(address).finally(() => URL.revokeObjectURL(address));
}
