import { box, urls } from 'virtual:atlas';
import { AtlasMissing } from './missing.ts';

/** The atlas comes in sizes: 0 is the least, and the next has twice as many pixels each way. */
export type AtlasSize = number;

/**
 * The least size that shows cells of so many device pixels as sharply as any other would: up to there
 * the nearest mip level of the next one is not its first.
 */
export function sizeFor(cell: number): AtlasSize {
  const whole = urls.length - 1;
  const halvings = Math.floor(Math.log2(box / cell) + 0.5);
  return Math.min(whole, Math.max(0, whole - halvings));
}

/** The atlas picture in one of its sizes. Rejects with AtlasMissing when it does not come. */
export function loadAtlas(size: AtlasSize): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    // An image is there after one event; what is fetched and made a bitmap of takes three turns of a
    // busy page.
    image.onload = () => resolve(image);
    image.onerror = () => reject(new AtlasMissing(urls[size]));
    image.src = urls[size];
  });
}
