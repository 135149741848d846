import type { Cell } from '../../dungeon/grid.ts';
import { nameOf } from '../actors/actor-names.ts';
import { isSeen } from '../actors/actors.ts';
import { freeCellBeside } from '../actors/free-places.ts';
import { gaitsOf } from '../actors/gaits.ts';
import { joinGroup } from '../actors/groups.ts';
import type { ComponentName } from '../components.ts';
import { cellOf, has } from '../entity.ts';
import { placeActor } from '../floors/occupancy.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { happens, roll } from '../roll.ts';
import { copyEntity } from '../spawn.ts';
import type { Game } from '../world.ts';

/**
 * Splitting: a monster with `Splits` that survives a hit may become two, by default in 50 % of hits. No monster of the
 * three campaigns splits; mods use it.
 */
export function splits(game: Game): void {
  const { Splits, Health, Identity } = game.stores;
  for (const { attacker, target, damage } of game.pending.results) {
    if (damage === 0 || !has(game, target, 'Splits') || !has(game, target, 'AI')) continue;
    if (has(game, target, 'Dead') || Health.current[target] < 2) continue;
    // The rolls are the attacker's, because several can hit the same monster in one turn. Each target takes two of them.
    const first = 2 * Identity.seq[target];
    if (!happens(game, attacker, Purpose.split, first, Splits.chance[target])) continue;
    const rolled = roll(game, attacker, Purpose.split, first + 1);
    const cell = freeCellBeside(game, target, rolled, gaitsOf(game, target));
    if (cell) split(game, target, cell);
  }
}

/** The components that a twin does not copy. It copies only `cancelled` of `Condition`. */
const notCopied: readonly ComponentName[] = ['Condition', 'Intent'];

/** Puts a copy of an actor on a cell, without its items. Each of the two has half of the health. */
function split(game: Game, actor: number, cell: Cell): void {
  const { stores } = game;
  const twin = copyEntity(game, actor, notCopied);
  stores.Condition.cancelled[twin] = stores.Condition.cancelled[actor];
  const half = Math.floor(stores.Health.current[actor] / 2);
  stores.Health.current[twin] = half;
  stores.Health.current[actor] -= half;
  // The twin has not been hit.
  if (has(game, twin, 'Triggers')) stores.Triggers.health[twin] = half;
  stores.AI.shown[twin] = 0;
  placeActor(game, twin, game.floor, cell.x, cell.y);
  joinGroup(game, twin, actor);
  if (!isSeen(game, actor)) return;
  say(game, 'important', 'splits', { monster: nameOf(game, actor) });
  const { seq } = stores.Identity;
  game.events.push({
    type: 'split',
    actor: seq[actor],
    twin: seq[twin],
    from: cellOf(game, actor),
    at: cell,
  });
}
