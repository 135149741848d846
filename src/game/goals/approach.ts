import { approachActor, attackActor, isBeside, towards, tryStep } from '../minds/steps.ts';
import type { Game } from '../world.ts';
import { foeOf } from './foe.ts';
import { goal } from './goal.ts';
import { takeRoomWay } from './room-way.ts';
import { takeShortestWay } from './shortest-way.ts';

/** The ways to a foe. */
const wayNames = ['slide', 'straight', 'room', 'shortest'] as const;

/** The ways by their names. Each returns whether it leads on. */
const ways: Record<(typeof wayNames)[number], (game: Game, actor: number, foe: number) => boolean> =
  {
    /** Straight if possible, else along the x axis, else along the y axis. */
    slide: approachActor,
    straight(game, actor, foe) {
      if (isBeside(game, actor, foe)) return attackActor(game, actor, foe);
      const { dx, dy } = towards(game, actor, foe);
      return tryStep(game, actor, dx, dy);
    },
    /** Straight, and out of a room by the exit nearest to the foe. */
    room: takeRoomWay,
    /** The shortest way, if the foe is near enough. */
    shortest: takeShortestWay,
  };

/** Approaches its enemy, and attacks it as soon as it is next to it. */
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
