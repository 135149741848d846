import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import type { BrowserContests, Measured } from '../contest.ts';
import type { Figure } from './map/page.ts';

/** The entry for the target. */
const plainQuad = 'a plain Pixi quad with a data texture';

const sizes = [
  [25, 25],
  [80, 45],
  [200, 120],
] as const;
/**
 * Light changes in each turn. Tiles change when the hero sees a floor for the first time: then the map layer
 * also paints the stones of each cell.
 */
const changes = [
  { change: 'light', changing: 'the light of every cell changes', calls: 1 },
  // The tiles that have changed, and the map.
  { change: 'tiles', changing: 'the tile of every cell changes', calls: 2 },
] as const;
/** Rounds of ten frames; the first frame of each does not count. */
const rounds = 30;

/** The JavaScript per frame of the map layer while every cell changes its light or its tile. */
const map: BrowserContests = async (browser) => {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-map-'));
  const common = { root: 'tests/bench/browser/map', configFile: false, logLevel: 'warn' } as const;
  await build({ ...common, build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 } });
  // Isolated pages get a clock with steps of 5 µs.
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { port: 0, open: false, headers },
  });
  try {
    const held: Measured[] = [];
    for (const [width, height] of sizes) {
      for (const { change, changing, calls } of changes) {
        // A page has a limited number of WebGL contexts.
        const page = await browser.newPage();
        await page.goto(server.resolvedUrls?.local[0] ?? '');
        await page.waitForFunction('window.measure');
        const figures = (await page.evaluate(
          `measure(${width}, ${height}, '${change}', ${rounds})`,
        )) as Figure[];
        await page.close();
        held.push({
          name: `map layer, ${width} × ${height}, ${changing}, JavaScript per frame`,
          entries: figures.map(({ name, median }) => ({ name, median: 1000 * median })),
          goals: [{ than: plainQuad, ratio: 1.3 }],
        });
        const [ours] = figures;
        if (ours.calls !== calls) {
          throw new Error(`The map layer drew ${ours.calls} times, not ${calls} times.`);
        }
      }
    }
    return held;
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true });
  }
};

export default map;
