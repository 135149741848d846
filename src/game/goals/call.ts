import { cellsApart } from '../../dungeon/distance.ts';
import { nameOf } from '../actors/actor-names.ts';
import { isSeen, monstersHere } from '../actors/actors.ts';
import { areHostile, areOfOneSide } from '../actors/factions.ts';
import { canWakeBy } from '../actors/monster-senses.ts';
import { wakeAlone } from '../actors/waking.ts';
import { cellOf } from '../entity.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { foeOf, sees } from './foe.ts';
import { hasNoticed } from './follow.ts';
import { goal } from './goal.ts';
import { temperOfMonster } from './temper.ts';

/** Calls for help when it sees a foe: the monsters of its side that are near and idle wake and come. */
export const call = goal({
  parameters: {
    range: { kind: 'u8', unit: 'cells', min: 1, max: 50, start: 8 },
  },
  decide(game, actor, { range }) {
    const foe = foeOf(game, actor);
    if (foe === 0 || !sees(game, actor, foe)) return false;
    const here = cellOf(game, actor);
    const helpers = monstersHere(game).filter(
      (one) =>
        one !== actor &&
        cellsApart(here, cellOf(game, one)) <= range &&
        areHostile(game, one, foe) &&
        areOfOneSide(game, one, actor) &&
        isIdle(game, one),
    );
    if (helpers.length === 0) return false;
    for (const helper of helpers) {
      wakeAlone(game, helper);
      if (foe === game.hero) game.stores.AI.provoked[helper] = 1;
    }
    if (isSeen(game, actor)) say(game, 'important', 'callsHelp', { monster: nameOf(game, actor) });
    return true;
  },
});

/** Whether a call rouses a monster: it sleeps, would not attack, or has not noticed the hero while its leader has. */
function isIdle(game: Game, monster: number): boolean {
  const { AI } = game.stores;
  const { sleeps, isPeaceful } = temperOfMonster(game, monster);
  const isAsleep = sleeps && !AI.awake[monster];
  if (isAsleep && canWakeBy(game, monster, 'never')) return false;
  if (isAsleep || (isPeaceful && !AI.provoked[monster])) return true;
  return !AI.provoked[monster] && !hasNoticed(game, monster);
}
