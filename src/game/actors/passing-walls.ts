import { isGround, Tile } from '../../dungeon/grid.ts';
import { passages } from '../components.ts';
import { cellOf, has } from '../entity.ts';
import { changeTile, type Floor } from '../floors/floor.ts';
import type { Game } from '../world.ts';

/**
 * Some monsters with `Moves` pass walls and rock: through `walls` they leave no trace, and by `digging` they
 * open each cell that they enter. Nobody passes the edge of a floor.
 */

/** How an actor passes walls; null if it cannot. */
export function passageOf(game: Game, actor: number): 'walls' | 'digging' | null {
  if (!has(game, actor, 'Moves')) return null;
  const passage = passages[game.stores.Moves.through[actor]];
  return passage === 'walls' || passage === 'digging' ? passage : null;
}

/** Whether walls do not hinder an actor. */
export function passesWalls(game: Game, actor: number): boolean {
  return passageOf(game, actor) !== null;
}

/** A digging monster opens the cell that it has entered. */
export function digOpen(game: Game, actor: number): void {
  const { floor } = game;
  const { x, y } = cellOf(game, actor);
  const cell = y * floor.grid.width + x;
  if (isGround(floor.grid.tiles[cell]) || passageOf(game, actor) !== 'digging') return;
  changeTile(floor, cell, openedTile(floor, cell));
}

function openedTile({ grid }: Floor, cell: number): number {
  const tile = grid.tiles[cell];
  if (tile === Tile.secretDoor) return Tile.door;
  return tile === Tile.rock ? Tile.passage : Tile.floor;
}
