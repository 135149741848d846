import type { Game } from '../world.ts';
import { approachThroughRooms } from './approach-room.ts';
import { approachByShortestWay } from './approach-shortest.ts';
import { approachSliding } from './approach-slide.ts';
import { foeOf } from './foe.ts';
import { goal } from './goal.ts';
import { wayNames } from './names.ts';
import { intendAttack, reaches, towards, tryStep } from './steps.ts';

/**
 * The goal of a monster that walks to its foe and attacks, from any distance. It chooses its step by one of four ways:
 *
 * - `slide` (`approach-slide.ts`): the minds `hunter`, in Simple, and `roamer`.
 * - `straight` (below): the mind `grudge`, in Simple.
 * - `room` (`approach-room.ts`): the mind `chaser`, which all monsters of Rogue have.
 * - `shortest` (`approach-shortest.ts`): the mind `tracker`, for packs and mods.
 *
 * Other walks are `charge` (only to a near foe: the mind `brawler` of the arena), `follow` and `flee`, and without a foe
 * `prowl` and `wander` (random steps, orthogonal ones or all), and `roam` (straight on until an obstacle).
 */

/** The ways by their names. Each takes a step or attacks, and returns whether it could. */
const ways: Record<(typeof wayNames)[number], (game: Game, actor: number, foe: number) => boolean> =
  {
    slide: approachSliding,
    /** The step that leads most directly to the foe, or none. */
    straight(game, actor, foe) {
      if (reaches(game, actor, foe)) return intendAttack(game, actor, foe);
      const { dx, dy } = towards(game, actor, foe);
      return tryStep(game, actor, dx, dy);
    },
    room: approachThroughRooms,
    shortest: approachByShortestWay,
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
