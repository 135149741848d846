import { removeComponent } from 'bitecs';
import { roomWith } from '../../dungeon/rooms.ts';
import { reachedByHero } from '../actors/reach.ts';
import { freeAll } from '../combat/grasping.ts';
import { cellOf, has } from '../entity.ts';
import { goldInRoom } from '../floors/floor-contents.ts';
import { bagOf } from '../items/bag.ts';
import { drop } from '../items/falling.ts';
import { rollThiefGold } from '../items/gold.ts';
import { leaveLoot } from '../items/loot.ts';
import { kindHas } from '../kinds.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import { spawnItem } from '../spawn.ts';
import type { Game } from '../world.ts';

/** Remains: each dead monster drops its items, loot and gold, and frees the actors that it held. */
export function remains(game: Game): void {
  const { fallen } = game.pending;
  let reach: ReadonlySet<number> | null = null;
  const reached = () => (reach ??= reachedByHero(game));
  for (const dead of fallen) {
    if (dead === game.hero) continue;
    if (has(game, dead, 'Carries') || has(game, dead, 'Robs')) dropItems(game, dead, reached);
    if (has(game, dead, 'Loot')) leaveLoot(game, dead, reached());
    if (has(game, dead, 'GoldThief')) dropGold(game, dead, reached);
    if (has(game, dead, 'Grasp')) freeAll(game);
  }
  fallen.length = 0;
}

type Reached = () => ReadonlySet<number>;

function dropItems(game: Game, dead: number, reached: Reached): void {
  for (const item of bagOf(game, dead)) {
    removeComponent(game.world, item, game.carriedBy(dead));
    drop(game, item, cellOf(game, dead), true, reached());
  }
}

/**
 * A gold thief that dies in a room leaves gold: on the pile of that room, or beside it. It leaves more
 * if the hero resists magic.
 */
function dropGold(game: Game, dead: number, reached: Reached): void {
  const { Gold } = game.stores;
  const at = cellOf(game, dead);
  const room = roomWith(game.floor.rooms, at.x, at.y);
  const kind = game.campaign.kinds.find((one) => kindHas(one, 'Gold'));
  if (!room || !kind) return;
  const value = rollThiefGold(game, rollsOf(game, dead, Purpose.fall), true);
  const pile = goldInRoom(game, at.x, at.y);
  if (pile === 0) drop(game, spawnItem(game, { kind, value }), at, true, reached());
  else Gold.value[pile] += value;
}
