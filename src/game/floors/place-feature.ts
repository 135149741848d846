import { type Cell, isPassable, Tile } from '../../dungeon/grid.ts';
import { featureGrounds } from '../components.ts';
import type { Kind } from '../kinds.ts';
import { spawn } from '../spawn.ts';
import type { Game } from '../world.ts';
import { changeTile, type Floor } from './floor.ts';
import { placeThing } from './occupancy.ts';

/** The tile of a ground; null for the tile that is there. */
const tileOf: Record<(typeof featureGrounds)[number], number | null> = {
  floor: null,
  screen: Tile.screen,
  obstacle: Tile.obstacle,
  water: Tile.deep,
  door: Tile.closedDoor,
};

/** Whether a ground stops actors on foot for good: a door opens. */
export function blocksWalkers(ground: (typeof featureGrounds)[number]): boolean {
  const tile = tileOf[ground];
  return tile !== null && !isPassable(tile);
}

/** Puts a new feature on a cell of a floor. Its ground takes the place of the tile there. */
export function placeFeature(game: Game, kind: Kind, floor: Floor, { x, y }: Cell): number {
  const { Feature } = game.stores;
  const feature = spawn(game, kind);
  const cell = y * floor.grid.width + x;
  Feature.under[feature] = floor.grid.tiles[cell];
  placeThing(game, feature, floor, x, y);
  const tile = tileOf[featureGrounds[Feature.ground[feature]]];
  if (tile !== null) changeTile(floor, cell, tile);
  return feature;
}
