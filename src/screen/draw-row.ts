import { type Layer, layersSvg, pictureSvg, type Vectors } from '../../assets/vectors.ts';
import { loadPicture } from './load-picture.ts';

/**
 * A picture of drawings beside each other, each of some layers in a square of `side` pixels with `gap` free
 * pixels around it.
 */
export function drawRow(
  vectors: Vectors,
  drawings: readonly (readonly Layer[])[],
  side: number,
  gap: number,
): Promise<HTMLImageElement> {
  const pitch = side + 2 * gap;
  const boxes = drawings.map((layers, index) =>
    layersSvg(vectors, layers, { x: index * pitch + gap, y: gap, side }),
  );
  const svg = pictureSvg(vectors.defs, drawings.length * pitch, pitch, boxes.join(''));
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  return loadPicture(address).finally(() => URL.revokeObjectURL(address));
}
