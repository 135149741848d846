import { rollGold } from '../../dungeon/generators/rogue.ts';
import type { Rnd } from '../../dungeon/rnd.ts';
import { makesSavingThrow } from '../combat/saving-throw.ts';
import type { Game } from '../world.ts';

/**
 * The hero's gold is its score: `score.ts` lists the places where it changes. `systems/remains.ts` leaves the gold of a
 * thief that dies.
 *
 * The gold that a thief takes or leaves: as much as in one pile of this depth, which `dungeon/generators/rogue.ts`
 * rolls, or in five. It is five piles if the result of the hero's saving throw against magic is `fiveIfSaved`.
 */
export function rollThiefGold(game: Game, rnd: Rnd, fiveIfSaved: boolean): number {
  const { depth } = game.floor;
  let gold = rollGold(depth, rnd);
  if (makesSavingThrow(game, game.hero, 'magic', rnd) !== fiveIfSaved) return gold;
  for (let n = 0; n < 4; n++) gold += rollGold(depth, rnd);
  return gold;
}
