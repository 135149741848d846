import { type ComponentName, minds } from '../components.ts';
import { recoverOneTurn } from '../conditions.ts';
import { has } from '../entity.ts';
import { aid } from '../minds/aiding.ts';
import { liesInWait } from '../minds/ambusher.ts';
import { stray } from '../minds/erratic.ts';
import { cower, flee, runOff } from '../minds/fleeing.ts';
import { keepPost, takePost } from '../minds/guard.ts';
import { mindRegistry } from '../minds/registry.ts';
import { keepDistance } from '../minds/skirmisher.ts';
import { summon } from '../minds/summoning.ts';
import { throwAtHero } from '../minds/throwing.ts';
import type { Game } from '../world.ts';

/**
 * Lets the pending monsters decide, in order, until one of them wants to act. The rest stay pending,
 * because its action may change their decisions.
 */
export function ai(game: Game): void {
  const { thinkers, actors } = game.pending;
  while (actors.length === 0) {
    const actor = thinkers.pop();
    if (actor === undefined) return;
    // The hero can fall to another floor in the middle of the monsters' turn.
    const isHere = game.stores.Position.depth[actor] === game.floor.depth;
    if (isHere && !has(game, actor, 'Dead')) decide(game, actor);
    // A monster that decides again in this turn gets new rolls, even if it has not acted.
    if (thinkers.at(-1) === actor) game.stores.Identity.actions[actor]++;
  }
}

/**
 * Decides what a monster does: this is the whole order of decisions. Each function returns whether it
 * has decided, be it for an action or for none; otherwise the next one is asked, and the mind last.
 *
 * No shipped monster has `Ambusher`, `Coward`, `Throws`, `Summons`, `Skirmisher` or `Guard`: they exist
 * for mods, as do some more in `components.ts`.
 */
function decide(game: Game, actor: number): void {
  const { AI, Condition } = game.stores;
  const is = (component: ComponentName) => has(game, actor, component);
  const mind = mindRegistry[minds[AI.mind[actor]]];

  if (is('Guard')) takePost(game, actor);
  if (Condition.helpless[actor] > 0) {
    recoverOneTurn(game, actor);
    return;
  }
  if (Condition.bound[actor]) return;
  if (is('Ambusher') && liesInWait(game, actor)) return;
  if (mind.sleeps && !AI.awake[actor]) return;
  if (stray(game, actor)) return;
  if (is('Robs') && runOff(game, actor)) return;
  if (is('Coward') && flee(game, actor)) return;
  if (is('Aids') && aid(game, actor)) return;
  if (is('Throws') && throwAtHero(game, actor)) return;
  if (is('Summons') && summon(game, actor)) return;
  // A coward that cannot flee may still throw or summon; else it only stays away from the hero.
  if (is('Coward') && cower(game, actor)) return;
  if (is('Skirmisher') && keepDistance(game, actor)) return;
  if (is('Guard') && keepPost(game, actor)) return;
  mind.decide(game, actor);
}
