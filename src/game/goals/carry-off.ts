import { removeComponent } from 'bitecs';
import { cellsApart } from '../../dungeon/distance.ts';
import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { cellOf, has } from '../entity.ts';
import { bagOf } from '../items/bag.ts';
import { dropInReach } from '../items/dropping.ts';
import { itemName } from '../items/item-names.ts';
import { say } from '../log.ts';
import type { Game } from '../world.ts';
import { stepAway } from './flee.ts';
import { foeOf } from './foe.ts';
import { goal } from './goal.ts';
import { postOf } from './guard.ts';
import { intendAttack, reaches, walkTo } from './steps.ts';

/**
 * A thief with a post carries its booty there and lays it down. Any other flees with it from its enemy. Cornered, it
 * attacks.
 */
export const carryOff = goal({
  component: 'Robs',
  parameters: {},
  moves: true,
  decide(game, actor) {
    if (bagOf(game, actor).length === 0) return false;
    if (has(game, actor, 'Guard') && bringHome(game, actor)) return true;
    const foe = foeOf(game, actor) || game.hero;
    if (!stepAway(game, actor, foe) && reaches(game, actor, foe)) intendAttack(game, actor, foe);
    return true;
  },
});

/** Steps towards the post, or lays the booty down there, where the hero can reach it. Returns false without a way. */
function bringHome(game: Game, actor: number): boolean {
  const post = postOf(game, actor);
  if (cellsApart(cellOf(game, actor), post) > 0) return walkTo(game, actor, post);
  for (const item of bagOf(game, actor)) {
    removeComponent(game.world, item, game.carriedBy(actor));
    if (isMentioned(game, actor)) {
      const monster = nameOf(game, actor);
      say(game, 'important', 'laysDown', { monster, item: itemName(game, item) });
    }
    dropInReach(game, item, post);
  }
  return true;
}
