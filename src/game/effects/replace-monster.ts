import type { Cell } from '../../dungeon/grid.ts';
import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { standingCell } from '../actors/free-places.ts';
import { replaceInGroup } from '../actors/groups.ts';
import { provokeBy } from '../actors/waking.ts';
import { removeAlive } from '../combat/death.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { placeActor } from '../floors/occupancy.ts';
import type { Kind } from '../kinds.ts';
import { say } from '../log.ts';
import { spawnMonster } from '../spawn.ts';
import type { Game } from '../world.ts';

/**
 * Puts a new monster of a kind in the place of another one, living or dead, also in its group. `keep` copies more from
 * the old monster. Returns whether the hero sees that it has become another kind.
 */
export function replaceMonster(
  game: Game,
  monster: number,
  kind: Kind,
  source: number,
  keep?: (changed: number) => void,
): boolean {
  const at = cellOf(game, monster);
  const before = { name: nameOf(game, monster), at, wasNoticed: isMentioned(game, monster) };
  if (!has(game, monster, 'Dead')) removeAlive(game, monster);
  const changed = spawnMonster(game, kind, game.floor.depth);
  const to = standingCell(game, changed, at);
  placeActor(game, changed, game.floor, to.x, to.y);
  replaceInGroup(game, changed, monster);
  keep?.(changed);
  provokeBy(game, changed, source);
  return reportChange(game, monster, changed, before) && kind !== kindOf(game, monster);
}

/**
 * Reports that a monster has changed into another one, if the hero noticed it. `name`: its name before. Returns
 * whether the hero sees what it is now.
 */
function reportChange(
  game: Game,
  monster: number,
  changed: number,
  before: { readonly name: string; readonly at: Cell; readonly wasNoticed: boolean },
): boolean {
  const { name, at, wasNoticed } = before;
  if (!wasNoticed) return false;
  const { seq } = game.stores.Identity;
  game.events.push({ type: 'polymorphed', actor: seq[monster], into: seq[changed], at });
  const isTold = isMentioned(game, changed);
  if (isTold) {
    say(game, 'important', 'changesInto', { monster: name, other: nameOf(game, changed) });
  } else say(game, 'normal', 'disappears', { monster: name });
  return isTold;
}
