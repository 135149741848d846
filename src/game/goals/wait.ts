import { goal } from './goal.ts';

/** Stays on its cell and does nothing. */
export const wait = goal({ parameters: {}, decide: () => true });
