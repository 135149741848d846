import { removeComponent } from 'bitecs';
import { isStandable, tileAt } from '../../dungeon/grid.ts';
import { nearestAnywhere } from '../../dungeon/paths.ts';
import { roomWith } from '../../dungeon/rooms.ts';
import { isInView } from '../actors/actors.ts';
import { cellsInHeroReach } from '../actors/hero-reach.ts';
import { endGrasps } from '../combat/grasping.ts';
import { cellOf, floorOf, has, heroCell, isHere, kindOf } from '../entity.ts';
import { noteDeath } from '../floors/floor.ts';
import { goldInRoom, layOnTop } from '../floors/floor-contents.ts';
import { bagOf } from '../items/bag.ts';
import { dropInReach } from '../items/dropping.ts';
import { destroy } from '../items/items.ts';
import { leaveLoot } from '../items/loot.ts';
import { rollThiefGold } from '../items/thief-gold.ts';
import { kindHas } from '../kinds.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import { spawnItem } from '../spawn.ts';
import type { Game } from '../world.ts';

/**
 * Remains: each dead monster drops its items, loot and gold, and frees the actors that it held. `items/dropping.ts`
 * chooses the cells. The floor keeps where the hero has seen it die.
 */
export function remains(game: Game): void {
  const { fallen } = game.pending;
  let reach: ReadonlySet<number> | null = null;
  const reached = () => (reach ??= cellsInHeroReach(game));
  for (const dead of fallen) {
    if (dead === game.hero) continue;
    noteSeenDeath(game, dead);
    const leave = (item: number, beside: boolean) => {
      if (isHere(game, dead)) dropInReach(game, item, cellOf(game, dead), beside, reached());
      else leaveBehind(game, item, dead);
    };
    if (has(game, dead, 'Carries') || has(game, dead, 'Robs')) dropItems(game, dead, leave);
    if (has(game, dead, 'Loot')) leaveLoot(game, dead, (item) => leave(item, false));
    if (has(game, dead, 'GoldThief')) dropGold(game, dead, leave);
    if (has(game, dead, 'Grasp') && isHere(game, dead)) endGrasps(game);
  }
  fallen.length = 0;
}

function noteSeenDeath(game: Game, dead: number): void {
  if (!isHere(game, dead)) return;
  const at = cellOf(game, dead);
  if (!isInView(game, at)) return;
  const cell = at.y * game.floor.grid.width + at.x;
  noteDeath(game.floor, { cell, kind: kindOf(game, dead).id });
}

/** Lays an item on the ground where a monster has died, or with `beside` next to that cell on the hero's floor. */
type Leave = (item: number, beside: boolean) => void;

/**
 * Lays an item where a monster has died on a floor that the hero has just left by falling, on top of whatever lies
 * there. If that floor no longer exists, the item falls with the hero.
 */
function leaveBehind(game: Game, item: number, dead: number): void {
  const floor = floorOf(game, dead);
  if (!floor) return dropInReach(game, item, heroCell(game));
  const isGround = (x: number, y: number) => isStandable(tileAt(floor.grid, x, y));
  const at = nearestAnywhere(floor.grid, cellOf(game, dead), isGround);
  if (!at) return destroy(game, item);
  layOnTop(game, item, floor, at);
}

function dropItems(game: Game, dead: number, leave: Leave): void {
  for (const item of bagOf(game, dead)) {
    removeComponent(game.world, item, game.carriedBy(dead));
    leave(item, true);
  }
}

/**
 * A gold thief that dies in a room leaves gold: on the pile of that room, or beside it. It leaves more
 * if the hero makes a saving throw against magic.
 */
function dropGold(game: Game, dead: number, leave: Leave): void {
  const { Gold } = game.stores;
  const at = cellOf(game, dead);
  const room = roomWith(floorOf(game, dead)?.rooms ?? [], at.x, at.y);
  const kind = game.campaign.kinds.find((one) => kindHas(one, 'Gold'));
  if (!room || !kind) return;
  const value = rollThiefGold(game, rollsOf(game, dead, Purpose.drop), true);
  const pile = isHere(game, dead) ? goldInRoom(game, at.x, at.y) : 0;
  if (pile === 0) leave(spawnItem(game, { kind, value }), true);
  else Gold.value[pile] += value;
}
