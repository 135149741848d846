import { terrains, url } from 'virtual:atlas';

/** The pictures that the first view needs. */
export interface ScreenPictures {
  /** All drawings but the stones. */
  readonly atlas: ImageBitmap;
  readonly terrain: TerrainPicture;
}

/** The picture of the terrain: all stones, and the place of each in the picture. */
export interface TerrainPicture {
  readonly image: ImageBitmap;
  readonly places: Omit<(typeof terrains)[number], 'url'>;
}

/** Loads the pictures in their smallest sizes. Needs no PixiJS, so both load together. Rejects if one is missing. */
export async function loadPictures(): Promise<ScreenPictures> {
  const [atlas, terrain] = await Promise.all([loadPicture(url), loadTerrain(0)]);
  return { atlas, terrain };
}

/**
 * Loads the smallest picture of the terrain that is sharp for cells of this side, or the largest one. Rejects if it
 * cannot be loaded.
 */
export async function loadTerrain(side: number): Promise<TerrainPicture> {
  const places = terrains.find(({ cell }) => cell >= side) ?? terrains[terrains.length - 1];
  return { image: await loadPicture(places.url), places };
}

/** Loads a picture of the game. The browser decodes it beside the page's other work. */
async function loadPicture(address: string): Promise<ImageBitmap> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await createImageBitmap(await response.blob());
  } catch (cause) {
    throw new PictureMissing(address, { cause });
  }
}

/** A picture could not be loaded: the network is gone, or a newer version replaced the file. */
class PictureMissing extends Error {
  override readonly name = 'PictureMissing';
}
