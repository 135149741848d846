import { onlySwims } from '../../dungeon/grid.ts';
import { tryCells } from '../../dungeon/random-cell.ts';
import { roomsOrWhole, roomWith } from '../../dungeon/rooms.ts';
import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { gaitsOf } from '../actors/gaits.ts';
import { provokeBy } from '../actors/waking.ts';
import { breakFree, endGrasps } from '../combat/grasping.ts';
import { cellOf, has } from '../entity.ts';
import { isEmptyFloor } from '../floors/floor-contents.ts';
import { moveActor } from '../floors/occupancy.ts';
import { freeWater } from '../floors/water.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import { effect } from './effect.ts';

/** Moves an actor to a random empty floor cell of a random room. */
export const teleport = effect({
  parameters: {},

  apply(game, { target, source }) {
    const isHero = target === game.hero;
    const noticed = isMentioned(game, target);
    if (isHero) say(game, 'important', 'teleported');
    else if (noticed) say(game, 'normal', 'disappears', { monster: nameOf(game, target) });
    const { rooms } = game.floor;
    const roomOf = ({ x, y }: { x: number; y: number }) => roomWith(rooms, x, y);
    const before = roomOf(cellOf(game, target));
    if (has(game, target, 'Grasp')) endGrasps(game);
    teleportAway(game, target);
    provokeBy(game, target, source);
    // A hero who arrives in the same room cannot recognise the effect.
    return isHero ? roomOf(cellOf(game, target)) !== before : noticed;
  },
});

/**
 * Moves an actor to a random empty floor cell of a random room, or a swimmer to a random cell of water. It stays if
 * no cell is found.
 */
export function teleportAway(game: Game, actor: number): void {
  const { grid, rooms } = game.floor;
  const rnd = rollsOf(game, actor, Purpose.teleport);
  const isEmpty = (x: number, y: number) => isEmptyFloor(game, x, y);
  const from = cellOf(game, actor);
  const water = onlySwims(gaitsOf(game, actor)) ? freeWater(game) : null;
  const to = water ? water[rnd(water.length)] : tryCells(rnd, roomsOrWhole(rooms, grid), isEmpty);
  if (!to) return;
  breakFree(game, actor);
  moveActor(game, actor, to.x, to.y);
  // A hero that stays in the same room looks around and may be noticed there too.
  const around = roomWith(rooms, to.x, to.y);
  const { rooms: pending } = game.pending;
  if (actor === game.hero && around && !pending.includes(around)) pending.push(around);
  game.events.push({ type: 'teleported', actor: game.stores.Identity.seq[actor], from, to });
}
