import { AtlasMissing } from './atlas-missing.ts';

/** Loads a picture of the game. Rejects with AtlasMissing. */
export function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new AtlasMissing(url));
    image.src = url;
  });
}
