import { approachHero, attackHero, isBesideHero, towardsHero, tryStep } from '../minds/steps.ts';
import type { Game } from '../world.ts';
import { goal } from './goal.ts';
import { takeRoomWay } from './room-way.ts';
import { takeShortestWay } from './shortest-way.ts';

/** The ways to the hero. */
const wayNames = ['slide', 'straight', 'room', 'shortest'] as const;

/** The ways by their names. Each returns whether it leads on. */
const ways: Record<(typeof wayNames)[number], (game: Game, actor: number) => boolean> = {
  /** Straight if possible, else along the x axis, else along the y axis. */
  slide: approachHero,
  straight(game, actor) {
    if (isBesideHero(game, actor)) return attackHero(game, actor);
    const { dx, dy } = towardsHero(game, actor);
    return tryStep(game, actor, dx, dy);
  },
  /** Straight, and out of a room by the exit nearest to the hero. */
  room: takeRoomWay,
  /** The shortest way, if the hero is near enough. */
  shortest: takeShortestWay,
};

/** Approaches the hero, and attacks it as soon as it is beside it. */
export const approach = goal({
  parameters: {
    way: { kind: 'choice', choices: wayNames, start: 0 },
  },
  moves: true,
  decide: (game, actor, { way }) => ways[wayNames[way]](game, actor),
});
