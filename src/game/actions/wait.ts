import type { ActionFor } from './action.ts';

/** Waiting: the turn passes. */
export const wait: ActionFor<'wait'> = {
  check: () => null,
  perform() {},
};
