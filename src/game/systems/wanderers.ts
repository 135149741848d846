import { tryCells } from '../../dungeon/random-cell.ts';
import { type Room, roomWith } from '../../dungeon/rooms.ts';
import { isFree } from '../actors.ts';
import { heroCell } from '../entity.ts';
import { placeActor } from '../occupancy.ts';
import { rollMonster } from '../population.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import { spawnMonster } from '../spawn.ts';
import { scheduleWanderer } from '../wandering.ts';
import type { Game } from '../world.ts';

/** Lets a wandering monster arrive when its time has come, already after the hero. */
export function wanderers(game: Game): void {
  if (game.nextWanderer === 0 || game.turn < game.nextWanderer) return;
  scheduleWanderer(game);
  arrive(game);
}

function arrive(game: Game): void {
  const { rooms, depth } = game.floor;
  const next = drawsOf(game.key, game.turn, Purpose.wanderer, 1);
  const rnd = rndOf(next);
  const hero = heroCell(game);
  const home = roomWith(rooms, hero.x, hero.y);
  const others: Room[] = rooms.filter((room) => room !== home);
  const kind = rollMonster(game.campaign, depth, next, true);
  const cell = kind && tryCells(rnd, others, (x, y) => isFree(game, x, y));
  if (!cell) return;
  const monster = spawnMonster(game, kind, depth);
  placeActor(game, monster, game.floor, cell.x, cell.y);
  game.stores.AI.awake[monster] = 1;
}
