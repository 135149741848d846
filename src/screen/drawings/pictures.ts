import { terrains, url } from 'virtual:atlas';
import { loadPicture } from './load-picture.ts';

/** The pictures that the first view needs. */
export interface Pictures {
  /** All drawings. */
  readonly atlas: ImageBitmap;
  readonly stones: TerrainPicture;
}

/** A picture of the terrain, and the places of the stones in it. */
export interface TerrainPicture {
  readonly image: ImageBitmap;
  readonly places: Omit<(typeof terrains)[number], 'url'>;
}

/** Loads the pictures in their smallest sizes. Needs no PixiJS, so both load together. Rejects with AtlasMissing. */
export async function loadPictures(): Promise<Pictures> {
  const [atlas, stones] = await Promise.all([loadPicture(url), loadTerrain(0)]);
  return { atlas, stones };
}

/** Loads the smallest picture of the terrain that is sharp for cells of this side, or the largest one. Rejects with AtlasMissing. */
export async function loadTerrain(side: number): Promise<TerrainPicture> {
  const places = terrains.find(({ cell }) => cell >= side) ?? terrains[terrains.length - 1];
  return { image: await loadPicture(places.url), places };
}
