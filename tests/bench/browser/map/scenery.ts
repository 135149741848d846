import { CanvasSource, Texture } from 'pixi.js';
import { type Grid, Tile, walledGrid } from '../../../../src/dungeon/grid.ts';
import { emptyFloor } from '../../../../src/game/floors/floor.ts';
import { placeActor } from '../../../../src/game/floors/occupancy.ts';
import { spawn } from '../../../../src/game/spawn.ts';
import { emptyGame, type Game } from '../../../../src/game/world.ts';
import { SpriteSheet } from '../../../../src/screen/drawings/sprite-sheet.ts';
import type { Terrain } from '../../../../src/screen/drawings/terrain.ts';
import { tileNames } from '../../../../src/screen/map/tile-names.ts';
import { campaign } from '../../crowd.ts';

/** The side of a cell and of its drawing, in pixels. */
export const side = 16;
export const columns = 8;

/**
 * The window of every entry, in pixels. It is small: without a GPU the processor draws it, and a large
 * window would remove the code and data of the scripts from its caches.
 */
export const view = { x: 0, y: 0, width: side, height: side };

/** Colours of the drawings. */
const palette = tileNames.map((_, index) => `hsl(${index * 37} 40% ${30 + (index % 5) * 10}%)`);

/** A sheet of plain drawings. */
export function plainSheet(): SpriteSheet {
  const canvas = document.createElement('canvas');
  canvas.width = columns * side;
  canvas.height = Math.ceil(tileNames.length / columns) * side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  palette.forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect((index % columns) * side, Math.floor(index / columns) * side, side, side);
  });
  const frames = Object.fromEntries(tileNames.map((name, index) => [name, index]));
  const source = new CanvasSource({ resource: canvas, resolution: 1 });
  return new SpriteSheet(
    source,
    { box: { width: side, height: side }, gutter: 0, columns },
    frames,
  );
}

/** Terrain of the same drawings: each stone is the first of them. */
export function plainTerrain(): Terrain {
  const sheet = plainSheet();
  const area = { x: 0, y: 0, columns: 1, rows: 1 };
  return {
    source: sheet.source,
    cell: side,
    areaOf: () => area,
    texture: () => Texture.WHITE,
    destroy: () => sheet.destroy(),
  };
}

/** The part of every cell that changes in each frame: its light, or its light and its tile. */
export type Change = 'light' | 'tiles';

/** A floor of which every cell changes in each frame. */
export interface Scenery {
  readonly width: number;
  readonly height: number;
  /** The game that the map layer reads. */
  readonly game: Game;
  /** By cell: the index of the drawing, and 1 for a lit cell. The other entries read these. */
  readonly tiles: Uint8Array;
  readonly lit: Uint8Array;
  /** Changes every cell. */
  turn(): void;
}

/** Rooms of 7 × 5 cells. If tiles change, walls and floor are exchanged in every second frame. */
export function makeScenery(width: number, height: number, change: Change): Scenery {
  const grid: Grid = walledGrid(width, height);
  const floor = emptyFloor(1, grid, []);
  const { memory } = floor;
  const { visible } = floor.fieldOfView;
  const game = emptyGame(campaign, 'map', floor);
  game.hero = spawn(game, campaign.kinds[0]);
  placeActor(game, game.hero, floor, 1, 1);
  const tiles = new Uint8Array(width * height);
  const lit = new Uint8Array(width * height);
  let frame = 0;
  const turn = () => {
    frame++;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const cell = y * width + x;
        const exchanged = change === 'tiles' && frame % 2 === 1;
        const wall = (x % 8 === 0 || y % 6 === 0) !== exchanged;
        memory.tiles[cell] = wall ? Tile.wall : Tile.floor;
        visible[cell] = (x + frame) % 2;
        tiles[cell] = wall ? 4 : (x * 7 + y * 3) % 4;
        lit[cell] = visible[cell];
      }
    }
  };
  turn();
  return { width, height, game, tiles, lit, turn };
}
