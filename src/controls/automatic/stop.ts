import type { StopReasons } from '../../words/stop-reasons.ts';

/**
 * Reasons to stop: `words/stop-reasons.ts` lists them, `watch.ts` and `series.ts` find the reasons that every
 * automatic command has, and each command adds its own reasons.
 */

/** The reason why an automatic command stops, or does not start. */
export type Stop = {
  [I in keyof StopReasons]: { readonly id: I; readonly params: StopReasons[I] };
}[keyof StopReasons];

/** Whether an answer of an automatic command is a reason to stop. */
export function isStop(answer: object): answer is Stop {
  return 'id' in answer;
}

/** A reason to stop. */
export function stop<I extends keyof StopReasons>(
  id: I,
  ...[params]: StopReasons[I] extends Record<string, never> ? [] : [StopReasons[I]]
): Stop {
  return { id, params: params ?? {} } as Stop;
}
