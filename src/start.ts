import { loadAtlas } from './screen/bitmap.ts';
import { openContext } from './screen/context.ts';

/**
 * What takes its time and needs nothing of the rest. The build makes it a file of its own
 * (`vite.config.ts`), which the browser runs while the others are still on their way.
 */
export const started = { context: openContext(), atlas: loadAtlas('half') };
// Whoever waits for it hears of what fails.
started.atlas.catch(() => {});
