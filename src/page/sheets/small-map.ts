import { Tile } from '../../dungeon/grid.ts';
import { unknown } from '../../game/floors/floor.ts';
import { element } from '../elements.ts';

/** The tiles of a floor, row by row, 255 for an unknown cell, and the index of the hero's cell. */
export interface FloorMap {
  readonly width: number;
  readonly tiles: Uint8Array;
  readonly hero: number;
}

/** A part of a floor in cells. */
export interface MapPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The colours of the picture; every other known tile has the colour of walls. */
const colourOf: Readonly<Record<number, string>> = {
  [Tile.floor]: '#8d8598',
  [Tile.passage]: '#6f6878',
  [Tile.door]: '#b58a4c',
  [Tile.stairsDown]: '#7fd6a0',
  [Tile.stairsUp]: '#7fd6a0',
  [Tile.screen]: '#8d8598',
  [Tile.obstacle]: '#6f6878',
  [Tile.deep]: '#4a78b0',
  [Tile.closedDoor]: '#b58a4c',
  [Tile.rock]: 'transparent',
};
const wallColour = '#4a4456';
const heroColour = '#ffd479';

/** The fewest rows of the picture: the cells of a small room would be huge. */
const fewestRows = 12;
/** The picture is at most this many times as wide as high: a long corridor would be a line. */
const widest = 1.6;

/** A small picture of the known part of a floor: one pixel per cell, enlarged by the style sheet. */
export function drawSmallMap(map: FloorMap): HTMLCanvasElement {
  const part = shownPart(map);
  const canvas = element('canvas', 'map', { width: part.width, height: part.height });
  canvas.ariaHidden = 'true';
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const fill = (cell: number, colour: string) => {
    context.fillStyle = colour;
    const x = (cell % map.width) - part.x;
    const y = Math.floor(cell / map.width) - part.y;
    context.fillRect(x, y, 1, 1);
  };
  map.tiles.forEach((tile, cell) => {
    if (tile !== unknown) fill(cell, colourOf[tile] ?? wallColour);
  });
  fill(map.hero, heroColour);
  return canvas;
}

/**
 * The part of a floor to show: all known cells, but not too flat a part, with the hero inside. `most`: how many
 * times as wide as high it is at most. `fewest`: its
 * fewest columns and rows.
 */
export function shownPart(
  { width, tiles, hero }: FloorMap,
  most = widest,
  fewest = fewestRows,
): MapPart {
  const columns = [hero % width];
  const rows = [Math.floor(hero / width)];
  for (const [cell, tile] of tiles.entries()) {
    if (tile === unknown || tile === Tile.rock) continue;
    columns.push(cell % width);
    rows.push(Math.floor(cell / width));
  }
  const [x, y] = [spanOf(columns), spanOf(rows)];
  const height = Math.max(y.size, fewest);
  const limit = Math.round(height * most);
  const middle = y.from - Math.floor((height - y.size) / 2);
  if (x.size <= limit) {
    const padded = Math.max(x.size, fewest);
    const left = x.from - Math.floor((padded - x.size) / 2);
    return { x: left, y: middle, width: padded, height };
  }
  const centred = columns[0] - Math.floor(limit / 2);
  const left = Math.min(Math.max(centred, x.from), x.from + x.size - limit);
  return { x: left, y: middle, width: limit, height };
}

function spanOf(values: readonly number[]): { from: number; size: number } {
  let [from, to] = [values[0], values[0]];
  for (const value of values) {
    from = Math.min(from, value);
    to = Math.max(to, value);
  }
  return { from, size: to - from + 1 };
}
