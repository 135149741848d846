import { cellsApart } from '../../dungeon/distance.ts';
import { isTransparent } from '../../dungeon/grid.ts';
import { isClear } from '../../dungeon/line.ts';
import { isMentioned, nameOf } from '../actors/actor-names.ts';
import { monstersIn } from '../actors/actors.ts';
import { areOfOneSide } from '../actors/factions.ts';
import { applyEffects, effectsOf } from '../effects/apply-effects.ts';
import type { EffectName } from '../effects/names.ts';
import { cellOf, kindOf } from '../entity.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { happens, rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import { foeOf, sees } from './foe.ts';
import { goal } from './goal.ts';

/** The effects that do nothing to a monster in full health and strength, without conditions. */
const healing: readonly EffectName[] = ['heal', 'cure', 'restoreStrength'];

/**
 * Helps the most wounded monster of its side that is in range and in a clear line: its effects act on that
 * monster. This takes its turn. If none of the effects heals, any monster may get them while an enemy is in view. An
 * unhurt hero gets none, because some effects last for the whole game.
 */
export const aid = goal({
  component: 'Aids',
  parameters: {},
  decide(game, actor) {
    const { Aids, Health } = game.stores;
    if (!happens(game, actor, Purpose.aid, 0, Aids.chance[actor])) return false;
    const share = (one: number) => Health.current[one] / Health.max[one];
    const friends = friendsNear(game, actor);
    const [wounded] = friends
      .filter((one) => share(one) * 100 < Aids.below[actor])
      .sort((a, b) => share(a) - share(b));
    const rnd = rollsOf(game, actor, Purpose.effect);
    const unhurt = helpsUnhurt(game, actor) ? friends.filter((one) => one !== game.hero) : [];
    const target = wounded ?? unhurt[rnd(unhurt.length)];
    if (target === undefined) return false;
    if (target !== game.hero && isMentioned(game, actor) && isMentioned(game, target)) {
      const [monster, other] = [actor, target].map((one) => nameOf(game, one));
      say(game, 'important', 'aids', { monster, other });
    }
    const occasion = { target, source: actor, item: 0, kind: kindOf(game, actor).id, rnd };
    applyEffects(game, effectsOf(game, actor, 'Aids'), occasion);
    return true;
  },
});

/** Whether it now helps monsters that are not hurt, too. */
function helpsUnhurt(game: Game, actor: number): boolean {
  const isForHurt = game.stores.Aids.below[actor] < 100;
  if (isForHurt || effectsOf(game, actor, 'Aids').some(({ name }) => healing.includes(name))) {
    return false;
  }
  const foe = foeOf(game, actor);
  return foe !== 0 && sees(game, actor, foe);
}

/** The other actors of its side in range, the hero first. Where all fight all, only its own kind. */
function friendsNear(game: Game, actor: number): number[] {
  const { Aids, Identity } = game.stores;
  const from = cellOf(game, actor);
  const range = Aids.range[actor];
  const { x, y } = from;
  const near = monstersIn(game, x - range, y - range, x + range, y + range);
  return [game.hero, ...near].filter((one) => {
    const at = cellOf(game, one);
    if (one === actor || cellsApart(from, at) > range) return false;
    if (!isClear(game.floor.grid, from, at, isTransparent)) return false;
    return Identity.kind[one] === Identity.kind[actor] || areOfOneSide(game, actor, one);
  });
}
