import { halfUrl, url } from 'virtual:atlas';
import { AtlasMissing } from './missing.ts';

/**
 * The atlas picture in one of its sizes, decoded as WebGL takes it. The half one is a quarter of the
 * work. Rejects with AtlasMissing when it does not come.
 */
export async function loadAtlas(size: 'half' | 'whole'): Promise<ImageBitmap> {
  const from = size === 'half' ? halfUrl : url;
  const answer = await fetch(from).catch((problem) => {
    throw new AtlasMissing(`${from}: ${problem}`);
  });
  if (!answer.ok) throw new AtlasMissing(`${from}: ${answer.status}`);
  return createImageBitmap(await answer.blob(), {
    premultiplyAlpha: 'premultiply',
    colorSpaceConversion: 'none',
  });
}
