import { type Campaign, floorAt } from '../game/campaign.ts';
import { enterFloor } from '../game/floors.ts';
import { newGame } from '../game/game.ts';
import { order, run } from '../game/systems/order.ts';
import type { Game } from '../game/world.ts';

/** A floor with monsters to look at behind the title: the one below the start, where there is one. */
export function demoGame(campaign: Campaign, seed: string): Game {
  const game = newGame(campaign, seed);
  const below = campaign.start.depth + 1;
  if (!floorAt(campaign, below)) return game;
  enterFloor(game, below);
  run(game, order.sight);
  return game;
}
