import { Tile } from '../../dungeon/grid.ts';
import { roomAt } from '../../dungeon/rooms.ts';
import { changeTile } from '../floors/floor.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/** Tiles that the hero does not learn: rock has no look, and floor is part of a room. */
const left: readonly number[] = [Tile.rock, Tile.floor];

/**
 * The hero learns the walls, doors, passages and stairs of the floor, and secret doors become doors. It
 * does not learn the floor of rooms, items and traps.
 */
export const map = effect({
  only: 'hero',
  parameters: {},

  apply(game, { target }) {
    if (target !== game.hero) return false;
    const { grid, memory, rooms } = game.floor;
    grid.tiles.forEach((tile, cell) => {
      if (tile === Tile.secretDoor) changeTile(game.floor, cell, Tile.door);
      const inRoom = roomAt(rooms, cell % grid.width, Math.floor(cell / grid.width));
      // A floor of other campaigns has corridors of the same tile as rooms.
      const isCorridor = tile === Tile.floor && !inRoom;
      if (isCorridor || !left.includes(tile)) memory.tiles[cell] = grid.tiles[cell];
    });
    say(game, 'important', 'mapped');
    return true;
  },
});
