import { directions } from '../../dungeon/grid.ts';
import { Purpose, pick } from '../random.ts';
import { happens, roll } from '../roll.ts';
import { goal } from './goal.ts';
import { tryStep } from './steps.ts';

/** Tries one random step, or stays. */
export const wander = goal({
  parameters: {
    /** The chance of a step. */
    stepChance: { kind: 'u8', unit: '%', min: 1, max: 100, start: 50 },
  },
  moves: true,
  decide(game, actor, { stepChance }) {
    if (happens(game, actor, Purpose.idle, 0, 100 - stepChance)) return true;
    const { dx, dy } = directions[pick(roll(game, actor, Purpose.idle, 1), directions.length)];
    tryStep(game, actor, dx, dy);
    return true;
  },
});
