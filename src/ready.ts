import type { Ready } from './app/library.ts';
import { outlines } from './ready/outlines.ts';
import { simple } from './ready/simple.ts';

/**
 * The campaigns without mods: the first whole, the others when they are asked for. The build loads
 * them once and for all: of the files in `ready/` it leaves only what comes out of them
 * (`vite.config.ts`), so that no page has to check what never changes.
 */
export const ready: Ready = {
  outlines,
  first: simple,
  others: {
    rogue: async () => (await import('./ready/rogue.ts')).rogue,
    arena: async () => (await import('./ready/arena.ts')).arena,
  },
};
