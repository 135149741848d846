import { halfUrl, url } from 'virtual:atlas';

/**
 * The atlas picture in one of its sizes, decoded as WebGL takes it. The half one is a quarter of the
 * work. Rejects when it cannot be had.
 */
export async function loadAtlas(size: 'half' | 'whole'): Promise<ImageBitmap> {
  const from = size === 'half' ? halfUrl : url;
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`${from}: ${answer.status}`);
  return createImageBitmap(await answer.blob(), {
    premultiplyAlpha: 'premultiply',
    colorSpaceConversion: 'none',
  });
}
