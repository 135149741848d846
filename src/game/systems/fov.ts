import { roomSight } from '../../dungeon/sight.ts';
import { itemsOn } from '../queries.ts';
import type { Game } from '../world.ts';

/** What the hero sees now, and what he will remember of it: tiles, and the topmost item of a cell. */
export function fov(game: Game): void {
  const { Position, Identity } = game.stores;
  const { grid, rooms, visible, memory, rememberedItems } = game.floor;
  if (game.campaign.rules.sight === 'whole') visible.fill(1);
  else roomSight(grid, rooms, Position.x[game.hero], Position.y[game.hero], visible);
  for (let cell = 0; cell < visible.length; cell++) {
    if (!visible[cell]) continue;
    memory[cell] = grid.tiles[cell];
    rememberedItems[cell] = 0;
  }
  for (const item of itemsOn(game, game.floor)) {
    const cell = Position.y[item] * grid.width + Position.x[item];
    if (visible[cell]) rememberedItems[cell] = Identity.kind[item];
  }
}
