import type { Cell } from '../../dungeon/grid.ts';
import { isWorn, takeOne } from '../bag.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { fall } from '../floor-contents.ts';
import { itemName } from '../items.ts';
import { say } from '../log.ts';
import { flight, stagger } from '../movement.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import { type ActionFor, refusal } from './action.ts';
import { checkItem, checkRemovable } from './item-command.ts';
import { takeOffItem } from './take-off.ts';

/** The chance in percent that a confused actor throws in a random direction. */
const confusedChance = 19;

/**
 * Throwing: an item of the bag flies until it meets an actor or an obstacle. Item 0 is the missile of
 * a monster with `Throws`, which cannot be picked up.
 */
export const hurl: ActionFor<'throw'> = {
  check(game, command) {
    const problem = checkItem(game, command) ?? checkRemovable(game, command);
    if (problem) return problem;
    return command.dx === 0 && command.dy === 0 ? refusal('badCommand') : null;
  },

  perform(game, actor, dx, dy, item) {
    const from = cellOf(game, actor);
    if (item === 0) {
      const { target, at } = flight(game, from, dx, dy);
      report(game, actor, kindOf(game, actor).id, from, at);
      if (target !== 0) game.pending.attacks.push({ attacker: actor, target, thrown: 0 });
      return;
    }
    const way = directionOf(game, actor, dx, dy);
    if (isWorn(game, actor, item) && has(game, item, 'Armour')) takeOffItem(game, actor, item);
    const thrown = takeOne(game, actor, item);
    game.stores.Item.put[thrown] = 1;
    const { target, at } = flight(game, from, way.dx, way.dy);
    report(game, actor, kindOf(game, thrown).id, from, at);
    if (target !== 0) {
      game.pending.attacks.push({ attacker: actor, target, thrown });
      return;
    }
    say(game, 'normal', 'threw', { item: itemName(game, thrown) });
    fall(game, thrown, at);
  },
};

function report(game: Game, actor: number, kind: string, from: Cell, to: Cell): void {
  game.events.push({ type: 'threw', actor: game.stores.Identity.seq[actor], kind, from, to });
}

/** The direction of a throw: random for some throws of a confused actor. */
function directionOf(game: Game, actor: number, dx: number, dy: number) {
  if (game.stores.Condition.confused[actor] === 0) return { dx, dy };
  if (rollsOf(game, actor, Purpose.step)(100) >= confusedChance) return { dx, dy };
  const from = cellOf(game, actor);
  const to = stagger(game, actor, () => true);
  return { dx: to.x - from.x, dy: to.y - from.y };
}
