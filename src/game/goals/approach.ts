import type { Game } from '../world.ts';
import { foeOf } from './foe.ts';
import { goal } from './goal.ts';
import { wayNames } from './names.ts';
import { takeRoomWay } from './room-way.ts';
import { takeShortestWay } from './shortest-way.ts';
import { takeSlideWay } from './slide-way.ts';
import { intendAttack, reaches, towards, tryStep } from './steps.ts';

/**
 * The goal of a monster that walks to its foe and attacks, from any distance. Other walks are `charge` (only to a near
 * foe, as in the arena), `follow` and `flee`, and without a foe `prowl` and `wander` (random steps, orthogonal ones or
 * all), and `roam` (straight on until an obstacle). `minds.ts` says which minds use which.
 */

/** The ways by their names. Each returns whether it leads on. */
const ways: Record<(typeof wayNames)[number], (game: Game, actor: number, foe: number) => boolean> =
  {
    /** Straight if possible, else along the x axis, else along the y axis. */
    slide: takeSlideWay,
    straight(game, actor, foe) {
      if (reaches(game, actor, foe)) return intendAttack(game, actor, foe);
      const { dx, dy } = towards(game, actor, foe);
      return tryStep(game, actor, dx, dy);
    },
    /** Straight, and out of a room by the exit nearest to the foe. */
    room: takeRoomWay,
    /** The shortest way, if the foe is near enough. */
    shortest: takeShortestWay,
  };

/**
 * Approaches its foe, and attacks it as soon as it is next to it. `foe.ts` chooses the foe, and decides when a monster
 * with `Senses` loses the hero.
 */
export const approach = goal({
  parameters: {
    way: { kind: 'choice', choices: wayNames, start: 0 },
  },
  moves: true,
  decide(game, actor, { way }) {
    const foe = foeOf(game, actor);
    return foe !== 0 && ways[wayNames[way]](game, actor, foe);
  },
});
