import { Tile, tileAt } from '../../dungeon/grid.ts';
import { cellOf, has, kindOf } from '../entity.ts';
import { changeTile } from '../floors/floor.ts';
import { trapAt } from '../floors/floor-contents.ts';
import { revealTrap } from '../floors/hero-memory.ts';
import { say } from '../log.ts';
import { messageOf } from '../messages.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import type { ActionFor } from './action.ts';

/** The chances in percent to find a secret door and a trap on a neighbouring cell. */
export const doorChance = 20;
export const trapChance = 51;

/** Searching: finds secret doors and traps on the nine cells around the actor. The effect `search` searches, too. */
export const search: ActionFor<'search'> = {
  check: (game) => (has(game, game.hero, 'Searcher') ? null : messageOf('cannotSearch')),

  perform(game, actor) {
    if (game.stores.Condition.blind[actor] > 0) {
      if (actor === game.hero) say(game, 'normal', 'blindSearch');
      return;
    }
    if (!searchAround(game, actor)) say(game, 'normal', 'searched');
  },
};

/**
 * Looks for secret doors and traps on the nine cells around an actor. Returns whether it finds any. A blind
 * actor finds none.
 */
export function searchAround(game: Game, actor: number): boolean {
  const { Condition, Trap } = game.stores;
  if (Condition.blind[actor] > 0) return false;
  const { grid } = game.floor;
  const here = cellOf(game, actor);
  const rnd = rollsOf(game, actor, Purpose.search);
  let found = false;
  for (let y = here.y - 1; y <= here.y + 1; y++) {
    for (let x = here.x - 1; x <= here.x + 1; x++) {
      const trap = trapAt(game, x, y);
      if (tileAt(grid, x, y) === Tile.secretDoor && rnd(100) < doorChance) {
        changeTile(game.floor, y * grid.width + x, Tile.door);
        say(game, 'important', 'foundDoor');
      } else if (trap && !Trap.found[trap] && rnd(100) < trapChance) {
        revealTrap(game, trap);
        say(game, 'important', 'foundTrap', { trap: kindOf(game, trap).id });
      } else continue;
      found = true;
      game.events.push({ type: 'found', at: { x, y } });
    }
  }
  return found;
}
