import {
  BufferImageSource,
  DOMAdapter,
  type ICanvas,
  Rectangle,
  Texture,
  type TextureSource,
} from 'pixi.js';
import { dungeonColours, type StoneColours } from '../map/stone-colours.ts';
import type { Stone, TerrainStone } from '../map/tile-names.ts';
import { painted } from '../painted.ts';
import type { TerrainPicture } from './pictures.ts';

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
  areaOf(stone: TerrainStone): StoneArea;
  /** A single cell of a stone in the colours of a floor, for a cell of it. Only without WebGL. */
  texture(stone: Stone, x: number, y: number, colours: StoneColours): Texture;
  destroy(): void;
}

/** The places of the stones in a picture of the terrain. */
type Places = TerrainPicture['places'];

/** The terrain from its picture, for cells of this side in pixels. `webGl`: whether WebGL draws it and colours it. */
export function makeTerrain(picture: TerrainPicture, side: number, webGl: boolean): Terrain {
  const places = scaledPlaces(picture.places, side);
  const { cell, gutter, areas } = places;
  const draw = () => scaledPicture(picture, places);
  let shown = dungeonColours;
  let source = webGl ? greySource(draw()) : colouredSource(draw(), places, shown);
  const areaOf = (stone: TerrainStone) => ({ x: gutter, ...areas[stone] });
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
        source = colouredSource(draw(), places, colours);
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

/**
 * The places in the picture for cells of a side. A smaller picture needs no gutter, because its pixels are
 * shown one to one. A picture is never enlarged.
 */
export function scaledPlaces(places: Places, side: number): Places {
  if (side >= places.cell) return places;
  let height = 0;
  const areas = Object.entries(places.areas).map(([stone, { columns, rows }]) => {
    const area = [stone, { y: height, columns, rows }] as const;
    height += rows * side;
    return area;
  });
  const columns = Math.max(...areas.map(([, area]) => area.columns));
  return {
    ...places,
    width: columns * side,
    height,
    cell: side,
    gutter: 0,
    areas: Object.fromEntries(areas) as Places['areas'],
  };
}

/** The picture in its places. */
function scaledPicture({ image, places: from }: TerrainPicture, to: Places): ICanvas {
  const canvas = DOMAdapter.get().createCanvas(to.width, to.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return canvas;
  context.imageSmoothingQuality = 'high';
  if (to === from) context.drawImage(image, 0, 0);
  else {
    for (const [stone, { y, columns, rows }] of Object.entries(to.areas)) {
      const top = from.areas[stone as TerrainStone].y;
      const [wide, tall] = [columns * from.cell, rows * from.cell];
      const size = [columns * to.cell, rows * to.cell] as const;
      context.drawImage(image, from.gutter, top, wide, tall, 0, y, ...size);
    }
  }
  return canvas;
}

/** The shades of grey alone: a quarter of the memory, and faster to sample. */
function greySource(canvas: ICanvas): TextureSource {
  const { width, height } = canvas;
  const greys = new Uint8Array(width * height);
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (pixels) for (let at = 0; at < greys.length; at++) greys[at] = pixels[at * 4];
  return new BufferImageSource({
    resource: greys,
    width,
    height,
    format: 'r8unorm',
    scaleMode: 'linear',
  });
}

/** The picture in the colours of a floor and brighter, because a plain canvas can only darken it. */
function colouredSource(
  picture: ICanvas,
  { width, height, areas, gutter, cell }: Places,
  { stones, paving }: StoneColours,
): TextureSource {
  return painted(width, height, (context) => {
    context.drawImage(picture, 0, 0);
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = brightness - 1;
    context.drawImage(picture, 0, 0);
    context.globalCompositeOperation = 'multiply';
    context.globalAlpha = 1;
    for (const [name, { y, rows }] of Object.entries(areas)) {
      const parts = stones[name === paving ? 'flagstones' : (name as TerrainStone)];
      const most = Math.max(...parts);
      const [red, green, blue] = parts.map((part) => Math.round((part / most) * 255));
      context.fillStyle = `rgb(${red} ${green} ${blue})`;
      const top = y - gutter;
      context.fillRect(0, top, width, rows * cell + 2 * gutter);
    }
  });
}
