import { type Layer, layersSvg, pictureSvg, type Vectors } from '../../../assets/vectors.ts';

/**
 * A picture of drawings beside each other, each of some layers in a square of `side` pixels with `gap` free
 * pixels around it.
 */
export async function drawRow(
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
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  return image;
}
