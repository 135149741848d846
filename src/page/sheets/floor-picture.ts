import type { MapMark } from '../../describe/sheet.ts';
import { Tile } from '../../dungeon/grid.ts';
import type { Kind } from '../../game/kinds.ts';
import { element } from '../elements.ts';
import { drawing, svg } from '../icon.ts';
import type { MakePortrait } from '../portrait.ts';
import { type PictureColours, paintFloor, type StoneMap } from './floor-stones.ts';
import { type MapPart, shownPart } from './small-map.ts';

/** The known part of a floor with the things on it; things are indices of cells. */
export interface FurnishedMap extends StoneMap {
  readonly traps: readonly number[];
  /** Items and monsters, which have pictures. */
  readonly things: readonly { readonly cell: number; readonly look: Kind['look'] }[];
  /** The colours of the stones of this floor. */
  readonly colours: PictureColours & { readonly marks: Readonly<Record<MapMark, string>> };
}

/** The largest side of a cell in the picture, which the style sheet makes smaller. */
const largestSide = 64;
/** The longest side of the picture: browsers on phones draw no larger canvas. */
const longestSide = 4096;

/** The most pictures of things: a crowd would take seconds to draw. */
const mostPictures = 300;

/** The cells in a row of a picture whose marks fill their cells. Fewer cells are larger, and their marks are not. */
const fullSize = 48;

/** The colours and widths of the lines around a mark, from the outside. */
const edges = [
  ['rgb(255 246 226 / 75%)', 0.4],
  ['#000', 0.26],
] as const;

/** The points of marks in a cell, from 0 to 1; the hero is a disc. Their shapes are those of the minimap. */
const shapes: Readonly<Record<MapMark, readonly number[]>> = {
  hero: [],
  stairsDown: [0.1, 0.26, 0.9, 0.26, 0.5, 0.84],
  stairsUp: [0.1, 0.74, 0.9, 0.74, 0.5, 0.16],
  trap: [
    0.27, 0.1, 0.5, 0.33, 0.73, 0.1, 0.9, 0.27, 0.67, 0.5, 0.9, 0.73, 0.73, 0.9, 0.5, 0.67, 0.27,
    0.9, 0.1, 0.73, 0.33, 0.5, 0.1, 0.27,
  ],
};

/** The side of a cell in a picture of a part of a floor. */
export function sideOfCell({ width, height }: Pick<MapPart, 'width' | 'height'>): number {
  return Math.min(largestSide, Math.floor(longestSide / Math.max(width, height)));
}

/** A large picture of the whole known part of a floor, with the hero, stairs, traps, items and monsters. */
export function makeFloorPicture(
  map: FurnishedMap,
  hero: HTMLElement | null,
  makePortrait: MakePortrait,
): HTMLElement {
  const part = shownPart(map, Number.POSITIVE_INFINITY, 1);
  const picture = element('div', 'floor-picture', {}, drawFloor(map, part));
  const put = (portrait: HTMLElement, cell: number) => {
    const [x, y] = [(cell % map.width) - part.x, Math.floor(cell / map.width) - part.y];
    portrait.style.left = `${(((x + 0.5) / part.width) * 100).toFixed(3)}%`;
    portrait.style.top = `${(((y + 0.5) / part.height) * 100).toFixed(3)}%`;
    picture.append(portrait);
  };
  for (const { cell, look } of map.things.slice(0, mostPictures)) put(makePortrait({ look }), cell);
  if (hero) {
    hero.classList.add('hero');
    put(hero, map.hero);
  }
  const isHigh = part.width < part.height * 1.6;
  const figure = element('figure', isHigh ? 'floor-map high' : 'floor-map', {}, picture);
  figure.style.setProperty('--columns', String(part.width));
  figure.style.setProperty('--rows', String(part.height));
  return figure;
}

function drawFloor(map: FurnishedMap, part: MapPart): HTMLCanvasElement {
  const side = sideOfCell(part);
  const canvas = element('canvas', '', { width: part.width * side, height: part.height * side });
  canvas.ariaHidden = 'true';
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  // From here on, a cell is a square of 1.
  context.scale(side, side);
  context.translate(-part.x, -part.y);
  paintFloor(context, map);
  const size = Math.min(1, Math.max(0.5, part.width / fullSize));
  const mark = (cell: number, name: MapMark) => {
    const points = shapes[name];
    context.save();
    context.translate((cell % map.width) + 0.5, Math.floor(cell / map.width) + 0.5);
    context.scale(size, size);
    context.beginPath();
    if (points.length === 0) context.arc(0, 0, 0.42, 0, 2 * Math.PI);
    for (let at = 0; at < points.length; at += 2)
      context.lineTo(points[at] - 0.5, points[at + 1] - 0.5);
    context.closePath();
    context.fillStyle = map.colours.marks[name];
    context.lineJoin = 'round';
    // Two edges: one differs from bright ground, the other from dark ground.
    for (const [edge, width] of edges) {
      context.strokeStyle = edge;
      context.lineWidth = width;
      context.stroke();
    }
    context.fill();
    context.restore();
  };
  map.tiles.forEach((tile, cell) => {
    if (tile === Tile.stairsDown) mark(cell, 'stairsDown');
    if (tile === Tile.stairsUp) mark(cell, 'stairsUp');
  });
  for (const cell of map.traps) mark(cell, 'trap');
  const under = map.tiles[map.hero];
  if (under === Tile.stairsDown || under === Tile.stairsUp) {
    // The hero hides the mark of the stairs.
    const [x, y] = [map.hero % map.width, Math.floor(map.hero / map.width)];
    context.beginPath();
    context.arc(x + 0.5, y + 0.5, 0.68, 0, 2 * Math.PI);
    context.strokeStyle = map.colours.marks[under === Tile.stairsDown ? 'stairsDown' : 'stairsUp'];
    context.lineWidth = 0.16;
    context.stroke();
  }
  return canvas;
}

/** Makes a mark of the map as a small picture in a text. */
export function markPicture(mark: MapMark, colour: string): SVGSVGElement {
  const points = shapes[mark].map((part) => 24 * part);
  const shape =
    points.length === 0 ? 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z' : `M${points.join(' ')}z`;
  const picture = drawing(svg('path', { d: shape, fill: colour }));
  picture.classList.add('map-mark');
  return picture;
}
