import { Tile } from '../dungeon/grid.ts';
import type { Campaign } from '../game/campaign.ts';
import { newGame, takeTurn } from '../game/game.ts';
import { moveActor } from '../game/places.ts';
import type { Game } from '../game/world.ts';

/** A floor with monsters to look at behind the title: the one below the start, where there is one. */
export function demoGame(campaign: Campaign, seed: string): Game {
  const game = newGame(campaign, seed);
  const { grid, occupants } = game.floor;
  const down = grid.tiles.indexOf(Tile.stairsDown);
  if (down >= 0 && occupants[down] === 0) {
    moveActor(game, game.hero, down % grid.width, Math.floor(down / grid.width));
    takeTurn(game, { type: 'down' });
  }
  return game;
}
