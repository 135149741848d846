import type { Cell } from '../../dungeon/grid.ts';
import { isNoticed, nameOf } from '../actors/noticed.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';

/**
 * Reports that a monster has changed into another one, if the hero noticed it. `name`: its name before. Returns
 * whether the hero sees what it is now.
 */
export function reportChange(
  game: Game,
  monster: number,
  changed: number,
  before: { readonly name: string; readonly at: Cell; readonly wasNoticed: boolean },
): boolean {
  const { name, at, wasNoticed } = before;
  if (!wasNoticed) return false;
  const { seq } = game.stores.Identity;
  game.events.push({ type: 'polymorphed', actor: seq[monster], into: seq[changed], at });
  const isTold = isNoticed(game, changed);
  if (isTold)
    say(game, 'important', 'changesInto', { monster: name, other: nameOf(game, changed) });
  else say(game, 'normal', 'disappears', { monster: name });
  return isTold;
}
