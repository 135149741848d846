import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import type { BrowserContests, Measured } from '../contest.ts';
import { medianOf } from '../measure.ts';

/** Visits of each page, each in a new profile. */
const rounds = 11;
/** ms until the window of a new profile no longer draws itself. */
const windowRest = 600;

const pixi = "Pixi's smallest page: its first picture";

/**
 * The bytes of the first scripts at commit c6723fe6, the last one before the present drawings, animations and
 * screens, counted as `firstScripts` does.
 */
const formerScripts = { name: 'the game at c6723fe6', median: 57_669 };

/** A moment of a page whose time is measured. */
interface Moment {
  readonly name: string;
  /** The built page. */
  readonly page: 'game' | 'pixi';
  /** Runs in the page before its scripts. Writes the time in ms to the console. */
  readonly watch: () => void;
}

const moments: readonly Moment[] = [
  { name: 'the game: its title', page: 'game', watch: watchTitle },
  { name: 'the game: its first playable picture', page: 'game', watch: watchPlay },
  { name: pixi, page: 'pixi', watch: watchCanvas },
];

/** The first text that the browser paints: the title. */
function watchTitle(): void {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) console.info(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
}

/**
 * The first picture on a canvas of the page. A dot is added in the same frame, and the browser reports
 * when it has painted the dot.
 */
function watchCanvas(): void {
  const dot = new Image();
  dot.src = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';
  dot.setAttribute('elementtiming', 'dot');
  dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 4px';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      console.info((entry as PerformanceEntry & { renderTime: number }).renderTime);
    }
  }).observe({ type: 'element' });
  const prototype = WebGL2RenderingContext.prototype;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced'] as const) {
    const own = prototype[name] as (...args: unknown[]) => void;
    Object.assign(prototype, {
      [name](this: WebGL2RenderingContext, ...args: unknown[]) {
        own.apply(this, args);
        const { mode } = document.body.dataset;
        // Pixi tries its shaders on canvases outside the page. The game first draws its title.
        const isShown = (this.canvas as HTMLCanvasElement).isConnected && mode !== 'title';
        if (isShown && !dot.isConnected) document.body.append(dot);
      },
    });
  }
}

/** Presses the start button as soon as it is there; then the first picture of the game. */
function watchPlay(): void {
  const observer = new MutationObserver(() => {
    const button = document.querySelector<HTMLElement>('button.start[type=submit]');
    if (!button) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The time of a moment in a new visit, in ms since the visit began. */
async function visit(browser: Browser, address: string, { watch }: Moment): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 800, height: 500 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (watch === watchPlay) await page.addInitScript(watchCanvas);
  await page.addInitScript(watch);
  await page.waitForTimeout(windowRest);
  // A question to the page would be additional work for it.
  const time = page.waitForEvent('console', (message) => message.type() === 'info');
  await page.goto(address);
  const ms = Number((await time).text());
  await context.close();
  return ms;
}

/** The scripts that the page loads before anything else, each compressed by itself, in bytes. */
function firstScripts(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="([^"]*\.js)"/g)].map(([, file]) => file);
  const sizes = files.map((file) => gzipSync(readFileSync(join(folder, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds both pages and serves them. `game`: the folder for the built game. */
async function serve(root: string, game: string): Promise<Record<Moment['page'], PreviewServer>> {
  const smallest = join(root, 'pixi');
  await build({ logLevel: 'error', build: { outDir: game, emptyOutDir: true } });
  const folder = 'tests/bench/browser/start';
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      outDir: smallest,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { input: resolve(folder, 'pixi.html') },
    },
  });
  const serverOf = (outDir: string) =>
    preview({
      configFile: false,
      logLevel: 'error',
      build: { outDir },
      preview: { port: 0, open: false },
    });
  return { game: await serverOf(game), pixi: await serverOf(smallest) };
}

/** The time until the title and until the first playable picture, in new profiles, and the first scripts. */
const start: BrowserContests = async (browser) => {
  const root = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const game = join(root, 'game');
  const servers = await serve(root, game);
  try {
    const times = moments.map((): number[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, moment] of moments.entries()) {
        const address = servers[moment.page].resolvedUrls?.local[0] ?? '';
        const path = moment.page === 'pixi' ? 'pixi.html' : '';
        times[index].push(await visit(browser, `${address}${path}`, moment));
      }
    }
    const [title, play, other] = moments.map(({ name }, index) => ({
      name,
      median: 1000 * medianOf(times[index]),
    }));
    return [
      {
        name: 'start of the page: time to the painted title',
        entries: [title, other],
        goals: [{ than: pixi, ratio: 0.5 }],
      },
      {
        name: 'start of the page: time to the first playable picture',
        entries: [play, other],
        goals: [{ than: pixi, ratio: 1.25 }],
      },
      {
        name: 'first scripts of the page, compressed',
        unit: 'bytes',
        entries: [{ name: 'the game', median: firstScripts(game) }, formerScripts],
        goals: [{ than: formerScripts.name, ratio: 1.2 }],
      },
    ] satisfies Measured[];
  } finally {
    for (const server of Object.values(servers)) await server.close();
    rmSync(root, { recursive: true });
  }
};
export default start;
