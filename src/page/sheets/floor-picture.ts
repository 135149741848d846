import { Tile } from '../../dungeon/grid.ts';
import { unknown } from '../../game/floors/floor.ts';
import { element } from '../elements.ts';
import { type FloorMap, type MapPart, shownPart } from './small-map.ts';

/** The known part of a floor with the things on it; things are indices of cells. */
export interface FurnishedMap extends FloorMap {
  readonly items: readonly number[];
  readonly monsters: readonly number[];
}

/** The largest side of a cell in the picture, which the style sheet scales. */
const largestSide = 16;
/** The longest side of the picture: browsers on phones draw no larger canvas. */
const longestSide = 4096;

const ground = '#6f6880';
const passage = '#565064';
const wood = '#b58a4c';
/** The colours of tiles; every other known tile is a wall. */
const grounds: Readonly<Record<number, string>> = {
  [Tile.floor]: ground,
  [Tile.stairsDown]: ground,
  [Tile.stairsUp]: ground,
  [Tile.screen]: ground,
  [Tile.obstacle]: passage,
  [Tile.passage]: passage,
  [Tile.deep]: '#3f6694',
  [Tile.door]: wood,
  [Tile.closedDoor]: wood,
};
const wall = { front: '#353040', top: '#4a4456' };
/** The colours of marks. Their shapes are those of the minimap beside the map. */
const marks = {
  hero: '#ffffff',
  stairs: '#7fd6a0',
  item: '#ffd479',
  monster: '#ff7d70',
};
type Mark = keyof typeof marks;

/** The points of marks in a cell, from 0 to 1; the hero is a disc. */
const downward = [0.2, 0.32, 0.8, 0.32, 0.5, 0.78];
const upward = [0.2, 0.68, 0.8, 0.68, 0.5, 0.22];
const square = [0.28, 0.28, 0.72, 0.28, 0.72, 0.72, 0.28, 0.72];
const diamond = [0.5, 0.14, 0.86, 0.5, 0.5, 0.86, 0.14, 0.5];

/** The side of a cell in a picture of a part of a floor. */
export function sideOfCell({ width, height }: Pick<MapPart, 'width' | 'height'>): number {
  return Math.min(largestSide, Math.floor(longestSide / Math.max(width, height)));
}

/** A large picture of the whole known part of a floor, with the hero, stairs, items and monsters. */
export function drawFloorPicture(map: FurnishedMap): HTMLCanvasElement {
  const part = shownPart(map, Number.POSITIVE_INFINITY);
  const side = sideOfCell(part);
  const canvas = element('canvas', '', { width: part.width * side, height: part.height * side });
  canvas.ariaHidden = 'true';
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const placeOf = (cell: number) => ({
    x: ((cell % map.width) - part.x) * side,
    y: (Math.floor(cell / map.width) - part.y) * side,
  });
  map.tiles.forEach((tile, cell) => {
    if (tile === unknown || tile === Tile.rock) return;
    const { x, y } = placeOf(cell);
    const colour = grounds[tile];
    context.fillStyle = colour ?? wall.top;
    context.fillRect(x, y, side, side);
    // The joints of the ground, or the front of a wall over open ground.
    context.fillStyle = colour ? 'rgb(0 0 0 / 16%)' : wall.front;
    if (colour) {
      context.fillRect(x, y, side, 1);
      context.fillRect(x, y, 1, side);
    } else if (grounds[map.tiles[cell + map.width]]) {
      context.fillRect(x, y + side / 2, side, side / 2);
    }
  });
  const mark = (cell: number, name: Mark, points: readonly number[]) => {
    const { x, y } = placeOf(cell);
    context.beginPath();
    if (points.length === 0) context.arc(x + side / 2, y + side / 2, side * 0.36, 0, 2 * Math.PI);
    for (let at = 0; at < points.length; at += 2) {
      context.lineTo(x + points[at] * side, y + points[at + 1] * side);
    }
    context.closePath();
    context.fillStyle = marks[name];
    context.strokeStyle = '#0b090e';
    context.lineWidth = 2;
    context.stroke();
    context.fill();
  };
  map.tiles.forEach((tile, cell) => {
    if (tile === Tile.stairsDown) mark(cell, 'stairs', downward);
    if (tile === Tile.stairsUp) mark(cell, 'stairs', upward);
  });
  for (const cell of map.items) mark(cell, 'item', square);
  for (const cell of map.monsters) mark(cell, 'monster', diamond);
  mark(map.hero, 'hero', []);
  return canvas;
}
