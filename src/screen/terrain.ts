import { terrains } from 'virtual:atlas';
import {
  BufferImageSource,
  CanvasSource,
  DOMAdapter,
  Rectangle,
  Texture,
  type TextureSource,
} from 'pixi.js';
import { loadPicture } from './load-picture.ts';
import { dungeonColours, type StoneColours } from './map/stone-colours.ts';
import type { Stone } from './map/tile-names.ts';

/** How much brighter the stones are on a plain canvas. */
const brightness = 1.7;

/** Where a stone is in the picture of the terrain, in its pixels, and after how many cells it repeats. */
export interface StoneArea {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** The stones of floors and walls, which continue across cells. */
export interface Terrain {
  readonly source: TextureSource;
  /** Side of a cell in pixels. */
  readonly cell: number;
  areaOf(stone: Stone): StoneArea;
  /** A single cell of a stone in the colours of a floor, for a cell of it. Only without WebGL. */
  texture(stone: Stone, x: number, y: number, colours: StoneColours): Texture;
  destroy(): void;
}

/** The picture of the terrain that is loaded, and its places. */
export interface TerrainPicture {
  readonly image: HTMLImageElement;
  readonly places: (typeof terrains)[number];
}

/** The shortest side of a window in device pixels for which the small picture is sharp enough. */
const smallWindow = 1000;

/** Loads a picture of the terrain that is sharp in a window of this shortest side. Rejects with AtlasMissing. */
export async function loadTerrain(side: number): Promise<TerrainPicture> {
  const places = terrains[side < smallWindow ? 0 : terrains.length - 1];
  return { image: await loadPicture(places.url), places };
}

/** The terrain from its picture. `webGl`: whether it is drawn with WebGL, which colours the stones. */
export function makeTerrain(picture: TerrainPicture, webGl: boolean): Terrain {
  let shown = dungeonColours;
  let source = webGl ? greySource(picture) : colouredSource(picture, shown);
  const { cell, gutter, areas } = picture.places;
  const areaOf = (stone: Stone) => ({ x: gutter, ...areas[stone] });
  const textures = new Map<string, Texture>();
  const clear = () => {
    for (const texture of textures.values()) texture.destroy();
    textures.clear();
    source.destroy();
  };
  return {
    get source() {
      return source;
    },
    cell,
    areaOf,
    texture(stone, column, row, colours) {
      if (colours !== shown && !webGl) {
        clear();
        shown = colours;
        source = colouredSource(picture, colours);
      }
      const area = areaOf(stone === 'flagstones' ? colours.paving : stone);
      // Pixi's canvas renderer keeps a canvas for each tint of a texture, so there are only a few.
      const across = column % Math.min(4, area.columns);
      const down = row % Math.min(4, area.rows);
      const label = `${stone} ${across},${down}`;
      const known = textures.get(label);
      if (known) return known;
      const frame = new Rectangle(area.x + across * cell, area.y + down * cell, cell, cell);
      const texture = new Texture({ source, frame, label });
      textures.set(label, texture);
      return texture;
    },
    destroy: clear,
  };
}

/** The shades of grey alone: a quarter of the memory, and faster to sample. */
function greySource({ image, places: { width, height } }: TerrainPicture): TextureSource {
  const canvas = DOMAdapter.get().createCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const greys = new Uint8Array(width * height);
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, width, height).data;
  if (pixels) for (let at = 0; at < greys.length; at++) greys[at] = pixels[at * 4];
  return new BufferImageSource({
    resource: greys,
    width,
    height,
    format: 'r8unorm',
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
    mipmapFilter: 'nearest',
  });
}

/** The picture in the colours of a floor and brighter, because a plain canvas can only darken it. */
function colouredSource(
  { image, places }: TerrainPicture,
  { stones, paving }: StoneColours,
): TextureSource {
  const { width, height, areas, gutter, cell } = places;
  const canvas = DOMAdapter.get().createCanvas(width, height) as HTMLCanvasElement;
  const source = new CanvasSource({ resource: canvas, resolution: 1 });
  const context = canvas.getContext('2d');
  if (!context) return source;
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = brightness - 1;
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.globalAlpha = 1;
  for (const [name, { y, rows }] of Object.entries(areas)) {
    const parts = stones[name === paving ? 'flagstones' : (name as Stone)];
    const most = Math.max(...parts);
    const [red, green, blue] = parts.map((part) => Math.round((part / most) * 255));
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    const top = y - gutter;
    context.fillRect(0, top, width, rows * cell + 2 * gutter);
  }
  return source;
}
