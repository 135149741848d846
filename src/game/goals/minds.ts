import type { Mind } from '../components.ts';
import { type Circumstance, type GoalName, type GoalUse, wayNames } from './names.ts';

/** A goal of a mind. Choices have the same indices as in the goal's parameters. */
function use(
  name: GoalName,
  values: GoalUse['values'] = {},
  when: Circumstance = 'always',
): GoalUse {
  return { name, values, when, chance: 100 };
}

/** `way` of the goal `approach`. */
const wayBy = (name: (typeof wayNames)[number]) => ({ way: wayNames.indexOf(name) });

const wander = { stepChance: 50 };

/**
 * The goals of the minds that bundles name in `AI.mind`. A `timid` monster forgets an attack when it has struck back; a
 * `grudge` never does.
 */
export const minds: Readonly<Record<Mind, readonly GoalUse[]>> = {
  timid: [use('wander', wander, 'calm'), use('strikeBack')],
  grudge: [use('wander', wander, 'calm'), use('approach', wayBy('straight'))],
  hunter: [use('approach', wayBy('slide'))],
  brawler: [use('charge', { within: 6 }), use('prowl')],
  chaser: [use('sleep'), use('approach', wayBy('room'))],
  roamer: [use('approach', wayBy('slide'), 'sees'), use('wait', {}, 'sees'), use('roam')],
  tracker: [use('sleep'), use('approach', wayBy('shortest'))],
  none: [],
};
