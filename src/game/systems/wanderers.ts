import { tryCells } from '../../dungeon/random-cell.ts';
import { roomWith } from '../../dungeon/rooms.ts';
import { isFree } from '../actors.ts';
import { heroCell } from '../entity.ts';
import { bringEscorts } from '../escorts.ts';
import { rollMonster } from '../monster-choice.ts';
import { placeActor } from '../occupancy.ts';
import { Purpose, pick } from '../random.ts';
import { roll } from '../roll.ts';
import { spawnMonster } from '../spawn.ts';
import type { Game } from '../world.ts';

/** Wandering monsters: when its turn has come, one arrives awake in a random room without the hero. */
export function wanderers(game: Game): void {
  if (game.nextWanderer === 0 || game.turn < game.nextWanderer) return;
  scheduleWanderer(game);
  const { rooms, depth } = game.floor;
  let n = 0;
  const next = () => roll(game, game.hero, Purpose.wanderer, n++);
  const hero = heroCell(game);
  const home = roomWith(rooms, hero.x, hero.y);
  const kind = rollMonster(game.campaign, depth, next, game.genocided, true);
  const cell =
    kind &&
    tryCells(
      (size) => pick(next(), size),
      rooms.filter((room) => room !== home),
      (x, y) => isFree(game, x, y),
    );
  if (!cell) return;
  const monster = spawnMonster(game, kind, depth);
  placeActor(game, monster, game.floor, cell.x, cell.y);
  game.stores.AI.awake[monster] = 1;
  bringEscorts(game, monster, game.floor);
}

/**
 * Sets the turn in which the next wandering monster arrives: after a rest, at the first success of a
 * series of rolls. Rolling them all in advance saves a counter.
 */
export function scheduleWanderer(game: Game): void {
  const { wanderers } = game.campaign;
  if (!wanderers) return;
  let chances = 1;
  while (roll(game, 0, Purpose.wanderer, chances) >= 1 / wanderers.odds) chances++;
  game.nextWanderer = game.turn + wanderers.rest + wanderers.every * chances;
}
