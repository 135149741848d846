import { orthogonal, Tile } from '../../dungeon/grid.ts';
import { heroCell } from '../../game/entity.ts';
import { isRememberedOpen, rememberedTile } from '../../game/floors/hero-memory.ts';
import type { Game } from '../../game/world.ts';

/**
 * Whether the hero is in a doorway from which it sees only the neighbouring cells, so that the rooms on
 * both sides are hidden.
 */
export function isBlindDoorway(game: Game): boolean {
  const { x, y } = heroCell(game);
  const { fieldOfView } = game.floor;
  const isNarrow =
    fieldOfView.right - fieldOfView.left <= 2 && fieldOfView.bottom - fieldOfView.top <= 2;
  const tile = rememberedTile(game, x, y);
  if (!isNarrow || tile === Tile.passage) return false;
  if (tile === Tile.door) return true;
  const [north, east, south, west] = orthogonal.map(({ dx, dy }) =>
    isRememberedOpen(game, x + dx, y + dy),
  );
  return (!north && !south && east && west) || (!east && !west && north && south);
}
