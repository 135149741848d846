import { cellsApart } from '../../dungeon/distance.ts';
import { type Cell, onlySwims } from '../../dungeon/grid.ts';
import { tryCells } from '../../dungeon/random-cell.ts';
import type { Rnd } from '../../dungeon/rnd.ts';
import { type Room, roomsOrWhole, roomWith } from '../../dungeon/rooms.ts';
import { isFree } from '../actors/actors.ts';
import { gaitsOfKind } from '../actors/gaits.ts';
import { bringEscorts } from '../actors/groups.ts';
import { heroCell } from '../entity.ts';
import { rollMonster } from '../floors/monster-choice.ts';
import { placeActor } from '../floors/occupancy.ts';
import { freeWater } from '../floors/water.ts';
import type { Kind } from '../kinds.ts';
import { Purpose, pick } from '../random.ts';
import { roll } from '../roll.ts';
import { spawnMonster } from '../spawn.ts';
import type { Game } from '../world.ts';

/**
 * Wandering monsters: when its turn has come, one arrives awake in a random room without the hero. `wanderers` in
 * `campaign.json` has the numbers.
 */
export function wanderers(game: Game): void {
  if (game.nextWanderer === 0 || game.turn < game.nextWanderer) return;
  scheduleWanderer(game);
  const { depth } = game.floor;
  let n = 0;
  const next = () => roll(game, game.hero, Purpose.wanderer, n++);
  const kind = rollMonster(game.campaign, depth, next, game.genocided, true);
  const cell = kind && arrivalCell(game, kind, (size) => pick(next(), size));
  if (!cell) return;
  const monster = spawnMonster(game, kind, depth);
  placeActor(game, monster, game.floor, cell.x, cell.y);
  game.stores.AI.awake[monster] = 1;
  bringEscorts(game, monster, game.floor);
}

/**
 * The cell on which a wanderer arrives, outside of the hero's room and not next to the hero; null without one. A
 * swimmer arrives in water outside of the hero's room, even next to a hero in a passage.
 */
function arrivalCell(game: Game, kind: Kind, rnd: Rnd): Cell | null {
  const { grid, rooms } = game.floor;
  const hero = heroCell(game);
  const home: Room | undefined = roomWith(rooms, hero.x, hero.y);
  if (onlySwims(gaitsOfKind(kind))) {
    const water = freeWater(game).filter(({ x, y }) => !home || !roomWith([home], x, y));
    return water[rnd(water.length)] ?? null;
  }
  const others = roomsOrWhole(rooms, grid).filter((room) => room !== home);
  return tryCells(rnd, others, (x, y) => isFree(game, x, y) && cellsApart(hero, { x, y }) > 1);
}

/**
 * Sets the turn in which the next wandering monster arrives: after a rest, at the first success of a series of rolls.
 * Rolling them all in advance saves a counter. They are rolls of actor 0, so that they differ from the rolls of an
 * arrival in the same turn, which are rolls of the hero.
 */
export function scheduleWanderer(game: Game): void {
  const { wanderers } = game.campaign;
  if (!wanderers) return;
  let chances = 1;
  while (roll(game, 0, Purpose.wanderer, chances) >= 1 / wanderers.odds) chances++;
  game.nextWanderer = game.turn + wanderers.rest + wanderers.every * chances;
}
