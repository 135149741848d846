import { isTransparent } from '../../dungeon/grid.ts';
import { cellsApart, isClear } from '../../dungeon/line.ts';
import { monstersIn } from '../actors/actors.ts';
import { areOfOneSide } from '../actors/factions.ts';
import { isNoticed, nameOf } from '../actors/noticed.ts';
import { applyEffects, effectsOf } from '../effects/apply-effects.ts';
import { cellOf, kindOf } from '../entity.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { happens, rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import { goal } from './goal.ts';

/**
 * Helps the most wounded monster of its side that is in range and in a clear line: its effects act on that
 * monster. This takes its turn.
 */
export const aid = goal({
  component: 'Aids',
  parameters: {},
  decide(game, actor) {
    const { Aids, Health } = game.stores;
    if (!happens(game, actor, Purpose.aid, 0, Aids.chance[actor])) return false;
    const share = (one: number) => Health.current[one] / Health.max[one];
    const [wounded] = friendsNear(game, actor)
      .filter((one) => share(one) * 100 < Aids.below[actor])
      .sort((a, b) => share(a) - share(b));
    if (wounded === undefined) return false;
    if (wounded !== game.hero && isNoticed(game, actor) && isNoticed(game, wounded)) {
      const [monster, other] = [actor, wounded].map((one) => nameOf(game, one));
      say(game, 'important', 'aids', { monster, other });
    }
    const rnd = rollsOf(game, actor, Purpose.effect);
    const occasion = { target: wounded, source: actor, item: 0, kind: kindOf(game, actor).id, rnd };
    applyEffects(game, effectsOf(game, actor, 'Aids'), occasion);
    return true;
  },
});

/** The others of its side in range, the hero first. Where all fight all, only its own kind. */
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
