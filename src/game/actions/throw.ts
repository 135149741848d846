import type { Cell } from '../../dungeon/grid.ts';
import { nameOf } from '../actors/actor-names.ts';
import { shotDirection } from '../actors/confusion.ts';
import { trajectoryOf, trueGround } from '../combat/trajectories.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { dropNear } from '../items/dropping.ts';
import { isWorn } from '../items/gear.ts';
import { itemName } from '../items/item-names.ts';
import { destroy } from '../items/items.ts';
import { shatter } from '../items/shatter.ts';
import { takeOne } from '../items/stacks.ts';
import { say } from '../log.ts';
import { messageOf } from '../messages.ts';
import type { Game } from '../world.ts';
import type { ActionFor } from './action.ts';
import { checkItem, checkRemovable } from './item-command.ts';
import { takeOffItem } from './take-off.ts';

/**
 * Throwing: an item of the bag flies until it meets an actor or an obstacle, where it may shatter or land
 * nearby (`items/dropping.ts`). Item 0 is the missile of a monster with `Throws`, which cannot be picked up. **combat**
 * decides whether an actor is hit, by the dice of thrown items in `combat/hit-and-damage.ts`.
 */
export const throwItem: ActionFor<'throw'> = {
  check(game, command) {
    const problem = checkItem(game, command) ?? checkRemovable(game, command);
    if (problem) return problem;
    return command.dx === 0 && command.dy === 0 ? messageOf('badCommand') : null;
  },

  perform(game, actor, dx, dy, item) {
    const from = cellOf(game, actor);
    if (item === 0) {
      const { target, at } = flight(game, from, dx, dy);
      report(game, actor, kindOf(game, actor).id, from, at);
      if (target !== 0)
        game.pending.attacks.push({ attacker: actor, target, by: 'monsterMissile' });
      return;
    }
    const way = shotDirection(game, actor, dx, dy);
    if (isWorn(game, actor, item) && has(game, item, 'Armour')) takeOffItem(game, actor, item);
    const thrown = takeOne(game, actor, item);
    game.stores.Item.put[thrown] = 1;
    const { target, at } = flight(game, from, way.dx, way.dy);
    report(game, actor, kindOf(game, thrown).id, from, at);
    if (has(game, thrown, 'Shatters')) {
      shatter(game, thrown, at, actor);
      return;
    }
    if (target !== 0) {
      game.pending.attacks.push({ attacker: actor, target, by: 'thrownItem', item: thrown });
      return;
    }
    say(game, 'normal', 'threw', { item: itemName(game, thrown) });
    dropNear(game, thrown, at);
  },
};

/** The flight of a thrown thing from a cell: the actor that it meets, 0 for none, and its last cell. */
export function flight(
  game: Game,
  from: Cell,
  dx: number,
  dy: number,
): { target: number; at: Cell } {
  if (dx === 0 && dy === 0) return { target: 0, at: from };
  const { path, meetings } = trajectoryOf(trueGround(game), 'missile', from, { dx, dy }, Infinity);
  return { target: meetings[0]?.actor ?? 0, at: path.at(-1) ?? from };
}

function report(game: Game, actor: number, kind: string, from: Cell, to: Cell): void {
  game.events.push({ type: 'threw', actor: game.stores.Identity.seq[actor], kind, from, to });
}

/** Ends a throw at an actor. An item that hits is destroyed; one that misses falls near the actor. */
export function endThrow(game: Game, item: number, target: number, landed: boolean): void {
  const names = { item: itemName(game, item), monster: nameOf(game, target) };
  if (landed) return destroy(game, item);
  dropNear(game, item, cellOf(game, target));
  say(game, 'normal', 'flewPast', names);
}
