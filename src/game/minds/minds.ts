import type { Mind } from '../components.ts';
import type { Circumstance, GoalName, GoalUse } from '../goals/names.ts';

/** A goal of a mind. The indices of choices are those of the goal's parameters. */
function use(
  name: GoalName,
  values: GoalUse['values'] = {},
  when: Circumstance = 'always',
): GoalUse {
  return { name, values, when, chance: 100 };
}

/** `way` of the goal `approach`. */
const way = { slide: 0, straight: 1, room: 2, shortest: 3 };

const wander = { steps: 50 };

/** The goals of the minds that bundles name in `AI.mind`. */
export const minds: Readonly<Record<Mind, readonly GoalUse[]>> = {
  timid: [use('wander', wander, 'calm'), use('strikeBack')],
  grudge: [use('wander', wander, 'calm'), use('approach', { way: way.straight })],
  hunter: [use('approach', { way: way.slide })],
  brawler: [use('charge', { within: 6 }), use('prowl')],
  chaser: [use('sleep'), use('approach', { way: way.room })],
  roamer: [use('approach', { way: way.slide }, 'sees'), use('wait', {}, 'sees'), use('roam')],
  tracker: [use('sleep'), use('approach', { way: way.shortest })],
  none: [],
};
