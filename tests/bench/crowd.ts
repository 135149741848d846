import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { hallFloor } from '../../src/dungeon/generators/hall.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { emptyFloor } from '../../src/game/floors/floor.ts';
import { placeActor, placeThing, queueHeroRoom } from '../../src/game/floors/occupancy.ts';
import { kindHas } from '../../src/game/kinds.ts';
import { drawsOf, keyOf, rndOf } from '../../src/game/random.ts';
import { spawn, spawnMonster } from '../../src/game/spawn.ts';
import { order, runPhase } from '../../src/game/systems/turn-order.ts';
import { emptyGame, type Game } from '../../src/game/world.ts';
import { simple } from '../sources.ts';

/** The campaign Simple. */
export const campaign = loadCampaign(simple);

/** A hall with a hero in its corner, and monsters and items of all kinds on random cells. */
export function crowdedHall(entities: number, played: Campaign = campaign): Game {
  const size = Math.ceil(Math.sqrt(entities * 3)) + 4;
  const { grid, rooms } = hallFloor(size, size, null);
  const game = emptyGame(played, 'crowd', emptyFloor(1, grid, rooms));
  const rnd = rndOf(drawsOf(keyOf('crowd'), 0, 0));
  game.hero = spawn(game, played.kinds[0]);
  placeActor(game, game.hero, game.floor, 1, 1);
  const others = played.kinds.slice(1);
  for (let n = 1; n < entities; n++) {
    const kind = others[rnd(others.length)];
    let x = 0;
    let y = 0;
    do {
      x = 1 + rnd(size - 2);
      y = 1 + rnd(size - 2);
    } while (game.floor.occupants[y * size + x] !== 0);
    if (kindHas(kind, 'AI')) {
      placeActor(game, spawnMonster(game, kind, 1), game.floor, x, y);
    } else placeThing(game, spawn(game, kind), game.floor, x, y);
  }
  queueHeroRoom(game);
  runPhase(game, order.sight);
  return game;
}
