import { loadAtlas, sizeFor } from './screen/bitmap.ts';
import { openContext } from './screen/context.ts';
import { batchSource, mapSource, veiledSource } from './screen/glsl.ts';
import { beginPrograms, tryProgram } from './screen/linked.ts';
import { backdropLayout } from './screen/space.ts';

const programs = [veiledSource, batchSource, mapSource];

/** The floor behind the title is mostly of this size; for another, another atlas may come later. */
const usual = { columns: 25, rows: 25, touch: false, glyphs: false, backdrop: true };

/**
 * What takes its time and needs nothing of the rest. The build makes it a file of its own
 * (`vite.config.ts`), which the browser runs while the others are still on their way.
 */
function start() {
  const { innerWidth: width, innerHeight: height, devicePixelRatio: ratio } = window;
  const size = sizeFor(backdropLayout({ ...usual, width, height, ratio }).cell);
  const atlas = loadAtlas(size);
  // Whoever waits for it hears of what fails.
  atlas.catch(() => {});
  // After the atlas was asked for: this waits for the graphics process.
  const context = openContext();
  if (context) {
    beginPrograms(context, programs);
    // Not now: that would wait until they are compiled.
    setTimeout(() => tryProgram(context, veiledSource));
  }
  return { context, atlas, size };
}

export const started = start();
