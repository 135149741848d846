import { isStandable, Tile, tileAt } from '../dungeon/grid.ts';
import type { Campaign } from '../game/campaign.ts';
import { newGame, takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';

/** A floor with monsters to look at behind the title: the first below the start that has any. */
export function demoGame(campaign: Campaign, seed: string): Game {
  const game = newGame(campaign, seed);
  const { Position } = game.stores;
  const { grid } = game.floor;
  const down = grid.tiles.indexOf(Tile.stairsDown);
  const x = down % grid.width;
  const y = Math.floor(down / grid.width);
  // The start is an empty hall, so the straight way leads to its stairs; the bound is for others.
  for (let left = grid.width + grid.height; down >= 0 && left > 0; left--) {
    const dx = Math.sign(x - Position.x[game.hero]) as -1 | 0 | 1;
    const dy = Math.sign(y - Position.y[game.hero]) as -1 | 0 | 1;
    if (dx === 0 && dy === 0) break;
    const next = tileAt(grid, Position.x[game.hero] + dx, Position.y[game.hero] + dy);
    if (!isStandable(next)) break;
    takeTurn(game, { type: 'move', dx, dy });
  }
  takeTurn(game, { type: 'down' });
  return game;
}
