import { removeComponent } from 'bitecs';
import { roomWith } from '../../dungeon/rooms.ts';
import { monstersHere } from '../actors.ts';
import { bagOf } from '../bag.ts';
import { letGo } from '../effects.ts';
import { cellOf, has } from '../entity.ts';
import { fall, itemsOn } from '../floor-contents.ts';
import { hasComponent } from '../kinds.ts';
import { rollGold } from '../population.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import { saves } from '../saving-throw.ts';
import { spawnItem } from '../spawn.ts';
import type { Game } from '../world.ts';

/** What each pending dead leaves: what it carried, its gold, and whom it held. */
export function remains(game: Game): void {
  const { Condition } = game.stores;
  const { fallen } = game.pending;
  if (fallen.length === 0) return;
  for (const dead of fallen) {
    if (dead === game.hero) continue;
    if (has(game, dead, 'Carries')) {
      for (const item of bagOf(game, dead)) {
        removeComponent(game.world, item, game.carriedBy(dead));
        fall(game, item, cellOf(game, dead), true);
      }
    }
    if (has(game, dead, 'GoldThief')) leaveGold(game, dead);
    if (!has(game, dead, 'Grasp')) continue;
    for (const actor of [game.hero, ...monstersHere(game)]) {
      if (Condition.held[actor]) letGo(game, actor);
    }
  }
  fallen.length = 0;
}

/**
 * A thief of gold that dies in a room leaves some on the pile there, or beside itself; more, if the
 * hero resists magic.
 */
function leaveGold(game: Game, dead: number): void {
  const { Position, Gold, Identity } = game.stores;
  const at = cellOf(game, dead);
  const room = roomWith(game.floor.rooms, at.x, at.y);
  const kind = game.campaign.kinds.find((one) => hasComponent(one, 'Gold'));
  if (!room || !kind) return;
  const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.fall, Identity.seq[dead]));
  let value = rollGold(game.floor.depth, rnd);
  if (saves(game, game.hero, 'magic', rnd)) {
    for (let n = 0; n < 4; n++) value += rollGold(game.floor.depth, rnd);
  }
  const pile = itemsOn(game, game.floor).find(
    (item) =>
      has(game, item, 'Gold') &&
      roomWith(game.floor.rooms, Position.x[item], Position.y[item]) === room,
  );
  if (pile === undefined) fall(game, spawnItem(game, { kind, value }), at, true);
  else Gold.value[pile] += value;
}
