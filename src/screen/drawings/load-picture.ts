import { AtlasMissing } from './atlas-missing.ts';

/** Loads a picture of the game. The browser decodes it beside the page's other work. Rejects with AtlasMissing. */
export async function loadPicture(url: string): Promise<ImageBitmap> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await createImageBitmap(await response.blob());
  } catch (cause) {
    throw new AtlasMissing(url, { cause });
  }
}
